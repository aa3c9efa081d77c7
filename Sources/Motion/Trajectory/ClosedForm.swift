/// A formula for a value over a stretch of time, in seconds on the subject's clock.
///
/// Forms are kept in a normal form: numbers are folded, and what is one motion is told as one, so
/// that the difference of two axes under one spring is itself solved like a single spring.
package enum ClosedForm: Hashable, Sendable {
  /// A value that does not move.
  case constant(Double)

  /// The free motion of one spring.
  indirect case spring(SpringPiece)

  /// The way along a timing curve.
  indirect case eased(EasedPiece)

  /// The sum of several forms, no two of which are one motion.
  case sum([ClosedForm])

  /// The product of two forms.
  indirect case product(ClosedForm, ClosedForm)

  /// The way of a form, still running, over to a value that `progress` 0…1 leads to.
  indirect case interpolation(ClosedForm, to: Double, progress: ClosedForm)

  /// The length of the vector with these components.
  indirect case length(ClosedForm, ClosedForm)

  /// The angle of the direction (`along`, `across`) in degrees, where `across` is 0 or more.
  indirect case angle(across: ClosedForm, along: ClosedForm)

  /// What becomes of a form that stays between two bounds, kept from leaving them by the rounding
  /// of its formula.
  indirect case clipped(ClosedForm, to: ValueLimits)

  /// The derivative of a form that has no simpler one, per second.
  indirect case slope(of: ClosedForm)

  /// The value at an instant at which the form holds.
  package func value(at time: Double) -> Double { jet(at: time).value }

  /// The derivative at an instant at which the form holds, per second.
  package func slope(at time: Double) -> Double { jet(at: time).slope }

  /// Bounds of the value and the derivatives over a stretch of time in which the form holds.
  package func bounds(over box: Interval) -> Jet<Interval> { jet(at: box) }

  /// The value and its derivatives: at an instant as numbers, over a stretch as bounds.
  func jet<Time: Scalar>(at time: Time) -> Jet<Time> {
    switch self {
    case .constant(let value): Jet(value)
    case .spring(let piece): Time.jet(of: piece, at: time)
    case .eased(let piece): Time.jet(of: piece, at: time)
    case .sum(let terms): terms.reduce(Jet(0)) { $0 + $1.jet(at: time) }
    case .product(let one, let other): one.jet(at: time) * other.jet(at: time)
    case .interpolation(let form, let target, let progress):
      .interpolation(form.jet(at: time), to: target, progress: progress.jet(at: time))
    case .length(let x, let y): .length(x.jet(at: time), y.jet(at: time))
    case .angle(let across, let along):
      .angle(across: across.jet(at: time), along: along.jet(at: time))
    case .clipped(let form, let limits): form.jet(at: time).clipped(to: limits)
    case .slope(let form): form.jet(at: time).derivative
    }
  }

  /// Whether extrema and crossings are solved for, not enclosed.
  package var isSolved: Bool {
    switch self {
    case .constant, .spring: true
    case .clipped(let form, _): form.isSolved
    default: false
    }
  }

  /// Whether it has a value: no part of it comes of something that is no number.
  var hasValue: Bool {
    switch self {
    case .constant(let value): !value.isNaN
    case .spring(let piece):
      piece.offset.isFinite && piece.velocity.isFinite && piece.target.isFinite
    case .eased(let piece): piece.from.isFinite && piece.to.isFinite
    case .sum(let terms): terms.allSatisfy(\.hasValue)
    case .product(let one, let other), .length(let one, let other), .angle(let one, let other):
      one.hasValue && other.hasValue
    case .interpolation(let form, let target, let progress):
      form.hasValue && target.isFinite && progress.hasValue
    case .clipped(let form, _), .slope(let form): form.hasValue
    }
  }

  /// The value of a motion that does not move, as of a spring at its target; `nil` for other forms.
  var resting: ClosedForm? {
    switch self {
    case .spring(let piece) where piece.offset == 0 && piece.velocity == 0: .constant(piece.target)
    case .eased(let piece) where piece.from == piece.to: .constant(piece.to)
    default: nil
    }
  }

  /// The first instant after `time` at which the form bends: where a timing curve in it ends.
  func bend(after time: Double) -> Double? {
    let bend: Double? =
      switch self {
      case .constant, .spring: nil
      case .eased(let piece): piece.end
      case .sum(let terms): terms.compactMap { $0.bend(after: time) }.min()
      case .product(let one, let other), .length(let one, let other), .angle(let one, let other),
        .interpolation(let one, _, let other):
        [one, other].compactMap { $0.bend(after: time) }.min()
      case .slope(let form), .clipped(let form, _): form.bend(after: time)
      }
    return bend.flatMap { $0 > time ? $0 : nil }
  }

  /// The form that holds from `time` on, where the timing curves that have ended stand still.
  func continued(from time: Double) -> ClosedForm {
    switch self {
    case .constant, .spring: self
    case .eased(let piece): piece.end <= time ? .constant(piece.to) : self
    case .sum(let terms): terms.reduce(.constant(0)) { $0 + $1.continued(from: time) }
    case .product(let one, let other):
      one.continued(from: time) * other.continued(from: time)
    case .interpolation(let form, let target, let progress):
      .blend(form.continued(from: time), to: target, by: progress.continued(from: time))
    case .length(let x, let y): .distance(x.continued(from: time), y.continued(from: time))
    case .angle(let across, let along):
      .direction(across: across.continued(from: time), along: along.continued(from: time))
    case .clipped(let form, let limits): .clipped(form.continued(from: time), to: limits)
    case .slope(let form): form.continued(from: time).derivative
    }
  }
}
