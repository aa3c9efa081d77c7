import SpecResults

/// One character a spec: `.` ok, `F` failed, `E` errored, `s` skipped, `k` known; problems at the end.
struct DotsReporter: Reporter {
  private let style: ReportStyle
  private var column = 0
  private var problems: [String] = []
  private var warned: [SpecResult] = []

  /// Dots in `style`.
  init(style: ReportStyle) {
    self.style = style
  }

  mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .runStarted, .fileStarted, .fileFinished:
      return ""
    case .specFinished(let result):
      if !result.warnings.isEmpty { warned.append(result) }
      if result.outcome.isFailure {
        problems.append(result.fullName)
        let width = style.width.map { $0 - 2 }
        problems += result.problems.flatMap {
          $0.shortened.lines(plots: style.plots, width: width)
        }.map { "  " + $0 }
      }
      return mark(result.outcome.dot, result.outcome.paint)
    case .fileErrored(let path, let error):
      problems.append(path.visible)
      problems += Problem(error).lines(plots: nil).map { "  " + $0 }
      return mark("E", .bad)
    case .runFinished(let summary):
      let lines = (column > 0 ? [""] : []) + problems + warned.warnings.map(\.line)
      let text = lines.map { $0 + "\n" }.joined() + summaryLine(summary, noun: .spec, style)
      return style.isFenced ? fenced(text) : text
    }
  }

  private mutating func mark(_ dot: String, _ paint: Paint) -> String {
    column += 1
    let isFull = column == style.width ?? 80
    if isFull { column = 0 }
    return paint(dot, style.hasColor) + (isFull ? "\n" : "")
  }
}

extension Outcome {
  fileprivate var dot: String {
    switch self {
    case .passed: "."
    case .failed: "F"
    case .errored: "E"
    case .skipped: "s"
    case .known: "k"
    }
  }
}
