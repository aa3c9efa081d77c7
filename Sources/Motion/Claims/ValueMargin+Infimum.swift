extension ValueMargin {
  /// The infimum over a window; `nil` where the window is empty, or the signal is without a value
  /// somewhere in it.
  func infimum(over window: Window) -> MarginTrace.Deciding? {
    var lowest = Lowest(margins: self)
    return carryOut(&lowest, over: window) ? lowest.deciding : nil
  }
}

/// Looks for the least margin, and for the first moment at which it is taken.
private struct Lowest: ValueSearch {
  let margins: ValueMargin
  var form = ClosedForm.constant(0)
  var deciding: MarginTrace.Deciding?

  mutating func include(_ form: ClosedForm, over stretch: Interval, to last: Extreme) {
    include(last)
    self.form = form
    form.visitArcs(in: stretch, &self)
  }

  mutating func include(_ extreme: Extreme) {
    var margin = margins.margin(of: extreme.value)
    if !extreme.isReached { margin.holdsAtZero = true }
    let found = MarginTrace.Deciding(margin: margin, moment: extreme.moment)
    if let deciding, !found.decides(before: deciding) { return }
    deciding = found
  }

  func passes(over range: Interval) -> Bool { passes(over: margins.least(over: range)) }

  mutating func visit(_ arc: Arc) -> Bool {
    if let turn = arc.turn { include(Extreme(turn, at: arc.end)) }
    for corner in margins.corners where !passes(over: corner.margin) {
      if let time = time(of: corner.value, in: arc) { include(Extreme(corner.value, at: time)) }
    }
    return true
  }

  /// Whether a margin that a stretch has inside would change nothing: of equal ones the one that is
  /// known counts, since what has faded away meets its limit in the last digits alone.
  private func passes(over margin: Margin) -> Bool {
    deciding.map { $0.margin.value <= margin.value } ?? false
  }

  /// When the form passes a value on an arc; `nil` where it does not.
  private func time(of value: Double, in arc: Arc) -> Double? {
    let last = arc.turn ?? form.value(at: arc.end)
    return Interval(arc.start, arc.end).root(
      from: form.value(at: arc.start) - value, to: last - value,
      of: { form.jet(at: $0, above: value) })
  }
}
