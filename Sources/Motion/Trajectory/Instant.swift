/// Arithmetic on instants that agree where they are meant to.
package enum Instant {
  /// The units of the clock in a second: in flicks, every common rate and decimal is whole.
  private static let flicks = 705_600_000.0

  /// The sum of two times in seconds, read as the flick that it is next to, if it is one.
  ///
  /// So 0.1 s after 0.2 s is 0.3 s, at which a signal may jump, and not the next number above.
  package static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    let count = sum * flicks
    return abs(count - count.rounded()) < 1e-3 ? count.rounded() / flicks : sum
  }
}
