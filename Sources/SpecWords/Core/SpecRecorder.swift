package import SpecResults

/// What one spec has done so far, and how that is judged when it ends.
///
/// The host writes here before anything is raised, so that no `pcall`, coroutine
/// or tear-down of the spec can hide it.
package struct SpecRecorder: Sendable {
  /// Whose words are running: what a hook does wrong is an error, never a failure.
  package enum Phase: Hashable, Sendable {
    /// The spec's own function.
    case body
    /// The hook of that name, such as `before_each`.
    case hook(String)
  }

  /// An `expect` that still waits for its claim.
  struct OpenExpectation: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// How many records of one kind a spec keeps; the rest is counted and noted.
  private static let kept = 1000

  /// How many warnings a spec keeps: nobody reads more at once.
  private static let keptWarnings = 20

  /// What is running now.
  package var phase = Phase.body

  /// Over event names, times and numbers; the runs of the spec feed it.
  var digest = Digest()

  private var result: SpecResult
  private var open: [(number: Int, message: String, location: Location)] = []
  private var opened = 0
  private var dropped = 0
  private var expectations: [(of: Measurement.Value, expectation: Measurement.Expectation)] = []
  private var failures = 0

  /// Where failures were raised that have ended nothing so far.
  private var raised: [Location] = []
  private var failuresBeforeKnown: Int?
  private var knownIssuePlace: Location?

  /// A recorder of the spec that `result` names; its outcome so far is `passed` or `skipped`.
  package init(_ result: SpecResult) {
    self.result = result
    isCheck = result.check != nil
  }

  /// The place where the spec was declared.
  package var location: Location { result.location }

  /// What went wrong outside a claim so far.
  package var errors: [SpecError] { result.errors }

  /// How many assertions and claims were judged so far.
  package var assertions: Int { result.assertions }

  /// Whether nothing has kept it from being judged so far.
  var isJudgeable: Bool { result.errors.isEmpty && open.isEmpty }

  /// Whether the spec is a row of a checklist.
  let isCheck: Bool

  /// Keeps a judged claim.
  package mutating func record(_ claim: ClaimRecord) {
    countClaim(claim.holds, claim.margin)
    if !claim.holds { fail(claim) }
    // A failure is kept however many claims held before it.
    let before = claim.holds ? result.claims.count : failures - 1
    if before < Self.kept { result.claims.append(claim) } else { dropped += 1 }
  }

  /// Counts a claim that held and leaves no record.
  mutating func countClaim(heldBy margin: Double?) {
    countClaim(true, margin)
  }

  private mutating func countClaim(_ holds: Bool, _ margin: Double?) {
    result.assertions += 1
    digest.add(UInt64(holds ? 1 : 0))
    if let margin { digest.add(margin) }
  }

  /// Counts an assertion that held and leaves no record.
  mutating func countAssertion() {
    result.assertions += 1
  }

  /// Shows with an observation of `value` what an assertion that held expected of it: the latest
  /// one, else the next that comes before two more assertions.
  mutating func show(_ expectation: Measurement.Expectation, of value: Measurement.Value) {
    // An assertion stands close to what it is about, so that many cost no more than they must.
    let recent = result.observations.indices.suffix(8)
    let index = recent.last {
      let observation = result.observations[$0]
      return observation.value == value && observation.expectation == nil
    }
    if let index { return result.observations[index].expectation = expectation }
    expectations = expectations.suffix(1) + [(value, expectation)]
  }

  /// Notes that a failure is raised at `location`: where it ends nothing, somebody has caught it.
  mutating func noteRaised(at location: Location) {
    if raised.count < Self.keptWarnings { raised.append(location) }
  }

  /// Notes that what was raised at `location` has ended the spec, or a hook.
  package mutating func noteEnding(at location: Location) {
    if let index = raised.lastIndex(of: location) { raised.remove(at: index) }
  }

  /// How many failures were raised that have ended nothing so far.
  var raisedFailures: Int { raised.count }

  /// Forgets the failures raised after the first `count`: whoever caught them has asked for them.
  mutating func forgetRaised(after count: Int) { raised = Array(raised.prefix(count)) }

  /// Remembers that an `expect` at `location` waits for its claim; `message` says so if none comes.
  mutating func openExpectation(
    at location: Location, _ message: String
  ) -> OpenExpectation {
    opened += 1
    if open.count < Self.kept { open.append((opened, message, location)) } else { dropped += 1 }
    return OpenExpectation(number: opened)
  }

  /// Notes that an `expect` got its claim.
  mutating func close(_ expectation: OpenExpectation) {
    open.removeAll { $0.number == expectation.number }
  }

  /// Puts a measured value into the spec's row.
  mutating func observe(_ measurement: Measurement) {
    var measurement = measurement
    measurement.expectation = expectations.last { $0.of == measurement.value }?.expectation
    expectations = []
    Self.keep(measurement, in: &result.observations, dropped: &dropped)
  }

  /// Keeps what the spec's subjects showed.
  ///
  /// - Parameter others: How many more there were.
  mutating func show(_ scenes: [Scene], others: Int) {
    result.scenes = scenes
    if others > 0 { note("\(others) more subjects are not drawn") }
  }

  /// Keeps a fact that is never a failure.
  mutating func find(_ measurement: Measurement) {
    Self.keep(measurement, in: &result.findings, dropped: &dropped)
  }

  /// Keeps a note about the run, such as a gesture left open.
  mutating func note(_ text: String) {
    Self.keep(text, in: &result.notes, dropped: &dropped)
  }

  /// Keeps what happened to the spec's subjects.
  ///
  /// - Parameters:
  ///   - otherEvents: How many more events there were.
  ///   - otherSubjects: How many more subjects there were.
  mutating func tell(_ story: [StoryEvent], otherEvents: Int, otherSubjects: Int) {
    result.story = story
    if otherEvents > 0 { note("\(otherEvents) more events are not told of") }
    if otherSubjects > 0 { note("\(otherSubjects) more subjects are not told of") }
  }

  /// Keeps what the spec's writer has to look at, once.
  package mutating func warn(_ warning: Warning) {
    guard !result.warnings.contains(warning) else { return }
    guard result.warnings.count < Self.keptWarnings else { return dropped += 1 }
    result.warnings.append(warning)
  }

  /// Keeps what went wrong outside a claim.
  package mutating func record(_ error: SpecError) {
    Self.keep(error, in: &result.errors, dropped: &dropped)
  }

  /// Ends the spec as not run, for `reason`.
  package mutating func skip(_ reason: String) {
    result.outcome = .skipped
    result.reason = reason
  }

  /// Turns the failures from here on into known ones; `place` is where that was said.
  mutating func expectFailures(_ reason: String, at place: Location? = nil) {
    result.reason = reason
    knownIssuePlace = place
    if failuresBeforeKnown == nil { failuresBeforeKnown = failures }
  }

  /// Keeps what the spec printed.
  package mutating func print(_ text: String) {
    result.output += text
  }

  /// Judges the spec and gives its result.
  ///
  /// - Parameter requiresAssertions: Whether a plain `it` without a claim fails.
  package mutating func finish(requiringAssertions requiresAssertions: Bool) -> SpecResult {
    // A wrong word after `expect(x):` was told of already.
    let places = Set(result.errors.compactMap(\.location))
    for expectation in open where !places.contains(expectation.location) {
      let message = expectation.message
      record(SpecError(kind: .raised, location: expectation.location, message: message))
    }
    open = []
    warnOfCaughtFailures()
    checkThatSomethingWasClaimed(requiresAssertions)
    checkThatTheKnownIssueIsStillThere()
    result.outcome = outcome
    if dropped > 0 { result.notes.append("\(dropped) more records are not kept") }
    digest.add(result.id)
    digest.add(result.outcome)
    let wallClockEndedIt = result.errors.contains { $0.kind == .timeout || $0.kind == .crash }
    result.digest = wallClockEndedIt ? nil : digest.value
    return result
  }

  private var outcome: Outcome {
    if !result.errors.isEmpty { return .errored }
    if let before = failuresBeforeKnown, before == 0, failures > 0 { return .known }
    if failures > 0 { return .failed }
    return result.outcome
  }

  private mutating func warnOfCaughtFailures() {
    for location in raised {
      warn(
        Warning(
          at: location,
          "what failed here was caught, so that it does not count: assert.has_error(f) is for what is "
            + "meant to fail"))
    }
  }

  private mutating func checkThatSomethingWasClaimed(_ requiresAssertions: Bool) {
    guard result.assertions == 0, result.errors.isEmpty, result.outcome == .passed else { return }
    guard isCheck || requiresAssertions else {
      if raised.isEmpty { result.notes.append("no assertion") }
      return
    }
    let message =
      raised.isEmpty
      ? "nothing was checked: there is neither an expect nor an assert in it"
      : "nothing was checked: what failed was caught"
    record(
      ClaimRecord(
        holds: false, location: location, claim: "something is claimed", observed: "nothing",
        expected: "a claim", detail: FailureDetail(message: message)))
    result.assertions = 0
  }

  private mutating func checkThatTheKnownIssueIsStillThere() {
    guard failuresBeforeKnown == failures, result.errors.isEmpty, result.outcome == .passed
    else { return }
    let message =
      failures == 0
      ? "the known issue is gone: nothing failed after known_issue, so take that out"
      : "nothing failed after known_issue: it stands before what fails"
    record(
      ClaimRecord(
        holds: false, location: knownIssuePlace ?? location,
        claim: "the known issue is still there",
        observed: "no failure", expected: "a failure", detail: FailureDetail(message: message)))
    failuresBeforeKnown = nil
  }

  private mutating func fail(_ claim: ClaimRecord) {
    guard case .hook(let name) = phase else { return failures += 1 }
    let message = claim.detail?.message ?? claim.claim
    record(SpecError(kind: .hook, location: claim.location, message: "\(name): \(message)"))
  }

  private static func keep<Record>(
    _ record: Record, in list: inout [Record], dropped: inout Int
  ) {
    guard list.count < kept else { return dropped += 1 }
    list.append(record)
  }
}
