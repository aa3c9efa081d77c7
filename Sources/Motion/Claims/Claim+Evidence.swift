extension Claim {
  /// The moment at which the signals decide what is claimed of `moment`: further on where a window
  /// moves along.
  package func evidence(of moment: Moment) -> Moment {
    evidence(of: moment, Reading(isShare: hasSeveralUnits))
  }

  private func evidence(of moment: Moment, _ reading: Reading) -> Moment {
    switch self {
    case .atom, .word: return moment
    case .negate(let part): return part.evidence(of: moment, reading.negated)
    case .implies(let condition, let claim):
      return Claim.anyOf([.negate(condition), claim]).evidence(of: moment, reading)
    case .allOf(let parts), .anyOf(let parts):
      let isLess = { (one: Claim, other: Claim) in
        one.margin(at: moment.time, reading) < other.margin(at: moment.time, reading)
      }
      let deciding = isAll != reading.isNegated ? parts.min(by: isLess) : parts.max(by: isLess)
      return deciding?.evidence(of: moment, reading) ?? moment
    case .always(let part, .fixed), .eventually(let part, .fixed):
      return part.evidence(of: moment, reading)
    case .always(let part, .inNext(let near, let far)),
      .eventually(let part, .inNext(let near, let far)):
      let window = Window(at: moment.time, from: near, to: far)
      let witness = part.judged(reading, isAlways != reading.isNegated, window).witness
      return part.evidence(of: witness ?? moment, reading)
    case .holdsUntil(_, let goal, .fixed): return goal.evidence(of: moment, reading)
    case .holdsUntil(let hold, let goal, .inNext(let near, let far)):
      let window = Window(at: moment.time, from: near, to: far)
      let until = Claim.holdsUntil(hold, goal, .fixed(window)).judged(reading)
      guard let met = until.witness else { return moment }
      let held = hold.judged(reading, !reading.isNegated, Window(from: window.start, to: met.time))
      return held.margin == until.margin
        ? hold.evidence(of: held.witness ?? met, reading) : goal.evidence(of: met, reading)
    }
  }

  private func margin(at time: Double, _ reading: Reading) -> Margin {
    judged(reading, true, Window(from: time, to: time, includesEnd: true)).margin
  }
}

extension Window {
  /// The window from `near` to `far` seconds after an instant, both included.
  fileprivate init(at time: Double, from near: Double, to far: Double) {
    self.init(from: Instant.sum(time, near), to: Instant.sum(time, far), includesEnd: true)
  }
}
