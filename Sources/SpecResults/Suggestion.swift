/// Finds what a writer who mistyped a word may have meant.
package enum Suggestion {
  /// The word of `words` nearest to `word`; of equally near ones the first, `nil` where none is near.
  ///
  /// Distance counts letters put in, left out, changed or swapped with their neighbour. Near is at
  /// most a third of the word's length, and one letter is always near, unless the word is one letter.
  package static func nearest(_ word: String, in words: some Sequence<String>) -> String? {
    guard isWord(word) else { return nil }
    let letters = Array(word.lowercased())
    var furthest = min(max(1, word.count / 3), word.count - 1)
    var best: String?
    for candidate in words {
      let others = Array(candidate.lowercased())
      // So many letters are put in or left out at least, which tells it of most words.
      guard abs(others.count - letters.count) <= furthest else { continue }
      let distance = distance(letters, others)
      if distance <= furthest { (best, furthest) = (candidate, distance - 1) }
    }
    return best
  }

  /// A tail for a message: ` (did you mean 'word'?)`; empty where nothing is near.
  package static func question(_ word: String, in words: some Sequence<String>) -> String {
    question(nearest(word, in: words))
  }

  /// A tail for a message that asks whether `word` was meant; empty where there is none.
  package static func question(_ word: String?) -> String {
    word.map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// The word of `words` that may be meant by `word`; `nil` where that cannot be told.
  package static func meant(_ word: String, in words: some Collection<String>) -> String? {
    guard isWord(word) else { return nil }
    return nearest(word, in: words) ?? related(word, in: words)
  }

  /// A tail for a message: the word that may be meant, else all that are known, unless it is very
  /// many.
  package static func choice(_ word: String, in words: some Collection<String>) -> String {
    if let meant = meant(word, in: words) { return question(meant) }
    guard !words.isEmpty, words.count <= 50 else { return "" }
    return " (known: \(words.joined(separator: ", ")))"
  }

  /// Whether a text is short enough to be a name, or the id of a spec, that somebody mistyped: to compare
  /// one of 50 MiB takes a gigabyte.
  private static func isWord(_ text: String) -> Bool { text.utf8.count <= 1000 }

  /// The first of `words` that stands in `word`, in the singular, too, as `at_most` in
  /// `to_be_at_most` and `set` in `setValue`, or else the only one that begins with it, as
  /// `rectangle` with `rect`; `nil` where there is none.
  private static func related(_ word: String, in words: some Collection<String>) -> String? {
    var parts = word.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }[...]
    while !parts.isEmpty {
      let starts = { (candidate: String) in
        candidate.count >= 3 && (parts == candidate || parts.hasPrefix(candidate + "_"))
      }
      let inside = words.filter(starts).max { $0.count < $1.count }
      if let inside = inside ?? words.first(where: { $0.last == "s" && starts("\($0.dropLast())") })
      {
        return inside
      }
      parts = parts.drop { $0 != "_" }.dropFirst()
    }
    let longer = words.filter { word.count >= 4 && $0.hasPrefix(word) }
    return longer.count == 1 ? longer.first : nil
  }

  private static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let isSame = from[row] == to[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      (before, last) = (last, current)
    }
    return last[to.count]
  }
}
