import SpecResults

/// The checks that a run has shown, to tell what was asked for in vain.
struct CheckLedger {
  private var paths: [String: String] = [:]
  private var complaints: [String] = []
  private var isComplete = true

  /// Notes what `event` tells of a check; a second one of the same id, in another file, is a fault.
  mutating func note(_ event: RunEvent) {
    if case .fileErrored = event { isComplete = false }
    guard case .specFinished(let result) = event, result.check != nil else { return }
    let path = result.location.path
    if let other = paths[result.id], other != path {
      complaints.append("the check '\(result.id)' stands in \(other) and in \(path)")
    }
    paths[result.id] = path
  }

  /// What is wrong with the checks of a run that was asked for `wanted`.
  ///
  /// - Parameter known: The ids of all checks that there are, asked for where one is missing.
  func faults(wanting wanted: [String], known: () throws(CommandFault) -> [String])
    throws(CommandFault)
    -> [String]
  {
    let missing = wanted.filter { prefix in
      !paths.keys.contains { $0 == prefix || $0.hasPrefix(prefix + ".") }
    }
    // What stands in a file that cannot be read is not known to be missing.
    guard !missing.isEmpty, isComplete else { return complaints }
    let known = try known().flatMap(Self.beginnings)
    return complaints
      + missing.map { "there is no check '\($0)'\(Suggestion.question($0, in: known))" }
  }

  /// An id and what several may begin with: `tile.home` and `tile`.
  private static func beginnings(of id: String) -> [String] {
    id.indices.filter { id[$0] == "." }.map { String(id[..<$0]) } + [id]
  }
}
