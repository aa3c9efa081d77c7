/// A measured value with its label and unit, as `observe` and claims report it.
package struct Measurement: Hashable, Sendable {
  /// What was measured, such as `furthest`.
  package var label: String

  /// The value; text where it is no number.
  package var value: Value

  /// The unit, such as `pt`; empty where there is none.
  package var unit: String

  /// A measured value.
  package init(label: String, value: Value, unit: String = "") {
    self.label = label
    self.value = value
    self.unit = unit
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
