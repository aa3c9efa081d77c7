import Interactions
import Motion
import SpecResults

/// What went on around an instant of a run: the pointer, the phase, the nearest events.
struct Surroundings {
  private let records: [RunRecord]
  private let time: Double

  /// What went on around `time`.
  init(of time: Double, in run: Run) {
    records = run.subject.trace.events
    self.time = time
  }

  /// One line for the pointer and the phase, and one for each of the nearest events.
  var lines: [String] {
    ["then the pointer was \(pointer) and the phase \(phase)"] + nearest
  }

  private var past: [RunRecord] { records.filter { $0.time.seconds <= time } }

  var isPointerDown: Bool { touch != nil }

  /// What is said of a speed while the pointer is down.
  static let steps = "while dragged, a signal moves in steps: it stands still between them"

  /// Whether an animation ends at that very instant.
  var isEndOfAnimation: Bool {
    records.contains { $0.name == "animation_ended" && $0.time.seconds == time }
  }

  private var pointer: String { touch.map { "down at \($0.text)" } ?? "up" }

  /// Where the pointer is down.
  private var touch: Vector? {
    for record in past.reversed() {
      switch record.event {
      case .pressed(let touch): return touch.location
      case .changed(let value), .began(let value): return value.location
      case .lifted, .ended, .cancelled, .failed: return nil
      default: continue
      }
    }
    return nil
  }

  private var phase: String {
    for record in past.reversed() {
      switch record.event {
      case .pressed: return "possible"
      case .began, .changed: return record.name
      case .ended, .cancelled, .failed: return "idle"
      default: continue
      }
    }
    return "idle"
  }

  /// Up to three events near the instant, but for those that every sample brings, in their order.
  private var nearest: [String] {
    let rare = records.indices.filter { !["changed", "written"].contains(records[$0].name) }
    let near = rare.sorted { distance($0) < distance($1) }.prefix(3).sorted()
    guard !near.isEmpty else { return [] }
    let told = near.map { "\(records[$0].name) at \(Figure.value(records[$0].time.seconds)) s" }
    return ["nearest events: " + told.joined(separator: ", ")]
  }

  private func distance(_ index: Int) -> Double { abs(records[index].time.seconds - time) }
}

extension Vector {
  /// The vector as a reader sees it.
  fileprivate var text: String { "(\(Figure.value(x)), \(Figure.value(y)))" }
}
