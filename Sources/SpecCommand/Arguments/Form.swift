import SpecResults

/// What an option's value must look like.
struct Form<Value> {
  /// In words, as they follow the value's hint in a message; empty where that says it.
  let words: String

  /// What a text stands for; `nil` where it is not of the form.
  let read: (String) -> Value?

  /// A form that `words` describe.
  init(_ words: String, _ read: @escaping (String) -> Value?) {
    self.words = words
    self.read = read
  }
}

extension Form<Int> {
  /// A count.
  static var positive: Form {
    Form("a whole number above 0") { Int($0).flatMap { $0 > 0 ? $0 : nil } }
  }

  /// So many mebibytes that their bytes can be counted.
  static var mebibytes: Form {
    Form("a whole number above 0, at most \(1 << 30)") {
      Int($0).flatMap { (1...1 << 30).contains($0) ? $0 : nil }
    }
  }
}

extension Form<Double> {
  /// A number of seconds.
  static var seconds: Form {
    let any = aboveZero("a number of seconds above 0, such as 0.5")
    // More would be more nanoseconds than can be counted, and is as good as for ever.
    return Form(any.words) { any.read($0).map { min($0, 1e9) } }
  }

  /// A number that `range` contains.
  static func number(in range: ClosedRange<Double>) -> Form {
    Form("a number from \(range.lowerBound.shortestText) to \(range.upperBound.shortestText)") {
      Double($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A number above 0.
  static func aboveZero(_ words: String) -> Form {
    Form(words) { Double($0).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
  }

  /// Any number but nan and the infinities.
  static var finite: Form {
    Form("a number without a unit, such as 0.5") { Double($0).flatMap { $0.isFinite ? $0 : nil } }
  }
}
