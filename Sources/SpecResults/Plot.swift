/// A signal to draw: samples, the bounds that were claimed, and the witness.
package struct Plot: Hashable, Sendable {
  /// The signal's name, such as `offset.x`.
  package var title: String

  /// The unit of the values.
  package var unit: String

  /// The instants, in seconds, rising; a jump has two values at one instant.
  package var times: [Double]

  /// The values at those instants; NaN is a hole.
  package var values: [Double]

  /// Values at which the claim draws a line.
  package var bounds: [Double]

  /// The witness: an instant in seconds.
  package var witness: Double?

  /// Whether the values are true (1) and false (0).
  package var isBoolean: Bool

  /// What happened meanwhile, in rising time.
  package var instants: [NamedInstant]

  /// A value as the axis shows it.
  package func text(of value: Double) -> String {
    if isBoolean { return value == 1 ? "true" : value == 0 ? "false" : "" }
    return Figure.text(Figure.value(value), unit: unit)
  }

  /// A signal to draw.
  package init(
    title: String, unit: String, times: [Double], values: [Double], bounds: [Double] = [],
    witness: Double? = nil, isBoolean: Bool = false, instants: [NamedInstant] = []
  ) {
    self.title = title
    self.unit = unit
    self.times = times
    self.values = values
    self.bounds = bounds
    self.witness = witness
    self.isBoolean = isBoolean
    self.instants = instants
  }
}

/// Something that happened, and when.
package struct NamedInstant: Hashable, Sendable {
  /// What, in the words of a run: `pressed`, `released`.
  package var name: String

  /// When, in seconds.
  package var time: Double

  /// Something that happened at `time`.
  package init(_ name: String, at time: Double) {
    self.name = name
    self.time = time
  }
}
