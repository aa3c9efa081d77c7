/// A signal to draw: samples, the bounds that were claimed, and the witness.
package struct Plot: Hashable, Sendable {
  /// The signal's name, such as `offset.x`.
  package var title: String

  /// The unit of the values.
  package var unit: String

  /// The instants, in seconds, rising.
  package var times: [Double]

  /// The values at those instants; NaN is a hole.
  package var values: [Double]

  /// Values at which the claim draws a line.
  package var bounds: [Double]

  /// The witness: an instant in seconds.
  package var witness: Double?

  /// Whether the values are true (1) and false (0).
  package var isBoolean: Bool

  /// A value as the axis shows it.
  package func text(of value: Double) -> String {
    if isBoolean { return value == 1 ? "true" : value == 0 ? "false" : "" }
    return Figure.text(Figure.value(value), unit: unit)
  }

  /// A signal to draw.
  package init(
    title: String, unit: String, times: [Double], values: [Double], bounds: [Double] = [],
    witness: Double? = nil, isBoolean: Bool = false
  ) {
    self.title = title
    self.unit = unit
    self.times = times
    self.values = values
    self.bounds = bounds
    self.witness = witness
    self.isBoolean = isBoolean
  }
}
