extension Claim {
  /// The margin asked at each instant of `range`, as far as it matters.
  func trace(
    _ reading: Reading, range: Interval, _ limits: MarginLimits = MarginLimits(),
    of forms: MarginForms
  ) -> MarginTrace {
    if isTimeless { return MarginTrace(judged(reading).margin, of: forms) }
    if let margins = ValueMargin(self, reading) {
      return MarginTrace(margins, range: range, limits, of: forms)
    }
    switch self {
    case .atom, .word: preconditionFailure("an atom goes with a value, and a word is timeless")
    case .negate(let part): return part.trace(reading.negated, range: range, limits, of: forms)
    case .implies(let condition, let claim):
      let fails = condition.trace(reading.negated, range: range, limits, of: forms)
      let holds = claim.trace(reading, range: range, limits, of: forms)
      return reading.isNegated ? .least(fails, holds) : .greatest(fails, holds)
    case .allOf(let parts), .anyOf(let parts):
      let traces = parts.map { $0.trace(reading, range: range, limits, of: forms) }
      let combine = quantifier(reading) == .all ? MarginTrace.least : MarginTrace.greatest
      return traces.dropFirst().reduce(traces[0], combine)
    case .always(let part, let span), .eventually(let part, let span):
      let (near, far) = span.reach
      let inner = part.trace(reading, range: range.ahead(from: near, to: far), limits, of: forms)
      return quantifier(reading) == .all
        ? inner.sliding(from: near, to: far, since: range.lower)
        : -(-inner).sliding(from: near, to: far, since: range.lower)
    case .holdsUntil(let hold, let goal, let span):
      let (near, far) = span.reach
      let ahead = range.ahead(from: near, to: far)
      let sign = { (trace: MarginTrace) in reading.isNegated ? -trace : trace }
      let goal = sign(goal.trace(reading, range: ahead, limits, of: forms))
      let held = sign(hold.trace(reading, range: ahead, limits, of: forms)).holding(until: goal)
      return sign(
        .least(
          -(-goal).sliding(from: near, to: far, since: range.lower),
          held.ahead(by: near, since: range.lower)))
    }
  }

  /// The margin asked at an instant at which all of its signals have begun.
  package func margin(at time: Double) -> Margin { margin(at: time, Reading()) }

  /// The same, as `reading` takes the claim.
  func margin(at time: Double, _ reading: Reading) -> Margin {
    switch self {
    case .atom(let atom):
      return atom.value(at: time).map { reading.margin(of: $0, by: atom.comparison) } ?? .least
    case .word(let word): return word.judged(reading).margin
    case .negate(let part): return part.margin(at: time, reading.negated)
    case .implies(let condition, let claim):
      let fails = condition.margin(at: time, reading.negated)
      let holds = claim.margin(at: time, reading)
      return reading.isNegated ? min(fails, holds) : max(fails, holds)
    case .allOf(let parts), .anyOf(let parts):
      let margins = parts.lazy.map { $0.margin(at: time, reading) }
      return (quantifier(reading) == .all ? margins.min() : margins.max()) ?? .most
    case .always(let part, let span), .eventually(let part, let span):
      let window = span.reach(from: Window(at: time))
      return part.judged(reading, quantifier(reading), window).margin
    case .holdsUntil(let hold, let goal, let span):
      let window = span.reach(from: Window(at: time))
      return Claim.holdsUntil(hold, goal, .fixed(window)).judged(reading).margin
    }
  }
}

extension Window {
  /// One instant.
  init(at time: Double) { self.init(from: time, to: time, includesEnd: true) }
}

extension Interval {
  /// From the start of a window to its end.
  init(_ window: Window) { self.init(window.start, window.end) }

  /// What a window from `near` to `far` seconds after the instant asked covers, from the first
  /// instant of this stretch to the last.
  func ahead(from near: Double, to far: Double) -> Interval {
    Interval(Instant.sum(lower, near), Instant.sum(upper, far))
  }
}
