extension MarginTrace {
  /// The margin at each instant of `range`, which is then kept.
  ///
  /// Where the signal has no value, a claim and its negation both fail.
  init(_ margins: ValueMargin, range: Interval) {
    let trajectory = margins.signal.trajectory
    let pieces = trajectory.pieces
    let earliest = trajectory.index(at: range.lower) ?? 0
    for index in earliest..<pieces.count where pieces[index].start <= range.upper {
      let (start, end) = (max(pieces[index].start, range.lower), trajectory.end(of: index))
      let known = pieces[index].form
      guard let form = margins.comparesSlope ? known?.derivative : known else {
        append(Span(start: start, margin: .least, piece: Piece(.least)))
        continue
      }
      let first = margins.comparesSlope ? trajectory.heading(at: start) : form.value(at: start)
      append(
        form, margins.margin(of: first ?? .nan), over: Interval(start, min(end, range.upper)),
        margins)
      if range.upper < end { keepLast(from: range.upper) }
    }
  }

  /// Adds the stretches of one form, whose first instant has `margin`.
  private mutating func append(
    _ form: ClosedForm, _ margin: Margin, over stretch: Interval, _ margins: ValueMargin
  ) {
    let stretch = Interval(stretch.lower, min(stretch.upper, stretch.lower + ClosedForm.horizon))
    let points = margins.points(of: form, in: stretch)
    var margin = margin
    reserve(points.count)
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let (first, last) = (margins.margin(of: start.value), margins.margin(of: end.value))
      let inside = start.value + (end.value - start.value) / 2
      let piece = Piece(
        curve: margins.curve(of: form, around: inside), first: first.value, last: last.value,
        holdsAtZero: margins.margin(of: inside).holdsAtZero)
      append(Span(start: start.time, margin: margin, piece: piece))
      margin = last
    }
  }

  /// Keeps the margin that the last stretch comes to at `time` from there on.
  private mutating func keepLast(from time: Double) {
    guard let piece = spans.last?.piece, !piece.isConstant else { return }
    let margin = piece.margin(of: piece.last)
    append(Span(start: time, margin: margin, piece: Piece(margin)))
  }
}

extension ValueMargin {
  /// The start and the end of a stretch, and what is between them where the margin of `form` may
  /// turn: it moves one way only from each to the next.
  fileprivate func points(of form: ClosedForm, in stretch: Interval) -> [Extreme] {
    let turns = form.landmarks(in: stretch, false)
    guard turns.count > 1 else {
      return turns + [Extreme(turns[0].value, at: stretch.upper, .before)]
    }
    guard !corners.isEmpty else { return turns }
    var points = [turns[0]]
    for (start, end) in zip(turns, turns.dropFirst()) {
      visitCorners(from: start.value, to: end.value) { corner in
        let time = form.time(of: corner.value, from: start, to: end)
        // Two corners may be closer to each other than the clock can tell.
        if points[points.count - 1].time < time, time < end.time {
          points.append(Extreme(corner.value, at: time))
        }
      }
      points.append(end)
    }
    return points
  }

  /// Visits the corners between two values, on the way from one to the other.
  func visitCorners(from start: Double, to end: Double, _ visit: (Corner) -> Void) {
    let isRising = start < end
    let range = Interval(spanning: start, end)
    for index in corners.indices {
      let corner = corners[isRising ? index : corners.count - 1 - index]
      guard range.lower < corner.value, corner.value < range.upper else { continue }
      visit(corner)
    }
  }
}

extension ClosedForm {
  /// When the value passes `level`, which lies between its values at two instants.
  func time(of level: Double, from start: Extreme, to end: Extreme) -> Double {
    guard level != start.value else { return start.time }
    return Interval(start.time, end.time).root(from: start.value - level, to: end.value - level) {
      jet(at: $0, above: level)
    } ?? end.time
  }
}
