extension Claim {
  /// The margin asked at each instant of `range`.
  func trace(_ reading: Reading, range: Interval) -> MarginTrace {
    if isTimeless { return MarginTrace(judged(reading).margin) }
    switch self {
    case .atom(let atom): return MarginTrace(ValueMargin(atom, reading), range: range)
    case .word(let word): return MarginTrace(word.judged(reading).margin)
    case .negate(let part): return part.trace(reading.negated, range: range)
    case .implies(let condition, let claim):
      return Claim.anyOf([.negate(condition), claim]).trace(reading, range: range)
    case .allOf(let parts), .anyOf(let parts):
      if let margins = ValueMargin(self, reading) { return MarginTrace(margins, range: range) }
      let traces = parts.map { $0.trace(reading, range: range) }
      let combine = isAll != reading.isNegated ? MarginTrace.least : MarginTrace.greatest
      return traces.dropFirst().reduce(traces[0], combine)
    case .always(let part, let span), .eventually(let part, let span):
      let (near, far) = span.reach
      let inner = part.trace(reading, range: range.ahead(from: near, to: far))
      return isAlways != reading.isNegated
        ? inner.sliding(from: near, to: far, since: range.lower)
        : -(-inner).sliding(from: near, to: far, since: range.lower)
    case .holdsUntil(let hold, let goal, let span):
      let (near, far) = span.reach
      let ahead = range.ahead(from: near, to: far)
      let sign = { (trace: MarginTrace) in reading.isNegated ? -trace : trace }
      let goal = sign(goal.trace(reading, range: ahead))
      let held = sign(hold.trace(reading, range: ahead)).holding(until: goal)
      return sign(
        .least(
          -(-goal).sliding(from: near, to: far, since: range.lower),
          held.ahead(by: near, since: range.lower)))
    }
  }
}

extension Claim {
  /// The margin asked at each instant of `range`, where what is more than its supremum over the
  /// window `first` need not be told apart; `nil` where it does not hang on one signal's value.
  func trace(
    _ reading: Reading, range: Interval, upToSupremumOver first: Window
  ) -> MarginTrace? {
    guard let margins = ValueMargin(self, reading),
      !margins.signal.trajectory.hasHole(in: Window(from: range.lower, to: range.upper)),
      let infimum = ValueMargin(self, reading.negated)?.infimum(over: first)
    else { return nil }
    return MarginTrace(margins, range: range, ceiling: -infimum.margin)
  }
}

extension Interval {
  /// What a window from `near` to `far` seconds after the instant asked covers, from the first
  /// instant of this stretch to the last.
  func ahead(from near: Double, to far: Double) -> Interval {
    Interval(Instant.sum(lower, near), Instant.sum(upper, far))
  }
}
