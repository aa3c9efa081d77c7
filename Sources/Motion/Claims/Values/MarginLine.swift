/// A margin that goes with a value at a constant rate.
struct MarginLine: Hashable, Sendable {
  /// By how much the margin grows with the value.
  var slope: Double

  /// The margin of the value 0.
  var shift: Double

  /// The margin of a value.
  func value(at value: Double) -> Double { slope * value + shift }

  /// The value that two lines give the same margin; `nil` where they go side by side.
  func crossing(with other: MarginLine) -> Double? {
    let value = (other.shift - shift) / (slope - other.slope)
    return value.isFinite ? value : nil
  }
}
