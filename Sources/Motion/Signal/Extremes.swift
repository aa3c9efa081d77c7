/// A greatest or least value and where it is taken.
package struct Extreme: Hashable, Sendable {
  /// The value.
  package var value: Double

  /// The first instant at which it is taken, or approached, in seconds.
  package var time: Double

  /// Whether it is taken; otherwise it is only the limit from the left at `time`.
  package var isReached: Bool
}

/// The least and the greatest value of a stretch of time.
package struct Extremes: Hashable, Sendable {
  /// The infimum.
  package private(set) var least: Extreme

  /// The supremum.
  package private(set) var greatest: Extreme

  /// The only value seen so far.
  init(_ extreme: Extreme) {
    least = extreme
    greatest = extreme
  }

  /// Takes one more value into account; of equal ones a reached one counts, then the first.
  mutating func include(_ extreme: Extreme) {
    let isBetterReached = { (known: Extreme) in
      extreme.value == known.value && extreme.isReached && !known.isReached
    }
    if extreme.value > greatest.value || isBetterReached(greatest) { greatest = extreme }
    if extreme.value < least.value || isBetterReached(least) { least = extreme }
  }
}

extension Trajectory {
  /// The least and the greatest value in a window; `nil` where there is no value in it.
  ///
  /// The extremes of a single spring are solved for, others are enclosed.
  package func extremes(over window: Window = .all) -> Extremes? {
    var extremes: Extremes?
    // Of a spring's turning points two bound them all.
    visitLandmarks(of: window, turnsOfOneSpring: 2) { landmark in
      if extremes == nil { extremes = Extremes(landmark) } else { extremes?.include(landmark) }
    }
    return extremes
  }

  /// Values of a window in rising time, between which the signal moves one way only.
  ///
  /// A jump is told by the limit before it and the value after it; across a hole nothing is told.
  package func landmarks(over window: Window = .all) -> [Extreme] {
    var landmarks: [Extreme] = []
    visitLandmarks(of: window, turnsOfOneSpring: .max) { landmarks.append($0) }
    return landmarks
  }

  private func visitLandmarks(
    of window: Window, turnsOfOneSpring count: Int, visit: (Extreme) -> Void
  ) {
    let window = window.cut(from: start)
    guard !window.isEmpty, let first = index(at: window.start) else { return }
    for index in first..<pieces.count where pieces[index].start <= window.end {
      guard let form = pieces[index].form else { continue }
      let end = end(of: index)
      let includesEnd = window.end < end && window.includesEnd
      let stretch = Interval(max(pieces[index].start, window.start), min(window.end, end))
      guard stretch.width > 0 || includesEnd else { continue }
      form.visitLandmarks(in: stretch, includesEnd, turnsOfOneSpring: count, visit: visit)
    }
  }

  /// When the piece at `index` ends, in seconds.
  func end(of index: Int) -> Double {
    index + 1 < pieces.count ? pieces[index + 1].start : .infinity
  }
}

extension ClosedForm {
  fileprivate func visitLandmarks(
    in stretch: Interval, _ includesEnd: Bool, turnsOfOneSpring count: Int,
    visit: (Extreme) -> Void
  ) {
    let start = stretch.lower
    visit(Extreme(value: value(at: start), time: start, isReached: true))
    if case .constant = self { return }
    let end = min(stretch.upper, start + Self.horizon)
    for time in turns(in: Interval(start, end), ofOneSpring: count) {
      visit(Extreme(value: value(at: time), time: time, isReached: true))
    }
    visit(Extreme(value: value(at: end), time: stretch.upper, isReached: includesEnd))
  }

  private func turns(in box: Interval, ofOneSpring count: Int) -> [Double] {
    if case .spring(let piece) = self {
      return piece.restarted(at: box.lower).turningPoints(until: box.upper, atMost: count)
    }
    return turningPoints(in: box, tolerance: tolerance(over: box))
  }

  /// How exactly values are known in a stretch: 1e-9 of the largest, or of 1.
  func tolerance(over box: Interval) -> Double {
    1e-9 * max(1, bounds(over: box).value.magnitude)
  }
}
