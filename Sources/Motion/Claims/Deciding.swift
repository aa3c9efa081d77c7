/// A margin and where it is taken or approached: an infimum or supremum with its argument.
struct Deciding: Hashable, Sendable {
  /// The margin.
  var margin: Margin

  /// The first moment at which it is taken; where it is nowhere, that of its limit.
  var moment: Moment

  /// The same of the negated margin.
  static prefix func - (deciding: Deciding) -> Deciding {
    Deciding(margin: -deciding.margin, moment: deciding.moment)
  }

  /// Whether it is less than `other`; of equal ones a margin that is taken comes first, then
  /// the earliest.
  func decides(before other: Deciding) -> Bool {
    margin == other.margin ? moment.isNamed(before: other.moment) : margin < other.margin
  }
}
