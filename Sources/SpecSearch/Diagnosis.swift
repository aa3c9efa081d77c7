/// Which documented mistakes explain how a subject fared.
package struct Diagnosis: Sendable {
  /// A mistake that fits, and how well.
  package struct Finding: Sendable {
    /// The mistake.
    package let mutant: Mutant

    /// The failing checks that it explains, in the order of their ids' bytes.
    package let explained: [String]

    /// How much of the pattern and of the measured numbers agrees, 0…1.
    package let fit: Double

    /// Other mistakes that no check can tell from this one.
    package let siblings: [Mutant]
  }

  /// The mistakes that fit, the likeliest first; empty where none does.
  package let findings: [Finding]

  /// Failing checks that none of them explains.
  package let unexplained: [String]

  /// Compares `subject` with each row of `matrix`.
  ///
  /// A mistake fits by the share of the failing checks that it fails too, less the share of its own
  /// failures that the subject does not show; where both fail a check, nearer numbers count more.
  /// After the likeliest one, what it explains weighs little, so that a second mistake comes next.
  package init(of subject: Symptoms, by matrix: MutationMatrix) {
    let failing = subject.failing.subtracting(matrix.blind)
    var weights = Dictionary(uniqueKeysWithValues: failing.map { ($0, 1.0) })
    var open = matrix.rows.filter { !failing.isDisjoint(with: $0.noticed) }
    var findings: [Finding] = []
    while !open.isEmpty {
      let fits = open.map { Self.fit(of: $0, to: subject, failing, weights) }
      guard let best = fits.max(), best > 0.05, let index = fits.firstIndex(of: best) else { break }
      let row = open.remove(at: index)
      var siblings: [Mutant] = []
      open.removeAll { other in
        guard Self.isSame(row.symptoms, other.symptoms) else { return false }
        siblings.append(other.mutant)
        return true
      }
      let explained = row.noticed.filter(failing.contains)
      findings.append(
        Finding(
          mutant: row.mutant, explained: explained, fit: min(1, best), siblings: siblings))
      for id in explained { weights[id] = (weights[id] ?? 1) * 0.25 }
    }
    self.findings = findings
    let explained = Set(findings.flatMap(\.explained))
    unexplained = failing.subtracting(explained).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  private static func fit(
    of row: MutationMatrix.Row, to subject: Symptoms, _ failing: Set<String>,
    _ weights: [String: Double]
  ) -> Double {
    let total = weights.values.reduce(0, +)
    let own = Double(row.noticed.count)
    var explained = 0.0
    var absent = 0.0
    for id in row.noticed {
      guard let weight = weights[id] else {
        absent += 1
        continue
      }
      explained += weight * (0.4 + 0.6 * likeness(row.symptoms, subject, id))
    }
    return explained / max(total, 1e-9) * (1 - 0.8 * absent / own)
  }

  /// How near the numbers of one check are, 0…1; 1 where there are none.
  private static func likeness(_ first: Symptoms, _ second: Symptoms, _ id: String) -> Double {
    let pairs = Array(zip(first.numbers(of: id), second.numbers(of: id)))
    guard !pairs.isEmpty else {
      return first.numbers(of: id).count == second.numbers(of: id).count ? 1 : 0
    }
    let near = pairs.map { a, b in
      a == b ? 1 : max(0, 1 - abs(a - b) / max(abs(a), abs(b), 1e-9))
    }
    return near.reduce(0, +) / Double(pairs.count)
  }

  /// Whether no check tells the two apart, neither by its verdict nor by its numbers.
  private static func isSame(_ first: Symptoms, _ second: Symptoms) -> Bool {
    first.failing == second.failing
      && first.results.keys.allSatisfy { id in
        let pairs = zip(first.numbers(of: id), second.numbers(of: id))
        return pairs.allSatisfy { a, b in a == b || abs(a - b) <= 1e-9 * max(abs(a), abs(b)) }
      }
  }
}
