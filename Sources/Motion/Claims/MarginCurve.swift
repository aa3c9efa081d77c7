/// The value of a margin over time: a signal's form, scaled, shifted and moved in time.
///
/// What claims do to a margin never touches the form, so that no formula is made anew.
struct MarginCurve: Hashable, Sendable {
  /// The form of the signal.
  var form: ClosedForm

  /// What its value is multiplied by; 0 where the margin does not move.
  var scale: Double

  /// What is added then.
  var shift: Double

  /// How much later the margin has each value than the signal, in seconds.
  var delay = 0.0

  /// The curve of a margin that does not move.
  init(_ value: Double) {
    self.init(.constant(0), scale: 0, shift: value)
  }

  /// The curve of `scale` times a form, and `shift`.
  init(_ form: ClosedForm, scale: Double, shift: Double) {
    self.form = form
    self.scale = scale
    self.shift = shift
  }

  /// The curve of the negated margin.
  static prefix func - (curve: MarginCurve) -> MarginCurve {
    var negated = curve
    negated.negate()
    return negated
  }

  /// Turns it into the curve of the negated margin.
  mutating func negate() { (scale, shift) = (-scale, -shift) }

  /// The curve as it would be `time` seconds later.
  func delayed(by time: Double) -> MarginCurve {
    var later = self
    later.delay += time
    return later
  }

  /// The value at an instant.
  func value(at time: Double) -> Double {
    scale == 0 ? shift : scale * form.value(at: time - delay) + shift
  }

  /// The value and its derivatives at an instant.
  func jet(at time: Double) -> Jet<Double> {
    guard scale != 0 else { return Jet(shift) }
    let jet = form.jet(at: time - delay)
    return Jet(
      value: scale * jet.value + shift, slope: scale * jet.slope, curvature: scale * jet.curvature)
  }

  /// The curve as a form of its own.
  var resolved: ClosedForm {
    guard scale != 0 else { return .constant(shift) }
    return form.delayed(by: delay) * .constant(scale) + .constant(shift)
  }
}
