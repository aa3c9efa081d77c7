import SpecResults

/// What kept checks from being judged: something that the subject lacks, or a raise of its own.
struct Obstacle: Sendable {
  /// What was raised, with its place where that is in the subject.
  let message: String

  /// The ids of the checks, in their order.
  let checks: [String]
}

extension Symptoms {
  /// The checks that could not be judged, and that no known mistake keeps from being judged so.
  func unjudged(by matrix: MutationMatrix) -> Set<String> {
    let errored = results.values.filter { $0.outcome == .errored }.map(\.id)
    return Set(
      errored.filter { id in
        !matrix.rows.contains { $0.symptoms.evidence(of: id) == evidence(of: id) }
      })
  }

  /// What kept `checks` from being judged, by the first check of each.
  func obstacles(to checks: Set<String>) -> [Obstacle] {
    let groups = Dictionary(grouping: checks.sorted()) { id in
      place(of: id) + evidence(of: id)
    }
    return groups.map { Obstacle(message: $0, checks: $1) }.sorted { $0.checks[0] < $1.checks[0] }
  }

  /// Where a check raised, in another file than its own.
  private func place(of id: String) -> String {
    guard let result = results[id], let location = result.errors.first?.location,
      location.path != result.location.path
    else { return "" }
    return "\(location): "
  }
}

extension Obstacle: CustomStringConvertible {
  var description: String { "\(message): \(checks.joined(separator: ", "))" }
}
