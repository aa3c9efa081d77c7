package import SpecResults

/// The table for people: a file's checks with what was measured, failures where they happened.
///
/// A file is told of when it has ended, so that its columns can be aligned. Plain specs are counted
/// in their file's line, and have a row of their own where they went wrong or all is asked for.
package struct TableReporter: Reporter {
  private let style: ReportStyle
  private var results: [SpecResult] = []
  private var errors: [SpecError] = []
  private var checks = 0

  /// A table in `style`.
  package init(style: ReportStyle) {
    self.style = style
  }

  package mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .runStarted, .fileStarted:
      return ""
    case .specFinished(let result):
      results.append(result)
      return ""
    case .fileErrored(_, let error):
      errors.append(error)
      return ""
    case .fileFinished(let path, let summary):
      defer { (results, errors) = ([], []) }
      checks += results.count { $0.check != nil }
      let text = FileBlock(
        path: path, summary: summary, results: results, errors: errors, style: style
      ).text
      return style.isFenced ? fenced(text) : text
    case .runFinished(let summary):
      return summaryLine(
        summary, noun: checks > 0 && checks == summary.counts.total ? .check : .spec, style)
    }
  }
}
