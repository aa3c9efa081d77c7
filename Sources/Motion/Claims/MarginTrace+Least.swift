extension MarginTrace {
  /// The lesser of two margins at each instant.
  static func least(_ one: MarginTrace, _ other: MarginTrace) -> MarginTrace {
    var result = MarginTrace(reserving: one.spans.count + other.spans.count)
    var (left, right) = (0, 0)
    var time = max(one.spans[0].start, other.spans[0].start)
    while time < .infinity {
      while one.end(of: left) <= time { left += 1 }
      while other.end(of: right) <= time { right += 1 }
      let next = min(one.end(of: left), other.end(of: right))
      let mine = one.part(of: left, from: time, to: next)
      let yours = other.part(of: right, from: time, to: next)
      result.append(
        Span(start: time, margin: min(mine.margin, yours.margin), piece: mine.piece),
        or: yours.piece, until: next)
      time = next
    }
    return result
  }

  /// The greater of two margins at each instant.
  static func greatest(_ one: MarginTrace, _ other: MarginTrace) -> MarginTrace {
    -least(-one, -other)
  }

  /// The span at `index` as far as it lies between two instants.
  func part(of index: Int, from start: Double, to end: Double) -> Span {
    let span = spans[index]
    let isCut = (first: span.start < start, last: end < self.end(of: index))
    return Span(
      start: start, margin: isCut.first ? span.piece.margin(at: start) : span.margin,
      piece: span.piece.part(from: isCut.first ? start : nil, to: isCut.last ? end : nil))
  }

  /// Adds `span` with the lesser of its piece and `other` until `end`.
  mutating func append(_ span: Span, or other: Piece, until end: Double) {
    let piece = span.piece
    if let least = piece.lesser(other) {
      return append(Span(start: span.start, margin: span.margin, piece: least))
    }
    let stretch = Interval(span.start, min(end, span.start + ClosedForm.horizon))
    let cuts = piece.crossings(with: other, in: stretch)
    var margin = span.margin
    for (start, stop) in zip([stretch.lower] + cuts, cuts + [stretch.upper]) {
      let middle = Interval(start, stop).middle
      let isLess = piece.curve.value(at: middle) < other.curve.value(at: middle)
      var part = isLess ? piece : other
      // Where they cross both have one value, whatever the rounding of two formulas makes of it.
      if start > stretch.lower { part.first = margin.value }
      let crossing = piece.crossing(with: other, at: stop)
      if stop < stretch.upper { part.last = crossing.value }
      append(Span(start: start, margin: margin, piece: part))
      margin = crossing
    }
  }
}

extension MarginTrace.Piece {
  /// The instants at which two pieces over the same stretch cross; one at most, where they do not
  /// move the same way.
  fileprivate func crossings(
    with other: Self, in stretch: Interval
  ) -> [Double] {
    if isConstant || other.isConstant || isRising != other.isRising {
      let crossing = stretch.root(from: first - other.first, to: last - other.last) { time in
        curve.jet(at: time) + (-other.curve).jet(at: time)
      }
      return crossing.map { $0 < stretch.upper ? [$0] : [] } ?? []
    }
    let tolerance = 1e-9 * max(1, abs(first), abs(last))
    let difference = curve.resolved - other.curve.resolved
    return difference.zeros(in: stretch, tolerance: tolerance).filter { $0 < stretch.upper }
  }

  /// The margin that two pieces have where they cross, or the lesser at another instant.
  fileprivate func crossing(with other: Self, at time: Double) -> Margin {
    let values = (value(at: time), other.value(at: time))
    let value = isConstant ? first : other.isConstant ? other.first : min(values.0, values.1)
    return min(margin(of: value), other.margin(of: value))
  }

  /// The one of two pieces over the same stretch that is the lesser throughout; `nil` where they
  /// cross, or may.
  fileprivate func lesser(_ other: Self) -> Self? {
    if isConstant && other.isConstant {
      return margin(of: first) < other.margin(of: other.first) ? self : other
    }
    if max(first, last) <= min(other.first, other.last) { return self }
    if max(other.first, other.last) <= min(first, last) { return other }
    guard curve == other.curve else { return nil }
    return holdsAtZero ? other : self
  }
}
