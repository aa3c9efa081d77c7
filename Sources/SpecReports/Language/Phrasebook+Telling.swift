extension Phrasebook {
  /// The language's words for an English text made of phrases, figures and names.
  ///
  /// From each place on the longest phrase is taken; names and unknown words stay as they are.
  func told(_ text: String) -> String {
    guard !phrases.isEmpty else { return text }
    var tokens = PhraseToken.all(in: text)[...]
    var result = ""
    while let token = tokens.first {
      if case .mark(let mark) = token {
        result += told(mark, after: result)
        tokens.removeFirst()
      } else {
        let (phrase, length) = longestPhrase(in: tokens)
        let gap = result.isEmpty || phrase.isEmpty || result.hasSuffix("(") ? "" : " "
        result += gap + phrase
        tokens.removeFirst(length)
      }
    }
    return isolated(result)
  }

  private func told(_ mark: Character, after text: String) -> String {
    switch mark {
    case ",": comma
    case ":": String(colon.dropLast())
    case "(": text.isEmpty || text.hasSuffix("(") ? "(" : " ("
    default: String(mark)
    }
  }

  /// The figures among `tokens`, with their units in the language's words.
  func figures(_ tokens: [PhraseToken]) -> ArraySlice<String> {
    tokens.compactMap { token in
      guard case .figure(let number, let unit) = token else { return nil }
      let own = phrases[unit] ?? unit
      return number + (own.isEmpty || own.hasPrefix("°") ? "" : " ") + own
    }[...]
  }

  /// The text, with what would run against the language's direction kept together.
  func isolated(_ text: String) -> String {
    isRightToLeft ? text.isolatingLeftToRight : text
  }

  private func longestPhrase(in tokens: ArraySlice<PhraseToken>) -> (text: String, length: Int) {
    for length in stride(from: min(tokens.count, Self.longest), to: 0, by: -1) {
      let part = tokens.prefix(length)
      guard let phrase = phrases[part.map(\.template).joined(separator: " ")] else { continue }
      return (filled(phrase, with: figures(Array(part))), length)
    }
    switch tokens.first {
    case .word(let word): return (word, 1)
    case .figure(let number, let unit):
      return (filled("#", with: figures([.figure(number: number, unit: unit)])), 1)
    case .mark, nil: return ("", 1)
    }
  }

  /// The most tokens of a phrase.
  private static let longest = 8
}
