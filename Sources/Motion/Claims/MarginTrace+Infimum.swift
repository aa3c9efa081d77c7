extension MarginTrace {
  /// A margin and where it is taken or approached.
  struct Deciding: Hashable, Sendable {
    /// The margin.
    var margin: Margin

    /// The first moment at which it is taken; where it is nowhere, that of its limit.
    var moment: Moment

    /// The same of the negated margin.
    static prefix func - (deciding: Deciding) -> Deciding {
      Deciding(margin: -deciding.margin, moment: deciding.moment)
    }

    /// Whether it is less than `other`; of equal ones a margin that is taken comes first, then
    /// the earliest.
    func decides(before other: Deciding) -> Bool {
      margin == other.margin ? moment.isNamed(before: other.moment) : margin < other.margin
    }
  }

  /// The infimum over a window; `nil` where the window is empty.
  func infimum(over window: Window) -> Deciding? {
    let window = window.cut(from: spans[0].start)
    guard !window.isEmpty else { return nil }
    var lowest: Deciding?
    func visit(_ margin: Margin, at moment: Moment) {
      let deciding = Deciding(margin: margin, moment: moment)
      if let known = lowest, !deciding.decides(before: known) { return }
      lowest = deciding
    }
    for index in self.index(at: window.start)..<spans.count where spans[index].start <= window.end {
      let end = self.end(of: index)
      let start = max(spans[index].start, window.start)
      guard start < window.end || window.includesEnd else { continue }
      let part = part(of: index, from: start, to: min(end, window.end))
      visit(part.margin, at: Moment(time: start))
      guard start < window.end else { continue }
      let infimum = part.piece.infimum
      if part.piece.isConstant || part.piece.isRising {
        visit(infimum, at: Moment(time: start, .after, isReached: part.piece.isConstant))
      } else {
        visit(infimum, at: Moment(time: min(end, window.end), .before))
      }
      if window.end < end && window.includesEnd {
        visit(spans[index].piece.margin(at: window.end), at: Moment(time: window.end))
      }
    }
    return lowest
  }

  /// The supremum over a window; `nil` where the window is empty.
  func supremum(over window: Window) -> Deciding? {
    (-self).infimum(over: window).map { -$0 }
  }

  /// The infimum of the instants of a window at which the margin does not hold.
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
      if let time = part.piece.firstFailure(in: Interval(start, end)) { return time }
      if end == window.end, window.includesEnd, !margin(at: end).holds { return end }
    }
    return nil
  }

  /// The infimum, asked at each instant from `start` on, over the instants from `start` to there,
  /// the one asked not included.
  func earlierInfimum(from start: Double) -> MarginTrace {
    var (lowest, falling) = (MarginTrace(), MarginTrace())
    var known = Margin.most
    for index in self.index(at: start)..<spans.count {
      let span = part(of: index, from: max(start, spans[index].start), to: end(of: index))
      let isFalling = !span.piece.isConstant && !span.piece.isRising
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

extension MarginTrace.Piece {
  /// The piece as the limit of itself from the left, which holds at 0 as it is not taken.
  fileprivate var approached: Self {
    Self(curve: curve, first: first, last: last, holdsAtZero: true)
  }

  /// The infimum of the instants inside `stretch` at which the margin does not hold.
  fileprivate func firstFailure(in stretch: Interval) -> Double? {
    if isConstant { return margin(of: first).holds ? nil : stretch.lower }
    if isRising { return first < 0 ? stretch.lower : nil }
    guard last < 0 else { return nil }
    guard first > 0 else { return stretch.lower }
    let end = min(stretch.upper, stretch.lower + ClosedForm.horizon)
    return Interval(stretch.lower, end).root(from: first, to: last, of: curve.jet) ?? end
  }
}
