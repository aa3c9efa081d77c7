import SpecResults

/// What a worker was in the midst of when the run ended before its time.
struct CutShort {
  let file: Int

  /// What to report of it.
  let error: SpecError

  /// What `assignment` was at; `nil` where the run ended of itself, or the worker was idle.
  ///
  /// - Parameter place: The spec that ran, or ran last, as far as it is known.
  init?(
    _ assignment: Assignment, at stage: WorkerStage, place: Location?, by ending: RunSummary.Ending
  ) {
    let reason: (kind: SpecError.Kind, text: String)
    switch ending {
    case .interrupted(let signal):
      reason = (.interrupted, "the run was interrupted by signal \(signal)")
    case .timeout: reason = (.timeout, "the time of the run was up")
    case .complete, .failureLimit: return nil
    }
    let step: (what: String, place: Location?)
    switch stage {
    case .running: step = ("this spec ran", place)
    case .after: step = ("what follows this spec ran", place)
    case .loading: step = ("the file was loaded", nil)
    case .idle: return nil
    }
    file = assignment.file
    error = SpecError(
      kind: reason.kind, location: step.place, message: "\(reason.text) while \(step.what)")
  }
}
