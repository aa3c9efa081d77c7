import Glibc
import SpecReports
import SpecResults
import SpecRunner

/// One run: finds the files, has them run, and tells reports and a person how it went.
struct CommandRun {
  private let settings: RunSettings
  private let found: FoundFiles
  private let executor: any FileExecutor

  /// Finds what the settings ask for.
  init(_ settings: RunSettings) throws(CommandFault) {
    try settings.refuseMissingSubjects()
    self.settings = settings.resolved()
    found = FoundFiles(self.settings)
    executor = self.settings.executor
  }

  /// Runs everything, writes the reports, and compares what is to be compared.
  func carryOut() throws(CommandFault) -> ExitStatus {
    try OutputPlace.refuseClashes(
      of: settings.reports.compactMap(\.path),
      with: found.files.map(\.path) + settings.subjects.values)
    let baseline = try settings.baseline.map { path throws(CommandFault) in
      MarginLedger(try events(ofReport: path))
    }
    var outputs = ReportOutputs(
      settings.allReports, style: settings.style, hidesTimes: settings.hidesTimes)
    var ledger = MarginLedger([])
    var failures: [RunEvent] = []
    let (summary, faults) = try carryOut { event in
      outputs.report(event)
      if let failure = event.failure { failures.append(failure) }
      if baseline != nil, case .specFinished(let result) = event { ledger.add(result) }
    }
    let verdict = try found.verdict(on: summary)
    var statuses = found.statuses + outputs.finish() + verdict.statuses
    if settings.verifications > 1 { statuses += try verify(summary) }
    note(failures, of: summary)
    if let baseline { tellLosses(ledger, since: baseline) }
    for fault in faults { say(fault) }
    if !faults.isEmpty { statuses.append(.usage) }
    if faults.isEmpty, let reason = verdict.reason { say(reason) }
    return .worst(statuses)
  }

  /// What keeps the specs that are to be run from being all of those that were asked for.
  var foundStatuses: [ExitStatus] { found.statuses }

  /// Runs everything and hands the whole stream to `sink`; answers also what was asked for in vain, of
  /// checks and of subjects.
  func carryOut(
    _ sink: @escaping (RunEvent) -> Void
  ) throws(CommandFault) -> (summary: RunSummary, faults: [String]) {
    var checks = CheckLedger()
    var order = DocumentOrder(settings.rowsInOrder)
    let showsChecksOnly = settings.showsChecksOnly
    let show = { (event: RunEvent) in
      guard showsChecksOnly else { return sink(event) }
      for event in order.shown(event) {
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
    let complaints = settings.complaints(ofSubjectsUnusedIn: summary)
    // A spec of another machine's share may ask for it.
    if settings.shard != nil { for complaint in complaints { say(complaint) } }
    return (summary, try faults(of: checks, summary) + (settings.shard == nil ? complaints : []))
  }

  /// What is wrong with the checks that a checklist has shown; nothing where none was asked for.
  private func faults(
    of checks: CheckLedger, _ summary: RunSummary
  ) throws(CommandFault) -> [String] {
    // What a run did not come to is not known to be missing.
    guard settings.showsChecksOnly, summary.ending == .complete else { return [] }
    return try checks.faults(wanting: settings.wantedChecks) { () throws(CommandFault) in
      var all = settings
      all.selection = Selection()
      return try DeclaredSpecs(inAllOf: found.files, all).specs.map(\.spec)
        .filter { $0.check != nil }.map(\.id)
    }
  }

  private var plan: RunPlan { settings.plan(of: found.files) }

  /// Runs everything again and again; a run that was not let to its end is compared with none.
  private func verify(_ summary: RunSummary) throws(CommandFault) -> [ExitStatus] {
    guard summary.ending.isOwn else { return [] }
    do throws(RunnerError) {
      let other = try Runner.firstDiffering(
        from: summary, in: settings.verifications - 1, runsOf: plan, executor: executor)
      guard let other else {
        say("\(settings.verifications) runs, one digest")
        return []
      }
      say("not every run has this digest")
      return other.ending.isOwn ? [.changedDigest] : other.statuses(allowsNothing: true)
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
  }

  /// Keeps what failed for `--last-failed`; who has just used that is told where it cannot be.
  private func note(_ failures: [RunEvent], of summary: RunSummary) {
    do throws(FileFault) {
      try LastFailed().note(failures, of: summary)
    } catch {
      if settings.repeatsLastFailed { say("what failed is not kept for --last-failed: \(error)") }
    }
  }

  private func tellLosses(_ ledger: MarginLedger, since baseline: MarginLedger) {
    let losses = ledger.losses(since: baseline)
    let path = settings.baseline ?? ""
    let compared = "\(ledger.shared(with: baseline)) compared"
    say("\(counted(losses.count, "margin")) shrank since \(path), \(compared)")
    for loss in losses { say("  \(loss)") }
    // What is claimed otherwise now, or by a spec of another name, was compared with nothing.
    tell(ledger.claims(missingIn: baseline), onlyIn: "this run")
    tell(baseline.claims(missingIn: ledger, ofSpecsIn: ledger), onlyIn: path)
  }

  private func tell(_ claims: [String], onlyIn place: String) {
    guard let first = claims.first else { return }
    let example = claims.count == 1 ? first : "such as \(first)"
    say("  only in \(place): \(counted(claims.count, "claim")), \(example)")
  }
}

extension RunEvent {
  /// What is to be known of a failure to select it again; `nil` for all else.
  fileprivate var failure: RunEvent? {
    switch self {
    case .specFinished(let result) where result.outcome.isFailure:
      var failed = SpecResult.blank
      failed.id = result.id
      return .specFinished(failed)
    case .fileErrored(let path, let error) where error.kind != .interrupted:
      return .fileErrored(path: path, .blank)
    default: return nil
    }
  }
}

extension RunSummary.Ending {
  /// Whether nobody has ended the run from outside.
  fileprivate var isOwn: Bool {
    switch self {
    case .complete, .failureLimit: true
    case .timeout, .interrupted: false
    }
  }
}
