/// A comparison with the value that a signal has when it is asked: an atomic predicate.
package struct Atom: Hashable, Sendable {
  /// The signal.
  var signal: Signal

  /// What is said of its value.
  var comparison: Comparison

  /// The unit of the margin, such as `pt`; empty for a plain number and for true and false.
  var unit: String

  /// A comparison with a signal whose margin is in `unit`.
  package init(_ signal: Signal, _ comparison: Comparison, unit: String = "") {
    self.signal = signal
    self.comparison = comparison
    self.unit = unit
  }

  /// What is compared at an instant; `nil` where the signal has no value.
  func value(at time: Double) -> Double? {
    signal.compared(at: time, asSlope: comparison.comparesSlope)
  }
}

extension Signal {
  /// What is compared at an instant, the value or the derivative; `nil` where there is no value.
  func compared(at time: Double, asSlope: Bool) -> Double? {
    asSlope ? trajectory.heading(at: time) : trajectory.value(at: time)
  }
}
