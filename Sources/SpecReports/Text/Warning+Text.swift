package import SpecResults

extension Warning {
  /// The warning as compilers print theirs: `path:line: warning: message`.
  package var line: String {
    let place = location.map { "\($0): " } ?? ""
    return (place + "warning: " + message).visible
  }
}

extension [SpecResult] {
  /// What the writers have to look at, each once: a line that many specs run is one to mend.
  var warnings: [Warning] {
    reduce(into: []) { list, result in
      for warning in result.warnings where !list.contains(warning) { list.append(warning) }
    }
  }
}
