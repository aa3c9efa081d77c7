/// A window that moves along a trace, and the infimum over it at each instant asked.
///
/// Between the instants at which one of its ends passes a point of the trace, the infimum is the
/// least of three: what the window holds throughout, the margin at its back where that rises, and
/// the margin at its front where that falls.
struct SlidingWindow {
  private let trace: MarginTrace
  private let near: Double
  private let far: Double

  /// When the back and the front of the window pass each point of the trace.
  private var passing: (back: [Double], front: [Double])

  /// The window from `near` to `far` seconds after the instant asked, both ends included, neither
  /// number negative and the second one the greater.
  ///
  /// - Parameter start: The first instant that is asked: then the back of the window is where the
  ///   trace starts, whatever the rounding of their difference says.
  init(over trace: MarginTrace, from near: Double, to far: Double, since start: Double) {
    self.trace = trace
    self.near = near
    self.far = far
    passing = (
      trace.spans.map { Instant.sum($0.start, -near) },
      trace.spans.map { Instant.sum($0.start, -far) }
    )
    passing.back[0] = start
  }

  /// The instants from `start` on, until an end of the window passes a point of the trace.
  struct Stretch {
    /// The first instant.
    let start: Double

    /// When the next stretch starts.
    let end: Double

    /// The span of the trace at the back of the window.
    fileprivate let back: Int

    /// The span of the trace at the front of the window.
    fileprivate let front: Int

    /// The infimum over the spans between the two, and the point at which the front's starts.
    fileprivate let between: Margin

    fileprivate var isOne: Bool { back == front }
  }

  /// Visits the stretches from `first` on; one of them starts at `last`, where that is finite.
  func visitStretches(from first: Double, to last: Double, visit: (Stretch) -> Void) {
    var time = first
    var (back, front) = (index(in: passing.back, at: first), index(in: passing.front, at: first))
    var least = MonotoneQueue()
    var entered = back + 1
    while true {
      while back + 1 < passing.back.count && passing.back[back + 1] <= time { back += 1 }
      while front + 1 < passing.front.count && passing.front[front + 1] <= time { front += 1 }
      while entered < front {
        let span = trace.spans[entered]
        least.append(min(span.margin, span.piece.infimum), at: entered)
        entered += 1
      }
      entered = max(entered, back + 1)
      let between =
        back == front
        ? Margin.most : min(least.first(from: back + 1) ?? .most, trace.spans[front].margin)
      var next = time < last ? last : .infinity
      if back + 1 < passing.back.count { next = min(next, passing.back[back + 1]) }
      if front + 1 < passing.front.count { next = min(next, passing.front[front + 1]) }
      visit(Stretch(start: time, end: next, back: back, front: front, between: between))
      guard next < .infinity else { return }
      time = next
    }
  }

  private func index(in times: [Double], at time: Double) -> Int {
    max((times.firstIndex { $0 > time } ?? times.count) - 1, 0)
  }
}

extension SlidingWindow {
  /// The infimum when the start of a stretch is asked.
  func margin(at stretch: Stretch) -> Margin {
    let (back, front) = (trace.spans[stretch.back], trace.spans[stretch.front])
    let places = places(at: stretch.start)
    let starts = (
      back: passing.back[stretch.back] == stretch.start,
      front: passing.front[stretch.front] == stretch.start
    )
    let first = starts.back ? back.margin : back.piece.margin(at: places.back)
    guard !stretch.isOne else {
      let part = back.piece.part(from: starts.back ? nil : places.back, to: places.front)
      return min(first, part.infimum, back.piece.margin(at: places.front))
    }
    let rest = back.piece.part(from: starts.back ? nil : places.back, to: nil)
    let least = min(first, rest.infimum, stretch.between)
    guard !starts.front else { return least }
    let part = front.piece.part(from: nil, to: places.front)
    return min(least, part.infimum, front.piece.margin(at: places.front))
  }

  /// More than the infimum comes to anywhere in a stretch, its start included.
  func bound(of stretch: Stretch) -> Margin {
    let (back, front) = (trace.spans[stretch.back], trace.spans[stretch.front])
    return min(stretch.between, back.bound, front.bound)
  }

  /// Adds to `result` what the infimum comes to in a stretch.
  func append(_ stretch: Stretch, to result: inout MarginTrace) {
    let (back, front) = (trace.spans[stretch.back].piece, trace.spans[stretch.front].piece)
    var held = stretch.between
    var rising: MarginTrace.Piece?
    var falling: MarginTrace.Piece?
    if back.isConstant || back.isRising {
      rising = following(back, at: stretch, starts: passing.back, stretch.back, delay: -near)
    } else if !stretch.isOne {
      held = min(held, back.infimum)
    } else {
      falling = following(front, at: stretch, starts: passing.front, stretch.front, delay: -far)
    }
    if !stretch.isOne {
      if front.isConstant || !front.isRising {
        falling = following(front, at: stretch, starts: passing.front, stretch.front, delay: -far)
      } else {
        held = min(held, front.infimum)
      }
    }
    let constant = MarginTrace.Piece(held)
    let first = MarginTrace.Span(
      start: stretch.start, margin: margin(at: stretch), piece: rising ?? falling ?? constant)
    guard rising != nil, let falling else {
      return result.append(first, or: constant, until: stretch.end)
    }
    var moving = MarginTrace()
    moving.append(first, or: falling, until: stretch.end)
    for (index, var span) in moving.spans.enumerated() {
      span.margin = min(span.margin, index > 0 ? held : .most)
      result.append(span, or: constant, until: min(moving.end(of: index), stretch.end))
    }
  }

  /// The margin at an end of the window while it moves along a piece.
  private func following(
    _ piece: MarginTrace.Piece, at stretch: Stretch, starts: [Double], _ index: Int, delay: Double
  ) -> MarginTrace.Piece {
    let isAtEnd =
      index + 1 < starts.count ? starts[index + 1] == stretch.end : stretch.end == .infinity
    return piece.part(
      from: starts[index] == stretch.start ? nil : Instant.sum(stretch.start, -delay),
      to: isAtEnd ? nil : Instant.sum(stretch.end, -delay)
    ).delayed(by: delay)
  }

  private func places(at time: Double) -> (back: Double, front: Double) {
    (Instant.sum(time, near), Instant.sum(time, far))
  }
}

extension MarginTrace.Span {
  /// No margin at the instant or in the stretch after it is more than this.
  fileprivate var bound: Margin {
    max(margin, Margin(max(piece.first, piece.last), holdsAtZero: true))
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
