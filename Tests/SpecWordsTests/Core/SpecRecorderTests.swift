import SpecResults
import Testing

@testable import SpecWords

@Suite("Spec recorder")
struct SpecRecorderTests {
  private static let place = Location(path: "a_spec.lua", line: 3)

  private func recorder(isCheck: Bool = false) -> SpecRecorder {
    var result = SpecResult(id: "a", names: ["a"], location: Self.place, outcome: .passed)
    if isCheck {
      result.check = Check(checklist: "", document: "", action: "", observe: "", titles: [:])
    }
    return SpecRecorder(result)
  }

  private func claim(_ holds: Bool) -> ClaimRecord {
    ClaimRecord(holds: holds, location: Self.place, claim: "x is at most 1")
  }

  @Test("keeps a failure however many claims held before it, and says what it does not keep")
  func keepsFailures() {
    var recorder = recorder()
    for _ in 0..<3000 { recorder.record(claim(true)) }
    recorder.record(claim(false))
    let result = recorder.finish(requiringAssertions: false)
    #expect(result.outcome == .failed)
    #expect(result.claims.count == 1001)
    #expect(result.claims.last?.holds == false)
    #expect(result.assertions == 3001)
    #expect(result.notes == ["2000 more records are not kept"])
  }

  @Test("judges a spec without a claim by what it is and what was asked for")
  func withoutClaims() {
    var plain = recorder()
    #expect(plain.finish(requiringAssertions: false).outcome == .passed)
    var strict = recorder()
    #expect(strict.finish(requiringAssertions: true).outcome == .failed)
    var check = recorder(isCheck: true)
    #expect(check.finish(requiringAssertions: false).outcome == .failed)
    var asserted = recorder(isCheck: true)
    asserted.countAssertion()
    #expect(asserted.finish(requiringAssertions: true).outcome == .passed)
  }

  @Test("takes failures after a known issue for known, and those before it for failures")
  func knownIssues() {
    var known = recorder()
    known.expectFailures("bug")
    known.record(claim(false))
    #expect(known.finish(requiringAssertions: false).outcome == .known)
    var late = recorder()
    late.record(claim(false))
    late.expectFailures("bug")
    late.record(claim(false))
    #expect(late.finish(requiringAssertions: false).outcome == .failed)
    var gone = recorder()
    gone.expectFailures("bug")
    gone.record(claim(true))
    #expect(gone.finish(requiringAssertions: false).outcome == .failed)
  }

  @Test("makes what fails in a hook an error that names it")
  func hooks() {
    var recorder = recorder()
    recorder.phase = .hook("before_each")
    recorder.record(claim(false))
    let result = recorder.finish(requiringAssertions: false)
    #expect(result.outcome == .errored)
    #expect(result.errors.map(\.message) == ["before_each: x is at most 1"])
    #expect(result.errors.map(\.kind) == [.hook])
  }

  @Test("tells of an expect that got no claim, unless it did in the end")
  func openExpectations() {
    var recorder = recorder()
    let closed = recorder.openExpectation(at: Self.place, "no claim for x")
    _ = recorder.openExpectation(at: Location(path: "a_spec.lua", line: 5), "no claim for 12")
    recorder.close(closed)
    let result = recorder.finish(requiringAssertions: false)
    #expect(result.errors.map(\.location?.line) == [5])
    #expect(result.errors.map(\.message) == ["no claim for 12"])
  }

  @Test("gives no digest where the wall clock ended the spec")
  func digest() {
    var ended = recorder()
    ended.record(SpecError(kind: .timeout, location: nil, message: "stopped"))
    #expect(ended.finish(requiringAssertions: false).digest == nil)
    var raised = recorder()
    raised.record(SpecError(kind: .raised, location: nil, message: "no"))
    #expect(raised.finish(requiringAssertions: false).digest != nil)
  }
}
