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
  static let never = Flicks(.max)

  /// A time that lies before all others.
  private static let past = Flicks(-Int64.max)

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
    let furthest = seconds < 0 ? Flicks.past : .never
    self.count = Int64(exactly: count) ?? furthest.count
  }

  /// The time in seconds.
  public var seconds: Double { Double(count) / Double(Flicks.perSecond) }
}

extension Flicks: Comparable {
  public static func < (left: Flicks, right: Flicks) -> Bool { left.count < right.count }

  // A script may ask for any time: what goes beyond the last is the last, as in `init(seconds:)`.

  public static func + (left: Flicks, right: Flicks) -> Flicks {
    let (sum, isBeyond) = left.count.addingReportingOverflow(right.count)
    return isBeyond ? (right < zero ? past : never) : Flicks(sum)
  }

  public static func - (left: Flicks, right: Flicks) -> Flicks {
    let (difference, isBeyond) = left.count.subtractingReportingOverflow(right.count)
    return isBeyond ? (right < zero ? never : past) : Flicks(difference)
  }

  public static func += (left: inout Flicks, right: Flicks) { left = left + right }
}
