extension ValueMargin {
  /// The infimum over a window, or the supremum.
  func deciding(_ quantifier: Quantifier, over window: Window) -> Deciding? {
    quantifier == .all ? infimum(over: window) : supremum(over: window)
  }

  /// The infimum over a window; `nil` where the window is empty, or the signal is without a value
  /// somewhere in it.
  func infimum(over window: Window) -> Deciding? {
    var lowest = Lowest(margins: self, isNegated: false)
    return carryOut(&lowest, over: window) ? lowest.found : nil
  }

  /// The supremum over a window; `nil` where the window is empty, or the signal is without a value
  /// somewhere in it.
  func supremum(over window: Window) -> Deciding? {
    var lowest = Lowest(margins: self, isNegated: true)
    return carryOut(&lowest, over: window) ? lowest.found.map { -$0 } : nil
  }

  /// Whether it is a margin or more at every instant of a window; false also where the signal is
  /// without a value somewhere.
  func isAtLeast(_ margin: Margin, throughout window: Window) -> Bool {
    var lowest = Lowest(margins: self, isNegated: false)
    lowest.expected = Deciding(margin: margin, moment: Moment(time: window.start))
    guard carryOut(&lowest, over: window), let found = lowest.found else { return false }
    return margin <= found.margin
  }
}

/// Looks for the least margin, and for the first moment at which it is taken.
private struct Lowest: ValueSearch {
  let margins: ValueMargin

  /// Whether the negated margins are looked at.
  let isNegated: Bool

  var form = ClosedForm.constant(0)

  /// The end of the stretch that is looked at, which counts as a limit.
  var end = Extreme(0, at: .infinity)

  var deciding: Deciding?

  /// The least of the margins that are known to come, or of which only less is looked for.
  var expected: Deciding?

  /// The least margin of all.
  var found: Deciding? {
    guard let expected, deciding.map(expected.decides) ?? true else { return deciding }
    return expected
  }

  mutating func expect(_ extreme: Extreme) {
    let margin = signed(margins.margin(of: extreme.value))
    let found = Deciding(margin: margin, moment: extreme.moment)
    if expected.map(found.decides) ?? true { expected = found }
  }

  mutating func include(_ form: ClosedForm, over stretch: Interval, to last: Extreme) {
    include(last)
    (self.form, end) = (form, Extreme(last.value, at: stretch.upper))
    form.visitArcs(in: stretch, &self)
  }

  mutating func include(_ extreme: Extreme) {
    var margin = signed(margins.margin(of: extreme.value))
    if !extreme.isReached { margin.holdsAtZero = true }
    let found = Deciding(margin: margin, moment: extreme.moment)
    if let deciding, !found.decides(before: deciding) { return }
    deciding = found
  }

  /// What has faded into the last digits meets its limit in them alone, and never sooner.
  func passes(over range: Interval) -> Bool {
    let least = isNegated ? -margins.greatest(over: range) : margins.least(over: range)
    return passes(over: least, isLimit: range.hasFaded)
  }

  mutating func visit(_ arc: Arc) -> Bool {
    if let turn = arc.turn { include(Extreme(turn, at: arc.end)) }
    for corner in margins.corners where !passes(over: signed(corner.margin), isLimit: false) {
      if let time = time(of: corner.value, in: arc) { include(Extreme(corner.value, at: time)) }
    }
    return true
  }

  private func signed(_ margin: Margin) -> Margin { isNegated ? -margin : margin }

  /// Whether a margin that is taken somewhere later would change nothing.
  private func passes(over margin: Margin, isLimit: Bool) -> Bool {
    if let expected, expected.margin.value < margin.value { return true }
    guard let deciding else { return false }
    if isLimit { return deciding.margin.value <= margin.value }
    return deciding.margin < margin || (deciding.margin == margin && deciding.moment.isReached)
  }

  /// When the form passes a value on an arc; `nil` where it does not.
  private func time(of value: Double, in arc: Arc) -> Double? {
    let (first, last) = arc.ends(of: form, known: end)
    if last.value == value, arc.turn == nil, arc.end == end.time { return nil }
    return form.passing(value, from: first, to: last)
  }
}
