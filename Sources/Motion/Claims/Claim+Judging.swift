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
    if let verdict = verdict(ofValues: reading, isAtEvery, window) { return verdict }
    return verdict(deciding(reading, isAtEvery, window), reading, window)
  }

  /// The verdict where it hangs on what one signal is at each instant; `nil` elsewhere.
  private func verdict(
    ofValues reading: Reading, _ isAtEvery: Bool, _ window: Window
  ) -> Verdict? {
    guard let margins = ValueMargin(self, isAtEvery ? reading : reading.negated),
      let infimum = margins.infimum(over: window)
    else { return nil }
    var verdict = Verdict(margin: isAtEvery ? infimum.margin : -infimum.margin)
    verdict.witness = infimum.moment
    if !verdict.holds {
      let failing = isAtEvery ? margins : ValueMargin(self, reading)
      verdict.firstViolation = failing?.firstFailure(in: window)
    }
    return verdict
  }

  /// The infimum over a window, or the supremum, the shortest way that leads to it.
  private func deciding(
    _ reading: Reading, _ isAtEvery: Bool, _ window: Window
  ) -> MarginTrace.Deciding? {
    let range = Interval(window.start, window.end)
    switch self {
    case .always(let part, .inNext(let near, let far)),
      .eventually(let part, .inNext(let near, let far)):
      guard (isAlways != reading.isNegated) != isAtEvery else { break }
      let ahead = range.ahead(from: near, to: far)
      let first = Window(
        from: ahead.lower, to: Instant.sum(range.lower, far), includesEnd: true)
      // The least of the suprema over windows that move along, or that of the negation.
      let inner =
        part.trace(isAtEvery ? reading : reading.negated, range: ahead, upToSupremumOver: first)
        ?? (isAtEvery ? part.trace(reading, range: ahead) : -part.trace(reading, range: ahead))
      let deciding = (-inner).greatestSliding(from: near, to: far, over: window)
      return isAtEvery ? deciding.map { -$0 } : deciding
    default: break
    }
    let trace = trace(reading, range: range)
    return isAtEvery ? trace.infimum(over: window) : trace.supremum(over: window)
  }

  private func verdict(
    _ deciding: MarginTrace.Deciding?, _ reading: Reading, _ window: Window
  ) -> Verdict {
    guard let deciding else { return .vacuous(.most) }
    var verdict = Verdict(margin: deciding.margin)
    verdict.witness = deciding.moment
    if !verdict.holds {
      let trace = trace(reading, range: Interval(window.start, window.end))
      verdict.firstViolation = trace.firstFailure(in: window)
    }
    return verdict
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
    let range = Interval(window.start, window.end)
    let sign = { (trace: MarginTrace) in reading.isNegated ? -trace : trace }
    let so = sign(trace(reading, range: range))
    let come = MarginTrace.least(
      sign(goal.trace(reading, range: range)), so.earlierInfimum(from: window.start))
    guard let best = come.supremum(over: window) else { return .vacuous(.least) }
    return verdict(until: best, reading, in: window) { so.firstFailure(in: window) }
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

extension [Claim] {
  /// Whether one of them is the same whenever it is asked, and so has no instant of its own.
  fileprivate var haveTimelessOne: Bool { contains(where: \.isTimeless) }
}
