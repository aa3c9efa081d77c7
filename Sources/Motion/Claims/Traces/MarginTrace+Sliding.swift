extension MarginTrace {
  /// The infimum, asked at each instant t from `start` on, over the instants from t + `near`, at
  /// which the trace starts, to t + `far`, both included and neither negative.
  func sliding(from near: Double, to far: Double, since start: Double) -> MarginTrace {
    guard near < far else { return ahead(by: near, since: start) }
    let window = SlidingWindow(over: self, from: near, to: far, since: start)
    var result = MarginTrace(of: forms, reserving: 2 * spans.count)
    window.visitStretches { window.append($0, to: &result) }
    return result
  }

  /// The margin that the trace, which starts `time` seconds after `start`, has that much after the
  /// instant asked.
  func ahead(by time: Double, since start: Double) -> MarginTrace {
    var result = MarginTrace(of: forms, reserving: spans.count)
    for (index, span) in spans.enumerated() {
      let start = index == 0 ? start : Instant.sum(span.start, -time)
      result.append(Span(start: start, margin: span.margin, piece: span.piece.delayed(by: -time)))
    }
    return result
  }
}
