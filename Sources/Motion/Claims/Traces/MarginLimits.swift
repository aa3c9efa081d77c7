/// The margins that matter: what is beyond a limit need not be told from the limit.
///
/// Whatever claims make of margins, at an instant or in time, commutes with such limits.
struct MarginLimits {
  /// What is less need not be told from this.
  var least = Margin.least

  /// What is more need not be told from this.
  var most = Margin.most

  /// Every margin matters.
  init() {}

  /// Those that matter where the least or the greatest is looked for, and is no more than `known` or
  /// no less.
  init(beyond known: Margin, _ quantifier: Quantifier) {
    if quantifier == .all { most = known } else { least = known }
  }

  /// It matters whether a claim holds, and not by how much.
  static let verdict = {
    var limits = MarginLimits()
    limits.least.value = 0
    limits.most.value = 0
    return limits
  }()

  /// Whether it matters only whether a claim holds.
  var tellVerdictsOnly: Bool { least.value == 0 && most.value == 0 }

  /// The margin that stands for `margin`.
  func clamp(_ margin: Margin) -> Margin { min(max(margin, least), most) }

  /// What stands for all margins inside a stretch on which they move from one value to another;
  /// `nil` where they are to be told apart.
  func standIn(from first: Double, to last: Double) -> Margin? {
    if most.value <= min(first, last) { return most }
    return max(first, last) <= least.value ? least : nil
  }
}

extension ValueMargin {
  /// What stands for all margins of the values of a range; `nil` where they are to be told apart.
  func standIn(over range: Interval, _ limits: MarginLimits) -> Margin? {
    if limits.most < .most, limits.most <= least(over: range) { return limits.most }
    return .least < limits.least && greatest(over: range) <= limits.least ? limits.least : nil
  }
}
