package import SpecRunner

/// Which checks notice which mutants of one interaction.
package struct MutationMatrix: Sendable {
  /// The interaction that was mutated.
  package let interaction: String

  /// Checks that fail on the right form already, and so say nothing of a mutant.
  package let blind: Set<String>

  /// The mutants, each with what noticed it.
  package let rows: [Row]

  /// What was seen of one mutant.
  package struct Row: Sendable {
    /// The mutant.
    package let mutant: Mutant

    /// How every check fared.
    package let symptoms: Symptoms

    /// The checks that noticed it, in the order of their ids' bytes.
    package let noticed: [String]

    /// The checks that the catalogue names and that did not notice it.
    package let missed: [String]

    /// Whether no check noticed it although one must.
    package var survives: Bool { noticed.isEmpty && mutant.equivalence == nil }
  }

  /// Runs `trial` against the right form at `original` and against each of `mutants`.
  package init(
    of interaction: String, original: String?, _ mutants: [Mutant], trial: Trial
  ) throws(RunnerError) {
    self.interaction = interaction
    let blind = try trial.symptoms(of: original, as: interaction).failing
    var rows: [Row] = []
    for mutant in mutants {
      let symptoms = try trial.symptoms(of: mutant.path, as: interaction)
      let noticed = symptoms.failing.subtracting(blind)
      rows.append(
        Row(
          mutant: mutant, symptoms: symptoms,
          noticed: noticed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
          missed: mutant.catchers.filter { !noticed.contains($0) }))
    }
    self.blind = blind
    self.rows = rows
  }

  /// The mutants that no check noticed although one must.
  package var survivors: [Mutant] { rows.filter(\.survives).map(\.mutant) }
}
