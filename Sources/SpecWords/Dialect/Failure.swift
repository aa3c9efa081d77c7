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

  /// The failure of `claim`.
  package init(_ claim: ClaimRecord) {
    self.claim = claim
  }

  private var message: String { claim.detail?.message ?? claim.claim }
}

extension Failure: CustomStringConvertible {
  package var description: String { "\(claim.location): \(message)" }
}
