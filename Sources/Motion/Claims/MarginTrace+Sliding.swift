extension MarginTrace {
  /// The infimum, asked at each instant t from `start` on, over the instants from t + `near`, at
  /// which the trace starts, to t + `far`, both included and neither negative.
  func sliding(from near: Double, to far: Double, since start: Double) -> MarginTrace {
    guard near < far else { return ahead(by: near, since: start) }
    let window = SlidingWindow(over: self, from: near, to: far, since: start)
    var result = MarginTrace()
    window.visitStretches(from: start, to: start) { stretch in
      window.append(stretch, to: &result)
    }
    return result
  }

  /// The supremum, over the instants t of `window`, of the infimum from t + `near` to t + `far`.
  ///
  /// Only where it can exceed what is known is the infimum worked out.
  func greatestSliding(from near: Double, to far: Double, over window: Window) -> Deciding? {
    guard near < far else { return ahead(by: near, since: window.start).supremum(over: window) }
    let sliding = SlidingWindow(over: self, from: near, to: far, since: window.start)
    var greatest: Deciding?
    sliding.visitStretches(from: window.start, to: window.end) { stretch in
      guard stretch.start < window.end || (stretch.start == window.end && window.includesEnd)
      else { return }
      if let known = greatest {
        let bound = sliding.bound(of: stretch)
        if bound < known.margin || (bound == known.margin && known.moment.isReached) { return }
      }
      var part = MarginTrace()
      sliding.append(stretch, to: &part)
      let within = window.cut(from: stretch.start).cut(to: stretch.end)
      guard let deciding = part.supremum(over: within) else { return }
      if let known = greatest, !(-deciding).decides(before: -known) { return }
      greatest = deciding
    }
    return greatest
  }

  /// The margin that the trace, which starts `time` seconds after `start`, has that much after the
  /// instant asked.
  func ahead(by time: Double, since start: Double) -> MarginTrace {
    var result = MarginTrace()
    for (index, span) in spans.enumerated() {
      let start = index == 0 ? start : Instant.sum(span.start, -time)
      result.append(Span(start: start, margin: span.margin, piece: span.piece.delayed(by: -time)))
    }
    return result
  }
}
