extension MarginTrace {
  /// The lesser of two margins at each instant.
  static func least(_ one: MarginTrace, _ other: MarginTrace) -> MarginTrace {
    var result = MarginTrace()
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
  private mutating func append(_ span: Span, or other: Piece, until end: Double) {
    let piece = span.piece
    if let least = piece.lesser(other) {
      return append(Span(start: span.start, margin: span.margin, piece: least))
    }
    let stretch = Interval(span.start, min(end, span.start + ClosedForm.horizon))
    let difference = piece.form - other.form
    let cuts = piece.crossings(with: other, difference, in: stretch)
    var margin = span.margin
    for (start, stop) in zip([stretch.lower] + cuts, cuts + [stretch.upper]) {
      let isLess = difference.value(at: Interval(start, stop).middle) < 0
      let part = (isLess ? piece : other).part(
        from: start == stretch.lower ? nil : start, to: stop == stretch.upper ? nil : stop)
      append(Span(start: start, margin: margin, piece: part))
      margin = min(piece.margin(at: stop), other.margin(at: stop))
    }
  }
}

extension MarginTrace.Piece {
  /// The instants at which two pieces over the same stretch cross; one at most, where they do not
  /// move the same way.
  fileprivate func crossings(
    with other: Self, _ difference: ClosedForm, in stretch: Interval
  ) -> [Double] {
    if isConstant || other.isConstant || isRising != other.isRising {
      let crossing = stretch.root { difference.jet(at: $0) }
      return crossing.map { $0 < stretch.upper ? [$0] : [] } ?? []
    }
    let tolerance = 1e-9 * max(1, abs(first), abs(last))
    return difference.zeros(in: stretch, tolerance: tolerance).filter { $0 < stretch.upper }
  }

  /// The one of two pieces over the same stretch that is the lesser throughout; `nil` where they
  /// cross, or may.
  fileprivate func lesser(_ other: Self) -> Self? {
    if isConstant && other.isConstant {
      return margin(of: first) < other.margin(of: other.first) ? self : other
    }
    if max(first, last) <= min(other.first, other.last) { return self }
    if max(other.first, other.last) <= min(first, last) { return other }
    guard form == other.form else { return nil }
    return holdsAtZero ? other : self
  }
}
