/// A margin over the values of a signal, as the lines that it follows one after the other.
struct MarginProfile {
  /// A line and the value from which on the margin follows it.
  private struct Part {
    var start: Double
    var line: MarginLine
  }

  /// The parts in rising order; the first one starts at −∞.
  private var parts: [Part] = []

  /// The values at which the margin turns from one line to another, in rising order.
  var corners: [Double] { parts.dropFirst().map(\.start) }

  /// The profile of a margin.
  init(_ shape: MarginShape) {
    switch shape {
    case .comparison(let comparison): self.init(comparison)
    case .least(let shapes): self.init(shapes, takesLess: true)
    case .greatest(let shapes): self.init(shapes, takesLess: false)
    }
  }

  private init(_ read: ReadComparison) {
    parts = [Part(start: -.infinity, line: read.line(around: -.infinity))]
    guard let summit = read.comparison.summit else { return }
    parts.append(Part(start: summit, line: read.line(around: .infinity)))
  }

  private init(_ shapes: [MarginShape], takesLess: Bool) {
    self.init(shapes[0])
    for shape in shapes.dropFirst() {
      let (one, other) = (self, MarginProfile(shape))
      parts.removeAll(keepingCapacity: true)
      one.visitParts(with: other) { start, mine, isLess, yours in
        append(Part(start: start, line: isLess == takesLess ? mine : yours))
      }
    }
  }

  private mutating func append(_ part: Part) {
    if parts.last?.line != part.line { parts.append(part) }
  }

  /// The values at which two margins are the same, in rising order.
  func crossings(with other: MarginProfile) -> [Double] {
    var crossings: [Double] = []
    var wasLess: Bool?
    visitParts(with: other) { start, _, isLess, _ in
      if let wasLess, wasLess != isLess { crossings.append(start) }
      wasLess = isLess
    }
    return crossings
  }

  /// Visits the stretches of values on which neither margin turns and the two do not cross: where
  /// each starts, the line of this margin, whether it is the lesser one, and the line of the other.
  private func visitParts(
    with other: MarginProfile, visit: (Double, MarginLine, Bool, MarginLine) -> Void
  ) {
    var (left, right) = (0, 0)
    var start = -Double.infinity
    while true {
      let ends = (
        left + 1 < parts.count ? parts[left + 1].start : .infinity,
        right + 1 < other.parts.count ? other.parts[right + 1].start : .infinity
      )
      let end = min(ends.0, ends.1)
      let (mine, yours) = (parts[left].line, other.parts[right].line)
      if let crossing = mine.crossing(with: yours), start < crossing, crossing < end {
        visit(start, mine, mine.slope > yours.slope, yours)
        visit(crossing, mine, mine.slope < yours.slope, yours)
      } else {
        let inside =
          start > -.infinity
          ? (end < .infinity ? Interval(start, end).middle : start + max(1, abs(start)))
          : (end < .infinity ? end - max(1, abs(end)) : 0)
        visit(start, mine, mine.value(at: inside) < yours.value(at: inside), yours)
      }
      guard end < .infinity else { return }
      if ends.0 == end { left += 1 }
      if ends.1 == end { right += 1 }
      start = end
    }
  }
}
