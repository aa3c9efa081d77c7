/// How many are to hold: of the parts of a claim, or of the instants of a window at which it is asked.
enum Quantifier: Hashable, Sendable {
  /// Each: the least margin decides.
  case all

  /// One at least: the greatest margin decides.
  case any

  /// The same of what is read: all hold where it is not so that the negation of any does.
  func read(_ reading: Reading) -> Quantifier {
    guard reading.isNegated else { return self }
    return self == .all ? .any : .all
  }
}

extension Claim {
  /// How many of its parts are to hold, or at how many instants of its span, as it is read.
  func quantifier(_ reading: Reading) -> Quantifier {
    switch self {
    case .allOf, .always: Quantifier.all.read(reading)
    default: Quantifier.any.read(reading)
    }
  }
}
