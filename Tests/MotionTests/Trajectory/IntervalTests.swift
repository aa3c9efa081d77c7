import Testing

@testable import Motion

@Suite("Intervals")
struct IntervalTests {
  /// Bounds on either side of 0, and 0 itself, and none.
  static let bounds: [Double] = [-.infinity, -3, -1, -0.5, 0, 0.25, 1, 2, .infinity]

  static let intervals: [Interval] = bounds.flatMap { lower in
    bounds.filter { lower <= $0 && !($0 == lower && $0.isInfinite) }.map { Interval(lower, $0) }
  }

  @Test("have as their product all products of their members, and no more", arguments: intervals)
  func product(one: Interval) {
    for other in Self.intervals {
      let product = one * other
      // Nothing of anything unbounded is nothing.
      let products = [one.lower, one.upper].flatMap { one in
        [other.lower, other.upper].map { one == 0 || $0 == 0 ? 0 : one * $0 }
      }
      #expect(product.lower == products.min() && product.upper == products.max(), "\(other)")
    }
  }

  @Test("have a member inside, also where they have no bounds", arguments: intervals)
  func middle(interval: Interval) {
    guard interval.width > 0 else { return }
    #expect(interval.lower < interval.middle && interval.middle < interval.upper)
  }
}
