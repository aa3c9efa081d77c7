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

  /// A value on each side of the summit, or any where there is none.
  private var sides: [Double] { comparison.summit == nil ? Self.anywhere : Self.besideSummit }

  private static let anywhere = [0.0]
  private static let besideSummit = [-Double.infinity, .infinity]

  /// Adds the values to which both comparisons give the same margin.
  func addCrossings(with other: ReadComparison, to values: inout [Double]) {
    for side in sides {
      let line = line(around: side)
      for side in other.sides {
        if let value = line.crossing(with: other.line(around: side)) { values.append(value) }
      }
    }
  }
}
