extension MarginTrace {
  /// The margin at each instant of `range`, which is then kept.
  ///
  /// Where the signal has no value, a claim and its negation both fail.
  ///
  /// - Parameter limits: Which margins matter.
  init(
    _ margins: ValueMargin, range: Interval, _ limits: MarginLimits, of forms: MarginForms
  ) {
    let trajectory = margins.signal.trajectory
    let pieces = trajectory.pieces
    var drawing = Drawing(MarginTrace(of: forms, reserving: pieces.count + 8), margins, limits)
    let earliest = trajectory.index(at: range.lower) ?? 0
    for index in earliest..<pieces.count where pieces[index].start <= range.upper {
      let start = max(pieces[index].start, range.lower)
      let end = trajectory.end(of: index)
      let known = pieces[index].form
      guard let form = margins.comparesSlope ? known?.derivative : known else {
        drawing.trace.append(Span(start: start, margin: .least, piece: Piece(.least)))
        continue
      }
      let heading = margins.comparesSlope ? trajectory.heading(at: start) : nil
      drawing.draw(form, over: Interval(start, min(end, range.upper)), from: heading)
      if start < range.upper, range.upper < end { drawing.stay(from: range.upper) }
    }
    self = drawing.trace
  }
}

/// Adds the stretches of forms to a trace: those on which the margin moves one way.
private struct Drawing: ArcVisitor {
  var trace: MarginTrace
  let margins: ValueMargin
  let limits: MarginLimits

  /// The values at which a stretch is to end, in rising order.
  let corners: [Double]

  var form = ClosedForm.constant(0)

  /// How far the trace goes, and the margin there.
  var point = Extreme(0, at: -.infinity)
  var margin = Margin.least

  /// Until when all is known of the form that matters, in seconds.
  var visited = 0.0

  /// The place of the form, once a stretch follows it.
  var place: Int?

  init(_ trace: consuming MarginTrace, _ margins: ValueMargin, _ limits: MarginLimits) {
    self.trace = trace
    (self.margins, self.limits) = (margins, limits)
    corners = limits.tellVerdictsOnly ? margins.levels(of: 0) : margins.corners.map(\.value)
  }

  func passes(over range: Interval) -> Bool {
    range.hasFaded || margins.standIn(over: range, limits) != nil
  }

  mutating func visit(_ arc: Arc) -> Bool {
    if visited < arc.start { pass(to: form.reached(at: arc.start)) }
    visited = arc.end
    if let turn = arc.turn { go(to: Extreme(turn, at: arc.end)) }
    return true
  }

  /// Adds what a form comes to in a stretch.
  ///
  /// - Parameter heading: What is compared at the first instant, where that is not the form's value.
  mutating func draw(_ form: ClosedForm, over stretch: Interval, from heading: Double?) {
    let stretch = stretch.upper < .infinity ? stretch : stretch.first(ClosedForm.horizon)
    (self.form, place, visited) = (form, nil, stretch.lower)
    point = form.reached(at: stretch.lower)
    margin = margins.margin(of: heading ?? point.value)
    if case .constant = form {
      return go(to: Extreme(point.value, at: stretch.upper, .before))
    }
    form.visitArcs(in: stretch, &self)
    let last = form.last(of: stretch, false)
    if visited < stretch.upper { pass(to: last) } else { go(to: last) }
  }

  /// Lets the margin stay what it has come to.
  mutating func stay(from time: Double) {
    let last = limits.clamp(margin)
    trace.append(MarginTrace.Span(start: time, margin: last, piece: MarginTrace.Piece(last)))
  }

  /// Adds what was passed over: no turn of it matters.
  private mutating func pass(to next: Extreme) {
    if point.time < visited { go(to: form.reached(at: visited)) }
    let range = Interval(spanning: point.value, next.value)
    guard let margin = margins.standIn(over: range, limits) else { return go(to: next) }
    add(until: next, MarginTrace.Piece(margin))
  }

  /// Adds a way on which the form does not turn, from corner to corner.
  private mutating func go(to next: Extreme) {
    let start = point
    for value in Way(corners, from: start.value, to: next.value) {
      let time = form.time(of: value, from: start, to: next)
      // Two corners may be closer to each other than the clock can tell.
      if point.time < time, time < next.time { add(until: Extreme(value, at: time)) }
    }
    add(until: next)
  }

  private mutating func add(until next: Extreme) {
    let inside = Interval(spanning: point.value, next.value).middle
    let (first, last) = (
      margins.margin(of: point.value).value, margins.margin(of: next.value).value
    )
    // Between two levels a claim holds everywhere or nowhere, whatever rounding makes of its margins
    // there.
    if first == last || limits.tellVerdictsOnly {
      return add(until: next, MarginTrace.Piece(limits.clamp(margins.margin(of: inside))))
    }
    if let margin = limits.standIn(from: first, to: last) {
      return add(until: next, MarginTrace.Piece(margin))
    }
    let place = place ?? trace.forms.add(form)
    self.place = place
    add(
      until: next,
      MarginTrace.Piece(
        curve: MarginCurve(of: place, along: margins.line(around: inside)), first: first,
        last: last, holdsAtZero: margins.margin(of: inside).holdsAtZero))
  }

  private mutating func add(until next: Extreme, _ piece: MarginTrace.Piece) {
    trace.append(
      MarginTrace.Span(start: point.time, margin: limits.clamp(margin), piece: piece))
    // Windows that move along read instants so: one that no window moves is to stay the same.
    point = Extreme(next.value, at: max(point.time, Instant.sum(next.time, 0)), next.moment.side)
    margin = margins.margin(of: next.value)
  }
}

extension ClosedForm {
  /// When the value passes `level`, which lies between its values at two instants.
  func time(of level: Double, from start: Extreme, to end: Extreme) -> Double {
    level == start.value ? start.time : passing(level, from: start, to: end) ?? end.time
  }

  /// When the value passes `level` on a way on which it does not turn; `nil` where it does not.
  ///
  /// The end counts as part of the way, the start does not. Where a spring is at its target is
  /// solved for.
  func passing(_ level: Double, from start: Extreme, to end: Extreme) -> Double? {
    let stretch = Interval(start.time, end.time)
    let (first, last) = (start.value - level, end.value - level)
    if case .spring(let piece) = self, level == piece.target, first * last < 0,
      let time = piece.arrival(after: start.time), time <= end.time
    {
      return time
    }
    return stretch.root(from: first, to: last) { jet(at: $0, above: level) }
  }
}
