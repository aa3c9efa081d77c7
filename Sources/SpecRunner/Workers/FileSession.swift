import SpecResults

/// Runs single files of a plan and says in messages how it goes; the same in a worker and in the
/// caller's own process.
struct FileSession {
  let plan: RunPlan
  let executor: any FileExecutor

  /// Where the parent looks; `nil` in the caller's own process.
  let stage: StageBoard?

  /// Runs the file of that index from its start, or from where a lost worker left it.
  func run(_ index: Int, resumption: Resumption? = nil, send: (Message) -> Void) {
    let start = MonotonicClock.now
    var stepStart = start
    var position = 0
    var failures = 0
    send(.fileStarted(index: index))
    stage?.enter(.loading, at: start)
    var task = FileTask(
      file: plan.file(index), selection: plan.selection, resumption: resumption)
    // Of several files no worker knows which is its last, and all are to end alike.
    task.endsProcess = stage != nil && plan.fileCount == 1
    executor.execute(task) { report in
      switch report {
      case .loaded(let declared):
        send(.loaded(declared: declared))
      case .started(let next, let line):
        position = next
        stepStart = MonotonicClock.now
        stage?.announce(line: line)
        stage?.enter(.running(position), at: stepStart)
      case .finished(var result):
        let end = MonotonicClock.now
        result.duration = Double(end - stepStart) / 1e9
        send(message(for: result))
        stage?.enter(.after(position), at: end)
        if result.outcome.isFailure { failures += 1 }
      case .askedFor(let name):
        send(.askedFor(name))
      case .printed(let text):
        send(.printed(text))
      case .errored(let error):
        failures += 1
        send(.errored(error))
      }
      return plan.failureLimit.map { failures < $0 } ?? true
    }
    let end = MonotonicClock.now
    stage?.enter(.idle, at: end)
    send(.fileFinished(nanoseconds: end - start))
  }

  /// A plain spec that passed is only counted, unless the plan wants to hear of every one.
  private func message(for result: SpecResult) -> Message {
    guard plan.detail == .notable, result.isUnremarkable, let digest = result.digest else {
      return .finished(result)
    }
    return .passed(digest: digest)
  }
}

extension SpecResult {
  /// Whether it passed with nothing to show beside that.
  fileprivate var isUnremarkable: Bool {
    outcome == .passed && check == nil && observations.isEmpty && findings.isEmpty
      && errors.isEmpty && notes.isEmpty && warnings.isEmpty && output.isEmpty && reason == nil
  }
}
