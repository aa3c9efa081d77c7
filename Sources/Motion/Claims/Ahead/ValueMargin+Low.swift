extension ValueMargin {
  /// The infimum of the instants from which on the margin is no more than `low`, until the last
  /// instant of a window, where it is so; `nil` where the signal is without a value somewhere.
  func start(ofLow low: Margin, untilEndOf window: Window) -> Double? {
    var search = LowStretch(margins: self, low: low)
    return carryOut(&search, over: window) ? search.start ?? window.end : nil
  }
}

/// Looks for the stretch in which a margin is low at last.
private struct LowStretch: ValueSearch {
  let margins: ValueMargin

  /// What it is no more than.
  let low: Margin

  /// The values between which it is low everywhere or nowhere, in rising order.
  lazy var levels = margins.levels(of: low.value)

  var form = ClosedForm.constant(0)

  /// The end of the stretch that is looked at.
  var end = Extreme(0, at: 0)

  /// Since when it has been low; `nil` where it is not.
  var start: Double?

  init(margins: ValueMargin, low: Margin) {
    self.margins = margins
    self.low = low
  }

  mutating func include(_ extreme: Extreme) { goOn(to: extreme.value) { extreme.time } }

  mutating func include(_ form: ClosedForm, over stretch: Interval, to last: Extreme) {
    (self.form, end) = (form, Extreme(last.value, at: stretch.upper))
    form.visitArcs(in: stretch, &self)
  }

  func passes(over range: Interval) -> Bool {
    range.hasFaded || (start != nil && staysLow(over: range))
  }

  /// Whether the margin is clearly no more than the low one for all values of a range: what comes
  /// near to that may meet a level, whatever rounding makes of its last value.
  private func staysLow(over range: Interval) -> Bool {
    let greatest = margins.greatest(over: range)
    return greatest < low && !greatest.isRounding(of: low)
  }

  mutating func visit(_ arc: Arc) -> Bool {
    var (first, last) = arc.ends(of: form, known: end)
    if start != nil, passes(over: Interval(spanning: first.value, last.value)) { return true }
    // What ends at a level is to end there, whatever rounding makes of its last value.
    if arc.turn == nil, arc.end == end.time { last.value = level(beside: last.value) }
    let time = { [form] value in form.time(of: value, from: first, to: last) }
    var value = first.value
    for next in Way(levels, from: value, to: last.value) {
      let between = max(margins.margin(of: value), margins.margin(of: next))
      goOn(isHigh: low < between && !between.isRounding(of: low)) { time(value) }
      goOn(to: next) { time(next) }
      value = next
    }
    return true
  }

  /// Goes on to a value.
  private mutating func goOn(to value: Double, _ time: () -> Double) {
    let margin = margins.margin(of: value)
    let isEqual = margin.isRounding(of: low)
    goOn(isHigh: isEqual ? !low.holdsAtZero && margin.holdsAtZero : low < margin, time)
  }

  private mutating func goOn(isHigh: Bool, _ time: () -> Double) {
    if isHigh { start = nil } else if start == nil { start = time() }
  }

  /// A value, or the level that it is but for rounding.
  private mutating func level(beside value: Double) -> Double {
    levels.first { Interval(spanning: value, $0).hasFaded } ?? value
  }
}
