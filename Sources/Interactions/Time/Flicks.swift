/// A time on the virtual clock, or a span of it, counted in flicks: 705,600,000 to the second.
///
/// Every common frame and sample rate divides a second into whole flicks, so that sums of
/// intervals are exact and equal times compare equal.
public struct Flicks: Hashable, Sendable {
  /// How many flicks a second has.
  public static let perSecond: Int64 = 705_600_000

  /// No time at all: the instant at which a clock starts.
  public static let zero = Flicks(0)

  /// A time that never comes.
  package static let never = Flicks(.max)

  /// The number of flicks.
  public var count: Int64

  /// So many flicks.
  public init(_ count: Int64) {
    self.count = count
  }

  /// The nearest flick to a time in seconds.
  ///
  /// What is not finite, or more than about 400 years, is `never` or its opposite.
  public init(seconds: Double) {
    let count = (seconds * Double(Flicks.perSecond)).rounded()
    self.count = Int64(exactly: count) ?? (seconds < 0 ? -Int64.max : Int64.max)
  }

  /// The time in seconds.
  public var seconds: Double { Double(count) / Double(Flicks.perSecond) }
}

extension Flicks: Comparable {
  public static func < (left: Flicks, right: Flicks) -> Bool { left.count < right.count }

  public static func + (left: Flicks, right: Flicks) -> Flicks { Flicks(left.count + right.count) }

  public static func - (left: Flicks, right: Flicks) -> Flicks { Flicks(left.count - right.count) }

  public static func += (left: inout Flicks, right: Flicks) { left.count += right.count }
}
