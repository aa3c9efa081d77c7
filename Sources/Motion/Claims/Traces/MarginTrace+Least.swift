extension MarginTrace {
  /// The lesser of two margins at each instant.
  static func least(_ one: MarginTrace, _ other: MarginTrace) -> MarginTrace {
    least(one, other, areNegated: false)
  }

  /// The greater of two margins at each instant.
  static func greatest(_ one: MarginTrace, _ other: MarginTrace) -> MarginTrace {
    -least(one, other, areNegated: true)
  }

  /// The lesser of two margins, or of the negated ones, at each instant.
  private static func least(
    _ one: MarginTrace, _ other: MarginTrace, areNegated: Bool
  ) -> MarginTrace {
    precondition(one.forms === other.forms, "places are those of one list of forms")
    var result = MarginTrace(of: one.forms, reserving: one.spans.count + other.spans.count)
    var (left, right) = (0, 0)
    var time = max(one.spans[0].start, other.spans[0].start)
    while time < .infinity {
      while one.end(of: left) <= time { left += 1 }
      while other.end(of: right) <= time { right += 1 }
      let next = min(one.end(of: left), other.end(of: right))
      var mine = one.part(of: left, from: time, to: next)
      var yours = other.part(of: right, from: time, to: next)
      if areNegated {
        mine.negate()
        yours.negate()
      }
      result.append(
        Span(start: time, margin: min(mine.margin, yours.margin), piece: mine.piece),
        or: yours.piece, until: next)
      time = next
    }
    return result
  }

  /// The span at `index` as far as it lies between two instants.
  func part(of index: Int, from start: Double, to end: Double) -> Span {
    var span = spans[index]
    if span.start < start {
      span.piece.first = span.piece.value(at: start, in: forms)
      span.margin = span.piece.margin(of: span.piece.first)
      span.start = start
    }
    if end < self.end(of: index) { span.piece.last = spans[index].piece.value(at: end, in: forms) }
    return span
  }

  /// Adds `span` with the lesser of its piece and `other` until `end`.
  mutating func append(_ span: Span, or other: Piece, until end: Double) {
    let piece = span.piece
    if let least = piece.lesser(other, in: forms) {
      return append(Span(start: span.start, margin: span.margin, piece: least))
    }
    let stretch = Interval(span.start, min(end, span.start + ClosedForm.horizon))
    var (start, margin) = (stretch.lower, span.margin)
    for stop in piece.crossings(with: other, in: stretch, of: forms) + [stretch.upper] {
      let inside = Interval(start, stop)
      var part = piece.isLess(than: other, inside: inside, of: stretch, forms) ? piece : other
      // Where they cross both have one value, whatever the rounding of two formulas makes of it.
      if start > stretch.lower { part.first = margin.value }
      let next = Span(start: start, margin: margin, piece: part)
      guard stop < stretch.upper else { return append(next) }
      margin = piece.crossing(with: other, at: stop, in: forms)
      append(Span(start: start, margin: next.margin, piece: part.ending(with: margin.value)))
      start = stop
    }
  }
}

extension MarginTrace.Piece {
  /// The instants at which two pieces over the same stretch cross; one at most, where they do not
  /// move the same way.
  fileprivate func crossings(
    with other: Self, in stretch: Interval, of forms: MarginForms
  ) -> [Double] {
    if isConstant || other.isConstant || isRising != other.isRising {
      let crossing = stretch.root(from: first - other.first, to: last - other.last) { time in
        curve.jet(at: time, in: forms) - other.curve.jet(at: time, in: forms)
      }
      return crossing.map { $0 < stretch.upper ? [$0] : [] } ?? []
    }
    let tolerance = 1e-9 * max(1, abs(first), abs(last))
    let difference = curve.resolved(in: forms) - other.curve.resolved(in: forms)
    return difference.zeros(in: stretch, tolerance: tolerance).filter { $0 < stretch.upper }
  }

  /// Whether it is the lesser of two pieces inside a part of their stretch that ends where they
  /// cross, or where the stretch does.
  fileprivate func isLess(
    than other: Self, inside part: Interval, of stretch: Interval, _ forms: MarginForms
  ) -> Bool {
    let excess = { (time: Double) in
      self.curve.value(at: time, in: forms) - other.curve.value(at: time, in: forms)
    }
    let ends =
      (part.lower > stretch.lower ? 0 : first - other.first)
      + (part.upper < stretch.upper ? 0 : last - other.last)
    return (ends == 0 ? excess(part.middle) : ends) < 0
  }

  /// The margin that two pieces have where they cross, or the lesser at another instant.
  fileprivate func crossing(
    with other: Self, at time: Double, in forms: MarginForms
  ) -> Margin {
    let value =
      isConstant
      ? first
      : other.isConstant
        ? other.first
        : curve.crossing(with: other.curve, in: forms)
          ?? min(value(at: time, in: forms), other.value(at: time, in: forms))
    return min(margin(of: value), other.margin(of: value))
  }

  /// The piece with another limit at its end.
  fileprivate func ending(with last: Double) -> Self {
    var piece = self
    piece.last = last
    return piece
  }

  /// The one of two pieces over the same stretch that is the lesser throughout; `nil` where they
  /// cross, or may.
  fileprivate func lesser(_ other: Self, in forms: MarginForms) -> Self? {
    if isConstant && other.isConstant {
      return margin(of: first) < other.margin(of: other.first) ? self : other
    }
    if max(first, last) <= min(other.first, other.last) { return self }
    if max(other.first, other.last) <= min(first, last) { return other }
    guard curve.isSame(as: other.curve, in: forms) else { return nil }
    return holdsAtZero ? other : self
  }
}
