import Testing

@testable import Motion

/// What bounds over parts of a stretch say, against the values inside.
@Suite("Enclosures")
struct EnclosureTests {
  /// Forms that name a spring and a curve several times.
  static func forms(seed: UInt64) throws -> [ClosedForm] {
    var random = RandomClaims(seed: seed)
    let (one, other) = try (random.takenOver(), random.takenOver())
    let forms = [
      .distance(one, other), .distance(one, other) - one, one + other * .constant(0.5),
      .distance(one, other) * .constant(-2) + other,
    ]
    return forms + forms.map(\.derivative)
  }

  @Test("hold what the form comes to inside, and tell whether it rises", arguments: 0..<60)
  func bounds(seed: UInt64) throws {
    for form in try Self.forms(seed: 1300 + seed) {
      var random = RandomClaims(seed: seed)
      let start = Double.random(in: 0.2...0.69, using: &random)
      let box = Interval(start, start + (0.7 - start) * Double.random(in: 0.01...1, using: &random))
      var enclosure = Enclosure(of: form, over: box)
      let bounds = enclosure.bounds(from: 0, to: 1)
      let closer = bounds.refined(
        from: enclosure.jet(at: 0), to: enclosure.jet(at: 1), over: enclosure.width(from: 0, to: 1))
      let values = (0...200).map { form.value(at: box.lower + box.width * Double($0) / 200) }
      let isEven = { (one: Double, other: Double) in
        abs(one - other) <= 1e-9 * max(1, abs(one), abs(other))
      }
      for bounds in [bounds, closer] {
        for value in values {
          let nearest = min(max(value, bounds.value.lower), bounds.value.upper)
          #expect(value == nearest || isEven(value, nearest), "\(form)")
        }
        for (one, other) in zip(values, values.dropFirst()) where !isEven(one, other) {
          #expect(bounds.slope.lower < 0 || one < other, "\(form)")
          #expect(bounds.slope.upper > 0 || one > other, "\(form)")
        }
      }
    }
  }

  @Test("know the form at each place, and hold it in the parts around it", arguments: 0..<60)
  func places(seed: UInt64) throws {
    for form in try Self.forms(seed: 1400 + seed) {
      var enclosure = Enclosure(of: form, over: Interval(0.25, 0.6))
      var (first, last) = (0, 1)
      for depth in 0..<12 {
        let bounds = enclosure.bounds(from: first, to: last)
        let place = enclosure.addMiddle(from: first, to: last, depth: depth)
        let jet = enclosure.jet(at: place)
        let time = enclosure.time(at: place)
        let value = form.value(at: time)
        // Where a curve is upright a slope has no value, and a last digit of the time is many.
        let digit = abs(form.value(at: time.nextUp) - form.value(at: time.nextDown))
        let isKnown = jet.value.isFinite && value.isFinite && digit.isFinite
        #expect(
          !isKnown || abs(jet.value - value) <= 1e-7 * max(1, abs(value)) + digit, "\(form)")
        #expect(bounds.value.nearlyContains(jet.value), "\(form)")
        #expect(bounds.slope.nearlyContains(jet.slope), "\(form)")
        #expect(bounds.curvature.nearlyContains(jet.curvature), "\(form)")
        if (seed >> UInt64(depth)) & 1 == 0 { first = place } else { last = place }
      }
    }
  }
}
