extension MarginTrace {
  /// The infimum, asked at each instant t, over the instants from t + `near` to t + `far`, both
  /// included and neither negative.
  ///
  /// A window that moves along meets three kinds of stretch: the one that it is leaving, those
  /// that it holds whole, and the one that it is entering.
  func sliding(from near: Double, to far: Double) -> MarginTrace {
    guard near < far else { return delayed(by: -near) }
    let leaving = spans.map { Instant.sum($0.start, -near) }
    let entering = spans.map { Instant.sum($0.start, -far) }
    let starts = Set(leaving + entering).filter { $0 >= leaving[0] }.sorted()
    let whole = RangeMinimum(spans.map { Swift.min($0.margin, $0.piece.infimum) })
    var (lead, core, tail) = (MarginTrace(), MarginTrace(), MarginTrace())
    var (left, right) = (0, 0)
    for (time, next) in zip(starts, starts.dropFirst() + [.infinity]) {
      while left + 1 < spans.count && leaving[left + 1] <= time { left += 1 }
      while right + 1 < spans.count && entering[right + 1] <= time { right += 1 }
      let isOne = left == right
      let back = Edge(delay: -near, starts: leaving, index: left, time: time, next: next)
      let front = Edge(delay: -far, starts: entering, index: right, time: time, next: next)
      lead.append(spans[left].leaving(back, until: isOne ? front : nil))
      tail.append(isOne ? Span(time, .most) : spans[right].entering(front))
      let held = isOne ? .most : min(whole.minimum(of: left + 1..<right), spans[right].margin)
      core.append(Span(time, held))
    }
    return .least(.least(lead, tail), core)
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

/// An end of a window that moves along, while it passes the stretch at `index`.
private struct Edge {
  /// How much later the trace would have to be for the edge to stand at the instant asked.
  let delay: Double

  /// When the edge passes the start of each stretch.
  let starts: [Double]

  /// The stretch that the edge passes.
  let index: Int

  /// The instants asked: from this one…
  let time: Double

  /// …to this one, at which an edge next passes a start.
  let next: Double

  /// Whether the edge stands at the start of its stretch when `time` is asked.
  var isAtStart: Bool { starts[index] == time }

  /// Whether the edge has come to the end of its stretch when `next` is asked.
  var isAtEnd: Bool { index + 1 < starts.count ? starts[index + 1] == next : next == .infinity }

  /// The margin at the edge, inside its stretch, when `time` is asked.
  func margin(in piece: MarginTrace.Piece) -> Margin { piece.margin(at: Instant.sum(time, -delay)) }

  /// The margin at the edge while it moves.
  func following(_ piece: MarginTrace.Piece) -> MarginTrace.Piece {
    piece.part(
      from: isAtStart ? nil : Instant.sum(time, -delay),
      to: isAtEnd ? nil : Instant.sum(next, -delay)
    ).delayed(by: delay)
  }
}

extension MarginTrace.Span {
  /// A margin that does not move.
  fileprivate init(_ start: Double, _ margin: Margin) {
    self.init(start: start, margin: margin, piece: MarginTrace.Piece(margin))
  }

  /// The infimum from the edge `back` of a window to the end of this stretch, or to the edge
  /// `front` in the same stretch.
  fileprivate func leaving(_ back: Edge, until front: Edge?) -> Self {
    let rest = piece.part(
      from: back.isAtStart ? nil : Instant.sum(back.time, -back.delay),
      to: front.map { Instant.sum($0.time, -$0.delay) })
    var least = min(back.isAtStart ? margin : back.margin(in: piece), rest.infimum)
    if let front { least = min(least, front.margin(in: piece)) }
    let moving: MarginTrace.Piece =
      if piece.isConstant || piece.isRising {
        back.following(piece)
      } else if let front {
        front.following(piece)
      } else {
        MarginTrace.Piece(piece.infimum)
      }
    return MarginTrace.Span(start: back.time, margin: least, piece: moving)
  }

  /// The infimum from the start of this stretch, without its first instant, to the edge `front`.
  fileprivate func entering(_ front: Edge) -> Self {
    let isFollowed = piece.isConstant || !piece.isRising
    let moving = isFollowed ? front.following(piece) : MarginTrace.Piece(piece.infimum)
    guard !front.isAtStart else {
      return MarginTrace.Span(start: front.time, margin: .most, piece: moving)
    }
    let part = piece.part(from: nil, to: Instant.sum(front.time, -front.delay))
    return MarginTrace.Span(
      start: front.time, margin: min(part.infimum, front.margin(in: piece)), piece: moving)
  }
}
