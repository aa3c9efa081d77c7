/// A part of an English text: a word, a figure with its unit, or a comma.
enum PhraseToken: Equatable {
  /// A word, or a name.
  case word(String)
  /// A number or a pair of numbers, and a unit where one follows.
  case figure(number: String, unit: String)
  /// A comma between two parts.
  case comma

  /// What a phrase holds in its place.
  var template: String {
    switch self {
    case .word(let word): word
    case .figure: "#"
    case .comma: ","
    }
  }

  /// The parts of a text.
  static func all(in text: String) -> [PhraseToken] {
    var rest = text[...]
    var tokens: [PhraseToken] = []
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "," {
        rest.removeFirst()
        tokens.append(.comma)
      } else if let number = rest.takePair() ?? rest.takeNumber() {
        tokens.append(.figure(number: number, unit: rest.takeUnit()))
      } else {
        tokens.append(.word(rest.takeWord()))
      }
    }
    return tokens
  }
}

extension Substring {
  private static let units: [Substring] = [
    "pt/s/s", "pt/s", "pt", "deg/s", "deg", "spans/s", "bytes", "ms", "us", "s",
  ]

  /// Whether a word or a figure is over here.
  private var isAtBoundary: Bool { isEmpty || first == " " || first == "," }

  /// Takes a number such as `-12.5` or `4%` from the beginning.
  fileprivate mutating func takeNumber() -> String? {
    guard let number = leadingNumber else { return nil }
    let rest = dropFirst(number.count)
    guard rest.isAtBoundary else { return nil }
    self = rest
    return String(number)
  }

  /// Takes a pair of numbers such as `(205, 160)` from the beginning.
  fileprivate mutating func takePair() -> String? {
    guard first == "(", let x = dropFirst().leadingNumber else { return nil }
    let second = dropFirst(1 + x.count)
    guard second.hasPrefix(", "), let y = second.dropFirst(2).leadingNumber else { return nil }
    let rest = second.dropFirst(2 + y.count)
    guard rest.first == ")", rest.dropFirst().isAtBoundary else { return nil }
    self = rest.dropFirst()
    return "(\(x), \(y))"
  }

  /// Takes the unit that follows a number; empty where none does.
  fileprivate mutating func takeUnit() -> String {
    guard first == " " else { return "" }
    let rest = dropFirst()
    for unit in Self.units where rest.hasPrefix(unit) {
      let after = rest.dropFirst(unit.count)
      guard after.isAtBoundary else { continue }
      self = after
      return String(unit)
    }
    return ""
  }

  /// Takes what stands before the next blank, without a comma at its end.
  fileprivate mutating func takeWord() -> String {
    var word = prefix { $0 != " " }
    if word.last == ",", word.count > 1 { word.removeLast() }
    removeFirst(word.count)
    return String(word)
  }

  private var leadingNumber: Substring? {
    let number = prefix { $0.isASCII && $0.isNumber || "-+.e%".contains($0) }
    guard let last = number.last, number.first != "e", last.isNumber || last == "%",
      number.contains(where: \.isNumber)
    else { return nil }
    return number
  }
}
