extension MarginTrace {
  /// The infimum, asked at each instant t from `start` on, over the instants from t + `near`, at
  /// which the trace starts, to t + `far`, both included and neither negative.
  func sliding(from near: Double, to far: Double, since start: Double) -> MarginTrace {
    guard near < far else { return ahead(by: near, since: start) }
    let window = SlidingWindow(over: self, from: near, to: far, since: start)
    var result = MarginTrace(of: forms, reserving: 2 * spans.count)
    window.visitStretches(from: start, to: start) { stretch in
      window.append(stretch, to: &result)
    }
    return result
  }

  /// The supremum, over the instants t of `window`, of the infimum from t + `near` to t + `far`.
  ///
  /// Only where it can exceed what is known is the infimum worked out.
  ///
  /// - Parameter first: What it comes to at the start of the window, where it is reached.
  func greatestSliding(
    from near: Double, to far: Double, over window: Window, first: Deciding
  ) -> Deciding {
    var greatest = first
    let take = { (part: MarginTrace, window: Window) in
      guard let deciding = part.supremum(over: window), (-deciding).decides(before: -greatest)
      else { return }
      greatest = deciding
    }
    guard near < far else {
      take(ahead(by: near, since: window.start), window)
      return greatest
    }
    let sliding = SlidingWindow(over: self, from: near, to: far, since: window.start)
    // What it comes to at rest, which is often the best.
    let last = window.end == .infinity ? spans[spans.count - 1].piece.infimum : .least
    var part = MarginTrace(of: forms)
    sliding.visitStretches(from: window.start, to: window.end) { stretch in
      let within = window.cut(from: stretch.start).cut(to: stretch.end)
      let bound = sliding.bound(of: stretch)
      guard !within.isEmpty, greatest.margin < bound, last <= bound else { return }
      part.removeAll()
      sliding.append(stretch, to: &part)
      take(part, within)
    }
    return greatest
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
