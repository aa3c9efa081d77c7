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

  /// More comparisons than this are not taken together: any two may meet at a corner.
  private static let mostComparisons = 8

  /// The margin of an atom as it is read.
  init(_ atom: Atom, _ reading: Reading) {
    self.init(atom, .comparison(atom.comparison, reading))
  }

  /// The margin of a claim as it is read; `nil` where it hangs on anything else, or is made of so
  /// many comparisons that it has too many corners.
  init?(_ claim: Claim, _ reading: Reading) {
    if case .atom(let atom) = claim {
      self.init(atom, reading)
      return
    }
    var atom: Atom?
    guard let shape = MarginShape(claim, reading, about: &atom), let atom,
      shape.comparisons.count <= Self.mostComparisons
    else { return nil }
    self.init(atom, shape)
  }

  private init(_ atom: Atom, _ shape: MarginShape) {
    (signal, comparesSlope) = (atom.signal, atom.comparison.comparesSlope)
    self.shape = shape
    corners = shape.corners.map { Corner(value: $0, margin: shape.margin(of: $0)) }
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

  /// The curve of the margin of `form`, from corner to corner around `value`.
  func curve(of form: ClosedForm, around value: Double) -> MarginCurve {
    let line = shape.line(around: value)
    return MarginCurve(form, scale: line.slope, shift: line.shift)
  }

  /// The values besides the corners at which the claim may cease to hold, or begin to, in rising
  /// order.
  var bounds: [Double] { shape.bounds }
}
