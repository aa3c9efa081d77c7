/// A syntax error as Lua tells it, taken apart.
struct SyntaxFault {
  /// Lua's sentence, without the place.
  let message: String

  /// The line that it blames, each run of blanks as one.
  let line: String

  /// What stands in it that is not ASCII, first.
  let strange: Unicode.Scalar?

  /// The word or sign at which Lua stopped.
  let near: String

  /// The words of the line, as blanks divide them.
  let words: [String]

  init(message: String, line: String) {
    self.message = message
    strange = line.unicodeScalars.first { !$0.isASCII }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    self.words = words
    self.line = words.joined(separator: " ")
    var near = message
    while let found = near.range(after: " near ") { near = found }
    if near.hasPrefix("'"), near.hasSuffix("'"), near.count > 2 {
      near = String(near.dropFirst().dropLast())
    }
    self.near = near == message ? "" : near
  }

  /// Whether Lua says that it expected `word`.
  func expects(_ word: String) -> Bool { message.hasPrefix("'\(word)' expected") }

  /// Whether Lua stopped at the beginning of a value: a name, a number, a string or a table.
  var isValue: Bool {
    guard let first = near.first, !Self.reserved.contains(near) else { return false }
    return first.isLetter || first.isNumber || "\"'{_".contains(first)
  }

  /// The name before a colon that was meant to give a value that name, as in `duration: 0.45`.
  var labelledName: String? {
    guard message.hasPrefix("<name> expected") || message.hasPrefix("function arguments expected")
    else { return nil }
    return words.lazy.compactMap { word -> String? in
      let name = word.drop { "({".contains($0) }.dropLast()
      let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return word.last == ":" && isName ? String(name) : nil
    }.first
  }

  /// The method that stands in the line without parentheses, as in `tile:play(g:release)`.
  var methodWithoutArguments: String? {
    guard message.hasPrefix("function arguments expected") else { return nil }
    let parts = line.split(separator: ":").dropFirst()
    return parts.lazy.compactMap { part -> String? in
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let next = part[name.endIndex...].first { $0 != " " }
      return name.isEmpty || next.map { "({\"'".contains($0) } == true ? nil : String(name)
    }.last
  }

  /// The word of Lua's that was written as the name of a field, as in `{ until = 3 }`.
  var reservedKey: String? {
    guard Self.reserved.contains(near) else { return nil }
    let index = words.firstIndex(of: near)
    return index.flatMap { words.indices.contains($0 + 1) && words[$0 + 1] == "=" ? near : nil }
  }

  /// The words that cannot be names.
  static let reserved: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  /// The words that end a block.
  static let closing: Set<String> = ["else", "elseif", "end", "until"]
}

extension String {
  /// What follows the first `mark`; `nil` where there is none.
  fileprivate func range(after mark: String) -> String? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { return String(rest.dropFirst(mark.count)) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
