/// A stretch on which a form moves one way only, but for what its accuracy leaves open: a monotone
/// piece of it.
struct Arc {
  /// When it starts, in seconds.
  var start: Double

  /// The value at the start, where it is known; `nil` elsewhere.
  var first: Double?

  /// When it ends.
  var end: Double

  /// The value at the end where the form turns there; `nil` elsewhere.
  var turn: Double?
}

extension Arc {
  /// The values at its ends, which are those of the form: one more may be known of it.
  func ends(of form: ClosedForm, known: Extreme? = nil) -> (first: Extreme, last: Extreme) {
    let last = turn ?? (known?.time == end ? known?.value : nil) ?? form.value(at: end)
    return (Extreme(first ?? form.value(at: start), at: start), Extreme(last, at: end))
  }
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
    var arc = arc
    arc.first = arc.first.map { limits.apply(to: $0) }
    arc.turn = arc.turn.map { limits.apply(to: $0) }
    return visitor.visit(arc)
  }
}

extension SpringPiece {
  /// Each turning point lies nearer to the target than the one before, on the other side.
  fileprivate func visitArcs(in box: Interval, _ visitor: inout some ArcVisitor) {
    let state = state(at: box.lower)
    let turns = SpringMotion(spring, offset: state.offset, velocity: state.velocity).turns
    var start = box.lower
    var first = start == self.start ? self.first : target + state.offset
    var count = 0.0
    while let turn = turns.first, box.lower + (turn + count) < box.upper {
      let time = box.lower + (turn + count)
      let offset = self.state(at: time).offset
      let arc = Arc(start: start, first: first, end: time, turn: target + offset)
      guard visitor.visit(arc) else { return }
      let rest = Interval(spanning: target + offset, target - offset)
      guard !visitor.passes(over: rest) else { return }
      (start, first) = (time, target + offset)
      count += spring.halfTurn
    }
    _ = visitor.visit(Arc(start: start, first: first, end: box.upper))
  }
}

extension EasedPiece {
  fileprivate func visitArcs(in box: Interval, _ visitor: inout some ArcVisitor) {
    var start = box.lower
    for turn in curve.turns {
      let time = self.start + turn * duration
      guard start < time, time < box.upper else { continue }
      let arc = Arc(start: start, end: time, turn: ClosedForm.eased(self).value(at: time))
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
    tolerance = Interval.accuracy(
      from: enclosure.jet(at: 0).value, to: enclosure.jet(at: 1).value)
    _ = search(Part(from: 0, to: 1, depth: 0, in: enclosure), &visitor)
  }

  /// A part of the stretch, between two places, and how often it was halved.
  private struct Part {
    let first: Enclosure.Place
    let last: Enclosure.Place
    let depth: Int

    /// When it starts and ends, in seconds.
    let box: Interval

    /// How long it is in what derivatives are by.
    let width: Double

    init(from first: Enclosure.Place, to last: Enclosure.Place, depth: Int, in enclosure: Enclosure)
    {
      (self.first, self.last, self.depth) = (first, last, depth)
      box = Interval(enclosure.time(at: first), enclosure.time(at: last))
      width = enclosure.width(from: first, to: last)
    }
  }

  /// Looks at a part; false where the visitor knows its answer.
  private mutating func search(_ part: Part, _ visitor: inout some ArcVisitor) -> Bool {
    let bounds = refined(enclosure.bounds(from: part.first, to: part.last), over: part)
    if let goesOn = decide(part, bounds, &visitor) { return goesOn }
    let place = enclosure.addMiddle(from: part.first, to: part.last, depth: part.depth)
    defer { enclosure.removeLast() }
    let halves = (
      Part(from: part.first, to: place, depth: part.depth + 1, in: enclosure),
      Part(from: place, to: part.last, depth: part.depth + 1, in: enclosure)
    )
    return searchHalf(halves.0, bounds, &visitor) && searchHalf(halves.1, bounds, &visitor)
  }

  /// The same of a half of a part with these bounds: often they and its ends are enough.
  private mutating func searchHalf(
    _ half: Part, _ known: Jet<Interval>, _ visitor: inout some ArcVisitor
  ) -> Bool {
    decide(half, refined(known, over: half), &visitor) ?? search(half, &visitor)
  }

  private mutating func refined(_ bounds: Jet<Interval>, over part: Part) -> Jet<Interval> {
    bounds.refined(
      from: enclosure.jet(at: part.first), to: enclosure.jet(at: part.last),
      over: part.width)
  }

  /// Passes over a part or visits it, where its bounds allow that, and tells whether the search
  /// goes on; `nil` where the part is to be looked at more closely.
  private mutating func decide(
    _ part: Part, _ bounds: Jet<Interval>, _ visitor: inout some ArcVisitor
  ) -> Bool? {
    if visitor.passes(over: bounds.value) { return true }
    let box = part.box
    if bounds.slope.isAwayFromZero {
      return visitor.visit(Arc(start: box.lower, end: box.upper))
    }
    let isLevel =
      bounds.value.width <= tolerance
      || bounds.slope.magnitude * part.width <= tolerance
    if isLevel || bounds.curvature.hasOneSign { return visit(part, bounds.slope, &visitor) }
    let middle = box.middle
    let isInstant = box.width <= Self.resolution || middle <= box.lower || middle >= box.upper
    return isInstant ? visitJump(in: part, &visitor) : nil
  }

  /// Visits a part with at most one turning point that matters.
  private mutating func visit(
    _ part: Part, _ slope: Interval, _ visitor: inout some ArcVisitor
  ) -> Bool {
    let box = part.box
    // Where it is 0 at an end, it may turn there.
    let turn = slope.hasOneSign ? box.upper : enclosure.turn(from: part.first, to: part.last)
    guard let turn, turn < stretch.upper else {
      return visitor.visit(Arc(start: box.lower, end: box.upper))
    }
    return visitor.visit(Arc(start: box.lower, end: turn, turn: form.value(at: turn)))
      && (turn == box.upper || visitor.visit(Arc(start: turn, end: box.upper)))
  }

  /// Visits a part that is over in an instant, while the value moves on: it jumps, as the slope of a
  /// length does that passes through 0, or has a corner.
  private mutating func visitJump(
    in part: Part, _ visitor: inout some ArcVisitor
  ) -> Bool {
    let box = part.box
    let corner = enclosure.jump(from: part.first, to: part.last)
    for time in [box.lower, corner, box.upper] where stretch.lower < time && time < stretch.upper {
      let arc = Arc(start: box.lower, end: time, turn: form.value(at: time))
      guard visitor.visit(arc) else { return false }
    }
    return box.upper < stretch.upper
      || visitor.visit(Arc(start: box.lower, end: box.upper))
  }
}
