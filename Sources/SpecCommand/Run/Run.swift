import Glibc
import Interactions
import SpecReports
import SpecResults
import SpecRunner

/// One run: finds the files, has them run, and tells reports and a person how it went.
struct Run {
  private let settings: RunSettings
  private let found: FoundFiles
  private let executor: any FileExecutor

  /// Finds what the settings ask for.
  init(_ settings: RunSettings) throws(CommandFault) {
    var settings = settings
    try settings.refuseMissingSubjects()
    if settings.repeatsLastFailed { settings.selectLastFailed() }
    if settings.shuffles { settings.selection.shuffle = Shuffle(seed: settings.seed) }
    self.settings = settings
    found = FoundFiles(settings)
    executor = settings.executor
  }

  /// Runs everything, writes the reports, and compares what is to be compared.
  func carryOut() throws(CommandFault) -> ExitStatus {
    let baseline = try settings.baseline.map { path throws(CommandFault) in
      MarginLedger(try events(ofReport: path))
    }
    var outputs = ReportOutputs(
      settings.allReports, style: settings.style, hidesTimes: settings.hidesTimes)
    var ledger = MarginLedger([])
    var failed: [String] = []
    let (summary, faults) = try carryOut { event in
      outputs.report(event)
      guard case .specFinished(let result) = event else { return }
      if result.outcome.isFailure { failed.append(result.id) }
      if baseline != nil { ledger.add(result) }
    }
    let verdict = try found.verdict(on: summary)
    var statuses = found.statuses + outputs.finish() + verdict.statuses
    if settings.verifications > 1 { statuses += try verify(summary) }
    LastFailed().write(failed)
    if let baseline { tellLosses(ledger, since: baseline) }
    for fault in faults { say(fault) }
    if !faults.isEmpty { statuses.append(.usage) }
    if faults.isEmpty, let reason = verdict.reason { say(reason) }
    return .worst(statuses)
  }

  /// Runs everything and hands the whole stream to `sink`; answers also what is wrong with the
  /// checks of a checklist.
  func carryOut(
    _ sink: @escaping (RunEvent) -> Void
  ) throws(CommandFault) -> (summary: RunSummary, faults: [String]) {
    var checks = CheckLedger()
    var filter = CheckFilter()
    var order = DocumentOrder(settings.rowsInOrder)
    let showsChecksOnly = settings.showsChecksOnly
    let show = { (event: RunEvent) in
      guard showsChecksOnly else { return sink(event) }
      for event in filter.shown(event).flatMap({ order.shown($0) }) {
        checks.note(event)
        sink(event)
      }
    }
    show(
      .runStarted(
        RunHeader(version: Program.version, seed: settings.seed, files: found.files.count)))
    let summary: RunSummary
    do throws(RunnerError) {
      summary = try Runner.run(plan, executor: executor, sink: show)
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
    show(.runFinished(summary))
    return (summary, try faults(of: checks))
  }

  /// What is wrong with the checks that a checklist has shown; nothing where none was asked for.
  private func faults(of checks: CheckLedger) throws(CommandFault) -> [String] {
    guard settings.showsChecksOnly else { return [] }
    return try checks.faults(wanting: settings.wantedChecks) { () throws(CommandFault) in
      var all = settings
      all.selection = Selection()
      return try DeclaredSpecs(inAllOf: found.files, all).specs.map(\.spec)
        .filter { $0.check != nil }.map(\.id)
    }
  }

  private var plan: RunPlan { settings.plan(of: found.files) }

  private func verify(_ summary: RunSummary) throws(CommandFault) -> [ExitStatus] {
    do throws(RunnerError) {
      let agree = try Runner.verify(
        plan, executor: executor, times: settings.verifications - 1, against: summary)
      say(agree ? "\(settings.verifications) runs, one digest" : "not every run has this digest")
      return agree ? [] : [.changedDigest]
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
  }

  private func tellLosses(_ ledger: MarginLedger, since baseline: MarginLedger) {
    let losses = ledger.losses(since: baseline)
    let compared = "\(ledger.shared(with: baseline)) compared"
    say("\(counted(losses.count, "margin")) shrank since \(settings.baseline ?? ""), \(compared)")
    for loss in losses { say("  \(loss)") }
  }
}

extension RunSettings {
  /// Throws where a subject's file cannot be read, and tells of a name that is nearly one of the
  /// product's own: specs would go on without the subject.
  func refuseMissingSubjects() throws(CommandFault) {
    for (name, path) in subjects.sorted(by: { $0.key < $1.key }) {
      guard access(path, R_OK) == 0 else {
        throw CommandFault("--subject \(name)=\(path): there is no such file that can be read")
      }
      if let near = Suggestion.nearest(name, in: Catalogue.names), near != name {
        say("--subject \(name)=\(path): did you mean '\(near)'?")
      }
    }
  }

  /// Wants what failed in the last run here, and everything where nothing did.
  fileprivate mutating func selectLastFailed() {
    let ids = LastFailed().read()
    if ids.isEmpty {
      say("nothing failed in the last run here: running everything")
    } else {
      selection.ids = (selection.ids ?? []).union(ids)
    }
  }
}
