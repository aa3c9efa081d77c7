extension Claim {
  /// The moment at which the signals decide what is claimed of `moment`: further on where a window
  /// moves along.
  package func evidence(of moment: Moment) -> Moment {
    evidence(of: moment, Reading(isShare: hasSeveralUnits))
  }

  private func evidence(of moment: Moment, _ reading: Reading) -> Moment {
    switch self {
    case .atom: return moment
    case .word(let word): return word.judged(reading).witness ?? moment
    case .negate(let part): return part.evidence(of: moment, reading.negated)
    case .implies(let condition, let claim):
      return Claim.anyOf([.negate(condition), claim]).evidence(of: moment, reading)
    case .allOf(let parts), .anyOf(let parts):
      let isLess = { (one: Claim, other: Claim) in
        one.margin(at: moment.time, reading) < other.margin(at: moment.time, reading)
      }
      let deciding =
        quantifier(reading) == .all ? parts.min(by: isLess) : parts.max(by: isLess)
      return deciding?.evidence(of: moment, reading) ?? moment
    case .always(let part, let span), .eventually(let part, let span):
      let window = span.reach(from: Window(at: moment.time))
      let witness = part.judged(reading, quantifier(reading), window).witness
      return part.evidence(of: witness ?? moment, reading)
    case .holdsUntil(let hold, let goal, let span):
      let window = span.reach(from: Window(at: moment.time))
      let until = Claim.holdsUntil(hold, goal, .fixed(window)).judged(reading)
      guard let met = until.witness else { return moment }
      let held = hold.judged(
        reading, Quantifier.all.read(reading), Window(from: window.start, to: met.time))
      return held.margin == until.margin
        ? hold.evidence(of: held.witness ?? met, reading) : goal.evidence(of: met, reading)
    }
  }
}
