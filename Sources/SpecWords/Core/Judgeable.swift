package import LuaHost
package import SpecResults

/// What `expect` can judge: a claim, as scripts hold it.
package protocol Judgeable: HostObject {
  /// Judges the claim, made at `location`, in as many rows as it has; throws where it cannot be
  /// judged.
  func judge(at location: Location, in context: SpecContext) throws -> [ClaimRecord]
}
