import SpecResults

/// The Test Anything Protocol, version 14, which readers of version 13 take as well.
///
/// The plan comes last, since only then the number of specs is known. A file that could not be
/// loaded is a test point of its own.
struct TAPReporter: Reporter {
  private var count = 0

  mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .runStarted:
      return "TAP version 14\n"
    case .fileStarted, .fileFinished:
      return ""
    case .specFinished(let result):
      return point(
        isOK: !result.outcome.isFailure && result.outcome != .known,
        "\(result.location.path) > \(result.fullName)",
        directive(result)) + result.problems.map(diagnostic).joined()
        + result.warnings.map { "# \(escaped($0.line))\n" }.joined()
    case .fileErrored(let path, let error):
      return point(isOK: false, path, "") + diagnostic(Problem(error))
    case .runFinished(let summary):
      let end = summary.ending.reason.map { "Bail out! \($0)\n" } ?? ""
      return end + "1..\(count)\n"
    }
  }

  private mutating func point(isOK: Bool, _ name: String, _ directive: String) -> String {
    count += 1
    return "\(isOK ? "ok" : "not ok") \(count) - \(escaped(name))\(directive)\n"
  }

  private func directive(_ result: SpecResult) -> String {
    switch result.outcome {
    case .skipped: " # SKIP " + escaped(result.reason ?? "")
    case .known: " # TODO " + escaped(result.reason ?? "")
    case .passed, .failed, .errored: ""
    }
  }

  /// A block of YAML, its texts quoted as JSON quotes them, which YAML allows.
  private func diagnostic(_ problem: Problem) -> String {
    var lines = ["  ---", "  message: \(quoted(problem.message))"]
    lines.append("  severity: \(problem.isError ? "error" : "fail")")
    if let location = problem.location { lines.append("  at: \(quoted(location.description))") }
    if !problem.context.isEmpty {
      lines.append("  context: [\(problem.context.map(quoted).joined(separator: ", "))]")
    }
    return (lines + ["  ..."]).map { $0 + "\n" }.joined()
  }

  private func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    var text = text.visibleLines
    // A writer into memory has nothing to fail at.
    try? writer.text(&text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A description in one line, with what TAP would take for a directive escaped.
  private func escaped(_ text: String) -> String {
    text.visible.reduce(into: "") { escaped, character in
      switch character {
      case "\\", "#": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
  }
}
