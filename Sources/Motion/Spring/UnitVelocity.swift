extension Spring {
  /// The distance in points below which a velocity has no span to be measured by.
  package static let shortestSpan = 0.5

  /// A velocity in spans for each second: how often it would cover `remaining`.
  ///
  /// - Parameters:
  ///   - velocity: The velocity along an axis, in points per second.
  ///   - remaining: What is left to travel along that axis, in points, signed.
  /// - Returns: `velocity / remaining`; 300 over 150 is 2, and moving away is negative. `nil`
  ///   where `remaining` is within 0.5 of zero, and where either value is not finite.
  public static func unitVelocity(_ velocity: Double, over remaining: Double) -> Double? {
    guard velocity.isFinite, remaining.isFinite, abs(remaining) > shortestSpan else { return nil }
    return velocity / remaining
  }
}
