package import SpecResults

/// A page that stands alone: light and dark, and in the direction of each text.
package struct HTMLReporter: Reporter {
  private let language: String
  private var results: [SpecResult] = []
  private var errors: [SpecError] = []

  /// A page with titles in `language`.
  package init(language: String) {
    self.language = language
  }

  package mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let header):
      return head(header)
    case .fileStarted:
      return ""
    case .specFinished(let result):
      results.append(result)
      return ""
    case .fileErrored(_, let error):
      errors.append(error)
      return ""
    case .fileFinished(let path, let summary):
      defer { (results, errors) = ([], []) }
      return section(path, summary)
    case .runFinished(let summary):
      let style = ReportStyle()
      return
        "<footer>\(summaryLine(summary, noun: "spec", style).escapedForXML)</footer>\n</html>\n"
    }
  }

  private func head(_ header: RunHeader) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.escapedForAttribute)" dir="auto">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Sprung</title>
    <style>\(HTMLReporter.sheet)</style>
    <h1>Sprung \(header.version.escapedForXML)</h1>

    """
  }

  private func section(_ path: String, _ summary: FileSummary) -> String {
    let rows = results.map(row).joined()
    let table =
      rows.isEmpty
      ? ""
      : """
      <div class="wide"><table>
      <tr><th>Verdict<th>Check<th>Action<th>Look at<th>Observed<th>Expected<th>Margin
      \(rows)</table></div>

      """
    return """
      <section>
      <h2 dir="auto">\(title(path))</h2>
      <p>\(summary.counts.words.escapedForXML)</p>
      \(errors.map { problem(Problem($0)) }.joined())\(table)</section>

      """
  }

  private func title(_ path: String) -> String {
    guard let check = results.lazy.compactMap(\.check).first else { return path.escapedForXML }
    return "\(check.checklist.escapedForXML) <small>\(path.escapedForXML)</small>"
  }

  private func row(_ result: SpecResult) -> String {
    let findings = Finding.all(of: result)
    let name = result.check == nil ? result.fullName : result.title(in: language)
    let cells =
      [name] + (result.check?.instructions(in: language) ?? ["", ""])
      + [findings.cell(\.observed), findings.cell(\.expected), findings.cell(\.margin)]
    let texts = cells.map { "<td dir=\"auto\">" + $0.escapedForXML.replacing(["\n": "<br>"]) }
    let verdict = result.outcome.verdict
    let details = result.problems.map(problem).joined() + printed(result.output)
    let more = details.isEmpty ? "" : "<tr class=\"more\"><td><td colspan=\"6\">\(details)\n"
    return "<tr class=\"\(verdict)\"><td class=\"verdict\">\(verdict)\(texts.joined())\n\(more)"
  }

  private func problem(_ problem: Problem) -> String {
    let text = problem.lines(plots: nil).joined(separator: "\n")
    return "<pre dir=\"auto\">\(text.escapedForXML)</pre>"
      + (problem.plot.map { SVG($0).text } ?? "")
  }

  private func printed(_ output: String) -> String {
    output.isEmpty
      ? "" : "<details><summary>printed</summary><pre>\(output.escapedForXML)</pre></details>"
  }

  private static let sheet = """
    body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
    .wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
    th, td { padding: .3rem .6rem; text-align: start; vertical-align: top }
    tr { border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent) }
    .more { border-top: 0 } small, footer { opacity: .7; font-weight: normal }
    .verdict { font-weight: 600 } .ok .verdict { color: light-dark(#1a7f37, #4ac26b) }
    .FAIL .verdict, .ERROR .verdict { color: light-dark(#c0202f, #ff7b84) }
    .skip .verdict, .known .verdict { color: light-dark(#8a6100, #d9a520) }
    pre { margin: 0; white-space: pre-wrap; font: 13px/1.4 ui-monospace, monospace }
    svg { max-width: 36rem; width: 100% } svg text { font: 11px sans-serif; fill: currentColor }
    """
}
