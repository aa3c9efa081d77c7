/// A number that a plain word found, with the instant at which it did.
package struct Measure: Hashable, Sendable {
  /// What was measured, such as `furthest`.
  package var name: String

  /// The value, in `unit`.
  package var value: Double

  /// The unit, such as `pt`, `s` or `%`; empty for a plain number.
  package var unit: String

  /// The instant; `nil` where none belongs to the number.
  package var moment: Moment?

  /// A number that was found.
  package init(_ name: String, _ value: Double, unit: String, at moment: Moment? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.moment = moment
  }
}
