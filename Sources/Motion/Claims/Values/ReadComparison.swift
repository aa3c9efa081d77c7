/// A comparison and how it is read where it stands in a claim.
struct ReadComparison: Hashable, Sendable {
  /// The comparison.
  var comparison: Comparison

  /// Whether it is negated, and whether its margin is a share.
  var reading: Reading

  /// The values that have a margin: on the way up to the summit, and on the way down from there.
  func values(of margin: Double) -> (rising: Double?, falling: Double?) {
    let margin = margin * (reading.isNegated ? -1 : 1) * (reading.isShare ? comparison.scale : 1)
    return (
      comparison.bounds.lower.map { $0 + margin }, comparison.bounds.upper.map { $0 - margin }
    )
  }

  /// The margin of a value.
  func margin(of value: Double) -> Margin { reading.margin(of: value, by: comparison) }

  /// The margin as a line over the value, on the side of the summit where `value` lies.
  func line(around value: Double) -> MarginLine {
    let line = comparison.line(around: value)
    let factor = (reading.isNegated ? -1 : 1) / (reading.isShare ? comparison.scale : 1)
    return MarginLine(slope: line.slope * factor, shift: line.shift * factor)
  }
}
