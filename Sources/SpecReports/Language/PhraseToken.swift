/// A part of an English text: a word, a figure with its unit, or a mark.
enum PhraseToken: Equatable {
  /// A word, or a name.
  case word(String)
  /// A number or a pair of numbers, and a unit where one follows.
  case figure(number: String, unit: String)
  /// A comma, a colon, or a bracket around several parts.
  case mark(Character)

  /// What a phrase holds in its place.
  var template: String {
    switch self {
    case .word(let word): word
    case .figure: "#"
    case .mark(let mark): String(mark)
    }
  }

  static func all(in text: String) -> [PhraseToken] { parts(of: text).map(\.token) }

  /// The parts of a text, each with what it is made of, the blanks before it included.
  static func parts(of text: String) -> [(token: PhraseToken, source: Substring)] {
    var rest = text[...]
    var parts: [(PhraseToken, Substring)] = []
    while !rest.isEmpty {
      let start = rest.startIndex
      rest = rest.drop { $0 == " " }
      guard let first = rest.first else { break }
      let token: PhraseToken
      if let number = rest.takePair() ?? rest.takeNumber() {
        token = .figure(number: number, unit: rest.takeUnit())
      } else if "(),:".contains(first) {
        token = .mark(rest.removeFirst())
      } else {
        token = .word(rest.takeWord())
      }
      parts.append((token, text[start..<rest.startIndex]))
    }
    return parts
  }
}

extension Substring {
  private static let units: [Substring] = [
    "pt/s/s", "pt/s", "pt", "deg/s", "deg", "spans/s", "bytes", "ms", "us", "s",
  ]

  /// Whether a word or a figure is over here.
  private var isAtBoundary: Bool { first.map { " ,:)".contains($0) } ?? true }

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

  /// Takes what stands before the next blank, without the marks at its end.
  fileprivate mutating func takeWord() -> String {
    var word = prefix { $0 != " " }
    while word.count > 1, let last = word.last {
      let closes = last == ")" && !word.contains("(")
      guard last == "," || last == ":" || closes else { break }
      word.removeLast()
    }
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
