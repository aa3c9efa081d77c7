/// The value of a margin over time: a signal's form, scaled, shifted and moved in time.
///
/// What claims do to a margin never touches the form, so that no formula is made anew.
struct MarginCurve: Hashable, Sendable {
  /// The place of the signal's form among those of the claim.
  var place: Int

  /// How the margin goes with the value of the form; level where the margin does not move.
  var line: MarginLine

  /// How much later the margin has each value than the signal, in seconds.
  var delay = 0.0

  /// The curve of a margin that does not move.
  init(_ value: Double) {
    self.init(of: 0, along: MarginLine(slope: 0, shift: value))
  }

  /// The curve that follows the form at `place`.
  init(of place: Int, along line: MarginLine) {
    self.place = place
    self.line = line
  }

  /// Turns it into the curve of the negated margin.
  mutating func negate() { line = MarginLine(slope: -line.slope, shift: -line.shift) }

  /// The curve as it would be `time` seconds later.
  func delayed(by time: Double) -> MarginCurve {
    var later = self
    later.delay += time
    return later
  }

  /// The value at an instant.
  func value(at time: Double, in forms: MarginForms) -> Double {
    line.slope == 0 ? line.shift : line.slope * forms[place].value(at: time - delay) + line.shift
  }

  /// The value and its derivatives at an instant.
  func jet(at time: Double, in forms: MarginForms) -> Jet<Double> {
    guard line.slope != 0 else { return Jet(line.shift) }
    return forms[place].jet(at: time - delay).along(line)
  }

  /// The curve as a form of its own.
  func resolved(in forms: MarginForms) -> ClosedForm {
    guard line.slope != 0 else { return .constant(line.shift) }
    return forms[place].delayed(by: delay) * .constant(line.slope) + .constant(line.shift)
  }

  /// Whether two curves follow equal forms in the same way.
  func isSame(as other: MarginCurve, in forms: MarginForms) -> Bool {
    line == other.line && (line.slope == 0 || isInStep(with: other, in: forms))
  }

  /// The value that two curves have where they cross, to the last digit; `nil` where they follow
  /// different forms, or never cross.
  func crossing(with other: MarginCurve, in forms: MarginForms) -> Double? {
    guard isInStep(with: other, in: forms) else { return nil }
    return line.crossing(with: other.line).map(line.value)
  }

  /// Whether two curves that move follow equal forms at the same time.
  private func isInStep(with other: MarginCurve, in forms: MarginForms) -> Bool {
    delay == other.delay && (place == other.place || forms[place] == forms[other.place])
  }
}

extension Jet<Double> {
  /// What a margin makes of the value that goes along a line with it.
  func along(_ line: MarginLine) -> Jet<Double> {
    Jet(
      value: line.slope * value + line.shift, slope: line.slope * slope,
      curvature: line.slope * curvature, jerk: line.slope * jerk)
  }
}
