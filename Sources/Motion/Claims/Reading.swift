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
}
