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

  /// The value of the margin as a form, on the side of the comparison's summit where `x` lies.
  func form(of form: ClosedForm, beside x: Double, by comparison: Comparison) -> ClosedForm {
    let scale = isShare ? comparison.scale : 1
    return comparison.margin(of: form, beside: x) * .constant((isNegated ? -1 : 1) / scale)
  }
}

extension MarginTrace {
  /// The margin of an atom at each instant of `range`, which is then kept.
  ///
  /// Where the signal has no value, a claim and its negation both fail.
  init(_ atom: Atom, _ reading: Reading, range: Interval) {
    let trajectory = atom.signal.trajectory
    for (index, piece) in trajectory.pieces.enumerated() {
      let (start, end) = (max(piece.start, range.lower), trajectory.end(of: index))
      guard end > start, piece.start <= range.upper else { continue }
      guard let form = atom.comparison.comparesSlope ? piece.form?.derivative : piece.form else {
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
    var margin = margin
    let cuts = comparison.cuts(of: form, in: stretch)
    for (start, end) in zip([stretch.lower] + cuts, cuts + [stretch.upper]) {
      let limits = (form.value(at: start), form.value(at: end))
      let first = reading.margin(of: limits.0, by: comparison)
      let last = reading.margin(of: limits.1, by: comparison)
      let inside = form.value(at: Interval(start, end).middle)
      let piece = Piece(
        form: reading.form(of: form, beside: inside, by: comparison), first: first.value,
        last: last.value, holdsAtZero: first.holdsAtZero)
      append(Span(start: start, margin: margin, piece: piece))
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
  /// The instants inside `stretch` between which the margin of `form` moves one way only.
  fileprivate func cuts(of form: ClosedForm, in stretch: Interval) -> [Double] {
    if case .constant = form { return [] }
    let turns = form.turningPoints(in: stretch, tolerance: form.tolerance(over: stretch))
    guard let summit else { return turns }
    let height = form - .constant(summit)
    let passes = zip([stretch.lower] + turns, turns + [stretch.upper]).compactMap { start, end in
      Interval(start, end).root { height.jet(at: $0) }
    }
    return (turns + passes.filter { $0 < stretch.upper }).sorted()
  }
}

extension Atom {
  /// The infimum over a window read off the signal's extremes; `nil` where they do not decide.
  func infimum(_ reading: Reading, over window: Window) -> MarginTrace.Deciding? {
    guard !comparison.comparesSlope, !(reading.isNegated && comparison.summit != nil),
      !signal.trajectory.hasHole(in: window), let extremes = signal.extremes(over: window)
    else { return nil }
    let ends = [extremes.least, extremes.greatest].map { extreme in
      var margin = reading.margin(of: extreme.value, by: comparison)
      if !extreme.isReached { margin.holdsAtZero = true }
      return MarginTrace.Deciding(
        margin: margin, time: extreme.time, isReached: extreme.isReached)
    }
    return ends[1].decides(before: ends[0]) ? ends[1] : ends[0]
  }
}
