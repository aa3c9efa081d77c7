extension ValueMargin {
  /// The supremum, over the instants of a window, of the lesser of two margins: that of `goal` at
  /// the instant, and the infimum of this one from the start of the window until just before it.
  ///
  /// `nil` where the two are not about the same values, the window is empty, or the signal is
  /// without a value somewhere in it.
  func supremum(until goal: ValueMargin, over window: Window) -> Deciding? {
    guard isAbout(sameAs: goal) else { return nil }
    var search = UntilSearch(hold: self, goal: goal, corners: corners(with: goal))
    return carryOut(&search, over: window) ? search.best : nil
  }
}

/// Looks for the best instant for a goal to come, while another claim holds until then.
private struct UntilSearch: ValueSearch {
  let hold: ValueMargin
  let goal: ValueMargin

  /// The values at which either margin may turn, or the two are the same, in rising order.
  let corners: [Double]

  var form = ClosedForm.constant(0)

  /// The end of the stretch that is looked at, which counts as a limit.
  var end = Extreme(0, at: .infinity)

  /// The infimum of what has to hold over all instants so far.
  var held = Margin.most

  var best: Deciding?

  mutating func include(_ extreme: Extreme) {
    var (come, kept) = (goal.margin(of: extreme.value), hold.margin(of: extreme.value))
    if !extreme.isReached { (come.holdsAtZero, kept.holdsAtZero) = (false, true) }
    consider(min(come, held)) { extreme.moment }
    held = min(held, kept)
  }

  mutating func include(_ form: ClosedForm, over stretch: Interval, to last: Extreme) {
    (self.form, end) = (form, Extreme(last.value, at: stretch.upper))
    form.visitArcs(in: stretch, &self)
    include(last)
  }

  /// Values are passed over that lower nothing that is held, and are no better than what is known.
  func passes(over range: Interval) -> Bool {
    guard let best, !range.hasFaded else { return range.hasFaded }
    return best.margin >= held
      || (hold.least(over: range) >= held && best.margin >= goal.greatest(over: range))
  }

  mutating func visit(_ arc: Arc) -> Bool {
    let (start, last) = arc.ends(of: form, known: end)
    let time = { [form] value in form.time(of: value, from: start, to: last) }
    var value = start.value
    for next in Way(corners, from: value, to: last.value) {
      meet(from: value, to: next, time)
      value = next
      let kept = hold.margin(of: value)
      held = min(held, Margin(kept.value, holdsAtZero: true))
      guard value != last.value || last.time < end.time else { continue }
      consider(min(goal.margin(of: value), held)) { Moment(time: time(value)) }
      held = min(held, kept)
    }
    return true
  }

  /// Considers where a goal that comes nearer meets what has been held, from one value to another
  /// between which no margin turns.
  private mutating func meet(from value: Double, to next: Double, _ time: (Double) -> Double) {
    let come = (first: goal.margin(of: value).value, last: goal.margin(of: next).value)
    let kept = (first: hold.margin(of: value).value, last: hold.margin(of: next).value)
    guard come.first < come.last else { return }
    let share = (held.value - come.first) / (come.last - come.first)
    let keptThen = kept.first + share * (kept.last - kept.first)
    let staysHeld = keptThen > held.value || (keptThen == held.value && kept.first <= kept.last)
    guard 0 <= share, share < 1, staysHeld else { return }
    // From then on the goal is there, and what is held decides.
    let met = value + share * (next - value)
    let isThere = goal.margin(of: met) >= held
    consider(held) { Moment(time: time(met), isThere ? .at : .after, isReached: true) }
  }

  /// Takes a margin into account that is there at a moment.
  private mutating func consider(_ margin: Margin, at moment: () -> Moment) {
    if let best, margin < best.margin { return }
    let found = Deciding(margin: margin, moment: moment())
    if let best, !(-found).decides(before: -best) { return }
    best = found
  }
}
