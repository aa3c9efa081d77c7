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
      return part.judged(reading, isAlways != reading.isNegated, window)
    case .holdsUntil(let hold, let goal, .fixed(let window)):
      return hold.judged(until: goal, reading, window)
    case .allOf(let parts) where !reading.isNegated, .anyOf(let parts) where reading.isNegated:
      return Verdict.all(parts.map { $0.judged(reading) })
    case .allOf(let parts) where isTimeless, .anyOf(let parts) where isTimeless:
      return Verdict.any(parts.map { $0.judged(reading) })
    case .always(let part, .inNext) where isTimeless,
      .eventually(let part, .inNext) where isTimeless,
      .holdsUntil(_, let part, .inNext) where isTimeless:
      return part.judged(reading)
    default: return judged(reading, true, .all)
    }
  }

  /// Whether its parts are all to hold, not any of them.
  var isAll: Bool {
    if case .allOf = self { return true }
    return false
  }

  /// Whether it is to hold at every instant of its span.
  var isAlways: Bool {
    if case .always = self { return true }
    return false
  }

  /// Judges the claim at every instant of a window, or at any.
  func judged(_ reading: Reading, _ isAtEvery: Bool, _ window: Window) -> Verdict {
    switch self {
    case .negate(let part): return part.judged(reading.negated, isAtEvery, window)
    case .allOf(let parts) where reading.isNegated != isAtEvery && !parts.haveTimelessOne,
      .anyOf(let parts) where reading.isNegated == isAtEvery && !parts.haveTimelessOne:
      // All parts hold at every instant where each does, and any of them at any where any does:
      // each from where its own signals begin.
      let verdicts = parts.map { $0.judged(reading, isAtEvery, window) }
      return isAtEvery ? .all(verdicts) : .any(verdicts)
    default: break
    }
    let window = window.cut(from: start)
    guard !window.isEmpty else { return .vacuous(isAtEvery ? .most : .least) }
    guard !isTimeless else { return judged(reading) }
    let deciding = deciding(reading, isAtEvery, window)
    var verdict = Verdict(margin: deciding.margin)
    verdict.witness = deciding.moment
    if !verdict.holds {
      // Where it holds at no instant, or decides at the first, it fails from the start.
      let isEarliest = !isAtEvery || deciding.moment.time == window.start
      verdict.firstViolation =
        isEarliest
        ? window.start : firstFailure(reading, in: window) ?? deciding.moment.time
    }
    return verdict
  }

  /// The infimum over a window that is not empty, or the supremum, the shortest way that leads to
  /// it.
  private func deciding(
    _ reading: Reading, _ isAtEvery: Bool, _ window: Window
  ) -> MarginTrace.Deciding {
    if let margins = ValueMargin(self, reading),
      let deciding = margins.deciding(isAtEvery, over: window)
    {
      return deciding
    }
    if let found = infimumAhead(isAtEvery ? reading : reading.negated, over: window) {
      return isAtEvery ? found : -found
    }
    let window = looked(at: window)
    let first = MarginTrace.Deciding(
      margin: margin(at: window.start, reading), moment: Moment(time: window.start))
    let deciding = { (limits: MarginLimits) in
      let trace = trace(reading, range: Interval(window), limits, of: MarginForms())
      return isAtEvery ? trace.infimum(over: window) : trace.supremum(over: window)
    }
    guard let found = deciding(MarginLimits(beyond: first.margin, isAtEvery)) else { return first }
    let decides = isAtEvery ? found.decides(before: first) : (-found).decides(before: -first)
    return (decides ? found : first).told { deciding(.verdict) }
  }

  /// The infimum over a window of a claim that looks ahead; `nil` where it takes a trace to find it.
  private func infimumAhead(
    _ reading: Reading, over window: Window
  ) -> MarginTrace.Deciding? {
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
    until best: MarginTrace.Deciding, _ reading: Reading, in window: Window,
    firstFailure: () -> Double?
  ) -> Verdict {
    var verdict = Verdict(margin: reading.isNegated ? -best.margin : best.margin)
    verdict.witness = best.moment
    if !verdict.holds { verdict.firstViolation = firstFailure() ?? window.start }
    return verdict
  }
}

extension MarginTrace.Deciding {
  /// The same with the verdict that the bounds tell which are met: next to 0 the rounding of two
  /// formulas may have put a margin on the wrong side.
  ///
  /// - Parameter verdict: What decides where margins are told apart by their verdicts alone.
  fileprivate func told(by verdict: () -> MarginTrace.Deciding?) -> MarginTrace.Deciding {
    guard abs(margin.value) <= 1e-9, let verdict = verdict()?.margin,
      verdict.holds != margin.holds
    else { return self }
    return MarginTrace.Deciding(margin: verdict, moment: moment)
  }
}

extension [Claim] {
  /// Whether one of them is the same whenever it is asked, and so has no instant of its own.
  fileprivate var haveTimelessOne: Bool { contains(where: \.isTimeless) }
}
