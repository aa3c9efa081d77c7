extension ClosedForm {
  /// The sum, where what is one motion is told as one.
  static func + (left: ClosedForm, right: ClosedForm) -> ClosedForm {
    if let merged = left.merged(with: right) { return merged }
    var terms = left.terms
    for term in right.terms { terms.add(term) }
    return terms.count == 1 ? terms[0] : .sum(terms)
  }

  /// The difference.
  static func - (left: ClosedForm, right: ClosedForm) -> ClosedForm {
    left + right * .constant(-1)
  }

  /// The product, where numbers are multiplied into motions.
  static func * (left: ClosedForm, right: ClosedForm) -> ClosedForm {
    switch (left, right) {
    case (.constant(let one), .constant(let other)): .constant(one * other)
    case (_, .constant(let factor)): left.scaled { $0 * factor }
    case (.constant(let factor), _): right.scaled { $0 * factor }
    default: .product(left, right)
    }
  }

  /// The quotient by a number that is not 0.
  static func / (left: ClosedForm, divisor: Double) -> ClosedForm {
    left.scaled { $0 / divisor }
  }

  /// The way of `first`, still running, that `progress` 0…1 takes over to `target`.
  package static func blend(
    _ first: ClosedForm, to target: Double, by progress: ClosedForm
  ) -> ClosedForm {
    switch (first, progress) {
    case (_, .constant(1)): .constant(target)
    case (.constant, _), (_, .constant): first + progress * (.constant(target) - first)
    default: .interpolation(first, to: target, progress: progress)
    }
  }

  /// The length of the vector with these components.
  static func distance(_ x: ClosedForm, _ y: ClosedForm) -> ClosedForm {
    if case .constant(let x) = x, case .constant(let y) = y { return .constant(hypot(x, y)) }
    return .length(x, y)
  }

  /// The angle, 0…180, between the vector (`along`, `across`) and a direction, all in degrees, where
  /// the vector lies on one side of it.
  static func direction(
    across: ClosedForm, along: ClosedForm, from heading: Double, side: Double
  ) -> ClosedForm {
    if case .constant(let across) = across, case .constant(let along) = along {
      return .constant(Double.angle(across: across, along: along, from: heading, side: side))
    }
    return .angle(across: across, along: along, from: heading, side: side)
  }

  /// A form that stays between two bounds, kept from leaving them by rounding.
  func clipped(to limits: ValueLimits) -> ClosedForm {
    if case .constant(let value) = self { return .constant(limits.apply(to: value)) }
    return .clipped(self, to: limits)
  }

  /// The derivative, per second.
  var derivative: ClosedForm {
    switch self {
    case .constant: .constant(0)
    case .spring(let piece): .spring(piece.derivative)
    case .sum(let terms): terms.reduce(.constant(0)) { $0 + $1.derivative }
    case .clipped(let form, let limits): form.derivative * .constant(limits.factor)
    default: .slope(of: self)
    }
  }

  /// The form as it would hold `delay` seconds later: its value at t is that of t − `delay` here.
  func delayed(by delay: Double) -> ClosedForm {
    switch self {
    case .spring(var piece):
      piece.start += delay
      return .spring(piece)
    case .eased(var piece):
      piece.start += delay
      return .eased(piece)
    default: return mappingParts { $0.delayed(by: delay) }
    }
  }

  private var terms: [ClosedForm] {
    if case .sum(let terms) = self { return terms }
    return [self]
  }

  /// The form with `scale`, which multiplies or divides by a number, done to its values.
  private func scaled(_ scale: (Double) -> Double) -> ClosedForm {
    guard scale(1) != 0 else { return .constant(0) }
    switch self {
    case .constant(let value): return .constant(scale(value))
    case .spring(var piece):
      piece.offset = scale(piece.offset)
      piece.velocity = scale(piece.velocity)
      piece.target = scale(piece.target)
      piece.first = scale(piece.first)
      return .spring(piece)
    case .eased(var piece):
      piece.from = scale(piece.from)
      piece.to = scale(piece.to)
      return .eased(piece)
    case .sum(let terms): return .sum(terms.map { $0.scaled(scale) })
    case .product(let one, let other): return .product(one.scaled(scale), other)
    case .interpolation(let form, let target, let progress):
      return .interpolation(form.scaled(scale), to: scale(target), progress: progress)
    case .clipped(let form, let limits):
      return .clipped(form, to: limits.scaled(scale))
    case .slope(let form): return .slope(of: form.scaled(scale))
    case .length, .angle: return .product(.constant(scale(1)), self)
    }
  }

  /// The sum as a form that is none, `nil` where it has to be one.
  fileprivate func merged(with other: ClosedForm) -> ClosedForm? {
    if case .constant(let number) = other { return shifted(by: number) }
    if case .constant(let number) = self { return other.shifted(by: number) }
    return merged(inStepWith: other) ?? merged(alike: other)
  }

  /// The form with a number added, `nil` where that is a sum.
  private func shifted(by number: Double) -> ClosedForm? {
    switch self {
    case .constant(let value): return .constant(value + number)
    case _ where number == 0: return self
    case .spring(var piece):
      piece.target += number
      piece.first += number
      return .spring(piece)
    case .eased(var piece):
      piece.from += number
      piece.to += number
      return .eased(piece)
    case .interpolation(let form, let target, let progress):
      return .interpolation(form + .constant(number), to: target + number, progress: progress)
    case .clipped(let form, let limits): return .clipped(form, to: limits + number)
    default: return nil
    }
  }

  /// The sum of two motions under one spring, along one timing curve or with one progress, `nil` of
  /// others.
  private func merged(inStepWith other: ClosedForm) -> ClosedForm? {
    switch (self, other) {
    case (.spring(let one), .spring(let other)) where one.spring == other.spring:
      return one.start < other.start ? one.added(to: other) : other.added(to: one)
    case (.eased(var one), .eased(let other)) where one.isInStep(with: other):
      one.from += other.from
      one.to += other.to
      return one.from == one.to ? .constant(one.to) : .eased(one)
    case (
      .interpolation(let one, let target, let progress),
      .interpolation(let other, let otherTarget, let same)
    ) where progress == same:
      return .blend(one + other, to: target + otherTarget, by: progress)
    default: return nil
    }
  }

  /// The sum of two multiples of one form, or of what merges once a common operation is done to it
  /// afterwards; `nil` of others.
  private func merged(alike other: ClosedForm) -> ClosedForm? {
    switch (self, other) {
    case (.slope(let one), .slope(let other)):
      let sum = one + other
      return sum.terms.count == 1 ? sum.derivative : nil
    case (.product(let one, let form), .product(let other, let same)) where form == same:
      let factor = one + other
      return factor.terms.count == 1 ? factor * form : nil
    case _ where factored.form == other.factored.form:
      return factored.form * .constant(factored.factor + other.factored.factor)
    case (.clipped(let kept, let limits), let other), (let other, .clipped(let kept, let limits)):
      let form = limits.apply(to: kept)
      let sum = form + other
      return sum.terms.count < form.terms.count + other.terms.count ? sum : nil
    default: return nil
    }
  }

  /// The form and the number that it is multiplied by.
  private var factored: (form: ClosedForm, factor: Double) {
    guard case .product(.constant(let factor), let form) = self else { return (self, 1) }
    return (form, factor)
  }
}

extension SpringPiece {
  /// The sum with the motion of the same spring that starts no earlier, told from there.
  fileprivate func added(to later: SpringPiece) -> ClosedForm {
    var sum = restarted(at: later.start)
    sum.offset += later.offset
    sum.velocity += later.velocity
    sum.target += later.target
    sum.first += later.first
    return sum.offset == 0 && sum.velocity == 0 ? .constant(sum.target) : .spring(sum)
  }
}

extension [ClosedForm] {
  /// Adds a term, to the one that it makes a single motion with, if there is one.
  fileprivate mutating func add(_ term: ClosedForm) {
    for index in indices {
      guard let merged = self[index].merged(with: term) else { continue }
      remove(at: index)
      return add(merged)
    }
    append(term)
  }
}
