import SpecResults

/// A table of the page: a group of rows for each spec, a row for each thing that was measured.
struct HTMLTable {
  private let results: [SpecResult]
  private let book: Phrasebook

  /// Whether a column has anything to show.
  private let hasInstructions: Bool
  private let hasFindings: Bool

  init(rows: [SpecResult], _ book: Phrasebook) {
    results = rows
    self.book = book
    hasInstructions = rows.contains { $0.check.map { $0.action + $0.observe != "" } ?? false }
    hasFindings = rows.contains { !Finding.all(of: $0, book).isEmpty }
  }

  /// The element.
  var text: String {
    let head = columns.map {
      "<th scope=\"col\" class=\"\($0.name)\">\(book.told($0.title).markup)"
    }
    return "<table>\n<thead><tr>\(head.joined())</thead>\n"
      + results.map(group).joined() + "</table>\n"
  }

  private typealias Column = (name: String, title: String)

  private var columns: [Column] {
    let name = ("name", results.contains { $0.check != nil } ? "Check" : "Spec")
    let instructions = hasInstructions ? [("action", "Action"), ("look", "Look at")] : []
    let findings = [("observed", "Observed"), ("expected", "Expected"), ("margin", "Margin")]
    return [("verdict", "Verdict"), name] + instructions + (hasFindings ? findings : [])
  }

  private func group(_ result: SpecResult) -> String {
    let verdict = result.outcome.verdict
    let findings = Finding.all(of: result, book)
    let texts = [result.title(book)] + (hasInstructions ? result.instructions(book) : [])
    let head =
      "<td class=\"verdict\"><span>\(result.outcome.verdict(book).markup)</span></td>"
      + zip(columns.dropFirst(), texts).map { cell($0, $1.markup(book)) }.joined()
    let lines = findings.map(measured)
    let span = lines.count > 1 ? " rowspan=\"\(lines.count)\"" : ""
    let first = head.replacing("<td ", with: "<td\(span) ") + (lines.first ?? unmeasured)
    let rows = [first] + lines.dropFirst()
    return "<tbody class=\"\(verdict)\">\n" + rows.map { "<tr>\($0)</tr>\n" }.joined()
      + details(result) + "</tbody>\n"
  }

  private func measured(_ finding: Finding) -> String {
    let texts = [finding.observed, finding.expected, finding.margin]
    return zip(columns.suffix(3), texts).map { cell($0, $1.markup) }.joined()
  }

  /// The cells of a spec without findings beside others that have some.
  private var unmeasured: String {
    hasFindings ? columns.suffix(3).map { cell($0, "") }.joined() : ""
  }

  private func cell(_ column: Column, _ markup: String) -> String {
    let label = book.told(column.title).withoutIsolates.escapedForAttribute
    return "<td class=\"\(column.name)\" data-label=\"\(label)\">\(markup)</td>"
  }

  private func details(_ result: SpecResult) -> String {
    let reason = result.reason.map { "<p>\($0.visible.escapedForXML)</p>" } ?? ""
    let warnings = result.warnings.map { "<pre class=\"warning\">\($0.line.escapedForXML)</pre>\n" }
    let text =
      reason + result.problems.map(Self.problem).joined() + warnings.joined()
      + printed(result.output)
    if text.isEmpty { return "" }
    return
      "<tr class=\"more\"><td></td><td colspan=\"\(columns.count - 1)\" dir=\"ltr\">\(text)</td></tr>\n"
  }

  private func printed(_ output: String) -> String {
    output.isEmpty
      ? ""
      : "<details><summary>\(book.told("printed").markup)</summary>"
        + "<pre>\(output.escapedForXML)</pre></details>"
  }

  /// A problem with its drawing.
  static func problem(_ problem: Problem) -> String {
    let text = problem.lines(plots: nil).joined(separator: "\n")
    return "<pre dir=\"ltr\">\(text.escapedForXML)</pre>\n"
      + (problem.plot.map(ChartSVG.inline) ?? "")
  }
}
