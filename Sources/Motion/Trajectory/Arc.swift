/// A stretch on which a form moves one way only, but for what its accuracy leaves open.
struct Arc {
  /// When it starts, in seconds.
  var start: Double

  /// When it ends.
  var end: Double

  /// The value at the end where the form turns there; `nil` elsewhere.
  var turn: Double?
}

/// A question about a form that is answered arc by arc, in rising time.
protocol ArcVisitor {
  /// Whether values of this range can change nothing in the answer.
  func passes(over range: Interval) -> Bool

  /// Takes an arc into account; false where the answer is then known.
  mutating func visit(_ arc: Arc) -> Bool
}

extension ClosedForm {
  /// Shows a visitor the arcs inside `box` that it does not pass over.
  ///
  /// Those of a single motion are solved for. Of another form they are enclosed: within an arc the
  /// value goes back by no more than 1e-9 of the largest, or of 1; or it is shorter than a tick.
  func visitArcs(in box: Interval, _ visitor: inout some ArcVisitor) {
    switch self {
    case .constant: _ = visitor.visit(Arc(start: box.lower, end: box.upper))
    case .spring(let piece): piece.visitArcs(in: box, &visitor)
    case .eased(let piece): piece.visitArcs(in: box, &visitor)
    case .clipped(let form, let limits):
      var clipped = Clipped(limits, visitor)
      form.visitArcs(in: box, &clipped)
      visitor = clipped.visitor
    default:
      var search = ArcSearch(of: self, in: box)
      search.start(&visitor)
    }
  }
}

/// A visitor that sees what becomes of the values of a form kept between two bounds.
private struct Clipped<Visitor: ArcVisitor>: ArcVisitor {
  let limits: ValueLimits
  var visitor: Visitor

  init(_ limits: ValueLimits, _ visitor: Visitor) {
    self.limits = limits
    self.visitor = visitor
  }

  func passes(over range: Interval) -> Bool { visitor.passes(over: limits.apply(to: range)) }

  mutating func visit(_ arc: Arc) -> Bool {
    visitor.visit(
      Arc(start: arc.start, end: arc.end, turn: arc.turn.map { limits.apply(to: $0) }))
  }
}

extension SpringPiece {
  /// Each turning point lies nearer to the target than the one before, on the other side.
  fileprivate func visitArcs(in box: Interval, _ visitor: inout some ArcVisitor) {
    let first = state(at: box.lower)
    let turns = SpringMotion(spring, offset: first.offset, velocity: first.velocity).turns
    var start = box.lower
    var count = 0.0
    while let turn = turns.first, box.lower + (turn + count) < box.upper {
      let time = box.lower + (turn + count)
      let offset = state(at: time).offset
      guard visitor.visit(Arc(start: start, end: time, turn: target + offset)) else { return }
      let rest = Interval(spanning: target + offset, target - offset)
      guard !visitor.passes(over: rest) else { return }
      start = time
      count += spring.halfTurn
    }
    _ = visitor.visit(Arc(start: start, end: box.upper))
  }
}

extension EasedPiece {
  fileprivate func visitArcs(in box: Interval, _ visitor: inout some ArcVisitor) {
    var start = box.lower
    for turn in curve.turns {
      let time = self.start + turn * duration
      guard start < time, time < box.upper else { continue }
      let arc = Arc(start: start, end: time, turn: jet(at: time).value)
      guard visitor.visit(arc) else { return }
      start = time
    }
    _ = visitor.visit(Arc(start: start, end: box.upper))
  }
}

/// Halves a stretch until each part is an arc, or holds one turning point, or nothing that matters.
private struct ArcSearch {
  private let form: ClosedForm
  private let stretch: Interval
  private var enclosure: Enclosure
  private var tolerance = 0.0

  /// The shortest stretch that is halved, in seconds: less than a tenth of a clock's tick.
  private static let resolution = 1e-10

  init(of form: ClosedForm, in stretch: Interval) {
    self.form = form
    self.stretch = stretch
    enclosure = Enclosure(of: form, over: stretch)
  }

  mutating func start(_ visitor: inout some ArcVisitor) {
    let bounds = enclosure.bounds(from: 0, to: 1, over: stretch.width)
    tolerance = form.tolerance(over: stretch)
    _ = search(stretch, bounds, from: 0, to: 1, depth: 0, &visitor)
  }

  /// False where the visitor knows its answer.
  private mutating func search(
    _ box: Interval, _ bounds: Jet<Interval>, from first: Enclosure.Place,
    to last: Enclosure.Place, depth: Int, _ visitor: inout some ArcVisitor
  ) -> Bool {
    if visitor.passes(over: bounds.value) { return true }
    let middle = box.middle
    if bounds.slope.isAwayFromZero {
      return visitor.visit(Arc(start: box.lower, end: box.upper))
    }
    let isSmall =
      bounds.value.width <= tolerance || bounds.slope.magnitude * box.width <= tolerance
      || box.width <= Self.resolution || middle <= box.lower || middle >= box.upper
    if isSmall || bounds.curvature.hasOneSign { return visit(box, bounds.slope, &visitor) }
    let place = enclosure.addMiddle(of: box, from: first, depth: depth)
    defer { enclosure.removeLast() }
    let halves = (Interval(box.lower, middle), Interval(middle, box.upper))
    let left = enclosure.bounds(from: first, to: place, over: halves.0.width)
    guard search(halves.0, left, from: first, to: place, depth: depth + 1, &visitor)
    else { return false }
    let right = enclosure.bounds(from: place, to: last, over: halves.1.width)
    return search(halves.1, right, from: place, to: last, depth: depth + 1, &visitor)
  }

  /// Visits a part with at most one turning point that matters.
  private func visit(
    _ box: Interval, _ slope: Interval, _ visitor: inout some ArcVisitor
  ) -> Bool {
    let end = slope.hasOneSign ? box.upper : nil  // where it is 0 at an end, it may turn there
    let turn = end ?? box.root { form.jet(at: $0).derivative }
    guard let turn, turn < stretch.upper else {
      return visitor.visit(Arc(start: box.lower, end: box.upper))
    }
    return visitor.visit(Arc(start: box.lower, end: turn, turn: form.value(at: turn)))
      && (turn == box.upper || visitor.visit(Arc(start: turn, end: box.upper)))
  }
}
