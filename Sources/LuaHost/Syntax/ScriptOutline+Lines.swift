/// What stands in a line, told by its tokens.
extension ScriptOutline {
  /// Whether the variable `name` is read in a line as the value that is needed there, and not to ask
  /// whether there is one: `x or 3`, `if x then`, `x == nil`.
  package func needs(_ name: String, on line: Int) -> Bool {
    places(on: line).contains { place in
      let (last, next) = (text(place - 1), text(place + 1))
      guard tokens[place].kind == .word, tokens[place].text == name, next != "=",
        ![".", ":", "function", "local"].contains(last)
      else { return false }
      let isGiven = last == "(" && Self.askers.contains(text(place - 2))
      return !isGiven && !Self.asking.contains(last) && !Self.asking.contains(next)
    }
  }

  /// Whether `function` is called in a line with nothing but a string in quotation marks.
  package func calls(_ function: String, withTextOn line: Int) -> Bool {
    places(on: line).contains { place in
      text(place) == ")" && text(place - 2) == "(" && text(place - 3) == function
        && tokens[place - 1].kind == .string
    }
  }

  /// The name, such as `run.offset.x`, of which `member` is called in a line with a dot; `nil` where it
  /// is not, or of what has no name.
  package func owner(ofCalled member: String, on line: Int) -> String? {
    for place in places(on: line)
    where tokens[place].text == member && text(place - 1) == "."
      && (["(", "{"].contains(text(place + 1)) || isString(place + 1))
    {
      var parts: [String] = []
      var place = place
      while text(place - 1) == ".", isName(place - 2) {
        place -= 2
        parts.insert(tokens[place].text, at: 0)
      }
      if text(place - 1) != ".", !parts.isEmpty { return parts.joined(separator: ".") }
    }
    return nil
  }

  /// The last of `lines` in which `word` stands; `nil` where it stands in none.
  package func lastLine(of word: String, among lines: ClosedRange<Int>) -> Int? {
    tokens.last { $0.kind == .word && $0.text == word && lines.contains($0.line) }?.line
  }

  /// Whether the last token that begins in a line is `text`.
  package func ends(_ line: Int, with text: String) -> Bool {
    places(on: line).last.map { tokens[$0].text == text } ?? false
  }

  private func places(on line: Int) -> Range<Int> {
    let first = place(from: line)
    return first..<place(from: line + 1)
  }

  /// Where the first token stands that begins in a line, or below.
  private func place(from line: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func text(_ place: Int) -> String {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }

  private func isString(_ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .string
  }

  private func isName(_ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .word
  }

  /// What stands beside a value of which the script asks whether it is there.
  private static let asking: Set<String> = [
    "if", "elseif", "while", "until", "not", "and", "or", "then", "==", "~=",
  ]

  /// What is called with such a value.
  private static let askers: Set<String> = [
    "type", "tostring", "is_nil", "is_not_nil", "is_falsy", "is_truthy", "falsy", "truthy",
  ]
}
