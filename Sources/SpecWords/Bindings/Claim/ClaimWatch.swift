import LuaHost
import SpecResults

/// The claims that a spec has made, to tell of those of which nothing came: a claim alone checks
/// nothing, and who forgets `expect`, or joins two by Lua's `and`, would never know.
struct ClaimWatch {
  private var claims: [(claim: ClaimObject, line: Location)] = []

  /// How many claims are watched at once.
  private static let most = 256

  /// Takes a claim that was just made on a line.
  mutating func add(_ claim: ClaimObject, on line: Location) {
    if claims.count >= Self.most { claims.removeAll(where: \.claim.isUsed) }
    if claims.count < Self.most { claims.append((claim, line)) }
  }

  /// Whether a claim that was made on `line` was not used.
  func hasUnused(on line: Location) -> Bool {
    claims.contains { $0.line == line && !$0.claim.isUsed }
  }

  /// Ends the watch and answers warnings of the claims that were not used.
  mutating func end() -> [Warning] {
    defer { claims.removeAll(keepingCapacity: true) }
    guard claims.contains(where: { !$0.claim.isUsed }) else { return [] }
    return claims.filter { !$0.claim.isUsed }.prefix(3).map { claim, line in
      Warning(at: line, Self.advice(on: claim))
    }
  }

  /// What is said of a claim of which nothing came.
  static func advice(on claim: ClaimObject) -> String {
    "this claim was never expected: write expect(…); claims are joined by all_of, not and "
      + "(\(claim.sentence))"
  }
}

extension Call {
  func claim(_ slot: Int) -> ClaimObject? { object(slot) }

  /// Adds a claim, which is watched.
  func push(_ claim: ClaimObject) {
    context.claimWatch.add(claim, on: location)
    push(claim as any HostObject)
  }
}
