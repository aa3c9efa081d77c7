package import LuaHost

/// What `pending` raises to leave a spec.
package final class PendingMark: HostObject {
  package static let hostType = HostType("pending", of: PendingMark.self) { type in
    type.on(.text) { call in
      let mark: PendingMark? = call.object(1)
      call.push(mark?.reason ?? "pending")
    }
  }

  /// Why the spec does not run.
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
