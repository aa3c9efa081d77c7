import SpecResults

/// Leaves of a stream what a checklist shows: checks, and files with checks or faults of their own.
struct CheckFilter {
  private var total = Counts()
  private var file = Counts()
  private var waiting: [RunEvent] = []

  /// The events to be shown now that `event` has come.
  mutating func shown(_ event: RunEvent) -> [RunEvent] {
    switch event {
    case .runStarted:
      return [event]
    case .fileStarted:
      (waiting, file) = ([event], Counts())
      return []
    case .specFinished(let result):
      guard result.check != nil else { return [] }
      file.add(result.outcome)
      total.add(result.outcome)
      return released(event)
    case .fileErrored:
      return released(event)
    case .fileFinished(let path, var summary):
      guard waiting.isEmpty else { return [] }
      summary.counts = file
      return [.fileFinished(path: path, summary)]
    case .runFinished(var summary):
      summary.counts = total
      return [.runFinished(summary)]
    }
  }

  private mutating func released(_ event: RunEvent) -> [RunEvent] {
    defer { waiting = [] }
    return waiting + [event]
  }
}
