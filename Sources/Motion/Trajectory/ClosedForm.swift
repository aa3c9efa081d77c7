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

  /// The angle, 0…180, between the vector (`along`, `across`) and a direction, all in degrees; the
  /// vector lies on one side of the direction, 1 or −1.
  indirect case angle(across: ClosedForm, along: ClosedForm, from: Double, side: Double)

  /// What becomes of a form that stays between two bounds, kept from leaving them by the rounding
  /// of its formula.
  indirect case clipped(ClosedForm, to: ValueLimits)

  /// The derivative of a form that has no simpler one, per second.
  indirect case slope(of: ClosedForm)

  /// The value at an instant at which the form holds.
  package func value(at time: Double) -> Double {
    if case .spring(let piece) = self { return piece.value(at: time) }
    var instant = AtInstant(time: time)
    let value = value(at: &instant)
    return value.isNaN ? AtInstant.slope(whileLeaning: leaningJet(at: time).value) : value
  }

  /// The derivative at an instant at which the form holds, per second.
  package func slope(at time: Double) -> Double {
    if case .spring(let piece) = self { return piece.state(at: time).velocity }
    let slope = jet(at: time).slope
    return slope.isNaN ? AtInstant.slope(whileLeaning: leaningJet(at: time).slope) : slope
  }

  /// Bounds of the value and the derivatives over a stretch of time in which the form holds.
  func bounds(over box: Interval) -> Jet<Interval> {
    Enclosure(of: self, over: box, isByTime: true).bounds(from: 0, to: 1)
  }

  /// The value and its derivatives at an instant at which the form holds.
  func jet(at time: Double) -> Jet<Double> {
    if case .spring(let piece) = self { return piece.jet(at: time) }
    var instant = AtInstant(time: time)
    var jet = jet(at: &instant)
    if jet.value.isNaN {
      jet = leaningJet(at: time)
      jet.value = AtInstant.slope(whileLeaning: jet.value)
    }
    return jet
  }

  /// The same, where a curve that is upright counts as steep: its slope is then a number that can
  /// be set against that of another form.
  func leaningJet(at time: Double) -> Jet<Double> {
    var instant = AtInstant(time: time, isLeaning: true)
    return jet(at: &instant)
  }

  /// The value and its derivatives, made of those of the motions that the form names.
  private func jet(at instant: inout AtInstant) -> Jet<Double> {
    switch self {
    case .constant(let value): return Jet(value)
    case .spring(let piece): return instant.jet(of: piece)
    case .eased(let piece): return instant.jet(of: piece)
    case .sum(let terms):
      var sum = terms[0].jet(at: &instant)
      for term in terms.dropFirst() { sum = sum + term.jet(at: &instant) }
      return sum
    case .product(.constant(let factor), let form):
      return form.jet(at: &instant).scaled(by: factor)
    case .product(let one, let other):
      let factor = one.jet(at: &instant)
      return factor * other.jet(at: &instant)
    case .interpolation(let form, let target, let progress):
      let running = form.jet(at: &instant)
      return .interpolation(running, to: target, progress: progress.jet(at: &instant))
    case .length(let x, let y):
      let x = x.jet(at: &instant)
      return .length(x, y.jet(at: &instant))
    case .angle(let across, let along, let heading, let side):
      let across = across.jet(at: &instant)
      return .angle(across: across, along: along.jet(at: &instant), from: heading, side: side)
    case .clipped(let form, let limits): return form.jet(at: &instant).clipped(to: limits)
    case .slope(let form): return form.jet(at: &instant).derivative
    }
  }

  /// The value alone, which is the same number as that of the jet: without it an until over a sum
  /// takes 9 % more instructions, and what is drawn at frames 6 %.
  private func value(at instant: inout AtInstant) -> Double {
    switch self {
    case .constant(let value): return value
    case .spring(let piece): return instant.value(of: piece)
    case .eased(let piece): return instant.value(of: piece)
    case .sum(let terms):
      var sum = terms[0].value(at: &instant)
      for term in terms.dropFirst() { sum += term.value(at: &instant) }
      return sum
    case .product(let one, let other):
      let factor = one.value(at: &instant)
      return factor * other.value(at: &instant)
    case .interpolation(let form, let target, let progress):
      let running = form.value(at: &instant)
      return .interpolation(running, to: target, progress: progress.value(at: &instant))
    case .length(let x, let y):
      let x = x.value(at: &instant)
      return .length(x, y.value(at: &instant))
    case .angle(let across, let along, let heading, let side):
      let across = across.value(at: &instant)
      return .angle(
        across: across, along: along.value(at: &instant), from: heading, side: side)
    case .clipped(let form, let limits): return limits.apply(to: form.value(at: &instant))
    case .slope(let form): return form.jet(at: &instant).slope
    }
  }

  /// Whether extrema and crossings are solved for, not enclosed.
  var isSolved: Bool {
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
    case .interpolation(_, let target, _) where !target.isFinite: false
    default: foldingParts(true) { $0 && $1.hasValue }
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

  /// The first instant after `time` at which the form bends: where a timing curve in it ends;
  /// infinite where none does.
  func bend(after time: Double) -> Double {
    if case .eased(let piece) = self { return piece.end > time ? piece.end : .infinity }
    return foldingParts(.infinity) { min($0, $1.bend(after: time)) }
  }

  /// When a single motion starts, in seconds; `nil` for other forms.
  var start: Double? {
    switch self {
    case .spring(let piece): piece.start
    case .eased(let piece): piece.start
    default: nil
    }
  }

  /// A single motion told from the value that it takes over at its start, where it differs from that
  /// by nothing but rounding.
  func continuing(from value: Double) -> ClosedForm {
    switch self {
    case .spring(let piece): .spring(piece.continuing(from: value))
    case .eased(let piece): .eased(piece.continuing(from: value))
    default: self
    }
  }

  /// The form that holds from `time` on, where the timing curves that have ended stand still.
  func continued(from time: Double) -> ClosedForm {
    if case .eased(let piece) = self { return piece.end <= time ? .constant(piece.to) : self }
    return mappingParts { $0.continued(from: time) }
  }
}
