/// A number that a plain word found, with the instant at which it did.
package struct Measure: Hashable, Sendable {
  /// What is measured.
  package enum Kind: Hashable, Sendable {
    /// When the signal is near its target for good; infinite where it never is.
    case settling
    /// How long before its limit that is; negative where it is after it.
    case spare
    /// The value that is kept for ever.
    case rest
    /// The greatest value.
    case peak
    /// How far the signal goes past its target.
    case overshoot
    /// The same as a share of the way to it.
    case overshootShare
    /// The greatest distance between two signals.
    case distance
    /// The largest move against the direction.
    case moveBack
    /// The largest jump of the value.
    case jump
    /// The largest jump of the velocity.
    case velocityJump
    /// How often the value jumps, where the velocity says nothing.
    case jumpsLeftOut
    /// How often the signal turns back.
    case turns
    /// The size of the turn that decides.
    case turnSize
    /// How far the heading turns away.
    case turned
    /// The heading from which it does.
    case heading
  }

  /// What was measured.
  package var kind: Kind

  /// The value, in `unit`.
  package var value: Double

  /// The unit, such as `pt`, `s` or `%`; empty for a plain number.
  package var unit: String

  /// The instant; `nil` where none belongs to the number.
  package var moment: Moment?

  /// A number that was found.
  init(_ kind: Kind, _ value: Double, unit: String, at moment: Moment? = nil) {
    self.kind = kind
    self.value = value
    self.unit = unit
    self.moment = moment
  }
}
