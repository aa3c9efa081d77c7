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
    for record in run.events {
      add(record.name)
      add(record.time.count)
      switch record.event {
      case .written(let state, let value, _, _):
        add(state)
        add(value)
      case .animationStarted(let change), .retargeted(let change):
        add(change.from)
        add(change.velocity)
      case .changed(let value): add(.vector(value.location))
      case .ended(let value):
        add(.vector(value.location))
        add(.vector(value.velocity))
      default: break
      }
    }
  }

  private mutating func add(_ value: StateValue) {
    switch value {
    case .number(let number): add(number)
    case .vector(let vector):
      add(vector.x)
      add(vector.y)
    default: add(value.description)
    }
  }
}
