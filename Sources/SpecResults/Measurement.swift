/// A measured value with its label and unit, as `observe` and claims report it.
package struct Measurement: Hashable, Sendable {
  /// What was measured, such as `furthest`.
  package var label: String

  /// The value; text where it is no number.
  package var value: Value

  /// The unit, such as `pt`; empty where there is none.
  package var unit: String

  /// What an assertion expected of the value; `nil` where none was about it.
  package var expectation: Expectation?

  /// A measured value.
  package init(label: String, value: Value, unit: String = "") {
    self.label = label
    self.value = value
    self.unit = unit
  }

  /// What an assertion that held expected of a value.
  package struct Expectation: Hashable, Sendable {
    /// The value that was wanted.
    package var value: Value

    /// How far off the value might be, in the measurement's unit; each component of a pair.
    package var tolerance: Double

    /// A value that was wanted.
    package init(_ value: Value, within tolerance: Double) {
      self.value = value
      self.tolerance = tolerance
    }
  }

  /// What can be measured.
  package enum Value: Hashable, Sendable {
    /// A number in the measurement's unit.
    case number(Double)
    /// A pair of numbers in the measurement's unit.
    case vector(Double, Double)
    /// Anything else, as it is to be printed.
    case text(String)
    /// True or false.
    case boolean(Bool)
  }
}
