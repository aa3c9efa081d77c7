/// Which documented mistakes explain how a subject fared.
public struct Diagnosis: Sendable {
  /// The mistakes that fit, the likeliest first; empty where none does.
  public let findings: [Finding]

  /// How many of the first findings belong together: only all of them explain the subject.
  let together: Int

  /// Whether those explain every check, to the number.
  let isExact: Bool

  /// The ids of the checks that the subject fails and the right form does not, in their order: there
  /// may be some that no documented mistake explains.
  public let failing: [String]

  /// The ids of the checks that could not be judged, in their order, as where they vary a parameter
  /// that the subject does not ask for: what is wrong there is unknown.
  public let unjudged: [String]

  /// How the checks fare with the subject, and with the likeliest explanation.
  let subject, explanation: Symptoms

  /// What kept checks from being judged.
  let obstacles: [Obstacle]

  /// Compares `subject` with the mistakes of `matrix`, alone and laid over each other in `trial`.
  init(
    of subject: Symptoms, by matrix: MutationMatrix, in trial: Trial
  ) throws(TrialFault) {
    let comparison = SymptomComparison(subject, matrix)
    let found = try HypothesisSearch(comparison, by: matrix, in: trial).found
    isExact = found.first?.isExact ?? false
    var findings: [Finding] = []
    var together = 0
    for hypothesis in isExact ? found.filter(\.isExact) : found {
      for finding in Finding.all(of: hypothesis, subject, comparison, by: matrix)
      where findings.count < Self.mostFindings && !findings.contains(where: finding.repeats) {
        findings.append(finding)
      }
      if together == 0 { together = findings.count }
    }
    self.findings = findings
    self.together = together
    self.subject = subject
    failing = comparison.failing.sorted()
    explanation = found.first?.symptoms ?? matrix.healthy
    let unjudged = subject.unjudged(by: matrix)
    self.unjudged = unjudged.sorted()
    obstacles = subject.obstacles(to: unjudged)
  }

  /// More is of no help.
  private static let mostFindings = 3
}

extension Diagnosis {
  /// A mistake that may be the subject's, alone or together with others.
  public struct Finding: Sendable {
    let mistake: Mistake

    /// Other mistakes that no check can tell from this one.
    let siblings: [Mistake]

    /// The ids of the failing checks that it explains: those that the catalogue names first.
    public let explained: [String]

    /// The ids of those that fare with it as with the subject, to the number: where there are none,
    /// the mistake is merely the likeliest.
    public let matched: [String]

    /// How the checks fare with it and with what is assumed beside it.
    let symptoms: Symptoms

    /// The mistakes of a hypothesis, that which explains most first.
    fileprivate static func all(
      of hypothesis: Hypothesis, _ subject: Symptoms, _ comparison: SymptomComparison,
      by matrix: MutationMatrix
    ) -> [Finding] {
      matrix.rows.filter { hypothesis.mistakes.contains($0.mistake) }.map { row in
        let explained = row.noticed.filter(comparison.failing.contains)
        return Finding(
          mistake: row.mistake, siblings: matrix.siblings(of: row), explained: explained,
          matched: explained.filter { subject.agrees(with: hypothesis.symptoms, on: $0) },
          symptoms: hypothesis.symptoms)
      }.sorted { $0.explained.count > $1.explained.count }
    }

    /// Whether it is about the same mistake as `other`, or one that no check can tell from it.
    fileprivate func repeats(_ other: Finding) -> Bool {
      other.mistake == mistake || other.siblings.contains(mistake)
    }

    /// The mistake's id, such as `m.tile.offset-reset`.
    public var id: String { mistake.id }

    /// What is wrong, in one sentence.
    public var summary: String { mistake.summary }

    /// What to change, as the document advises.
    public var advice: String { mistake.advice }
  }
}

extension Diagnosis.Finding: CustomStringConvertible {
  /// What is wrong, and the mistake's id.
  public var description: String { "\(summary) (\(id))" }
}

extension MutationMatrix {
  /// The mistakes whose every check fares as with that of `row`.
  fileprivate func siblings(of row: Row) -> [Mistake] {
    rows.filter { other in
      other.mistake != row.mistake && other.symptoms.differing(from: row.symptoms).isEmpty
    }.map(\.mistake)
  }
}
