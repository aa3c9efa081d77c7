extension MarginTrace {
  /// The infimum over a window, or the supremum; `nil` where the window is empty.
  func deciding(_ quantifier: Quantifier, over window: Window) -> Deciding? {
    quantifier == .all ? infimum(over: window) : supremum(over: window)
  }

  /// The infimum over a window; `nil` where the window is empty.
  func infimum(over window: Window) -> Deciding? {
    var lowest: Deciding?
    visitSpans(of: window) { span, end in
      lowest.take(in: span, of: window, until: end, forms)
      return true
    }
    return lowest
  }

  /// The supremum over a window; `nil` where the window is empty.
  func supremum(over window: Window) -> Deciding? {
    var lowest: Deciding?
    visitSpans(of: window) { span, end in
      var negated = span
      negated.negate()
      lowest.take(in: negated, of: window, until: end, forms)
      return true
    }
    return lowest.map { -$0 }
  }

  /// Visits the spans that begin or go on in a window, and when each ends, until `visit` answers
  /// false.
  private func visitSpans(of window: Window, visit: (Span, Double) -> Bool) {
    guard !window.cut(from: spans[0].start).isEmpty else { return }
    for index in index(at: window.start)..<spans.count where spans[index].start <= window.end {
      guard visit(spans[index], end(of: index)) else { return }
    }
  }

  /// The infimum of the instants of a window at which the margin, of which the trace tells the
  /// verdicts only, does not hold.
  func firstViolation(in window: Window) -> Double? {
    let window = window.cut(from: spans[0].start)
    var first: Double?
    visitSpans(of: window) { span, _ in
      let start = max(span.start, window.start)
      guard start < window.end || window.includesEnd else { return false }
      let goesOn = span.start < start || start < window.end
      let failsAtOnce = span.start == start && !span.margin.holds
      if failsAtOnce || (goesOn && span.piece.constant?.holds == false) { first = start }
      return first == nil
    }
    return first
  }

  /// The infimum, asked at each instant from `start` on, over the instants from `start` to there,
  /// the one asked not included.
  func earlierInfimum(from start: Double) -> MarginTrace {
    var (lowest, falling) = (MarginTrace(of: forms), MarginTrace(of: forms))
    var known = Margin.most
    for index in self.index(at: start)..<spans.count {
      let span = part(of: index, from: max(start, spans[index].start), to: end(of: index))
      let isFalling = span.piece.isFalling
      let after = min(known, isFalling ? span.margin : min(span.margin, span.piece.infimum))
      lowest.append(Span(start: span.start, margin: known, piece: Piece(after)))
      falling.append(
        Span(
          start: span.start, margin: .most,
          piece: isFalling ? span.piece.approached : Piece(.most)))
      known = min(after, span.piece.infimum)
    }
    return .least(lowest, falling)
  }
}

extension Deciding? {
  /// Takes what a span, which ends at `end`, comes to in a window into account.
  fileprivate mutating func take(
    in span: MarginTrace.Span, of window: Window, until end: Double, _ forms: MarginForms
  ) {
    let piece = span.piece
    let least = min(span.margin.value, piece.first, piece.last)
    if let known = self, known.margin.value < least { return }
    let start = max(span.start, window.start)
    let last = min(end, window.end)
    guard start < window.end || window.includesEnd else { return }
    let first = span.start < start ? piece.margin(at: start, in: forms) : span.margin
    take(first, at: Moment(time: start))
    guard start < window.end else { return }
    if let margin = piece.constant {
      take(margin, at: Moment(time: start, .after, isReached: true))
    } else if piece.isRising {
      let limit = span.start < start ? first.value : piece.first
      take(Margin(limit, holdsAtZero: true), at: Moment(time: start, .after))
    } else {
      let limit = last < end ? piece.value(at: last, in: forms) : piece.last
      take(Margin(limit, holdsAtZero: true), at: Moment(time: last, .before))
    }
    if window.end < end && window.includesEnd {
      take(piece.margin(at: window.end, in: forms), at: Moment(time: window.end))
    }
  }

  private mutating func take(_ margin: Margin, at moment: Moment) {
    let deciding = Deciding(margin: margin, moment: moment)
    if let known = self, !deciding.decides(before: known) { return }
    self = deciding
  }
}

extension MarginTrace.Piece {
  /// The piece as the limit of itself from the left, which holds at 0 as it is not taken.
  fileprivate var approached: Self {
    Self(curve: curve, first: first, last: last, holdsAtZero: true)
  }
}
