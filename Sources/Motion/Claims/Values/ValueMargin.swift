/// A margin that hangs on what one signal is at the instant asked, and on nothing else: a piecewise
/// linear function of its value.
///
/// Such are the margins of an atom and of what `negate`, `all_of`, `any_of` and `implies` make of
/// atoms about one signal. Over the values of the signal they are straight between corners, so that
/// a few values tell what all of a stretch of time comes to.
struct ValueMargin {
  /// The signal.
  let signal: Signal

  /// Whether its derivative is looked at, not its value.
  let comparesSlope: Bool

  /// The values at which the margin may turn, in rising order.
  let corners: [Corner]

  private let shape: MarginShape

  /// A value and the margin there.
  struct Corner: Hashable, Sendable {
    /// The value.
    var value: Double

    /// The margin of the value.
    var margin: Margin
  }

  /// The margin of an atom as it is read.
  init(_ atom: Atom, _ reading: Reading) {
    let comparison = ReadComparison(comparison: atom.comparison, reading: reading)
    let summit = atom.comparison.summit
    self.init(
      atom.signal, atom.comparison.comparesSlope, .comparison(comparison),
      summit.map { [Corner(value: $0, margin: comparison.margin(of: $0))] } ?? [])
  }

  /// The margin of a claim as it is read; `nil` where it hangs on anything else.
  init?(_ claim: Claim, _ reading: Reading) {
    if case .atom(let atom) = claim {
      self.init(atom, reading)
      return
    }
    guard claim.isOfAtoms else { return nil }
    var first: Atom?
    guard let shape = MarginShape(claim, reading, about: &first), let first else { return nil }
    self.init(first.signal, first.comparison.comparesSlope, shape)
  }

  private init(_ signal: Signal, _ comparesSlope: Bool, _ shape: MarginShape) {
    let corners = MarginProfile(shape).corners { Corner(value: $0, margin: shape.margin(of: $0)) }
    self.init(signal, comparesSlope, shape, corners)
  }

  private init(
    _ signal: Signal, _ comparesSlope: Bool, _ shape: MarginShape, _ corners: [Corner]
  ) {
    (self.signal, self.comparesSlope) = (signal, comparesSlope)
    (self.shape, self.corners) = (shape, corners)
  }

  /// The margin where what is looked at is `value`.
  func margin(of value: Double) -> Margin { shape.margin(of: value) }

  /// The least margin of the values of a range.
  func least(over range: Interval) -> Margin {
    var least = min(margin(of: range.lower), margin(of: range.upper))
    for corner in corners where range.lower < corner.value && corner.value < range.upper {
      least = min(least, corner.margin)
    }
    return least
  }

  /// The greatest margin of the values of a range.
  func greatest(over range: Interval) -> Margin {
    var greatest = max(margin(of: range.lower), margin(of: range.upper))
    for corner in corners where range.lower < corner.value && corner.value < range.upper {
      greatest = max(greatest, corner.margin)
    }
    return greatest
  }

  /// The margin as a line over the value, from corner to corner around `value`.
  func line(around value: Double) -> MarginLine { shape.line(around: value) }

  /// The margin at an instant.
  func margin(at time: Double) -> Margin { value(at: time).map { margin(of: $0) } ?? .least }

  /// What is looked at of the signal, at an instant; `nil` where it has no value.
  func value(at time: Double) -> Double? {
    signal.compared(at: time, asSlope: comparesSlope)
  }

  /// The values at which this margin or another may turn, or the two are the same, in rising order.
  func corners(with other: ValueMargin) -> [Double] {
    let crossings = MarginProfile(shape).crossings(with: MarginProfile(other.shape))
    return ((corners + other.corners).map(\.value) + crossings).sorted()
  }

  /// The values at which the margin may pass a level, or turn, in rising order.
  func levels(of margin: Double) -> [Double] {
    var levels = corners.map(\.value)
    shape.visitComparisons { read in
      let values = read.values(of: margin)
      if let value = values.rising { levels.append(value) }
      if let value = values.falling { levels.append(value) }
    }
    return levels.sorted()
  }

  /// Whether another margin is about the same values.
  func isAbout(sameAs other: ValueMargin) -> Bool {
    comparesSlope == other.comparesSlope && signal == other.signal
  }

  /// The greater of this margin and another about the same values.
  func greatest(with other: ValueMargin) -> ValueMargin {
    ValueMargin(signal, comparesSlope, .greatest([shape, other.shape]))
  }

  /// Whether it holds wherever what is looked at comes as close as one likes to values for which it
  /// does: all of its comparisons take their bounds.
  var isClosed: Bool { allComparisons(takeBounds: true) }

  /// Whether it goes on to hold a little beyond each value for which it does: none of its comparisons
  /// takes its bounds.
  var isOpen: Bool { allComparisons(takeBounds: false) }

  private func allComparisons(takeBounds: Bool) -> Bool {
    var all = true
    shape.visitComparisons { all = all && $0.margin(of: 0).holdsAtZero == takeBounds }
    return all
  }
}
