package import SpecResults

/// Tables in Markdown, one a checklist, without times, so that equal runs give equal bytes.
package struct MarkdownReporter: Reporter {
  private let language: String
  private var checks: [SpecResult] = []
  private var checksInAll = 0
  private var problems: [String] = []

  /// Tables with titles in `language`.
  package init(language: String) {
    self.language = language
  }

  package mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .runStarted, .fileStarted:
      return ""
    case .specFinished(let result):
      if result.check != nil {
        checks.append(result)
        checksInAll += 1
      }
      if result.outcome.isBad { problems += result.problems.map(item) }
      return ""
    case .fileErrored(_, let error):
      problems.append(item(Problem(error)))
      return ""
    case .fileFinished:
      defer { (checks, problems) = ([], []) }
      return tables + list
    case .runFinished(let summary):
      let noun = checksInAll == summary.counts.total ? "check" : "spec"
      return "\(counted(summary.counts.total, noun)): \(summary.counts.words)\n"
    }
  }

  private var tables: String {
    var text = ""
    var checklist: String?
    for result in checks {
      guard let check = result.check else { continue }
      if check.checklist != checklist {
        text += heading(check, isFirst: checklist == nil)
        checklist = check.checklist
      }
      let findings = Finding.all(of: result)
      let cells =
        [result.title(in: language)] + check.instructions(in: language)
        + [findings.cell(\.observed), findings.cell(\.expected), findings.cell(\.margin)]
        + [result.outcome.verdict]
      text += "| \(cells.map(escaped).joined(separator: " | ")) |\n"
    }
    return text.isEmpty ? "" : text + "\n"
  }

  private func heading(_ check: Check, isFirst: Bool) -> String {
    let document = check.document.isEmpty ? "" : " (\(escaped(check.document)))"
    return (isFirst ? "" : "\n") + "### \(escaped(check.checklist))\(document)\n\n"
      + "| Check | Action | Look at | Observed | Expected | Margin | Verdict |\n"
      + "| --- | --- | --- | --- | --- | --- | --- |\n"
  }

  private var list: String {
    problems.isEmpty ? "" : problems.joined() + "\n"
  }

  private func item(_ problem: Problem) -> String {
    let place = problem.location.map { "`\($0.description.visible)`: " } ?? ""
    return "- \(place)\(escaped(problem.message))\n"
  }

  /// The text in one line, with what Markdown or HTML would read in it escaped.
  private func escaped(_ text: String) -> String {
    text.visible.replacing([
      "\\": "\\\\", "|": "\\|", "*": "\\*", "_": "\\_", "`": "\\`", "[": "\\[", "<": "&lt;",
      "&": "&amp;", "\n": "<br>",
    ])
  }
}

extension [Finding] {
  /// One column of the lines, so that they stand beside those of the other columns.
  func cell(_ column: (Finding) -> String) -> String {
    let lines = map(column)
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    return lines[...last].joined(separator: "\n")
  }
}
