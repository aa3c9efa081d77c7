/// Which documented mistakes explain how a subject fared.
package struct Diagnosis: Sendable {
  /// A mistake that may explain it.
  package struct Finding: Sendable {
    /// The mistake.
    package let mutant: Mutant

    /// The failing checks that it explains, in the order of their ids' bytes.
    package let explained: [String]

    /// How much of its own pattern and numbers the subject shows, 0…1.
    package let fit: Double

    /// Other mistakes that no check can tell from this one.
    package let siblings: [Mutant]
  }

  /// The mistakes that fit, the likeliest first; empty where none does.
  package let findings: [Finding]

  /// Failing checks that none of them explains.
  package let unexplained: [String]

  /// Compares `subject` with the mistakes of `matrix`, alone and two by two.
  ///
  /// The likeliest set is the cheapest one: see `Explanation.cost`. Its members come first, then
  /// those that would cost least in the place of one of them, or beside them; none of those where
  /// the set explains every number.
  package init(of subject: Symptoms, by matrix: MutationMatrix) {
    let explanation = Explanation(of: subject, by: matrix)
    let best = explanation.cheapest
    let others = explanation.isExact(best) ? [] : matrix.rows.indices.filter { !best.contains($0) }
    var findings: [Finding] = []
    for index in best + explanation.byCostBeside(best, others) {
      let row = matrix.rows[index]
      let isKnown = findings.contains { finding in
        finding.mutant == row.mutant || finding.siblings.contains(row.mutant)
      }
      let fit = explanation.fit(of: index)
      if isKnown || fit < Self.leastFit { continue }
      findings.append(
        Finding(
          mutant: row.mutant, explained: explanation.explained(by: index), fit: fit,
          siblings: matrix.siblings(of: row)))
      if findings.count == Self.mostFindings { break }
    }
    self.findings = findings
    let explained = Set(findings.flatMap(\.explained))
    unexplained = explanation.failing.subtracting(explained).sorted()
  }

  /// What fits worse is no explanation.
  private static let leastFit = 0.15

  /// More is of no help.
  private static let mostFindings = 3
}

extension MutationMatrix {
  /// The mutants whose every check fares as with that of `row`.
  fileprivate func siblings(of row: Row) -> [Mutant] {
    rows.filter { other in
      other.mutant != row.mutant && other.symptoms.differing(from: row.symptoms).isEmpty
    }.map(\.mutant)
  }
}
