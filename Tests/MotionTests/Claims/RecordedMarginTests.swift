import TestSupport
import Testing

@testable import Motion

/// Margins against those that rtamt, another monitor, found on samples of the same signals.
@Suite("Recorded margins")
struct RecordedMarginTests {
  struct Record: Decodable {
    let asked: [Double]
    let cases: [Case]
  }

  struct Case: Decodable {
    let signals: [String: [Piece]]
    let claim: Formula
    let tolerance: Double
    let margins: [Double]
  }

  struct Piece: Decodable {
    let kind: String
    let start: Double
    let value, target, offset, velocity, duration, bounce, from, to: Double?
  }

  final class Formula: Decodable {
    let op: String
    let signal: String?
    let bound, upper, within: Double?
    let window: [Double]?
    let parts: [Formula]?
  }

  @Test("are those of an independent monitor, within what sampling hides")
  func margins() throws {
    let record = try recorded("rtamt.json", as: Record.self)
    for (index, example) in record.cases.enumerated() {
      let signals = try example.signals.mapValues(signal)
      let claim = try claim(example.claim, signals)
      let trace = claim.trace(Reading(), range: Interval(0, .infinity), of: MarginForms())
      for (time, expected) in zip(record.asked, example.margins) {
        let margin = trace.margin(at: time).value
        #expect(
          abs(margin - expected) <= example.tolerance + 1e-8 || margin == expected,
          "case \(index) asked at \(time): \(margin) for \(expected)")
      }
    }
    #expect(record.cases.count >= 300)
  }

  private func signal(_ pieces: [Piece]) throws -> Signal {
    var trajectory = Trajectory()
    for piece in pieces {
      trajectory.append(try form(piece), from: piece.start)
    }
    return Signal(trajectory)
  }

  private func form(_ piece: Piece) throws -> ClosedForm {
    switch piece.kind {
    case "constant": return .constant(try #require(piece.value))
    case "ramp":
      return .eased(
        EasedPiece(
          curve: .linear, start: piece.start, duration: try #require(piece.duration),
          from: try #require(piece.from), to: try #require(piece.to)))
    default:
      let spring = try Spring(
        duration: try #require(piece.duration), bounce: try #require(piece.bounce))
      return .spring(
        SpringPiece(
          spring: spring, start: piece.start, offset: try #require(piece.offset),
          velocity: try #require(piece.velocity), target: try #require(piece.target)))
    }
  }

  private func claim(_ formula: Formula, _ signals: [String: Signal]) throws -> Claim {
    if let name = formula.signal {
      let signal = try #require(signals[name])
      return .atom(Atom(signal, try comparison(formula), unit: "pt"))
    }
    let parts = try (formula.parts ?? []).map { try claim($0, signals) }
    let window = formula.window.map { TimeSpan.inNext($0[0], $0[1]) } ?? .all
    switch formula.op {
    case "negate": return .negate(parts[0])
    case "all_of": return .allOf(parts)
    case "any_of": return .anyOf(parts)
    case "implies": return .implies(parts[0], parts[1])
    case "always": return .always(parts[0], window)
    case "eventually": return .eventually(parts[0], window)
    default: return .holdsUntil(parts[0], parts[1], window)
    }
  }

  private func comparison(_ formula: Formula) throws -> Comparison {
    let bound = try #require(formula.bound)
    switch formula.op {
    case "at_most": return .atMost(bound)
    case "below": return .below(bound)
    case "at_least": return .atLeast(bound)
    case "above": return .above(bound)
    case "between": return .between(bound, try #require(formula.upper))
    default: return .near(bound, within: try #require(formula.within))
    }
  }
}
