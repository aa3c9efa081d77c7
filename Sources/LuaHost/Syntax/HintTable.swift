/// What to write instead of names, the same for several of them.
package struct HintTable {
  private let hints: [String: String]

  /// The table of these rows; of a name that stands in several, the last one counts.
  package init(_ rows: [(hint: String, names: [String])]) {
    var hints: [String: String] = [:]
    for (hint, names) in rows {
      for name in names { hints[name] = hint }
    }
    self.hints = hints
  }

  /// What to write instead of `name`; `nil` where nothing is known of it.
  package subscript(name: String) -> String? { hints[name] }
}
