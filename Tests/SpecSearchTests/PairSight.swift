@testable import SpecSearch

/// What can be seen of a pair of mistakes in their symptoms.
enum PairSight: Equatable {
  /// Each shows some check just as it does alone, and otherwise than the other does; and nothing
  /// fails that neither fails alone.
  case both
  /// All is as with one of them alone, which hides the other.
  case one(visible: Mistake)
  /// What they do together is not what they do alone, so that one cannot be seen, or neither: the
  /// override of one has taken away what the other stands on.
  case neither

  init(of symptoms: Symptoms, _ pair: [MutationMatrix.Row]) {
    if let row = pair.first(where: { symptoms.differing(from: $0.symptoms).isEmpty }) {
      self = .one(visible: row.mistake)
      return
    }
    let shows = zip(pair, pair.reversed()).map { row, other in
      row.noticed.contains { id in
        symptoms.likeness(to: row.symptoms, in: id) == 1
          && symptoms.likeness(to: other.symptoms, in: id) < 1
      }
    }
    let known = pair.reduce(into: Set<String>()) { $0.formUnion($1.symptoms.failing) }
    self = shows == [true, true] && symptoms.failing.isSubset(of: known) ? .both : .neither
  }

  /// Whether a diagnosis says what can be seen: both among the first three, or two mistakes with
  /// which every check fares just so; the visible one first; or of the rest both, or any that
  /// explain everything.
  func isFound(by diagnosis: Diagnosis, _ pair: [MutationMatrix.Row]) -> Bool {
    let findings = diagnosis.findings
    let namesBoth = pair.allSatisfy { row in findings.contains { $0.names(row.mistake) } }
    return switch self {
    case .both: namesBoth || (diagnosis.isExact && diagnosis.together == 2)
    case .one(let visible): findings.first?.names(visible) == true
    case .neither: namesBoth || diagnosis.isExact
    }
  }
}
