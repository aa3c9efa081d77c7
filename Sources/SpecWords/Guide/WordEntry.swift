/// What `sprung doc` tells of one word.
package struct WordEntry: Hashable, Sendable {
  /// The word, such as `settles`.
  package let name: String

  /// Other words that its meaning and example tell of, too.
  let also: [String]

  /// The word, and those that it tells of, too.
  package var words: [String] { [name] + also }

  /// Its definition, units included.
  package let meaning: String

  /// What a reader may imagine; `nil` where the definition is enough.
  package let picture: String?

  /// Lua that runs inside a spec in which `tile`, its `run` and its signal `x` are there.
  package let example: String

  init(
    _ name: String, _ meaning: String, also: [String] = [], picture: String? = nil,
    _ example: String
  ) {
    self.name = name
    self.also = also
    self.meaning = meaning
    self.picture = picture
    self.example = example
  }
}

/// Words that belong together.
package struct WordFamily: Hashable, Sendable {
  /// What the words are about.
  package let title: String

  /// The words, in the order in which they are best read.
  package let entries: [WordEntry]
}

/// The words of the Lua side, with an example each that a test runs.
package enum Guide {
  /// Every family, in the order in which a beginner needs them.
  package static let families = [
    specs, assertions, gestures, subjects, signals, windows, claims, plainWords, springs,
    progress, definitions, states, callbacks, views,
  ]
}
