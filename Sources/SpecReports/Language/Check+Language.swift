import SpecResults

/// A text of a document in the language asked for, or the English one where there is none.
struct LocalText: Equatable {
  /// The text, safe to print.
  let text: String

  /// Whether it is the English text in a report of another language.
  let isFallback: Bool

  /// The text with a mark where it is English in a report of another language.
  var marked: String { text + (isFallback ? " (en)" : "") }

  /// A text that belongs to no language, such as a spec's own name.
  init(_ text: String) {
    self.text = text.visible
    isFallback = false
  }

  /// The text of `texts` in the book's language, or `english`.
  init(_ texts: [String: String], english: String, _ book: Phrasebook) {
    text = (texts[book.code] ?? english).visible
    isFallback = texts[book.code] == nil && book.language != .english && !english.isEmpty
  }
}

extension Check {
  /// The title of the checklist that the row stands in.
  func heading(_ book: Phrasebook) -> LocalText {
    LocalText(checklists, english: checklist, book)
  }

  /// The document that the row stands in, the one in the book's language where there is one.
  func document(_ book: Phrasebook) -> String { documents[book.code] ?? document }
}

extension SpecResult {
  /// The short name of a check's row; a plain spec's names.
  func title(_ book: Phrasebook) -> LocalText {
    guard let check else { return LocalText(fullName) }
    return LocalText(check.titles, english: check.titles["en"] ?? names.last ?? id, book)
  }

  /// What to do, and what to look at; both empty for a plain spec.
  func instructions(_ book: Phrasebook) -> [LocalText] {
    guard let check else { return [LocalText(""), LocalText("")] }
    return [
      LocalText(check.actions, english: check.action, book),
      LocalText(check.observes, english: check.observe, book),
    ]
  }

  /// What a label of the row's observations is called; `#` in a translation stands for its figures.
  func label(_ label: String, _ book: Phrasebook) -> String {
    let labels = check?.labels[book.code] ?? [:]
    let tokens = PhraseToken.all(in: label)
    let template = tokens.map(\.template).joined(separator: " ")
    let pattern = labels[template].map { book.filled($0.visible, with: book.figures(tokens)) }
    return book.isolated(labels[label]?.visible ?? pattern ?? label.visible)
  }
}
