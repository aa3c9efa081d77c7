extension ClosedForm {
  /// How long a form that holds for ever is looked at, in seconds: the virtual time of a spec.
  static let horizon = 1000.0

  /// The instants inside `box` at which the value turns from rising to falling or back, in order.
  ///
  /// Those of a single spring are solved for. Of another form they are enclosed: what is left out
  /// moves the value by no more than `tolerance`, or into a range that `isKnown`.
  func turningPoints(
    in box: Interval, tolerance: Double, isKnown: (Interval) -> Bool = { _ in false }
  ) -> [Double] {
    switch self {
    case .constant: return []
    case .spring(let piece): return piece.restarted(at: box.lower).turningPoints(until: box.upper)
    case .clipped(let form, _):
      return form.turningPoints(in: box, tolerance: tolerance, isKnown: isKnown)
    default:
      var times: [Double] = []
      search(for: .turns, in: box, into: &times) { jet, box in
        jet.slope.magnitude * box.width <= tolerance || isKnown(jet.value)
      }
      return times
    }
  }

  /// The instants inside `box` at which the sign of the value changes, in order.
  ///
  /// Left out are changes of sign of a value that stays within `tolerance` of 0 between them.
  func zeros(in box: Interval, tolerance: Double) -> [Double] {
    if case .constant = self { return [] }
    var times: [Double] = []
    search(for: .zeros, in: box, into: &times) { jet, _ in jet.value.magnitude <= tolerance }
    return times
  }

  /// Halves `box` until each part is known to hold none of what is sought, or at most one, or
  /// nothing that matters.
  private func search(
    for sought: Sought, in box: Interval, into times: inout [Double],
    isNegligible: (Jet<Interval>, Interval) -> Bool
  ) {
    let bounds = bounds(over: box)
    let jet = sought.function(of: bounds)
    guard !jet.value.hasOneSign else { return }
    let middle = box.middle
    let isSmall = isNegligible(bounds, box) || middle <= box.lower || middle >= box.upper
    guard !isSmall && !jet.slope.hasOneSign else {
      if let time = box.root(of: { sought.function(of: self.jet(at: $0)) }) { times.append(time) }
      return
    }
    let halves = (Interval(box.lower, middle), Interval(middle, box.upper))
    search(for: sought, in: halves.0, into: &times, isNegligible: isNegligible)
    search(for: sought, in: halves.1, into: &times, isNegligible: isNegligible)
  }
}

/// What is looked for on a form.
private enum Sought {
  case zeros, turns

  /// The function whose zeros these are.
  func function<Number: Scalar>(of jet: Jet<Number>) -> Jet<Number> {
    switch self {
    case .zeros: jet
    case .turns: jet.derivative
    }
  }
}

extension Interval {
  /// The member at which a function that changes its sign between the ends is 0.
  ///
  /// Newton's method, kept inside a bracket that is halved where the method leaves it. The upper
  /// end counts as inside, the lower one does not, so that neighbours share no root.
  func root(of function: (Double) -> Jet<Double>) -> Double? {
    let first = function(lower).value
    let last = function(upper).value
    guard first != 0 else { return nil }
    guard last != 0 else { return upper }
    guard (first < 0) != (last < 0) else { return nil }
    var bracket = self
    var guess = middle
    for round in 0..<200 where bracket.lower < guess && guess < bracket.upper {
      let jet = function(guess)
      guard jet.value != 0 else { return guess }
      if (jet.value < 0) == (first < 0) { bracket.lower = guess } else { bracket.upper = guess }
      let next = guess - jet.value / jet.slope
      guard abs(next - guess) > 1e-16 * abs(guess) else { return guess }
      let isInside = bracket.lower < next && next < bracket.upper
      guess = isInside && round % 4 != 3 ? next : bracket.middle
    }
    return bracket.upper
  }
}
