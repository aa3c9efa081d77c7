extension MarginTrace {
  /// The infimum, asked at each instant t, over the instants from t + `near` to t + `far`, both
  /// included and neither negative.
  func sliding(from near: Double, to far: Double) -> MarginTrace {
    guard near < far else { return delayed(by: -near) }
    let window = SlidingWindow(over: self, from: near, to: far)
    var result = MarginTrace()
    window.visitStretches(from: window.start, to: window.start) { stretch in
      window.append(stretch, to: &result)
    }
    return result
  }

  /// The supremum, over the instants t of `window`, of the infimum from t + `near` to t + `far`.
  ///
  /// Only where it can exceed what is known is the infimum worked out.
  func greatestSliding(from near: Double, to far: Double, over window: Window) -> Deciding? {
    guard near < far else { return delayed(by: -near).supremum(over: window) }
    let sliding = SlidingWindow(over: self, from: near, to: far)
    let window = window.cut(from: sliding.start)
    guard !window.isEmpty else { return nil }
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

  /// The trace as it would be `delay` seconds later.
  func delayed(by delay: Double) -> MarginTrace {
    var result = MarginTrace()
    for span in spans {
      let start = Instant.sum(span.start, delay)
      result.append(
        Span(start: start, margin: span.margin, piece: span.piece.delayed(by: delay)))
    }
    return result
  }
}
