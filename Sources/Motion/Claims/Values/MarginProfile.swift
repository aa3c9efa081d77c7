/// A margin over the values of a signal, as the lines that it follows one after the other.
struct MarginProfile {
  /// A value and the line that the margin follows from there on.
  private struct Turn {
    var value: Double
    var line: MarginLine
  }

  /// The line that it follows up to the first turn.
  private var first: MarginLine

  /// Where it turns, in rising order.
  private var turns: [Turn] = []

  /// What is asked of the values at which the margin turns from one line to another, in rising order.
  func corners<Answer>(_ ask: (Double) -> Answer) -> [Answer] { turns.map { ask($0.value) } }

  /// The profile of a margin.
  init(_ shape: MarginShape) {
    switch shape {
    case .comparison(let comparison): self.init(comparison)
    case .least(let shapes): self.init(shapes, takesLess: true)
    case .greatest(let shapes): self.init(shapes, takesLess: false)
    }
  }

  private init(_ read: ReadComparison) {
    first = read.line(around: -.infinity)
    guard let summit = read.comparison.summit else { return }
    turns = [Turn(value: summit, line: read.line(around: .infinity))]
  }

  private init(_ shapes: [MarginShape], takesLess: Bool) {
    self.init(shapes[0])
    for shape in shapes.dropFirst() {
      let (one, other) = (self, MarginProfile(shape))
      turns = []
      one.visitParts(with: other) { start, mine, isLess, yours in
        goOn(along: isLess == takesLess ? mine : yours, from: start)
      }
    }
  }

  private mutating func goOn(along line: MarginLine, from start: Double) {
    if start == -.infinity {
      first = line
    } else if line != self.line(of: turns.count) {
      turns.append(Turn(value: start, line: line))
    }
  }

  /// The line that it follows after so many turns.
  private func line(of part: Int) -> MarginLine { part == 0 ? first : turns[part - 1].line }

  /// The value up to which it follows that line.
  private func end(of part: Int) -> Double { part < turns.count ? turns[part].value : .infinity }

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
      let ends = (end(of: left), other.end(of: right))
      let end = min(ends.0, ends.1)
      let (mine, yours) = (line(of: left), other.line(of: right))
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
