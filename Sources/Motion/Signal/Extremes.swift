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
  /// The extremes of a single spring are solved for, others are enclosed within `accuracy`.
  package func extremes(over window: Window = .all) -> Extremes? {
    let window = window.cut(from: start)
    var extremes: Extremes?
    guard !window.isEmpty, let first = index(at: window.start) else { return nil }
    for index in pieces[first...].indices where pieces[index].start <= window.end {
      let piece = pieces[index]
      guard let form = piece.form else { continue }
      let next = self.end(of: index)
      let isCut = window.end < next
      let stretch = Interval(max(piece.start, window.start), min(window.end, next))
      guard stretch.width > 0 || (isCut && window.includesEnd) else { continue }
      form.visitExtremes(in: stretch, includesEnd: isCut && window.includesEnd) { extreme in
        if extremes == nil { extremes = Extremes(extreme) } else { extremes?.include(extreme) }
      }
    }
    return extremes
  }

  /// When the piece at `index` ends, in seconds.
  func end(of index: Int) -> Double {
    index + 1 < pieces.count ? pieces[index + 1].start : .infinity
  }
}

extension ClosedForm {
  /// Visits every value in a stretch that can be the least or the greatest, in rising time.
  fileprivate func visitExtremes(
    in stretch: Interval, includesEnd: Bool, visit: (Extreme) -> Void
  ) {
    let start = stretch.lower
    visit(Extreme(value: value(at: start), time: start, isReached: true))
    if case .constant = self { return }
    let end = min(stretch.upper, start + Self.horizon)
    for time in extremePoints(in: Interval(start, end)) {
      visit(Extreme(value: value(at: time), time: time, isReached: true))
    }
    visit(Extreme(value: value(at: end), time: stretch.upper, isReached: includesEnd))
  }

  private func extremePoints(in box: Interval) -> [Double] {
    if case .spring(let piece) = self {
      return piece.restarted(at: box.lower).turningPoints(until: box.upper, atMost: 2)
    }
    return turningPoints(in: box, tolerance: tolerance(over: box))
  }

  /// How exactly values are known in a stretch: 1e-9 of the largest, or of 1.
  func tolerance(over box: Interval) -> Double {
    1e-9 * max(1, bounds(over: box).value.magnitude)
  }
}
