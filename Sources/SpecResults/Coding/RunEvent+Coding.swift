extension RunEvent {
  /// The event as one line of JSON, its line feed included.
  package func jsonLine() -> [UInt8] {
    var writer = JSONWriter()
    var line = Line(event: self)
    // A writer into memory has nothing to fail at.
    try? line.exchange(with: &writer)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The event of a line of JSON; `nil` for a kind that this program does not know.
  package static func event(parsing line: ArraySlice<UInt8>) throws(ArchiveError) -> RunEvent? {
    var reader = JSONReader(try JSON(parsing: line))
    var read = Line(event: nil)
    try read.exchange(with: &reader)
    return read.event
  }

  /// The events of any JSON lines; kinds that this program does not know are passed over.
  package static func events(parsing bytes: [UInt8]) throws(ArchiveError) -> [RunEvent] {
    var events: [RunEvent] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let event = try event(parsing: line) { events.append(event) }
    }
    return events
  }

  /// The events of a whole run in JSON lines; kinds that this program does not know are passed over.
  package static func report(parsing bytes: [UInt8]) throws(ReportFault) -> [RunEvent] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var events: [RunEvent] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(ArchiveError) {
        if let event = try event(parsing: line) { events.append(event) }
      } catch {
        throw ReportFault(
          line: index + 1,
          reason: reason(
            for: error, isFirst: events.isEmpty,
            isLast: index == lines.count - 1 && line.starts(with: Line.beginning.prefix(line.count))
          ))
      }
      guard case .runStarted = events.first else {
        throw ReportFault(line: index + 1, reason: .foreign)
      }
    }
    if case .runFinished = events.last { return events }
    let last = lines.lastIndex { !$0.isEmpty } ?? 0
    throw ReportFault(line: last + 1, reason: events.isEmpty ? .foreign : .cutOff)
  }

  /// What `error` of a line means.
  ///
  /// - Parameters:
  ///   - isFirst: Whether no event comes before it.
  ///   - isLast: Whether it begins as those of this program, and nothing comes behind it, not even a
  ///     line feed: it may be a part of a line.
  private static func reason(
    for error: ArchiveError, isFirst: Bool, isLast: Bool
  ) -> ReportFault.Reason {
    switch error {
    case .malformed where isLast: .cutOff
    case .laterFormat: .broken(error)
    default: isFirst ? .foreign : .broken(error)
    }
  }
}

/// One line of the stream: the kind first, then the fields of what happened.
private struct Line: Record {
  var event: RunEvent?

  static var blank: Line { Line(event: nil) }

  /// How each line begins that this program writes.
  static let beginning = Array("{\"event\":\"".utf8)

  mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    var kind = event?.kind ?? ""
    try archive.field("event", &kind)
    event = try (event ?? .blank(kind))?.exchanged(with: &archive)
  }
}

extension RunEvent {
  /// The word that stands for the kind of event in the stream.
  fileprivate var kind: String {
    switch self {
    case .runStarted: "run_started"
    case .fileStarted: "file_started"
    case .specFinished: "spec_finished"
    case .fileErrored: "file_errored"
    case .fileFinished: "file_finished"
    case .runFinished: "run_finished"
    }
  }

  /// An event of that kind to be filled; `nil` for a kind that is not known.
  fileprivate static func blank(_ kind: String) -> RunEvent? {
    let all: [RunEvent] = [
      .runStarted(.blank), .fileStarted(path: ""), .specFinished(.blank),
      .fileErrored(path: "", .blank), .fileFinished(path: "", .blank), .runFinished(.blank),
    ]
    return all.first { $0.kind == kind }
  }

  fileprivate func exchanged(with archive: inout some Archive) throws(ArchiveError) -> RunEvent {
    switch self {
    case .runStarted(var header):
      try header.fields(in: &archive)
      if header.format > RunHeader.currentFormat { throw .laterFormat(header.format) }
      return .runStarted(header)
    case .fileStarted(var path):
      try archive.field("path", &path)
      return .fileStarted(path: path)
    case .specFinished(var result):
      try result.fields(in: &archive)
      return .specFinished(result)
    case .fileErrored(var path, var error):
      try archive.field("path", &path)
      try error.fields(in: &archive)
      return .fileErrored(path: path, error)
    case .fileFinished(var path, var summary):
      try archive.field("path", &path)
      try summary.fields(in: &archive)
      return .fileFinished(path: path, summary)
    case .runFinished(var summary):
      try summary.fields(in: &archive)
      return .runFinished(summary)
    }
  }
}

extension RunHeader: Record {
  /// The format of the stream that this program writes.
  package static let currentFormat = 1

  package static var blank: RunHeader { RunHeader(version: "", seed: 0, files: 0) }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("format", &format)
    try archive.field("version", &version)
    try archive.field("seed", &seed)
    try archive.field("files", &files)
  }
}

extension Counts: Record {
  package static var blank: Counts { Counts() }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("passed", &passed)
    try archive.field("failed", &failed)
    try archive.field("errored", &errored)
    try archive.field("skipped", &skipped)
    try archive.field("known", &known)
  }
}

extension FileSummary: Record {
  package static var blank: FileSummary { FileSummary(counts: Counts(), declared: 0, duration: 0) }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("counts", &counts)
    try archive.field("declared", &declared)
    try archive.field("duration", &duration)
    try archive.field("output", &output)
  }
}

extension RunSummary: Record {
  package static var blank: RunSummary {
    RunSummary(counts: Counts(), declared: 0, erroredFiles: 0, digest: nil, duration: 0)
  }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("counts", &counts)
    try archive.field("declared", &declared)
    try archive.field("errored_files", &erroredFiles)
    try archive.field("digest", &digest)
    try archive.field("duration", &duration)
    try archive.field("ending", &ending)
  }
}

extension RunSummary.Ending: Record {
  package static var blank: RunSummary.Ending { .complete }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    var signal: Int?
    if case .interrupted(let number) = self { signal = Int(number) }
    var word = word
    try archive.field("reason", &word)
    try archive.field("signal", &signal)
    self =
      switch word {
      case "complete": .complete
      case "failure_limit": .failureLimit
      case "timeout": .timeout
      case "interrupted": .interrupted(signal: Int32(clamping: signal ?? 0))
      default: throw .unknownWord(word)
      }
  }

  private var word: String {
    switch self {
    case .complete: "complete"
    case .failureLimit: "failure_limit"
    case .timeout: "timeout"
    case .interrupted: "interrupted"
    }
  }
}
