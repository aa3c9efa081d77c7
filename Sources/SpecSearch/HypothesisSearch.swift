import SpecWords

/// The search for what explains a subject: each mistake alone, then several laid over each other
/// and run.
struct HypothesisSearch {
  private let comparison: SymptomComparison
  private let healthy: Symptoms
  private let trial: Trial
  private let singles: [Hypothesis]

  /// All that explain something, the likeliest first.
  private(set) var found: [Hypothesis] = []

  /// How many pairs of mistakes are run at most: of those that both show, nearly all are found by
  /// then.
  private static let mostPairs = 15

  /// How many mistakes are tried on top of a pair.
  private static let mostOnTop = 7

  /// Searches among the mistakes of `matrix`; `trial` runs several at a time.
  init(
    _ comparison: SymptomComparison, by matrix: MutationMatrix, in trial: Trial
  ) throws(TrialFault) {
    self.comparison = comparison
    self.trial = trial
    healthy = matrix.healthy
    singles = matrix.rows.map { comparison.hypothesis([$0.mistake], $0.symptoms) }
    guard !comparison.failing.isEmpty else { return }
    keep(singles, below: comparison.costOfNothing)
    try tryAll(
      singles.indices.flatMap { singles[..<$0].flatMap(bothWays(singles[$0])) },
      most: Self.mostPairs)
    guard let best = found.first, best.mistakes.count == 2 else { return }
    let others = singles.filter { !best.mistakes.contains($0.mistakes[0]) }
    try tryAll(others.flatMap(bothWays(best)), most: Self.mostOnTop)
  }

  /// Each laid over the other.
  private func bothWays(_ first: Hypothesis) -> (Hypothesis) -> [Pair] {
    { [Pair(first, $0, comparison), Pair($0, first, comparison)] }
  }

  /// Two hypotheses that are to be tried together, the mistakes of one laid over the other's.
  private struct Pair {
    let lower: Hypothesis
    let upper: Hypothesis
    let predictedCost: Double

    init(_ lower: Hypothesis, _ upper: Hypothesis, _ comparison: SymptomComparison) {
      self.lower = lower
      self.upper = upper
      predictedCost = comparison.predictedCost(lower, upper)
    }

    var mistakes: [Mistake] { lower.mistakes + upper.mistakes }

    var marks: Set<String> { lower.marks.union(upper.marks) }

    /// What one of the two alone costs.
    var limit: Double { min(lower.cost, upper.cost) }
  }

  /// Runs the most promising of `pairs` until one explains everything: the first is nearly always
  /// right, so one is run, then two, then four.
  private mutating func tryAll(_ pairs: [Pair], most: Int) throws(TrialFault) {
    var rest = pairs.sorted { $0.predictedCost < $1.predictedCost }.prefix(most)
    var count = 1
    while !rest.isEmpty, found.first?.isExact != true {
      try run(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
      count *= 2
    }
  }

  /// Runs `pairs`; what neither of a pair shows alone, nor the subject, is taken to be as in the
  /// right form.
  private mutating func run(_ pairs: [Pair]) throws(TrialFault) {
    let ids = pairs.reduce(comparison.marks) { $0.union($1.marks) }
    let subjects = pairs.map { StandIn(paths: $0.mistakes.map(\.path)) }
    let symptoms = try trial.symptoms(of: subjects, in: ids)
    for (pair, symptoms) in zip(pairs, symptoms) {
      let both = comparison.hypothesis(pair.mistakes, healthy.overlaid(by: symptoms))
      // An override may hide the other where the subject's code has room for both mistakes.
      let apart = comparison.untried(pair.lower, pair.upper)
      keep([both, apart], below: pair.limit)
    }
  }

  /// Keeps of `hypotheses` those that explain everything, or cost less than `limit`, which is what
  /// they would cost with one mistake fewer.
  private mutating func keep(_ hypotheses: [Hypothesis], below limit: Double) {
    found += hypotheses.filter { $0.isExact || $0.cost < limit }
    found.sort { ($0.isExact ? 0 : 1, $0.cost) < ($1.isExact ? 0 : 1, $1.cost) }
  }
}
