/// The greater of two margins: what one comes to at best in a window that moves along with the
/// instant asked, its sliding maximum, and what another comes to at that instant.
///
/// So claims read that ask for something to come soon, unless something is so now. Read negated
/// they are about the lesser of two, with what one comes to at worst.
struct Outlook {
  /// The margin that is looked for in the window.
  let ahead: ValueMargin

  /// From when to when the window goes, in seconds after the instant asked; both ends belong to it,
  /// and the second one is later.
  let near: Double
  let far: Double

  /// The margin at the instant asked, where that counts too.
  let now: ValueMargin?

  /// The outlook that a claim is about; `nil` where it is about anything else.
  init?(_ claim: Claim, _ reading: Reading) {
    switch claim {
    case .negate(let part): self.init(part, reading.negated)
    case .implies(let condition, let part) where !reading.isNegated:
      self.init(part, reading, unless: condition, reading.negated)
    case .anyOf(let parts) where !reading.isNegated && parts.count == 2,
      .allOf(let parts) where reading.isNegated && parts.count == 2:
      self.init(parts[1], reading, unless: parts[0], reading)
    default: self.init(of: claim, reading, now: nil)
    }
  }

  private init?(_ part: Claim, _ reading: Reading, unless now: Claim, _ nowReading: Reading) {
    guard let now = ValueMargin(now, nowReading), !now.comparesSlope else { return nil }
    self.init(of: part, reading, now: now)
  }

  private init?(of claim: Claim, _ reading: Reading, now: ValueMargin?) {
    switch claim {
    case .negate(let part): self.init(of: part, reading.negated, now: now)
    case .always(let part, let span) where reading.isNegated,
      .eventually(let part, let span) where !reading.isNegated:
      self.init(at: part, in: span, reading, now: now)
    default: return nil
    }
  }

  /// What a claim comes to at best in a span, or at an instant asked; `nil` where the span does not
  /// move along, or the claim is not about the values of one signal.
  init?(at best: Claim, in span: TimeSpan, _ reading: Reading, now: ValueMargin? = nil) {
    guard case .inNext(let near, let far) = span, near < far,
      let ahead = ValueMargin(best, reading), !ahead.comparesSlope
    else { return nil }
    (self.ahead, self.near, self.far, self.now) = (ahead, near, far, now)
  }

  /// How long the window is, in seconds.
  var length: Double { far - near }
}

extension Outlook {
  /// The infimum over the instants of a window; `nil` where it takes a trace to find it.
  func infimum(over window: Window) -> Deciding? {
    let rest = window.end == .infinity ? rest(after: window.start) : nil
    // What one spring comes to at rest is known at once, and is often the least.
    if let rest, rest.moment.isReached, ahead.signal.trajectory.isOfSprings,
      let lowest = infimum(over: window, below: rest)
    {
      return lowest
    }
    let looked = looked(at: window)
    let ahead = TimeSpan.inNext(near, far).reach(from: Window(at: looked.start))
    guard let best = self.ahead.supremum(over: ahead) else { return nil }
    let now = margin(at: looked.start)
    let first = Deciding(
      margin: max(best.margin, now), moment: Moment(time: looked.start))
    if looked == window, let rest, rest.decides(before: first) {
      return infimum(over: window, below: rest)
    }
    guard now <= best.margin, best.moment.isReached else {
      return infimum(over: looked, below: first)
    }
    // Until then every window holds the moment that is best in the first one.
    let later = looked.cut(from: Instant.sum(best.moment.time, -near))
    if later.isEmpty { return first }
    if self.now?.isAtLeast(first.margin, throughout: later) == true { return first }
    return infimum(over: later, below: first)
  }

  /// The lesser of what is known and the infimum over the instants of a window that has no end and is
  /// looked at to its end; `nil` where it takes a trace to find it.
  func infimum(
    over window: Window, and known: Deciding
  ) -> Deciding? {
    guard let rest = rest(after: window.start), rest.decides(before: known) else {
      return infimum(over: window, below: known)
    }
    return infimum(over: window, below: rest)
  }

  private func infimum(
    over window: Window, below known: Deciding
  ) -> Deciding? {
    if let known = afterSwings(known, in: window) { return known }
    var search = DipSearch(self, for: .lowest, below: known, in: window)
    return carryOut(&search, in: window) ? search.known : nil
  }

  /// What is known, or the first instant that comes to the same, where no window that is asked for in
  /// another one comes to less; `nil` where that takes a search.
  ///
  /// So it is where all that moves are springs that pass their targets in less than the length of a
  /// window, each after a rest, and no target is low.
  private func afterSwings(_ known: Deciding, in window: Window) -> Deciding? {
    let trajectory = ahead.signal.trajectory
    let reach = TimeSpan.inNext(near, far).reach(from: window)
    var found: Deciding? = known
    var start: Double?
    trajectory.visitStretches(of: reach) { form, stretch, _ in
      switch form {
      case .spring(let piece) where start == nil && piece.spring.halfTurn < length && piece.moves:
        start = stretch.lower
        // Where its target has the margin, it is more on one side, and the swing comes there too.
        let target = ahead.margin(of: piece.target)
        let isOver = known.margin < target || (known.margin == target && ahead.corners.isEmpty)
        if !isOver { found = nil }
      case .constant(let value):
        let margin = ahead.margin(of: value)
        if known.margin == margin, let start, stretch.upper == .infinity {
          found = restsLike(known, from: start, to: stretch.lower, in: window)
        } else if known.margin >= margin {
          found = nil
        }
        start = nil
      default: found = nil
      }
      return found != nil
    }
    return trajectory.hasHole(in: reach) ? nil : found
  }

  /// The first instant that comes to what is known, which is what a swing comes to at rest; `nil` where
  /// that takes a search.
  ///
  /// The last half of the swing is followed by rest within every window that begins in it: if it is
  /// low, then they all come to the same.
  private func restsLike(
    _ known: Deciding, from start: Double, to rest: Double, in window: Window
  ) -> Deciding? {
    guard case .spring(let swing) = ahead.signal.trajectory.form(at: start) else { return nil }
    let last = ahead.margin(of: swing.value(at: rest))
    if known.margin < last { return known }
    guard last < known.margin, ahead.margin(of: swing.target) == known.margin else { return nil }
    let arrival = swing.lastArrival(before: rest).flatMap { start < $0 ? $0 : nil }
    let time = arrival.map { Instant.sum($0, -near) } ?? window.start
    guard margin(at: time) <= known.margin else { return nil }
    let first = Deciding(margin: known.margin, moment: Moment(time: time))
    return first.decides(before: known) ? first : known
  }

  /// The infimum of the instants of a window at which it does not hold: infinity where there is
  /// none, `nil` where it takes a trace to find it.
  func firstFailure(in window: Window) -> Double? {
    let window = looked(at: window)
    let nothing = Margin(0, holdsAtZero: true)
    let known = Deciding(margin: nothing, moment: Moment(time: window.start))
    var search = DipSearch(self, for: .first, below: known, in: window)
    return carryOut(&search, in: window) ? search.first ?? .infinity : nil
  }

  /// The part of a window that its signals are looked at in.
  private func looked(at window: Window) -> Window {
    let looked = window.looked(at: ahead.signal.trajectory)
    guard let trajectory = now?.signal.trajectory else { return looked }
    return looked.looked(at: trajectory)
  }

  /// Carries out a search over a window.
  ///
  /// - Returns: Whether it came to an end.
  private func carryOut(_ search: inout DipSearch, in window: Window) -> Bool {
    let trajectory = ahead.signal.trajectory
    guard !trajectory.hasHole(in: search.reach),
      now?.signal.trajectory.hasHole(in: window) != true
    else { return false }
    trajectory.visitStretches(of: search.reach) { form, stretch, _ in
      search.goOn(along: form, in: stretch)
    }
    search.end()
    return !search.isUnclear
  }

  /// What it comes to at rest, by what is looked for in the window; `nil` where that is no more than
  /// the margin at the instant asked, or a signal never comes to rest.
  private func rest(after start: Double) -> Deciding? {
    guard let ahead = ahead.rest(after: start) else { return nil }
    var (margin, time) = (ahead.margin, max(start, Instant.sum(ahead.time, -near)))
    if let now {
      guard let now = now.rest(after: start), now.margin <= margin else { return nil }
      time = max(time, now.time)
    }
    guard time == .infinity else {
      return Deciding(margin: margin, moment: Moment(time: time))
    }
    margin.holdsAtZero = true
    return Deciding(margin: margin, moment: Moment(time: time, .before))
  }

  /// The margin at the instant asked.
  func margin(at time: Double) -> Margin { now?.margin(at: time) ?? .least }
}

extension Trajectory {
  /// Whether it goes from one spring to the next, or stands still.
  fileprivate var isOfSprings: Bool {
    pieces.allSatisfy { piece in
      switch piece.form {
      case .spring, .constant, nil: true
      default: false
      }
    }
  }
}

extension ValueMargin {
  /// The margin at rest, and from when on, in seconds: infinity where rest is only approached. `nil`
  /// where the signal never comes to rest.
  fileprivate func rest(after start: Double) -> (margin: Margin, time: Double)? {
    let trajectory = signal.trajectory
    guard let last = trajectory.pieces.last, let limit = last.form?.limit else { return nil }
    if case .constant = last.form { return (margin(of: limit), max(start, last.start)) }
    return (margin(of: limit), .infinity)
  }
}
