extension ValueMargin {
  /// The infimum of the instants of a window at which the claim does not hold; `nil` where there
  /// is none.
  ///
  /// - Parameter ignoresHoles: Whether instants without a value are passed over; else they fail.
  func firstFailure(in window: Window, ignoresHoles: Bool = false) -> Double? {
    let trajectory = signal.trajectory
    let pieces = trajectory.pieces
    let window = window.cut(from: trajectory.start)
    guard !window.isEmpty, let first = trajectory.index(at: window.start) else { return nil }
    for index in first..<pieces.count where pieces[index].start <= window.end {
      let end = trajectory.end(of: index)
      let stretch = Interval(max(pieces[index].start, window.start), min(window.end, end))
      guard stretch.lower < window.end || window.includesEnd else { break }
      guard let form = pieces[index].form else {
        if ignoresHoles { continue }
        return stretch.lower
      }
      if comparesSlope, let jump = trajectory.jump(at: stretch.lower), !margin(of: jump).holds {
        return stretch.lower
      }
      let compared = comparesSlope ? form.derivative : form
      let includesEnd = window.end < end && window.includesEnd
      var failing = Failing(
        margins: self, form: compared, end: includesEnd ? .infinity : stretch.upper)
      compared.visitArcs(in: stretch.first(ClosedForm.horizon), &failing)
      if let time = failing.first { return time }
    }
    return nil
  }
}

/// Looks for the first instant at which a claim does not hold.
private struct Failing: ArcVisitor {
  let margins: ValueMargin
  let form: ClosedForm

  /// The end of the stretch where it does not belong to it.
  let end: Double

  var first: Double?

  func passes(over range: Interval) -> Bool { margins.least(over: range).holds }

  mutating func visit(_ arc: Arc) -> Bool {
    first = failure(in: arc)
    return first == nil
  }

  /// Between two levels the claim holds everywhere or nowhere.
  private func failure(in arc: Arc) -> Double? {
    let (start, last) = arc.ends(of: form)
    guard holds(start.value) else { return arc.start }
    guard !passes(over: Interval(spanning: start.value, last.value)) else { return nil }
    var level = start.value
    for next in Way(margins.levels(of: 0), from: level, to: last.value) {
      guard holds(level), holds(Interval(spanning: level, next).middle) else {
        return form.time(of: level, from: start, to: last)
      }
      level = next
    }
    return holds(last.value) || arc.end == end ? nil : arc.end
  }

  private func holds(_ value: Double) -> Bool { margins.margin(of: value).holds }
}
