@testable import Motion

extension MarginTrace {
  /// The infimum of the instants of a window at which the margin does not hold, by its numbers alone:
  /// another way there than by verdicts.
  func firstFailure(in window: Window) -> Double? {
    let window = window.cut(from: spans[0].start)
    guard !window.isEmpty else { return nil }
    for index in self.index(at: window.start)..<spans.count where spans[index].start <= window.end {
      let start = max(spans[index].start, window.start)
      let end = min(self.end(of: index), window.end)
      guard start < window.end || window.includesEnd else { break }
      let part = part(of: index, from: start, to: end)
      if !part.margin.holds { return start }
      guard start < end else { continue }
      if let time = part.piece.firstFailure(in: Interval(start, end), of: forms) { return time }
      if end == window.end, window.includesEnd, !margin(at: end).holds { return end }
    }
    return nil
  }
}

extension MarginTrace.Piece {
  /// The infimum of the instants inside `stretch` at which the margin does not hold.
  fileprivate func firstFailure(in stretch: Interval, of forms: MarginForms) -> Double? {
    if isConstant { return margin(of: first).holds ? nil : stretch.lower }
    if isRising { return first < 0 ? stretch.lower : nil }
    guard last < 0 else { return nil }
    guard first > 0 else { return stretch.lower }
    let end = min(stretch.upper, stretch.lower + ClosedForm.horizon)
    let root = Interval(stretch.lower, end).root(from: first, to: last) {
      curve.jet(at: $0, in: forms)
    }
    return root ?? end
  }
}
