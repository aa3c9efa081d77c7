import SpecResults

/// `sprung merge`: the reporters over the event streams of several runs, such as shards.
enum MergeCommand: Subcommand {
  static let name = "merge"
  static let synopsis = "REPORT…"
  static let summary = "reports on several JSON reports as on one run"

  static var groups: [OptionGroup<RunSettings>] {
    [OptionGroup(title: "Output", options: RunSettings.reporting.filter { $0.name != "compare" })]
  }

  static func defaults() -> RunSettings { RunSettings() }

  static func run(_ settings: RunSettings, _ paths: [String]) throws(CommandFault) -> ExitStatus {
    guard !paths.isEmpty else { throw refusal(.missingArgument(what: "REPORT")) }
    try refuseRepeated(paths)
    try OutputPlace.refuseClashes(of: settings.reports.compactMap(\.path), with: [])
    var streams: [[RunEvent]] = []
    for path in paths { streams.append(try events(ofReport: path)) }
    var outputs = ReportOutputs(
      settings.allReports, style: settings.style, hidesTimes: settings.hidesTimes)
    let (events, summary) = merged(streams)
    for event in events { outputs.report(event) }
    return .worst(outputs.finish() + summary.statuses(allowsNothing: false))
  }

  /// Throws where one report is given twice, however its path is spelled: it would count twice.
  private static func refuseRepeated(_ paths: [String]) throws(CommandFault) {
    var known: Set<OutputPlace> = []
    for path in paths {
      guard let place = OutputPlace(path), !known.insert(place).inserted else { continue }
      throw CommandFault("\(path): the same report is given twice")
    }
  }

  /// One run made of several: the first header, all files, and the sums of the counts.
  static func merged(_ streams: [[RunEvent]]) -> (events: [RunEvent], summary: RunSummary) {
    var header = RunHeader(version: Program.version, seed: 0, files: 0)
    var body: [RunEvent] = []
    var sum = RunSummary(counts: Counts(), declared: 0, erroredFiles: 0, digest: nil, duration: 0)
    for (index, stream) in streams.enumerated() {
      for event in stream {
        switch event {
        case .runStarted(let other):
          header.seed = index == 0 ? other.seed : header.seed
          header.files += other.files
        case .runFinished(let other): sum.add(other)
        default: body.append(event)
        }
      }
    }
    return ([.runStarted(header)] + body + [.runFinished(sum)], sum)
  }
}

extension RunSummary {
  /// Adds another run. Its digest is lost, as it hangs on the order of all specs.
  fileprivate mutating func add(_ other: RunSummary) {
    counts.add(other.counts)
    declared += other.declared
    erroredFiles += other.erroredFiles
    duration += other.duration
    if ending == .complete { ending = other.ending }
  }
}

func events(ofReport path: String) throws(CommandFault) -> [RunEvent] {
  let bytes: [UInt8]
  do throws(FileFault) {
    bytes = try contents(of: path)
  } catch {
    throw CommandFault(error)
  }
  do throws(ReportFault) {
    return try RunEvent.report(parsing: bytes)
  } catch {
    throw CommandFault("\(path):\(error)")
  }
}
