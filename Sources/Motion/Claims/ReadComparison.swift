/// A comparison and how it is read where it stands in a claim.
struct ReadComparison: Hashable, Sendable {
  /// The comparison.
  var comparison: Comparison

  /// Whether it is negated, and whether its margin is a share.
  var reading: Reading

  /// The margin of a value.
  func margin(of value: Double) -> Margin { reading.margin(of: value, by: comparison) }

  /// The margin as a line over the value, on the side of the summit where `value` lies.
  func line(around value: Double) -> MarginLine {
    let line = comparison.line(around: value)
    let factor = (reading.isNegated ? -1 : 1) / (reading.isShare ? comparison.scale : 1)
    return MarginLine(slope: line.slope * factor, shift: line.shift * factor)
  }

  /// Values on both sides of any summit.
  private static let sides = [-Double.infinity, .infinity]

  /// Adds the values to which both comparisons give the same margin, the same one more than once
  /// where there is no summit.
  func addCrossings(with other: ReadComparison, to values: inout [Double]) {
    for side in Self.sides {
      let line = line(around: side)
      for side in Self.sides {
        if let value = line.crossing(with: other.line(around: side)) { values.append(value) }
      }
    }
  }
}

/// A margin that goes with a value at a constant rate.
struct MarginLine: Hashable, Sendable {
  /// By how much the margin grows with the value.
  var slope: Double

  /// The margin of the value 0.
  var shift: Double

  /// The value that two lines give the same margin; `nil` where they go side by side.
  func crossing(with other: MarginLine) -> Double? {
    let value = (other.shift - shift) / (slope - other.slope)
    return value.isFinite ? value : nil
  }
}
