import SpecResults

/// A unit for which another is easily taken.
enum DoubtfulUnit {
  /// Degrees, not radians.
  case degrees
  /// A share of 1, not in percent.
  case share

  /// What makes it doubtful that `number`, given as `name`, is in the unit; `nil` where nothing does.
  func doubt(of number: Double, as name: String) -> String? {
    switch self {
    case .degrees:
      let degrees = number / .pi * 180
      guard number != 0, abs(number) <= 2 * .pi, abs(degrees - degrees.rounded()) < 1e-9 else {
        return nil
      }
      return "\(name) is \(number.shortestText); angles are in degrees: is "
        + "\(degrees.rounded().shortestText) meant?"
    case .share:
      guard number >= 10, number.isFinite else { return nil }
      return "\(name) is \(number.shortestText); it is a share, not in percent: is "
        + "\((number / 100).shortestText) meant?"
    }
  }
}
