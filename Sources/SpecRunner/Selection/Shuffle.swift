/// An order drawn from a seed: the same for the same seed and scope on every machine.
package struct Shuffle: Hashable, Sendable {
  /// The seed of the run.
  package var seed: UInt64

  /// Orders drawn from `seed`.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// A permutation of `0..<count`.
  ///
  /// - Parameter scope: What is ordered, such as a block's path; other scopes have other orders.
  package func order(of count: Int, in scope: String) -> [Int] {
    var generator = SplitMix(state: scope.utf8.reduce(seed ^ 0xcbf2_9ce4_8422_2325, fnv1a))
    return (0..<count).shuffled(using: &generator)
  }
}

/// One byte more of a Fowler/Noll/Vo hash, 1a, 64 bits.
private func fnv1a(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
  (hash ^ UInt64(byte)) &* 0x100_0000_01b3
}

/// Steele, Lea and Flood's SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
