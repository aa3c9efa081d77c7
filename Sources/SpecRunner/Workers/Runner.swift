package import SpecResults

/// Carries out plans.
package enum Runner {
  /// Runs what `plan` says, and hands each event to `sink` in the order of the files, while the
  /// run goes on.
  ///
  /// Workers are forked, so nothing but the calling thread may be running then; a caller with more
  /// threads chooses `inProcess`. While workers run, SIGINT and SIGTERM end the run in good order
  /// instead of the process.
  ///
  /// - Parameter sink: Gets what happens in files, without the frame of `runStarted` and
  ///   `runFinished`.
  package static func run(
    _ plan: RunPlan, executor: any FileExecutor, sink: @escaping (RunEvent) -> Void
  ) throws(RunnerError) -> RunSummary {
    var plan = plan
    if let shuffle = plan.selection.shuffle {
      plan.files = shuffle.order(of: plan.files.count, in: "files").map { plan.files[$0] }
    }
    guard case .workers(let jobs) = plan.isolation else {
      return runInProcess(plan, executor: executor, sink: sink)
    }
    var supervisor = try Supervisor(
      plan, executor: executor, jobs: workers(for: plan.fileCount, asked: jobs), sink: sink)
    return try supervisor.run()
  }

  /// The first of `times` further runs of `plan` that has another digest than `summary`; `nil` where
  /// all have the same.
  ///
  /// A run in which the wall clock ended a spec has no digest, and so differs.
  package static func firstDiffering(
    from summary: RunSummary, in times: Int, runsOf plan: RunPlan, executor: any FileExecutor
  ) throws(RunnerError) -> RunSummary? {
    for _ in 0..<times {
      let other = try run(plan, executor: executor) { _ in }
      guard let digest = other.digest, digest == summary.digest else { return other }
    }
    return nil
  }

  /// One worker a file is enough, and one a processor, unless the caller asks for another number.
  private static func workers(for files: Int, asked: Int?) -> Int {
    files < 2 ? files : min(files, asked ?? Processors.usable)
  }

  private static func runInProcess(
    _ plan: RunPlan, executor: any FileExecutor, sink: @escaping (RunEvent) -> Void
  ) -> RunSummary {
    let start = MonotonicClock.now
    let session = FileSession(plan: plan, executor: executor, stage: nil)
    var ledger = RunLedger(plan: plan, sink: sink)
    var ending = RunSummary.Ending.complete
    for file in 0..<plan.fileCount {
      session.run(file) { ledger.take($0, of: file) }
      if ledger.isFull { ending = .failureLimit }
      if let limit = plan.runLimit, MonotonicClock.seconds(since: start) > limit {
        ending = .timeout
      }
      if ending != .complete { break }
    }
    return ledger.close(ending, duration: MonotonicClock.seconds(since: start))
  }
}
