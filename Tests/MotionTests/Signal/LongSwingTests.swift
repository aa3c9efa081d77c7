import Testing

@testable import Motion

/// A form that holds for ever is looked at for 1000 s; what moves for longer must not be told as if
/// it stood still from there on.
@Suite("Springs that swing long")
struct LongSwingTests {
  /// 100 cos 0.4π.
  private static let reach = 30.9016994375

  private func signal(duration: Double, bounce: Double = 0) throws -> Signal {
    let spring = try Spring(duration: duration, bounce: bounce)
    var trajectory = Trajectory()
    trajectory.append(
      .spring(SpringPiece(spring: spring, start: 0, offset: 100, velocity: 0, target: 0)), from: 0)
    return Signal(trajectory)
  }

  private func atMost(_ signal: Signal, _ value: Double) -> Claim {
    .atom(Atom(signal, .atMost(value), unit: ""))
  }

  private func atLeast(_ signal: Signal, _ value: Double) -> Claim {
    .atom(Atom(signal, .atLeast(value), unit: ""))
  }

  @Test("have a last value only where they are damped")
  func final() throws {
    #expect(try signal(duration: 0.5, bounce: 1).final == nil)
    #expect(try signal(duration: 0.5, bounce: 1).swingsForEver)
    #expect(try signal(duration: 0.5, bounce: 0.999).final == 0)
    #expect(try (signal(duration: 0.5, bounce: 0.999) + signal(duration: 900) + 3).final == 3)
    #expect(try (signal(duration: 0.5, bounce: 1) + signal(duration: 0.5)).final == nil)
    #expect(try Signal.tile().final == 0)
  }

  @Test("come to rest when their envelope is lost in the last digits")
  func rest() throws {
    #expect(try signal(duration: 0.5, bounce: 1).trajectory.rest == .infinity)
    // 100 (1 + ωt) e^(−ωt) is 1e-7 at ωt = 23.940, with ω = 2π / 80.
    let slow = try signal(duration: 80).trajectory.rest
    #expect(abs(slow - 304.81) < 0.1)
    #expect(try Signal.tile().trajectory.rest == 1.3666)
  }

  /// 100 cos 4πt: a window of 0.3 s about a crest reaches −100 cos 0.4π at its ends, any other one
  /// further down.
  @Test("are looked ahead at for as long as they are looked at")
  func undamped() throws {
    let swing = try signal(duration: 0.5, bounce: 1)
    let claim = Claim.always(.eventually(atMost(swing, 0), .inNext(0, 0.3)), .all)
    let verdict = claim.judged()
    #expect(abs(verdict.margin.value - Self.reach) < 1e-6)
    #expect(try #require(verdict.witness).time <= 1000)
    #expect(claim.isCutShort)
    let until = Claim.always(
      .holdsUntil(atLeast(swing, -100), atMost(swing, 0), .inNext(0, 0.3)), .all)
    #expect(abs(until.judged().margin.value - Self.reach) < 1e-6)
    let shorter = Claim.always(.eventually(atMost(swing, 0), .inNext(0, 0.2)), .all).judged()
    #expect(abs(shorter.margin.value + Self.reach) < 1e-6)
    #expect(try #require(shorter.firstViolation) < 0.5)
  }

  @Test("say that they were cut short where that matters alone")
  func cutShort() throws {
    let (swing, faint) = try (
      signal(duration: 0.5, bounce: 1), signal(duration: 0.5, bounce: 0.999)
    )
    let ends = TimeSpan.fixed(Window(from: 0, to: 900))
    #expect(!Claim.always(atMost(swing, 100), ends).isCutShort)
    #expect(Claim.always(atMost(swing, 100), .all).isCutShort)
    #expect(Claim.always(atMost(faint, 100), .all).isCutShort)
    // 100 e^(−0.004πt) is 1e-7 at 1649 s.
    #expect(!Claim.always(atMost(faint, 100), .fixed(Window(from: 700))).isCutShort)
    #expect(try !Claim.always(atMost(signal(duration: 0.5), 100), .all).isCutShort)
  }

  @Test("come as near to their target as they will, however slow they are")
  func slow() throws {
    let slow = try signal(duration: 1000)
    #expect(slow.least()?.value == 0)
    #expect(slow.least()?.isReached == false)
    let verdict = Claim.eventually(atMost(slow, 0), .all).judged()
    #expect(verdict.margin.value == 0 && !verdict.holds)
    // The envelope of the faint one, 100 e^(−0.004πt), is 1e-6 at 1466 s.
    let faint = try signal(duration: 0.5, bounce: 0.999)
    #expect(Settles(faint, at: 0, within: 1e-6, by: 1480, unit: "").judged().holds)
    #expect(!Settles(faint, at: 0, within: 1e-6, by: 1450, unit: "").judged().holds)
  }

  @Test("are drawn for as long as they are looked at, and not as if they stood still then")
  func drawn() throws {
    let drawn = try #require(try signal(duration: 0.5, bounce: 1).asDrawn(frameRate: 4))
    #expect(abs(try #require(drawn.trajectory.value(at: 999.75)) + 100) < 1e-6)
    #expect(drawn.trajectory.value(at: 1000.5) == nil)
    let resting = try #require(try signal(duration: 0.5).asDrawn(frameRate: 4)?.final)
    #expect(abs(resting) < 1e-6)
  }

  @Test("never settle beside the middle of their swing")
  func neverSettles() throws {
    let swing = try signal(duration: 0.5, bounce: 1)
    let verdict = Settles(swing, at: 100, within: 1, by: 10, unit: "").judged()
    #expect(!verdict.holds && verdict.measures.first?.value == .infinity)
  }
}
