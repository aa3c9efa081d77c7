extension MarginTrace {
  /// The margin, asked at each instant t, of: `goal` comes at some u ≥ t, and this trace's claim
  /// holds from t until then. At u itself it need not hold.
  ///
  /// On a stretch where neither margin turns and they do not cross there are three ways to the
  /// greatest: the goal is there now, or it comes before the stretch ends, or it comes later.
  func holding(until goal: MarginTrace) -> MarginTrace {
    let lesser = MarginTrace.least(self, goal)
    let first = max(spans[0].start, goal.spans[0].start)
    var starts: [Double] = []
    for start in (spans + goal.spans + lesser.spans).map(\.start).sorted()
    where first <= start && start != starts.last { starts.append(start) }
    var (holds, goals) = (cut(at: starts), goal.cut(at: starts))
    for (index, start) in starts.enumerated().dropFirst()
    where !has(start) && !goal.has(start) {
      let value = lesser.margin(at: start).value
      holds.meet(value, at: index)
      goals.meet(value, at: index)
    }
    let pairs = zip(holds, goals).map(Pair.init)
    var margins: [Margin] = []
    for pair in pairs.reversed() { margins.append(pair.margin(before: margins.last ?? .least)) }
    margins.reverse()
    let empty = MarginTrace(of: forms, reserving: pairs.count)
    var (now, soon, soonGoal, later, laterGoal) = (empty, empty, empty, empty, empty)
    for (index, pair) in pairs.enumerated() {
      let start = pair.goal.start
      let next = index + 1 < margins.count ? margins[index + 1] : .least
      now.append(Span(start: start, margin: margins[index], piece: pair.goal.piece))
      soon.append(Span(start: start, margin: .least, piece: pair.hold.piece))
      soonGoal.append(Span(start: start, margin: .least, piece: Piece(pair.goalToCome)))
      later.append(Span(start: start, margin: .least, piece: pair.holdToTheEnd))
      laterGoal.append(Span(start: start, margin: .least, piece: Piece(next)))
    }
    return .greatest(now, .greatest(.least(soon, soonGoal), .least(later, laterGoal)))
  }

  /// Whether a span starts at an instant.
  private func has(_ start: Double) -> Bool { spans[index(at: start)].start == start }

  /// The spans of the trace when it is cut at each of `starts`.
  private func cut(at starts: [Double]) -> [Span] {
    zip(starts, starts.dropFirst() + [.infinity]).map { start, end in
      part(of: index(at: start), from: start, to: end)
    }
  }
}

extension [MarginTrace.Span] {
  /// Lets a margin that goes on at the start of a span be the one of two that cross there, whatever the
  /// rounding of two formulas makes of it.
  fileprivate mutating func meet(_ value: Double, at index: Int) {
    self[index].margin.value = value
    self[index].piece.first = value
    self[index - 1].piece.last = value
  }
}

/// What must hold and what must come, on a stretch where neither turns and they do not cross.
private struct Pair {
  let hold: MarginTrace.Span
  let goal: MarginTrace.Span

  /// The supremum of the goal after an instant inside the stretch; where it falls it is best at
  /// once, and nothing better comes.
  var goalToCome: Margin {
    goal.piece.isConstant || goal.piece.isRising ? goal.piece.supremum : .least
  }

  /// The infimum of what must hold from an instant inside the stretch to its end.
  var holdToTheEnd: MarginTrace.Piece {
    hold.piece.isFalling ? MarginTrace.Piece(hold.piece.infimum) : hold.piece
  }

  /// The margin at the start of the stretch, where that of its end is `next`.
  func margin(before next: Margin) -> Margin {
    let later = max(inside, min(hold.piece.infimum, next))
    return max(goal.margin, min(hold.margin, later))
  }

  /// The margin just after the start of a goal that comes inside the stretch.
  private var inside: Margin {
    guard hold.piece.isFalling else { return min(hold.piece.infimum, goal.piece.supremum) }
    let isGoalLess = goal.piece.first + goal.piece.last <= hold.piece.first + hold.piece.last
    return isGoalLess ? goal.piece.supremum : hold.piece.supremum
  }
}
