/// A statement about signals that holds or fails, and by a margin: a formula of signal temporal logic.
///
/// `judged()` tells its margin, which that logic calls robustness, and the instant that decides.
package indirect enum Claim: Sendable {
  /// A comparison at the instant asked.
  case atom(Atom)

  /// A plain word about a signal over a stretch of time, the same whenever it is asked.
  case word(any PlainWord)

  /// The claim does not hold.
  case negate(Claim)

  /// Every one of the claims holds.
  case allOf([Claim])

  /// At least one of the claims holds.
  case anyOf([Claim])

  /// Where the first claim holds, the second does.
  case implies(Claim, Claim)

  /// The claim holds at every instant of the span.
  case always(Claim, TimeSpan)

  /// The claim holds at some instant of the span.
  case eventually(Claim, TimeSpan)

  /// The second claim comes to hold in the span, and the first holds from its start until then.
  case holdsUntil(Claim, Claim, TimeSpan)
}

extension Claim {
  /// The claims that this one is made of.
  private var parts: [Claim] {
    switch self {
    case .atom, .word: []
    case .negate(let part), .always(let part, _), .eventually(let part, _): [part]
    case .allOf(let parts), .anyOf(let parts): parts
    case .implies(let one, let other), .holdsUntil(let one, let other, _): [one, other]
    }
  }

  /// Visits the atoms and words that the claim is made of, in order, until `visit` answers false.
  ///
  /// - Returns: Whether all were visited.
  @discardableResult
  private func visitLeaves(_ visit: (Claim) -> Bool) -> Bool {
    switch self {
    case .atom, .word: visit(self)
    case .negate(let part), .always(let part, _), .eventually(let part, _):
      part.visitLeaves(visit)
    case .allOf(let parts), .anyOf(let parts): parts.allSatisfy { $0.visitLeaves(visit) }
    case .implies(let one, let other), .holdsUntil(let one, let other, _):
      one.visitLeaves(visit) && other.visitLeaves(visit)
    }
  }

  /// The signals that the claim speaks of.
  package var signals: [Signal] {
    var signals: [Signal] = []
    visitSignals { signals.append($0) }
    return signals
  }

  func visitSignals(_ visit: (Signal) -> Void) {
    visitLeaves { leaf in
      switch leaf {
      case .atom(let atom): visit(atom.signal)
      case .word(let word): for signal in word.signals { visit(signal) }
      default: break
      }
      return true
    }
  }

  /// The units of the margins that decide, those of true and false left out.
  package var units: Set<String> {
    var units: Set<String> = []
    visitLeaves { leaf in
      if let unit = leaf.ownUnit { units.insert(unit) }
      return true
    }
    return units
  }

  /// The unit of the margin; `%` of the bounds where the parts have different ones.
  package var unit: String { hasSeveralUnits ? "%" : firstUnit ?? "" }

  /// Whether the parts have different units, so that margins are shares of the bounds.
  package var hasSeveralUnits: Bool {
    switch self {
    case .atom, .word: return false
    case .negate(let part), .always(let part, _), .eventually(let part, _):
      return part.hasSeveralUnits
    default:
      var first: String?
      return !visitLeaves { leaf in
        guard let unit = leaf.ownUnit else { return true }
        first = first ?? unit
        return unit == first
      }
    }
  }

  private var firstUnit: String? {
    var unit: String?
    visitLeaves { leaf in
      unit = leaf.ownUnit
      return unit == nil
    }
    return unit
  }

  /// The unit of an atom's or word's margin; `nil` where it is true or false.
  private var ownUnit: String? {
    switch self {
    case .atom(let atom): atom.signal.isBoolean ? nil : atom.unit
    case .word(let word): word.unit
    default: nil
    }
  }

  /// What margins are divided by where they are shares of the bounds.
  package var scales: [Double] {
    switch self {
    case .atom(let atom): [atom.comparison.scale]
    case .word(let word): [word.scale]
    default: parts.flatMap(\.scales)
    }
  }

  /// The windows that the claim looks at, as far as they are the same whenever it is asked.
  package var windows: [Window] {
    switch self {
    case .word(let word): [word.window]
    case .always(_, let span), .eventually(_, let span), .holdsUntil(_, _, let span):
      (span.window.map { [$0] } ?? []) + parts.flatMap(\.windows)
    default: parts.flatMap(\.windows)
    }
  }

  /// Visits all that its atoms and words look at, each by itself, at whatever instant it is asked.
  private func visitReaches(from window: Window, _ visit: ([Signal], Window) -> Void) {
    switch self {
    case .atom(let atom): visit([atom.signal], window)
    case .word(let word): visit(word.signals, word.window)
    case .always(let part, let span), .eventually(let part, let span):
      part.visitReaches(from: span.reach(from: window), visit)
    case .holdsUntil(let one, let other, let span):
      for part in [one, other] { part.visitReaches(from: span.reach(from: window), visit) }
    case .negate, .allOf, .anyOf, .implies:
      for part in parts { part.visitReaches(from: window, visit) }
    }
  }

  /// Whether a part that is asked again and again looks at all of the run each time, so that it is
  /// no matter when it is asked.
  package var asksOfAllAgain: Bool { asksOfAll(again: false) }

  private func asksOfAll(again isAskedAgain: Bool) -> Bool {
    switch self {
    case .atom, .word: false
    case .negate, .allOf, .anyOf: parts.contains { $0.asksOfAll(again: isAskedAgain) }
    case .implies: parts.contains { $0.asksOfAll(again: true) }
    case .always(_, let span), .eventually(_, let span), .holdsUntil(_, _, let span):
      isAskedAgain && span == .all || parts.contains { $0.asksOfAll(again: true) }
    }
  }

  /// All that its atoms and words look at, each by itself, at whatever instant it is asked.
  package var reaches: [Window] {
    var reaches: [Window] = []
    visitReaches(from: .all) { reaches.append($1) }
    return reaches
  }

  /// Whether a signal that it looks at goes on moving when it is looked at no longer.
  package var isCutShort: Bool {
    var isCutShort = false
    visitReaches(from: .all) { signals, window in
      for signal in signals where !isCutShort {
        let window = window.cut(from: signal.start)
        isCutShort = window.looked(at: signal.trajectory) != window
      }
    }
    return isCutShort
  }

  /// The latest time in seconds that its windows name; minus infinity where they name none.
  package var latestTime: Double {
    switch self {
    case .atom: -.infinity
    case .word(let word): word.window.latestTime
    case .negate(let part): part.latestTime
    case .always(let part, let span), .eventually(let part, let span):
      max(part.latestTime, span.latestTime)
    case .allOf(let parts), .anyOf(let parts):
      parts.reduce(-.infinity) { max($0, $1.latestTime) }
    case .implies(let one, let other): max(one.latestTime, other.latestTime)
    case .holdsUntil(let one, let other, let span):
      max(one.latestTime, other.latestTime, span.latestTime)
    }
  }

  /// Whether a signal changes where the claim looks.
  package var isAboutChange: Bool { isAboutChange(in: .all) }

  private func isAboutChange(in window: Window) -> Bool {
    switch self {
    case .atom(let atom): atom.signal.trajectory.changes(in: window)
    case .word(let word): word.signals.contains { $0.trajectory.changes(in: word.window) }
    case .always(let part, let span), .eventually(let part, let span):
      part.isAboutChange(in: span.reach(from: window))
    case .holdsUntil(let one, let other, let span):
      [one, other].contains { $0.isAboutChange(in: span.reach(from: window)) }
    case .negate, .allOf, .anyOf, .implies: parts.contains { $0.isAboutChange(in: window) }
    }
  }

  /// Whether an input is enclosed or sampled, so that a margin of 0 cannot be told from a tiny one.
  package var isApproximate: Bool { signals.contains { !$0.isSolved || $0.isSampled } }

  /// How exactly the margin of an approximate claim is known.
  package var accuracy: Double {
    let sizes = signals.compactMap { $0.extremes() }
      .flatMap { [abs($0.least.value), abs($0.greatest.value)] }
    return 1e-9 * max(1, sizes.max() ?? 1)
  }

  /// Whether it says something of each instant, so that it matters where that first fails.
  package var isAboutEachInstant: Bool {
    switch self {
    case .atom, .always, .implies: true
    case .word(let word): word.isAboutEachInstant
    case .allOf(let parts): parts.allSatisfy(\.isAboutEachInstant)
    case .negate, .anyOf, .eventually, .holdsUntil: false
    }
  }

  /// Whether it asks how fast a signal moves.
  package var isAboutVelocity: Bool {
    !visitLeaves { leaf in
      switch leaf {
      case .atom(let atom): !atom.comparison.comparesSlope
      case .word(let word): !word.isAboutVelocity
      default: true
      }
    }
  }

  /// Whether it is made of atoms alone, and so looks at no instant but the one asked.
  var isOfAtoms: Bool {
    switch self {
    case .atom: true
    case .word, .always, .eventually, .holdsUntil: false
    case .negate(let part): part.isOfAtoms
    case .allOf(let parts), .anyOf(let parts): parts.allSatisfy(\.isOfAtoms)
    case .implies(let one, let other): one.isOfAtoms && other.isOfAtoms
    }
  }

  /// Whether the claim is the same whenever it is asked.
  var isTimeless: Bool {
    switch self {
    case .atom: false
    case .word: true
    case .always(let part, let span), .eventually(let part, let span):
      span.isFixed || part.isTimeless
    case .holdsUntil(let one, let other, let span):
      span.isFixed || (one.isTimeless && other.isTimeless)
    case .negate(let part): part.isTimeless
    case .allOf(let parts), .anyOf(let parts): parts.allSatisfy(\.isTimeless)
    case .implies(let one, let other): one.isTimeless && other.isTimeless
    }
  }

  /// When the run begins that the claim is about: when the last of its signals has begun.
  package var start: Double {
    var start = -Double.infinity
    visitSignals { start = max(start, $0.start) }
    return start > -.infinity ? start : 0
  }

  /// Until when all of its signals are known, in seconds; infinite where nothing moves any more.
  package var knownUntil: Double {
    var known = Double.infinity
    visitSignals { known = min(known, $0.knownUntil) }
    return known
  }

  /// When the last of its signals comes to rest; 0 where none has begun.
  package var rest: Double {
    var last = 0.0
    visitSignals { last = max(last, $0.trajectory.rest) }
    return last
  }
}
