import SpecWords

/// Which checks notice which mistakes of one interaction.
package struct MutationMatrix: Sendable {
  /// The interaction that was mutated.
  package let interaction: String

  /// How the checks fare on the right form.
  let healthy: Symptoms

  /// The mistakes, each with what noticed it.
  package let rows: [Row]

  /// Runs `trial` against the right form at `original` and against each of `mistakes`.
  package init(_ trial: Trial, original: String, _ mistakes: [Mistake]) throws(TrialFault) {
    let subjects = ([original] + mistakes.map(\.path)).map { StandIn(paths: [$0]) }
    let symptoms = try trial.symptoms(of: subjects)
    let healthy = symptoms[0]
    self.healthy = healthy
    interaction = trial.interaction
    rows = zip(mistakes, symptoms.dropFirst()).map { Row($0, $1, healthy: healthy) }
  }

  /// Checks that fail on the right form already, and so say nothing of a mistake.
  package var blind: Set<String> { healthy.failing }
}

extension MutationMatrix {
  /// What was seen of one mistake.
  package struct Row: Sendable {
    /// The mistake.
    package let mistake: Mistake

    /// How every check fared.
    package let symptoms: Symptoms

    /// The checks that noticed it: those that the catalogue names, then the others, by their ids'
    /// bytes.
    package let noticed: [String]

    /// The checks that the catalogue names and that did not notice it.
    package let missed: [String]

    init(_ mistake: Mistake, _ symptoms: Symptoms, healthy: Symptoms) {
      self.mistake = mistake
      self.symptoms = symptoms
      let failing = symptoms.failing.subtracting(healthy.failing)
      let named = mistake.catchers.filter(failing.contains)
      let others = failing.subtracting(named)
      noticed = named + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      missed = mistake.catchers.filter { !failing.contains($0) && mistake.exemptions[$0] == nil }
    }

    /// What became of it.
    package var verdict: Verdict {
      if symptoms.isBroken { return .broken }
      if !noticed.isEmpty { return missed.isEmpty ? .noticed : .missed }
      if mistake.equivalence != nil { return .equivalent }
      return symptoms.errors.isEmpty ? .survived : .broken
    }
  }

  /// What became of a mistake.
  package enum Verdict: String, Sendable {
    /// The checks that the catalogue names noticed it.
    case noticed
    /// Some check noticed it, but not every one that the catalogue names.
    case missed = "MISSED"
    /// No check noticed it although one must.
    case survived = "SURVIVED"
    /// No check noticed it, and none can.
    case equivalent = "equal"
    /// Its file is at fault: every check raised, or its override was never used.
    case broken = "BROKEN"
  }
}
