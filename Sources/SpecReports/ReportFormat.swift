/// The formats of `--reporter`.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people at a terminal.
  case table
  /// One character a spec.
  case dots
  /// The Test Anything Protocol, version 14.
  case tap
  /// JUnit's XML, as continuous integration reads it.
  case junit
  /// The event stream itself, as JSON Lines.
  case json
  /// Annotations of GitHub's workflows.
  case github
  /// Tables in Markdown.
  case markdown
  /// A page that stands alone.
  case html

  /// Whether the format tells of every spec, or only of those with something to tell.
  package func needsEverySpec(_ style: ReportStyle) -> Bool {
    switch self {
    case .table: style.verbosity == .verbose
    case .github, .markdown: false
    case .dots, .tap, .junit, .json, .html: true
    }
  }

  /// Whether the format draws the signals of failed claims.
  package func drawsSignals(_ style: ReportStyle) -> Bool {
    switch self {
    case .table, .dots: style.plots != nil
    case .html: true
    case .tap, .junit, .json, .github, .markdown: false
    }
  }

  /// A reporter at the start of a run.
  package func reporter(_ style: ReportStyle) -> any Reporter {
    switch self {
    case .table: TableReporter(style: style)
    case .dots: DotsReporter(style: style)
    case .tap: TAPReporter()
    case .junit: JUnitReporter()
    case .json: JSONReporter()
    case .github: GitHubReporter()
    case .markdown: MarkdownReporter(language: style.language)
    case .html: HTMLReporter(language: style.language)
    }
  }
}
