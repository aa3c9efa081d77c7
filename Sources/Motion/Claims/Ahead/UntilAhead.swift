/// A claim that holds until a goal comes in a window that moves along, asked at every instant.
///
/// It holds at every instant where two claims do: the goal always comes within the window, and the
/// claim holds wherever the goal is not there. Neither of them looks from one instant on to the
/// next, so that nothing has to be drawn as a trace. Margins go by the same law.
struct UntilAhead {
  /// The goal, and the window in which it comes.
  private let coming: Outlook

  /// What is held until then.
  private let hold: ValueMargin

  /// What a claim is about, where it is one of these about the values of one signal; else `nil`.
  init?(_ claim: Claim, _ reading: Reading) {
    guard case .holdsUntil(let hold, let goal, let span) = claim, !reading.isNegated,
      let coming = Outlook(at: goal, in: span, reading),
      let hold = ValueMargin(hold, reading), hold.isAbout(sameAs: coming.ahead),
      coming.ahead.isClosed || hold.isOpen
    else { return nil }
    (self.coming, self.hold) = (coming, hold)
  }

  /// The greater of what is held and of the goal, at the instant asked.
  private var either: ValueMargin { hold.greatest(with: coming.ahead) }

  /// The infimum over the instants of a window; `nil` where it takes a trace to find it.
  func infimum(over window: Window) -> Deciding? {
    guard isForEver(window), var held = held(over: ahead(of: window)) else { return nil }
    guard held.moment.isReached else {
      return coming.infimum(over: window).flatMap { $0.margin < held.margin ? $0 : nil }
    }
    guard let since = since(held.moment.time, in: window, atMost: held.margin) else { return nil }
    held.moment = Moment(time: since)
    return coming.infimum(over: window, and: held)
  }

  /// The infimum of the greater of both, which is that of what is held alone where the goal is not
  /// nearer then.
  private func held(over window: Window) -> Deciding? {
    guard let held = hold.infimum(over: window) else { return nil }
    guard held.moment.isReached else { return either.infimum(over: window) }
    let come = coming.ahead.margin(at: held.moment.time)
    // Where the two are next to each other, rounding must not tell which one is nearer.
    let isLeast = come < held.margin && !come.isRounding(of: held.margin)
    return isLeast ? held : either.infimum(over: window)
  }

  /// The infimum of the instants of a window at which it does not hold: infinity where there is
  /// none, `nil` where it takes a trace to find it.
  func firstFailure(in window: Window) -> Double? {
    guard isForEver(window), let missed = coming.firstFailure(in: window) else { return nil }
    guard let failure = either.firstFailure(in: ahead(of: window)) else { return missed }
    let fails = Margin(0, holdsAtZero: false)
    return since(failure, in: window, atMost: fails).map { min(missed, $0) }
  }

  /// Whether a window has no end: before an end, the goal of what is asked may come after it.
  private func isForEver(_ window: Window) -> Bool {
    window.end == .infinity && window.looked(at: hold.signal.trajectory) == window
  }

  /// The instants at which it is to hold that the goal is there, or what is held.
  private func ahead(of window: Window) -> Window {
    TimeSpan.inNext(coming.near, coming.near).reach(from: window)
  }

  /// The first instant of a window that is asked of when the goal comes to no more than a margin until
  /// `time`: what is there at that time decides then already.
  private func since(_ time: Double, in window: Window, atMost margin: Margin) -> Double? {
    let ahead = ahead(of: window)
    let looked = Window(from: ahead.start, to: time, includesEnd: true)
    guard let since = coming.ahead.start(ofLow: margin, untilEndOf: looked) else { return nil }
    return since == ahead.start ? window.start : Instant.sum(since, -coming.near)
  }
}
