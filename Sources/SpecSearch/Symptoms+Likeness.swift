extension Symptoms {
  /// The checks that fare otherwise than in `other`: by their verdict, what they say, or a number.
  func differing(from other: Symptoms) -> Set<String> {
    Set(results.keys.filter { other.results[$0] != nil && likeness(to: other, in: $0) < 1 })
  }

  /// Whether what tells of a check is the same in both, to the number.
  func agrees(with other: Symptoms, on id: String) -> Bool {
    evidence(of: id) == other.evidence(of: id)
  }

  /// How alike a check fares in both, 0…1: 0 where the verdicts differ, 1 where it went wrong in
  /// the same words or passed with the same numbers, else by how near the numbers are.
  func likeness(to other: Symptoms, in id: String) -> Double {
    let isFailing = fails(id)
    guard isFailing == other.fails(id) else { return 0 }
    if isFailing, agrees(with: other, on: id) { return 1 }
    let (least, most) = isFailing ? (0.4, 0.9) : (0.1, 1)
    let (own, others) = (numbers(of: id), other.numbers(of: id))
    guard own.count == others.count else { return least }
    if own.isEmpty { return isFailing ? least : 1 }
    let nearness = zip(own, others).map { a, b in
      a == b || abs(a - b) <= 1e-9 * max(abs(a), abs(b))
        ? 1 : max(0, 1 - abs(a - b) / max(abs(a), abs(b)))
    }
    return least + (most - least) * nearness.reduce(0, +) / Double(nearness.count)
  }
}
