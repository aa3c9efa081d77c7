extension SpecResult: Record {
  package static var blank: SpecResult {
    SpecResult(id: "", names: [], location: .blank, outcome: .passed)
  }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("id", &id)
    try archive.field("outcome", &outcome)
    try archive.field("names", &names)
    try archive.field("location", &location)
    try archive.field("check", &check)
    try archive.field("tags", &tags)
    try archive.field("claims", &claims)
    try archive.field("assertions", &assertions)
    try archive.field("observations", &observations)
    try archive.field("findings", &findings)
    try archive.field("errors", &errors)
    try archive.field("reason", &reason)
    try archive.field("output", &output)
    try archive.field("notes", &notes)
    try archive.field("warnings", &warnings)
    try archive.field("story", &story)
    try archive.field("digest", &digest)
    try archive.field("duration", &duration)
    try archive.field("scenes", &scenes)
  }
}

extension Outcome: RecordedWord {
  package static var blank: Outcome { .passed }

  package var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .errored: "errored"
    case .skipped: "skipped"
    case .known: "known"
    }
  }
}

extension Location: Record {
  package static var blank: Location { Location(path: "", line: 0) }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("path", &path)
    try archive.field("line", &line)
    try archive.field("column", &column)
  }
}

extension Check: Record {
  package static var blank: Check {
    Check(checklist: "", document: "", action: "", observe: "", titles: [:])
  }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("checklist", &checklist)
    try archive.field("document", &document)
    try archive.field("action", &action)
    try archive.field("observe", &observe)
    try Translation.exchange("titles", &titles, with: &archive)
    try Translation.exchange("actions", &actions, with: &archive)
    try Translation.exchange("observes", &observes, with: &archive)
    try Translation.exchange("checklists", &checklists, with: &archive)
    try Translation.exchange("documents", &documents, with: &archive)
    try LabelTranslation.exchange("labels", &labels, with: &archive)
  }
}

/// A text in one language.
private struct Translation: Record {
  var language: String
  var text: String

  static var blank: Translation { Translation(language: "", text: "") }

  mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("language", &language)
    try archive.field("text", &text)
  }

  /// Exchanges texts by language, in the order of the codes.
  static func exchange(
    _ name: StaticString, _ texts: inout [String: String], with archive: inout some Archive
  ) throws(ArchiveError) {
    var list = texts.sorted { $0.key < $1.key }.map {
      Translation(language: $0.key, text: $0.value)
    }
    try archive.field(name, &list)
    texts = Dictionary(list.map { ($0.language, $0.text) }) { first, _ in first }
  }
}

/// What the labels of observations are called in one language.
private struct LabelTranslation: Record {
  var language: String
  var texts: [String]

  static var blank: LabelTranslation { LabelTranslation(language: "", texts: []) }

  mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("language", &language)
    try archive.field("texts", &texts)
  }

  /// Exchanges the labels by language, each English one before what it is called, in their order.
  static func exchange(
    _ name: StaticString, _ labels: inout [String: [String: String]],
    with archive: inout some Archive
  ) throws(ArchiveError) {
    var list = labels.sorted { $0.key < $1.key }.map { language, texts in
      LabelTranslation(
        language: language,
        texts: texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    }
    try archive.field(name, &list)
    labels = Dictionary(list.map { ($0.language, $0.pairs) }) { first, _ in first }
  }

  private var pairs: [String: String] {
    let starts = stride(from: 0, to: texts.count - 1, by: 2)
    return Dictionary(starts.map { (texts[$0], texts[$0 + 1]) }) { first, _ in first }
  }
}

extension SpecError: Record {
  package static var blank: SpecError { SpecError(kind: .raised, location: nil, message: "") }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("kind", &kind)
    try archive.field("location", &location)
    try archive.field("message", &message)
    try archive.field("traceback", &traceback)
    try archive.field("source", &source)
  }
}

extension Warning: Record {
  package static var blank: Warning { Warning(at: nil, "") }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("location", &location)
    try archive.field("message", &message)
  }
}

extension SpecError.Kind: RecordedWord {
  package static var blank: SpecError.Kind { .raised }

  package var word: String { rawValue }
}
