import LuaHost

/// The claims that a spec has made, to tell of those of which nothing came: a claim alone checks
/// nothing, and who forgets `expect`, or joins two by Lua's `and`, would never know.
struct ClaimWatch {
  private var claims: [ClaimObject] = []

  /// How many claims are watched at once.
  private static let most = 256

  /// Takes a claim that was just made.
  mutating func add(_ claim: ClaimObject) {
    if claims.count >= Self.most { claims.removeAll(where: \.isUsed) }
    if claims.count < Self.most { claims.append(claim) }
  }

  /// Ends the watch and answers notes on the claims that were not used.
  mutating func end() -> [String] {
    defer { claims.removeAll(keepingCapacity: true) }
    let unused = claims.lazy.filter { !$0.isUsed }
    return unused.prefix(3).map {
      "nothing came of a claim: write expect(…) around it: \($0.sentence)"
    }
  }
}

extension Call {
  /// The claim in `slot`.
  func claim(_ slot: Int) -> ClaimObject? { object(slot) }

  /// Adds a claim, which is watched.
  func push(_ claim: ClaimObject) {
    context.claimWatch.add(claim)
    push(claim as any HostObject)
  }
}
