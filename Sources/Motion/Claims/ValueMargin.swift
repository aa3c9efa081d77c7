/// A margin that hangs on what one signal is at the instant asked, and on nothing else.
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
      atom, .comparison(comparison),
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
    let corners = MarginProfile(shape).corners
    self.init(first, shape, corners.map { Corner(value: $0, margin: shape.margin(of: $0)) })
  }

  private init(_ first: Atom, _ shape: MarginShape, _ corners: [Corner]) {
    (signal, comparesSlope) = (first.signal, first.comparison.comparesSlope)
    self.shape = shape
    self.corners = corners
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
  func margin(at time: Double) -> Margin { value(at: time).map(margin(of:)) ?? .least }

  /// What is looked at of the signal, at an instant; `nil` where it has no value.
  func value(at time: Double) -> Double? {
    comparesSlope ? signal.trajectory.heading(at: time) : signal.trajectory.value(at: time)
  }

  /// The values at which this margin or another may turn, or the two are the same, in rising order.
  func corners(with other: ValueMargin) -> [Double] {
    let crossings = MarginProfile(shape).crossings(with: MarginProfile(other.shape))
    return ((corners + other.corners).map(\.value) + crossings).sorted()
  }

  /// The values at which the claim may cease to hold, or begin to, in rising order.
  var levels: [Double] {
    var levels = corners.map(\.value)
    for read in shape.comparisons {
      if let lower = read.comparison.bounds.lower { levels.append(lower) }
      if let upper = read.comparison.bounds.upper { levels.append(upper) }
    }
    return levels.sorted()
  }
}
