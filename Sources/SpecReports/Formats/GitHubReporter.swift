import SpecResults

/// An annotation for each problem and each warning, as GitHub's workflows show them beside the code.
struct GitHubReporter: Reporter {
  mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .specFinished(let result):
      (result.outcome.isFailure ? result.problems : [])
        .map { annotation($0, title: result.fullName) }.joined()
        + result.warnings.map {
          annotation("warning", at: $0.location, title: result.fullName, [$0.message.visible])
        }.joined()
    case .fileErrored(let path, let error):
      annotation(Problem(error), title: path)
    case .runStarted, .fileStarted, .fileFinished, .runFinished:
      ""
    }
  }

  private func annotation(_ problem: Problem, title: String) -> String {
    annotation(
      "error", at: problem.location, title: title,
      [problem.message.visibleLines] + problem.context.map(\.visible))
  }

  private func annotation(
    _ level: String, at location: Location?, title: String, _ lines: [String]
  ) -> String {
    var properties: [String] = []
    if let location {
      properties = ["file=\(property(location.path))", "line=\(location.line)"]
      if let column = location.column { properties.append("col=\(column)") }
    }
    properties.append("title=\(property(title.visible))")
    return
      "::\(level) \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))\n"
  }

  private func data(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func property(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }
}

/// `text` between a pair of lines that keep GitHub from obeying anything in it, where that is needed.
///
/// The pair is made from a hash of the text, so that the text cannot hold it.
func fenced(_ text: String) -> String {
  guard text.contains("::") || text.contains("##[") else { return text }
  var digest = Digest()
  digest.add(text)
  let token = "sprung-\(hexadecimal(digest.value))"
  return "::stop-commands::\(token)\n\(text)::\(token)::\n"
}
