/// What it would cost to explain a subject's symptoms by some of the known mistakes.
struct Explanation {
  private let rows: [MutationMatrix.Row]

  /// What each check that fares otherwise than on the right form weighs.
  private let weights: [String: Double]

  /// How alike the checks fare that differ from the right form with the subject and the mistake.
  private let likeness: [[String: Double]]

  /// The checks that the subject fails and the right form does not.
  let failing: Set<String>

  init(of subject: Symptoms, by matrix: MutationMatrix) {
    rows = matrix.rows
    let failing = subject.failing.subtracting(matrix.blind)
    let symptoms = subject.differing(from: matrix.healthy).subtracting(matrix.blind)
    self.failing = failing
    weights = Dictionary(
      uniqueKeysWithValues: symptoms.map { ($0, failing.contains($0) ? 1 : Self.passing) })
    likeness = rows.map { row in
      let common = row.marks.intersection(symptoms)
      return Dictionary(
        uniqueKeysWithValues: common.map { ($0, subject.likeness(to: row.symptoms, in: $0)) })
    }
  }

  /// What one more mistake costs.
  private static let mistake = 0.3

  /// What it costs that the subject does not show a mark of a mistake.
  private static let absence = 0.8

  /// What it costs that it shows a mark otherwise, though another mistake explains that.
  private static let otherwise = 0.05

  /// How much a check weighs that differs in its numbers alone.
  private static let passing = 0.3

  /// The cost of the mistakes at `indices`: one for each failing check that none of them explains,
  /// less for one whose numbers are near, and something for what they would show and the subject
  /// does not.
  func cost(of indices: [Int]) -> Double {
    var cost = Self.mistake * Double(indices.count)
    for (id, weight) in weights {
      let shown = indices.compactMap { likeness[$0][id] }
      cost += weight * (1 - (shown.max() ?? 0))
      cost += shown.reduce(0) { $0 + Self.otherwise * (1 - $1) }
    }
    var absent: [String: Double] = [:]
    for index in indices {
      for id in rows[index].marks where weights[id] == nil {
        absent[id] = max(absent[id] ?? 0, rows[index].symptoms.fails(id) ? 1 : Self.passing)
      }
    }
    // Sums of one set in another order may differ in their last digits.
    return ((cost + Self.absence * absent.values.reduce(0, +)) * 1e9).rounded() / 1e9
  }

  /// Whether these mistakes explain every check and number, and would show nothing else.
  func isExact(_ indices: [Int]) -> Bool {
    cost(of: indices) <= Self.mistake * Double(indices.count)
  }

  /// The one or two mistakes that cost least, the cheaper one first; none where nothing failed.
  var cheapest: [Int] {
    guard !failing.isEmpty else { return [] }
    let costs = rows.indices.map { cost(of: [$0]) }
    let ordered = rows.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
    var best = Array(ordered.prefix(1))
    var least = best.first.map { costs[$0] } ?? 0
    for (place, first) in ordered.enumerated() {
      for second in ordered[(place + 1)...] {
        let cost = cost(of: [first, second])
        if cost < least { (best, least) = ([first, second], cost) }
      }
    }
    return best
  }

  /// `others` by what the set of `best` would cost with each of them in some member's place, or
  /// beside all.
  func byCostBeside(_ best: [Int], _ others: [Int]) -> [Int] {
    if best.isEmpty { return [] }
    let costs = others.map { other in
      let swaps = best.map { member in best.filter { $0 != member } + [other] }
      return (swaps + [best + [other]]).map(cost(of:)).min() ?? 0
    }
    return zip(costs, others).sorted { $0 < $1 }.map(\.1)
  }

  /// The failing checks that a mistake fails as well.
  func explained(by index: Int) -> [String] {
    rows[index].noticed.filter(failing.contains).sorted()
  }

  /// How much of what a mistake fails the subject fails likewise, 0…1.
  func fit(of index: Int) -> Double {
    let noticed = rows[index].noticed
    let shown = noticed.compactMap { likeness[index][$0] }.reduce(0, +)
    return noticed.isEmpty ? 0 : shown / Double(noticed.count)
  }
}
