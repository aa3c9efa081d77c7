/// A greatest or least value and where it is taken.
package struct Extreme: Hashable, Sendable {
  /// The value.
  package var value: Double

  /// The first instant at which it is taken, or approached, in seconds.
  package var time: Double

  /// Whether it is taken; otherwise it is only the limit from the left at `time`.
  package var isReached: Bool
}

extension Extreme {
  /// Whether it stands for the same value and is to be named in place of `other`.
  fileprivate func outdoes(_ other: Extreme) -> Bool {
    guard value == other.value else { return false }
    return isReached == other.isReached ? time < other.time : isReached
  }
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

  /// Takes one more value into account; of equal ones a reached one counts, then the earliest.
  mutating func include(_ extreme: Extreme) {
    if extreme.value > greatest.value || extreme.outdoes(greatest) { greatest = extreme }
    if extreme.value < least.value || extreme.outdoes(least) { least = extreme }
  }

  /// Whether the values of a range would change nothing.
  func covers(_ range: Interval) -> Bool {
    least.value <= range.lower && range.upper <= greatest.value
  }
}

extension Trajectory {
  /// The least and the greatest value in a window; `nil` where there is no value in it.
  ///
  /// The extremes of a single spring are solved for, others are enclosed.
  package func extremes(over window: Window = .all) -> Extremes? {
    var extremes: Extremes?
    visitStretches(of: window) { form, stretch, includesEnd in
      form.include(stretch, includesEnd, in: &extremes)
    }
    return extremes
  }

  /// Values of a window in rising time, between which the signal moves one way only.
  ///
  /// A jump is told by the limit before it and the value after it; across a hole nothing is told.
  package func landmarks(over window: Window = .all) -> [Extreme] {
    var landmarks: [Extreme] = []
    visitStretches(of: window) { form, stretch, includesEnd in
      landmarks += form.landmarks(in: stretch, includesEnd)
    }
    return landmarks
  }

  /// Visits what each form covers of a window: the stretch, and whether its end belongs to it.
  private func visitStretches(of window: Window, visit: (ClosedForm, Interval, Bool) -> Void) {
    let window = window.cut(from: start)
    guard !window.isEmpty, let first = index(at: window.start) else { return }
    for index in first..<pieces.count where pieces[index].start <= window.end {
      guard let form = pieces[index].form else { continue }
      let end = end(of: index)
      let includesEnd = window.end < end && window.includesEnd
      let stretch = Interval(max(pieces[index].start, window.start), min(window.end, end))
      if stretch.width > 0 || includesEnd { visit(form, stretch, includesEnd) }
    }
  }

  /// When the piece at `index` ends, in seconds.
  func end(of index: Int) -> Double {
    index + 1 < pieces.count ? pieces[index + 1].start : .infinity
  }
}

extension ClosedForm {
  /// Takes the values of a stretch into account.
  fileprivate func include(
    _ stretch: Interval, _ includesEnd: Bool, in extremes: inout Extremes?
  ) {
    let first = reached(at: stretch.lower)
    var known = extremes ?? Extremes(first)
    known.include(first)
    defer { extremes = known }
    if case .constant = self { return }
    known.include(last(of: stretch, includesEnd))
    let box = stretch.cut(to: Self.horizon)
    if case .spring(let piece) = self {
      // Two turning points bound all that follow.
      for time in piece.restarted(at: box.lower).turningPoints(until: box.upper, atMost: 2) {
        known.include(reached(at: time))
      }
      return
    }
    let tolerance = tolerance(over: box)
    for time in turningPoints(in: box, tolerance: tolerance, isKnown: { known.covers($0) }) {
      known.include(reached(at: time))
    }
  }

  /// Values of a stretch in rising time, between which the form moves one way only.
  func landmarks(in stretch: Interval, _ includesEnd: Bool) -> [Extreme] {
    let first = reached(at: stretch.lower)
    if case .constant = self { return [first] }
    let box = stretch.cut(to: Self.horizon)
    let turns = turningPoints(in: box, tolerance: tolerance(over: box)).map(reached)
    return [first] + turns + [last(of: stretch, includesEnd)]
  }

  private func reached(at time: Double) -> Extreme {
    Extreme(value: value(at: time), time: time, isReached: true)
  }

  private func last(of stretch: Interval, _ includesEnd: Bool) -> Extreme {
    let end = stretch.cut(to: Self.horizon).upper
    return Extreme(value: value(at: end), time: stretch.upper, isReached: includesEnd)
  }

  /// How exactly values are known in a stretch: 1e-9 of the largest, or of 1.
  func tolerance(over box: Interval) -> Double {
    1e-9 * max(1, bounds(over: box).value.magnitude)
  }
}

extension Interval {
  /// The first `length` of it.
  fileprivate func cut(to length: Double) -> Interval {
    Interval(lower, min(upper, lower + length))
  }
}
