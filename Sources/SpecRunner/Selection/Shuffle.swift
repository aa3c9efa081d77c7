import SpecResults

/// An order drawn from a seed: the same for the same seed and scope on every machine.
package struct Shuffle: Hashable, Sendable {
  /// The seed of the run.
  var seed: UInt64

  /// Orders drawn from `seed`.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// A permutation of `0..<count`.
  ///
  /// - Parameter scope: What is ordered, such as a block's path; other scopes have other orders.
  func order(of count: Int, in scope: String) -> [Int] {
    var draw = Draw()
    draw.digest.add(seed)
    draw.digest.add(scope)
    return (0..<count).shuffled(using: &draw)
  }
}

/// Numbers that follow from what was added to a digest.
private struct Draw: RandomNumberGenerator {
  var digest = Digest()

  mutating func next() -> UInt64 {
    digest.add(UInt64(1))
    return digest.value
  }
}
