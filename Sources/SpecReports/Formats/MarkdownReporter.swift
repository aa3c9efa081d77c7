package import SpecResults

/// Tables in Markdown, one a checklist, without times, so that equal runs give equal bytes.
package struct MarkdownReporter: Reporter {
  private let book: Phrasebook
  private var checks: [SpecResult] = []
  private var checksInAll = 0
  private var problems: [String] = []
  private var warned: [SpecResult] = []

  /// Tables in `language`.
  package init(language: ReportLanguage) {
    book = Phrasebook.of(language)
  }

  package mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .runStarted:
      // Columns and cells run from right to left only in a block that says so.
      return book.isRightToLeft ? "<div dir=\"rtl\" lang=\"\(book.code)\">\n\n" : ""
    case .fileStarted:
      return ""
    case .specFinished(let result):
      if result.check != nil {
        checks.append(result)
        checksInAll += 1
      }
      if result.outcome.isFailure { problems += result.problems.map(item) }
      if !result.warnings.isEmpty { warned.append(result) }
      return ""
    case .fileErrored(_, let error):
      problems.append(item(Problem(error)))
      return ""
    case .fileFinished:
      defer { (checks, problems, warned) = ([], [], []) }
      return tables + list
    case .runFinished(let summary):
      let noun: Phrasebook.Noun = checksInAll == summary.counts.total ? .check : .spec
      let counts =
        book.counted(summary.counts.total, noun) + book.colon + summary.counts.words(book)
      return counts + (book.isRightToLeft ? "\n\n</div>\n" : "\n")
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
      let findings = Finding.all(of: result, book)
      let texts = ([result.title(book)] + result.instructions(book)).map(\.marked)
      let measured = [
        findings.cell(\.observed), findings.cell(\.expected), findings.cell(\.margin),
      ]
      text += row(texts + measured + [result.outcome.verdict(book)])
    }
    return text.isEmpty ? "" : text + "\n"
  }

  private func heading(_ check: Check, isFirst: Bool) -> String {
    let columns = ["Check", "Action", "Look at", "Observed", "Expected", "Margin", "Verdict"]
    let document = check.document(book).visible
    let title = check.heading(book).text + (document.isEmpty ? "" : " (\(document))")
    return (isFirst ? "" : "\n") + "### \(escaped(book.isolated(title)))\n\n"
      + row(columns.map(book.told)) + "|\(String(repeating: " --- |", count: columns.count))\n"
  }

  private func row(_ cells: [String]) -> String {
    "| \(cells.map { escaped(book.isolated($0).withoutBreaks) }.joined(separator: " | ")) |\n"
  }

  private var list: String {
    let items =
      problems + warned.warnings.map { item(at: $0.location, "warning: \($0.message)") }
    return items.isEmpty ? "" : items.joined() + "\n"
  }

  private func item(_ problem: Problem) -> String {
    item(at: problem.location, problem.message)
  }

  private func item(at location: Location?, _ message: String) -> String {
    let place = location.map { "`\($0.description.visible)`: " } ?? ""
    return "- \(place)\(escaped(message.visibleLines))\n"
  }

  /// The text in one line, with what Markdown or HTML would read in it escaped.
  private func escaped(_ text: String) -> String {
    text.replacing([
      "\\": "\\\\", "|": "\\|", "*": "\\*", "_": "\\_", "`": "\\`", "[": "\\[", "<": "&lt;",
      "&": "&amp;", "\n": "<br>",
    ])
  }
}

extension [Finding] {
  /// One column of the lines, so that they stand beside those of the other columns.
  fileprivate func cell(_ column: (Finding) -> String) -> String {
    let lines = map(column)
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    return lines[...last].joined(separator: "\n")
  }
}
