extension Trajectory {
  /// The infimum of the instants of a window at which a comparison does not hold; `nil` where there
  /// is none.
  ///
  /// - Parameter ignoresHoles: Whether instants without a value are passed over; else they fail.
  func firstFailure(
    of comparison: Comparison, _ reading: Reading, in window: Window, ignoresHoles: Bool = false
  ) -> Double? {
    let window = window.cut(from: start)
    guard !window.isEmpty, let first = index(at: window.start) else { return nil }
    for index in first..<pieces.count where pieces[index].start <= window.end {
      let stretch = Interval(
        max(pieces[index].start, window.start), min(window.end, end(of: index)))
      guard stretch.lower < window.end || window.includesEnd else { break }
      guard let form = pieces[index].form else {
        if ignoresHoles { continue }
        return stretch.lower
      }
      if comparison.comparesSlope, let jump = jump(at: stretch.lower),
        !reading.margin(of: jump, by: comparison).holds
      {
        return stretch.lower
      }
      let compared = comparison.comparesSlope ? form.derivative : form
      let includesEnd = window.end < end(of: index) && window.includesEnd
      var failing = Failing(
        form: compared, comparison: comparison, reading: reading,
        end: includesEnd ? .infinity : stretch.upper)
      compared.visitArcs(
        in: Interval(stretch.lower, min(stretch.upper, stretch.lower + ClosedForm.horizon)),
        &failing)
      if let time = failing.first { return time }
    }
    return nil
  }
}

/// Looks for the first instant at which a comparison does not hold.
private struct Failing: ArcVisitor {
  let form: ClosedForm
  let comparison: Comparison
  let reading: Reading

  /// The end of the stretch where it does not belong to it.
  let end: Double

  var first: Double?

  func passes(over range: Interval) -> Bool {
    guard holds(range.lower), holds(range.upper) else { return false }
    guard reading.isNegated, let summit = comparison.summit else { return true }
    return !range.contains(summit) || holds(summit)
  }

  mutating func visit(_ arc: Arc) -> Bool {
    first = failure(in: arc)
    return first == nil
  }

  private func failure(in arc: Arc) -> Double? {
    let start = form.value(at: arc.start)
    guard holds(start) else { return arc.start }
    let last = arc.turn ?? form.value(at: arc.end)
    guard !passes(over: Interval(spanning: start, last)) else { return nil }
    guard let level = level(from: start, to: last) else { return arc.end }
    if start == level { return arc.start }
    if last == level { return arc.end < end ? arc.end : nil }
    return Interval(arc.start, arc.end).root(from: start - level, to: last - level) {
      form.jet(at: $0, above: level)
    } ?? arc.end
  }

  /// The value at which the comparison ceases to hold on the way from one value to another.
  private func level(from start: Double, to last: Double) -> Double? {
    let bounds = comparison.bounds
    return (start < last) != reading.isNegated ? bounds.upper : bounds.lower
  }

  private func holds(_ value: Double) -> Bool { reading.margin(of: value, by: comparison).holds }
}
