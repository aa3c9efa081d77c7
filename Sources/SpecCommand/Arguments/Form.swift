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
}

extension Form<Double> {
  /// A number of seconds.
  static var seconds: Form { aboveZero("a number of seconds above 0, such as 0.5") }

  /// A number above 0.
  static func aboveZero(_ words: String) -> Form {
    Form(words) { Double($0).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
  }

  /// Any number but nan and the infinities.
  static var finite: Form {
    Form("a number without a unit, such as 0.5") { Double($0).flatMap { $0.isFinite ? $0 : nil } }
  }
}
