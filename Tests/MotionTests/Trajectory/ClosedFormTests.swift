import Testing

@testable import Motion

/// What is made of a form part by part, against the values of the form.
@Suite("Closed forms")
struct ClosedFormTests {
  /// Forms of each kind whose timing curves start at 0.2 and end at 0.7.
  private func forms(seed: UInt64) throws -> [ClosedForm] {
    var random = RandomClaims(seed: seed)
    let (one, other) = try (
      random.takenOver(along: .easeInOut), random.takenOver(along: .circularEaseIn)
    )
    let forms: [ClosedForm] = [
      one, one + other * .constant(0.5), one * other, .distance(one, other),
      .distance(one, other) * .constant(-2) + one,
      one.clipped(to: ValueLimits(bounds: Interval(-20, 20), slack: 0)),
      .direction(across: one, along: other, from: 30, side: 1),
    ]
    return forms + forms.map(\.derivative)
  }

  @Test("come to the same so many seconds later when delayed", arguments: 0..<20)
  func delayed(seed: UInt64) throws {
    for form in try forms(seed: 2100 + seed) {
      let later = form.delayed(by: 0.375)
      for step in 1..<50 {
        let time = 0.2 + 0.01 * Double(step)
        let value = form.value(at: time)
        #expect(abs(later.value(at: time + 0.375) - value) <= 1e-9 * max(1, abs(value)), "\(form)")
      }
    }
  }

  @Test("bend where their timing curves end, and stand still from there on", arguments: 0..<20)
  func continued(seed: UInt64) throws {
    let forms = try forms(seed: 2200 + seed)
    for (index, form) in forms.enumerated() {
      #expect(form.bend(after: 0.3) == 0.7, "\(form)")
      #expect(form.bend(after: 0.7) == .infinity, "\(form)")
      #expect(form.continued(from: 0.69) == form, "\(form)")
      let isRate = index >= forms.count / 2
      let end = isRate ? 0 : form.value(at: 0.7)
      #expect(form.continued(from: 0.7) == .constant(end), "\(form)")
    }
  }
}
