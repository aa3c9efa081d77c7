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
    run.forEach { add($0) }
  }

  private mutating func add(_ record: RunRecord) {
    add(record.kind.rawValue)
    add(record.time.count)
    switch record.kind {
    case .written, .animationStarted, .retargeted, .changed, .ended: add(record.event)
    default: break
    }
  }

  private mutating func add(_ event: RunRecord.Event) {
    switch event {
    case .written(let state, let value, _, _):
      add(state)
      add(value)
    case .animationStarted(let change), .retargeted(let change):
      add(change.from)
      add(change.velocity)
    case .changed(let value): add(value.location)
    case .ended(let value):
      add(value.location)
      add(value.velocity)
    default: break
    }
  }

  private mutating func add(_ value: StateValue) {
    switch value {
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
