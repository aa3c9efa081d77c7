package import LuaHost
package import SpecResults

/// What a failed assertion raises: a tagged value, so that the runner tells a failure from a fault
/// by its type and not by its text.
package final class Failure: HostObject {
  package static let hostType = HostType("failure", of: Failure.self) { type in
    type.field("message") { failure, call in call.push(failure.message) }
    type.on(.text) { call in
      let failure: Failure? = call.object(1)
      call.push(failure?.description ?? "failure")
    }
  }

  /// The claim that did not hold.
  package let claim: ClaimRecord

  /// Whether it says no more than that a value was false.
  private let isBare: Bool

  /// The failure of `claim`.
  ///
  /// - Parameter isBare: Whether it says no more than that a value was false.
  init(_ claim: ClaimRecord, isBare: Bool = false) {
    self.claim = claim
    self.isBare = isBare
  }

  /// The claim, made on `line`, with what would say more of two values that are compared there.
  package func claim(on line: String?) -> ClaimRecord {
    guard isBare, line?.contains(" == ") == true else { return claim }
    var claim = claim
    claim.detail?.context.append(
      "assert.equal(wanted, got) shows both sides, assert.near the distance")
    return claim
  }

  private var message: String { claim.detail?.message ?? claim.claim }
}

extension Call {
  /// The error that leaves what a failed claim ends; `isBare` where that says no more than that a value
  /// was false.
  func failure(_ claim: ClaimRecord, isBare: Bool = false) -> HostError {
    context.recorder.noteRaised(at: claim.location)
    return .value(.object(Failure(claim, isBare: isBare)))
  }

  /// Runs `body`, which asks whether something fails: no failure that it catches is hidden by that.
  func askingForFailures<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let count = context.recorder.raisedFailures
    defer { context.recorder.forgetRaised(after: count) }
    return try body()
  }
}

extension Failure: CustomStringConvertible {
  package var description: String { "\(claim.location): \(message)" }
}
