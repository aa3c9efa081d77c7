/// A window that moves along a trace, and the infimum over it at each instant asked: a sliding-window
/// minimum.
///
/// Between the instants at which one of its ends passes a point of the trace, the infimum is the
/// least of three: what the window holds throughout, the margin at its back where that rises, and
/// the margin at its front where that falls.
struct SlidingWindow {
  private let trace: MarginTrace
  private let near: Double
  private let far: Double
  private let start: Double

  /// The window from `near` to `far` seconds after the instant asked, both ends included, neither
  /// number negative and the second one the greater.
  ///
  /// - Parameter start: The first instant that is asked: then the back of the window is where the
  ///   trace starts, whatever the rounding of their difference says.
  init(over trace: MarginTrace, from near: Double, to far: Double, since start: Double) {
    self.trace = trace
    self.near = near
    self.far = far
    self.start = start
  }

  /// The instants from `start` on, until an end of the window passes a point of the trace.
  struct Stretch {
    /// The first instant.
    fileprivate(set) var start: Double

    /// When the next stretch starts.
    fileprivate(set) var end: Double

    /// The back and the front of the window.
    fileprivate var back: End
    fileprivate var front: End

    /// The infimum over the spans between the two, and the point at which the front's starts.
    fileprivate var between: Margin

    fileprivate var isOne: Bool { back.index == front.index }
  }

  /// An end of the window while it moves along a span of the trace.
  fileprivate struct End {
    /// The span.
    var index: Int

    /// When the window's end passes the start of the span, and of the next one.
    var passesStart: Double
    var passesEnd: Double
  }

  /// Visits the stretches from the first instant on.
  func visitStretches(_ visit: (Stretch) -> Void) {
    var stretch = Stretch(
      start: start, end: start, back: end(at: 0, near), front: end(at: 0, far), between: .most)
    var least = MonotoneQueue()
    var entered = 0
    repeat {
      let time = stretch.end
      while stretch.back.passesEnd <= time { stretch.back = end(at: stretch.back.index + 1, near) }
      while stretch.front.passesEnd <= time {
        stretch.front = end(at: stretch.front.index + 1, far)
      }
      entered = max(entered, stretch.back.index + 1)
      while entered < stretch.front.index {
        let span = trace.spans[entered]
        least.append(min(span.margin, span.piece.infimum), at: entered)
        entered += 1
      }
      stretch.between =
        stretch.isOne
        ? .most
        : min(
          least.first(from: stretch.back.index + 1) ?? .most,
          trace.spans[stretch.front.index].margin)
      stretch.start = time
      stretch.end = min(stretch.back.passesEnd, stretch.front.passesEnd)
      visit(stretch)
    } while stretch.end < .infinity
  }

  /// The end of the window that is `distance` after the instant asked, along the span at `index`.
  private func end(at index: Int, _ distance: Double) -> End {
    let next = index + 1 < trace.spans.count ? trace.spans[index + 1].start : .infinity
    return End(
      index: index,
      passesStart: index == 0 && distance == near
        ? start : Instant.sum(trace.spans[index].start, -distance),
      passesEnd: next < .infinity ? Instant.sum(next, -distance) : .infinity)
  }
}

extension SlidingWindow {
  /// Adds to `result` what the infimum comes to in a stretch.
  func append(_ stretch: Stretch, to result: inout MarginTrace) {
    let back = trace.spans[stretch.back.index].piece
    let front = trace.spans[stretch.front.index].piece
    let starts = (
      back: stretch.back.passesStart == stretch.start,
      front: stretch.front.passesStart == stretch.start
    )
    // What is held while the window moves, and all that it holds at the start.
    var (held, margin) = (stretch.between, stretch.between)
    if starts.back { margin = min(margin, trace.spans[stretch.back.index].margin) }
    var rising: MarginTrace.Piece?
    if back.isRising {
      let part = part(of: back, at: stretch.back, from: near, in: stretch)
      let first = starts.back ? part.infimum : part.margin(of: part.first)
      margin = min(margin, first)
      rising = part
    } else if back.isConstant || !stretch.isOne {
      (held, margin) = (min(held, back.infimum), min(margin, back.infimum))
    }
    var falling: MarginTrace.Piece?
    if front.isFalling {
      let part = part(of: front, at: stretch.front, from: far, in: stretch)
      if !starts.front { margin = min(margin, part.margin(of: part.first)) }
      falling = part
    } else if !stretch.isOne {
      held = min(held, front.infimum)
      if !starts.front { margin = min(margin, front.infimum) }
    }
    let constant = MarginTrace.Piece(held)
    let first = MarginTrace.Span(
      start: stretch.start, margin: margin, piece: rising ?? falling ?? constant)
    guard rising != nil, let falling else {
      return result.append(first, or: constant, until: stretch.end)
    }
    var moving = MarginTrace(of: trace.forms)
    moving.append(first, or: falling, until: stretch.end)
    for (index, var span) in moving.spans.enumerated() {
      span.margin = min(span.margin, index > 0 ? held : .most)
      result.append(span, or: constant, until: min(moving.end(of: index), stretch.end))
    }
  }
}

extension SlidingWindow {
  /// The margin at an end of the window, `distance` after the instant asked, while it moves along a
  /// piece.
  private func part(
    of piece: MarginTrace.Piece, at end: End, from distance: Double, in stretch: Stretch
  ) -> MarginTrace.Piece {
    piece.part(
      from: end.passesStart == stretch.start ? nil : Instant.sum(stretch.start, distance),
      to: end.passesEnd == stretch.end ? nil : Instant.sum(stretch.end, distance),
      in: trace.forms
    ).delayed(by: -distance)
  }
}

/// The least of a range of margins whose ends only move on, found in constant time on average.
private struct MonotoneQueue {
  private var margins: [(margin: Margin, index: Int)] = []
  private var head = 0

  /// Adds the margin at an index above the others.
  mutating func append(_ margin: Margin, at index: Int) {
    while margins.count > head, margins[margins.count - 1].margin >= margin { margins.removeLast() }
    margins.append((margin, index))
  }

  /// The least of the margins from `index` on.
  mutating func first(from index: Int) -> Margin? {
    while head < margins.count, margins[head].index < index { head += 1 }
    return head < margins.count ? margins[head].margin : nil
  }
}
