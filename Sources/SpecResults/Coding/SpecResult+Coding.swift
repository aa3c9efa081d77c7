extension SpecResult {
  /// The whole result as bytes, for a reader of the same build.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    var copy = self
    // A writer into memory has nothing to fail at.
    try? copy.exchange(with: &writer)
    return writer.bytes
  }

  /// The result that `encoded()` gave.
  package init(decoding bytes: [UInt8]) throws(ArchiveError) {
    self = .blank
    var reader = ByteReader(bytes)
    try exchange(with: &reader)
  }
}

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
    try archive.field("digest", &digest)
    try archive.field("duration", &duration)
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
    var translations = titles.sorted { $0.key < $1.key }.map(Translation.init)
    try archive.field("titles", &translations)
    titles = Dictionary(translations.map { ($0.language, $0.title) }) { first, _ in first }
  }

  /// A title in one language.
  private struct Translation: Record {
    var language: String
    var title: String

    init(language: String, title: String) {
      self.language = language
      self.title = title
    }

    init(_ entry: (key: String, value: String)) {
      self.init(language: entry.key, title: entry.value)
    }

    static var blank: Translation { Translation(language: "", title: "") }

    mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
      try archive.field("language", &language)
      try archive.field("title", &title)
    }
  }
}

extension SpecError {
  /// The whole error as bytes, for a reader of the same build.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    var copy = self
    // A writer into memory has nothing to fail at.
    try? copy.exchange(with: &writer)
    return writer.bytes
  }

  /// The error that `encoded()` gave.
  package init(decoding bytes: [UInt8]) throws(ArchiveError) {
    self = .blank
    var reader = ByteReader(bytes)
    try exchange(with: &reader)
  }
}

extension SpecError: Record {
  package static var blank: SpecError { SpecError(kind: .raised, location: nil, message: "") }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("kind", &kind)
    try archive.field("location", &location)
    try archive.field("message", &message)
    try archive.field("traceback", &traceback)
  }
}

extension SpecError.Kind: RecordedWord {
  package static var blank: SpecError.Kind { .raised }

  package var word: String { rawValue }
}
