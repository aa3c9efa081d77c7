extension Claim {
  /// Judges the claim: a claim about instants is meant of every instant of the run.
  package func judged() -> Verdict {
    var verdict = judged(Reading(isShare: hasSeveralUnits))
    verdict.isVacuous = verdict.isVacuous || neverApplies(in: .all, isNegated: false)
    return verdict
  }

  /// Judges the claim or its negation.
  func judged(_ reading: Reading) -> Verdict {
    switch self {
    case .negate(let part): return part.judged(reading.negated)
    case .word(let word): return word.judged(reading)
    case .implies(let condition, let claim):
      return Claim.anyOf([.negate(condition), claim]).judged(reading)
    case .always(let part, .fixed(let window)), .eventually(let part, .fixed(let window)):
      return part.judged(reading, quantifier(reading), window)
    case .holdsUntil(let hold, let goal, .fixed(let window)):
      return hold.judged(until: goal, reading, window)
    case .allOf(let parts) where isTimeless || quantifier(reading) == .all,
      .anyOf(let parts) where isTimeless || quantifier(reading) == .all:
      return .of(quantifier(reading), parts.map { $0.judged(reading) })
    case .always(let part, .inNext) where isTimeless,
      .eventually(let part, .inNext) where isTimeless,
      .holdsUntil(_, let part, .inNext) where isTimeless:
      return part.judged(reading)
    default: return judged(reading, .all, .all)
    }
  }

  /// Judges the claim at all instants of a window, or at any.
  func judged(_ reading: Reading, _ quantifier: Quantifier, _ window: Window) -> Verdict {
    switch self {
    case .negate(let part): return part.judged(reading.negated, quantifier, window)
    case .allOf(let parts)
    where self.quantifier(reading) == quantifier && !parts.haveTimelessOne,
      .anyOf(let parts)
    where self.quantifier(reading) == quantifier && !parts.haveTimelessOne:
      // All parts hold at every instant where each does, and any of them at any where any does:
      // each from where its own signals begin.
      return .of(quantifier, parts.map { $0.judged(reading, quantifier, window) })
    default: break
    }
    let window = window.cut(from: start)
    guard !window.isEmpty else { return .vacuous(quantifier == .all ? .most : .least) }
    guard !isTimeless else { return judged(reading) }
    let deciding = deciding(reading, quantifier, window)
    var verdict = Verdict(margin: deciding.margin)
    verdict.witness = deciding.moment
    if !verdict.holds {
      // Where it holds at no instant, or decides at the first, it fails from the start.
      let isEarliest = quantifier == .any || deciding.moment.time == window.start
      verdict.firstViolation =
        isEarliest
        ? window.start : firstFailure(reading, in: window) ?? deciding.moment.time
    }
    return verdict
  }

  /// The margin that decides over a window that is not empty.
  ///
  /// There are three ways to it, each shorter than the next: by the values of one signal, where it
  /// hangs on them alone; by the stretches in which one stays low, where what is to come within a
  /// time is looked for; and by a trace, the margin at every instant, which is there for any claim.
  /// On one spring they take some 0.3, 1 and 3 us.
  private func deciding(
    _ reading: Reading, _ quantifier: Quantifier, _ window: Window
  ) -> Deciding {
    if let margins = ValueMargin(self, reading),
      let deciding = margins.deciding(quantifier, over: window)
    {
      return deciding
    }
    if let found = infimumAhead(quantifier == .all ? reading : reading.negated, over: window) {
      return quantifier == .all ? found : -found
    }
    let window = looked(at: window)
    let first = Deciding(
      margin: margin(at: window.start, reading), moment: Moment(time: window.start))
    let deciding = { (limits: MarginLimits) in
      trace(reading, range: Interval(window), limits, of: MarginForms())
        .deciding(quantifier, over: window)
    }
    let limits = MarginLimits(beyond: first.margin, quantifier)
    guard let found = deciding(limits) else { return first }
    let isFound =
      quantifier == .all ? found.decides(before: first) : (-found).decides(before: -first)
    return (isFound ? found : first).told { deciding(.verdict) }
  }

  /// The infimum over a window of a claim that looks ahead; `nil` where it takes a trace to find it.
  private func infimumAhead(
    _ reading: Reading, over window: Window
  ) -> Deciding? {
    if case .holdsUntil = self { return UntilAhead(self, reading)?.infimum(over: window) }
    return Outlook(self, reading)?.infimum(over: window)
  }

  private func firstFailure(_ reading: Reading, in window: Window) -> Double? {
    if let margins = ValueMargin(self, reading) { return margins.firstFailure(in: window) }
    if let time = Outlook(self, reading)?.firstFailure(in: window)
      ?? UntilAhead(self, reading)?.firstFailure(in: window), time < .infinity
    {
      return time
    }
    let window = looked(at: window)
    return trace(reading, range: Interval(window), .verdict, of: MarginForms())
      .firstViolation(in: window)
  }

  /// The part of a window that its signals are looked at in.
  private func looked(at window: Window) -> Window {
    var looked = window
    visitSignals { looked = looked.looked(at: $0.trajectory) }
    return looked
  }

  /// Judges that the claim holds from the start of a window until `goal` comes in it.
  private func judged(until goal: Claim, _ reading: Reading, _ window: Window) -> Verdict {
    let window = window.cut(from: max(start, goal.start))
    guard !window.isEmpty else { return .vacuous(reading.isNegated ? .most : .least) }
    let positive = Reading(isShare: reading.isShare)
    if let hold = ValueMargin(self, positive), let goal = ValueMargin(goal, positive),
      let best = hold.supremum(until: goal, over: window)
    {
      return verdict(until: best, reading, in: window) { hold.firstFailure(in: window) }
    }
    let looked = Claim.allOf([self, goal]).looked(at: window)
    let sign = { (trace: MarginTrace) in reading.isNegated ? -trace : trace }
    let best = { (limits: MarginLimits) in
      let forms = MarginForms()
      let so = sign(trace(reading, range: Interval(looked), limits, of: forms))
      let come = sign(goal.trace(reading, range: Interval(looked), limits, of: forms))
      return MarginTrace.least(come, so.earlierInfimum(from: looked.start)).supremum(over: looked)
    }
    guard let found = best(MarginLimits()) else { return .vacuous(.least) }
    return verdict(until: found.told { best(.verdict) }, reading, in: looked) {
      sign(trace(reading, range: Interval(looked), .verdict, of: MarginForms()))
        .firstViolation(in: looked)
    }
  }

  /// The verdict of a claim that holds until its goal comes, or of its negation.
  private func verdict(
    until best: Deciding, _ reading: Reading, in window: Window,
    firstFailure: () -> Double?
  ) -> Verdict {
    var verdict = Verdict(margin: reading.isNegated ? -best.margin : best.margin)
    verdict.witness = best.moment
    if !verdict.holds { verdict.firstViolation = firstFailure() ?? window.start }
    return verdict
  }
}

extension Deciding {
  /// The same with the verdict that the bounds tell which are met: next to 0 the rounding of two
  /// formulas may have put a margin on the wrong side.
  ///
  /// - Parameter verdict: What decides where margins are told apart by their verdicts alone.
  fileprivate func told(by verdict: () -> Deciding?) -> Deciding {
    guard abs(margin.value) <= 1e-9, let verdict = verdict()?.margin,
      verdict.holds != margin.holds
    else { return self }
    return Deciding(margin: verdict, moment: moment)
  }
}

extension [Claim] {
  /// Whether one of them is the same whenever it is asked, and so has no instant of its own.
  fileprivate var haveTimelessOne: Bool { contains(where: \.isTimeless) }
}
