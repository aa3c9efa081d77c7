/// A comparison with the value that a signal has when it is asked.
package struct Atom: Hashable, Sendable {
  /// The signal.
  package var signal: Signal

  /// What is said of its value.
  package var comparison: Comparison

  /// The unit of the margin, such as `pt`; empty for a plain number and for true and false.
  package var unit: String

  /// A comparison with a signal whose margin is in `unit`.
  package init(_ signal: Signal, _ comparison: Comparison, unit: String = "") {
    self.signal = signal
    self.comparison = comparison
    self.unit = unit
  }
}

/// How the margin of an atom is read: negated or not, and as a share of a scale.
struct Reading: Hashable, Sendable {
  /// Whether the negation is asked.
  var isNegated = false

  /// Whether margins are shares of the bounds, because units differ.
  var isShare = false

  /// The reading of the negated claim.
  var negated: Reading { Reading(isNegated: !isNegated, isShare: isShare) }

  /// The margin of a comparison with the value `x`.
  func margin(of x: Double, by comparison: Comparison) -> Margin {
    let margin = comparison.margin(of: x)
    let share = isShare ? margin.divided(by: comparison.scale) : margin
    return isNegated ? -share : share
  }

  /// The curve of the margin, on the side of the comparison's summit where `x` lies.
  func curve(of form: ClosedForm, beside x: Double, by comparison: Comparison) -> MarginCurve {
    let line = comparison.line(beside: x)
    let factor = (isNegated ? -1 : 1) / (isShare ? comparison.scale : 1)
    return MarginCurve(form, scale: line.scale * factor, shift: line.shift * factor)
  }
}

extension MarginTrace {
  /// The margin of an atom at each instant of `range`, which is then kept.
  ///
  /// Where the signal has no value, a claim and its negation both fail.
  init(_ atom: Atom, _ reading: Reading, range: Interval) {
    let trajectory = atom.signal.trajectory
    let pieces = trajectory.pieces
    let earliest = trajectory.index(at: range.lower) ?? 0
    for index in earliest..<pieces.count where pieces[index].start <= range.upper {
      let (start, end) = (max(pieces[index].start, range.lower), trajectory.end(of: index))
      let known = pieces[index].form
      guard let form = atom.comparison.comparesSlope ? known?.derivative : known else {
        append(Span(start: start, margin: .least, piece: Piece(.least)))
        continue
      }
      let first =
        atom.comparison.comparesSlope ? trajectory.heading(at: start) : form.value(at: start)
      let margin = reading.margin(of: first ?? .nan, by: atom.comparison)
      append(form, margin, over: Interval(start, min(end, range.upper)), atom.comparison, reading)
      if range.upper < end { keepLast(from: range.upper) }
    }
  }

  /// Adds the stretches of one form, whose first instant has `margin`.
  private mutating func append(
    _ form: ClosedForm, _ margin: Margin, over stretch: Interval, _ comparison: Comparison,
    _ reading: Reading
  ) {
    let stretch = Interval(stretch.lower, min(stretch.upper, stretch.lower + ClosedForm.horizon))
    let points = comparison.points(of: form, in: stretch)
    var margin = margin
    reserve(points.count)
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let first = reading.margin(of: start.value, by: comparison)
      let last = reading.margin(of: end.value, by: comparison)
      let inside = start.value + (end.value - start.value) / 2
      let piece = Piece(
        curve: reading.curve(of: form, beside: inside, by: comparison), first: first.value,
        last: last.value, holdsAtZero: first.holdsAtZero)
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

extension Comparison {
  /// The start and the end of a stretch, and what is between them where the margin of `form` may
  /// turn: it moves one way only from each to the next.
  fileprivate func points(of form: ClosedForm, in stretch: Interval) -> [Extreme] {
    let turns = form.landmarks(in: stretch, false)
    guard turns.count > 1 else {
      return turns + [Extreme(turns[0].value, at: stretch.upper, .before)]
    }
    guard let summit else { return turns }
    var points = [turns[0]]
    for (start, end) in zip(turns, turns.dropFirst()) {
      let heights = (start.value - summit, end.value - summit)
      if heights.0 != 0, heights.1 != 0, (heights.0 < 0) != (heights.1 < 0),
        let time = Interval(start.time, end.time).root(
          from: heights.0, to: heights.1, of: { form.jet(at: $0, above: summit) })
      {
        points.append(Extreme(summit, at: time))
      }
      points.append(end)
    }
    return points
  }
}

extension Atom {
  /// The infimum over a window read off the signal's extremes; `nil` where they do not decide.
  func infimum(_ reading: Reading, over window: Window) -> MarginTrace.Deciding? {
    let trajectory = signal.trajectory
    guard !trajectory.hasHole(in: window) else { return nil }
    if reading.isNegated, let summit = comparison.summit {
      let nearest = trajectory.nearest(to: summit, over: window)
      return nearest.map { deciding($0, reading) }
    }
    let bounds = comparison.bounds
    let isBoundBelow = (reading.isNegated ? bounds.upper : bounds.lower) != nil
    let isBoundAbove = (reading.isNegated ? bounds.lower : bounds.upper) != nil
    let sought: Extremes.Sought =
      isBoundBelow == isBoundAbove ? .both : isBoundBelow ? .least : .greatest
    let extremes =
      comparison.comparesSlope
      ? trajectory.headings(over: window, seeking: sought)
      : trajectory.extremes(over: window, seeking: sought)
    guard let extremes else { return nil }
    if sought == .greatest { return deciding(extremes.greatest, reading) }
    let least = deciding(extremes.least, reading)
    guard sought == .both else { return least }
    let greatest = deciding(extremes.greatest, reading)
    return greatest.decides(before: least) ? greatest : least
  }

  private func deciding(_ extreme: Extreme, _ reading: Reading) -> MarginTrace.Deciding {
    var margin = reading.margin(of: extreme.value, by: comparison)
    if !extreme.isReached { margin.holdsAtZero = true }
    return MarginTrace.Deciding(margin: margin, moment: extreme.moment)
  }
}
