import LuaHost
import Motion
import SpecResults

/// A claim about motion as scripts hold it.
///
/// It is judged when it is asked, from what the signals know then.
final class ClaimObject: HostObject {
  /// The claim in words, such as `offset.x peaks at 125.525 pt within 0.01`.
  var sentence: String { wording().sentence }

  /// What is expected, short, such as `125.525 pt within 0.01`.
  var expected: String { wording().expected }

  /// The signals that it speaks of, the one it is mainly about first.
  let subjects: [SignalObject]

  /// The values at which it draws a line in a plot.
  let bounds: [Double]

  /// Whether it may hold of nothing.
  let mayBeVacuous: Bool

  /// By how much the signals may be off, where that decides; `nil` where nothing does.
  var leeway: Leeway?

  /// What a reader of its failure may not know.
  var advice: String?

  /// The claim with its value and its tolerance exchanged, where that may be meant.
  var swapped: ClaimObject?

  /// Whether it waits for something, so that one that holds at the start decides it.
  var isAwaiting = false

  /// The claims that it is made of.
  let parts: [ClaimObject]

  /// The claims that `expect` records, each in a row of its own, where they are several.
  let rows: [ClaimObject]

  /// Whether anything has come of it: it was judged or asked, or is a part of another.
  private(set) var isUsed = false

  /// How many claims it is made of, itself included.
  private let size: Int

  /// A claim in words, whole and only what is expected.
  typealias Wording = (sentence: String, expected: String)

  /// Most claims hold, and nobody reads them: the words are put when they are asked for.
  private let wording: () -> Wording

  private let resolve: () throws -> Claim

  /// A claim about signals whose present state `resolve` gives.
  init(
    subjects: [SignalObject], bounds: [Double] = [], mayBeVacuous: Bool = false,
    wording: @escaping () -> Wording, _ resolve: @escaping () throws -> Claim
  ) {
    self.wording = wording
    self.subjects = subjects
    self.bounds = bounds
    self.mayBeVacuous = mayBeVacuous
    self.resolve = resolve
    parts = []
    rows = []
    size = 1
  }

  /// A claim made of others.
  ///
  /// A script can double a claim again and again: what nobody can wait for is refused.
  init(
    of parts: [ClaimObject], mayBeVacuous: Bool = false, inRows: Bool = false,
    wording: @escaping () -> Wording, _ make: @escaping ([Claim]) -> Claim
  ) throws(HostError) {
    size = parts.reduce(1) { $0 + $1.size }
    guard size <= 500 else { throw HostError("a claim can be made of 500 claims at most") }
    self.wording = wording
    self.mayBeVacuous = mayBeVacuous
    subjects = parts.flatMap(\.subjects)
    bounds = parts.flatMap(\.bounds)
    self.parts = parts
    rows = inRows ? parts : []
    resolve = { make(try parts.map { try $0.resolve() }) }
    for part in parts { part.isUsed = true }
  }

  /// The part without parts that the failure of the whole is most about: of several the last that
  /// does not hold by itself.
  var deciding: ClaimObject {
    let failing = parts.last { part in (try? part.claim().judged().holds) == false }
    return (failing ?? parts.last)?.deciding ?? self
  }

  /// The claim about what the signals know now.
  func claim() throws -> Claim {
    isUsed = true
    let claim = try resolve()
    try claim.refuseSharesOfNothing()
    try claim.refuseTimesInMilliseconds()
    try claim.refuseTimesToCome()
    return claim
  }

  static let hostType = HostType("claim", of: ClaimObject.self) { type in
    type.method("margin") { object, call in
      call.push(answer: try object.claim().judged().margin.value + 0, "c:margin() > 0")
    }
    type.method("holds") { object, call in call.push(try object.claim().judged().holds) }
    type.method("witness") { object, call in
      call.push(try object.claim().judged().witness.map { $0.time + 0 })
    }
    type.method("first_violation") { object, call in
      call.push(try object.claim().judged().firstViolation.map { $0 + 0 })
    }
    type.on(.text) { call in
      let object: ClaimObject? = call.object(1)
      object?.isUsed = true
      call.push(object?.sentence ?? "claim")
    }
    type.refuseUnknownMembers(of: .claim)
  }
}

extension ClaimObject {
  /// Judges the claim, in as many rows as it has; throws where it cannot be judged.
  ///
  /// - Parameter mayBeVacuous: Whether it may hold of nothing, besides what it says itself.
  func judged(mayBeVacuous: Bool = false) throws -> [JudgedClaim] {
    isUsed = true
    guard rows.isEmpty else {
      return try rows.flatMap { try $0.judged(mayBeVacuous: mayBeVacuous) }
    }
    return [
      JudgedClaim(self, try claim(), mayBeVacuous: mayBeVacuous || self.mayBeVacuous)
    ]
  }
}

extension Claim {
  /// Throws where margins are to be shares of a bound that is 0.
  fileprivate func refuseSharesOfNothing() throws {
    guard hasSeveralUnits, scales.contains(0) else { return }
    let units = units.sorted().map { $0.isEmpty ? "plain numbers" : $0 }.joined(separator: ", ")
    throw HostError(
      "the claims are in different units (\(units)), so margins are shares of the bounds: "
        + "within = 0 has no share; give it a tolerance")
  }

  /// Throws where a window lies so long after anything moved that its times were hardly meant as
  /// seconds.
  fileprivate func refuseTimesInMilliseconds() throws {
    guard let late = LateTime(latestTime, after: rest) else { return }
    throw HostError("the claim \(late.sentence)")
  }

  /// Throws where a window begins when nothing is known any more of a subject that still moves.
  fileprivate func refuseTimesToCome() throws {
    let known = knownUntil
    guard known < .infinity else { return }
    for window in reaches where window.goesOn(from: known) {
      throw HostError(
        "the claim looks at what comes after \(window.start.text("s")), and the subject, which "
          + "still moves, has been played until \(known.text("s")) only: play on, as by "
          + "subject:settle(), before claiming it")
    }
  }
}
