import Interactions
import Motion
import SpecResults

extension SpecContext {
  /// Has gestures that are still open on `stage` when the spec ends cancelled there, and noted.
  func cancelAtEndOfSpec(_ stage: Stage) {
    guard stage.holdsPointers else { return }
    atEndOfSpec { [weak self] in
      for pointer in try stage.cancelHeld(reason: "spec ended") {
        self?.recorder.note("pointer \(pointer) was still down when the spec ended")
      }
    }
  }
}

extension Digest {
  /// Adds what happened in a run: names, times and numbers.
  mutating func add(_ run: Run) {
    for entry in run.entries {
      add(entry.kind.rawValue)
      add(entry.time.count)
      switch entry.kind {
      case .written:
        let write = run.write(of: entry)
        add(write.state)
        add(write.value)
      case .changed: add(run.value(of: entry).location)
      case .ended:
        let value = run.value(of: entry)
        add(value.location)
        add(value.velocity)
      case .animationStarted, .retargeted: add(run.record(of: entry).event)
      default: break
      }
    }
  }

  private mutating func add(_ event: RunRecord.Event) {
    switch event {
    case .animationStarted(let change), .retargeted(let change): add(change)
    default: break
    }
  }

  private mutating func add(_ change: AnimationChange) {
    add(change.from)
    add(change.velocity)
  }

  private mutating func add(_ value: StateValue) {
    switch value {
    case .boolean(let boolean): add(boolean ? "true" : "false")
    case .number(let number): add(number)
    case .vector(let vector): add(vector)
    default: add(value.description)
    }
  }

  private mutating func add(_ vector: Vector) {
    add(vector.x)
    add(vector.y)
  }
}
