package import SpecResults

/// Turns the events of a run into the text of one format.
package protocol Reporter {
  /// Takes the next event and returns what it adds to the report; often nothing.
  mutating func report(_ event: RunEvent) -> String
}

/// How a report for people looks.
package struct ReportStyle: Sendable {
  /// Whether verdicts are coloured.
  package var hasColor = false

  /// The columns that a line may fill; `nil` where nothing limits it.
  package var width: Int?

  /// How much is told.
  package var verbosity = Verbosity.normal

  /// How signals are drawn; `nil` where they are not.
  package var plots: PlotMarks?

  /// The language of a checklist's titles.
  package var language = ReportLanguage.english

  /// Whether a check's row says what to do and what to look at.
  package var showsInstructions = false

  /// Whether the report is read by a machine that obeys lines such as `::error::`.
  package var isFenced = false

  /// Plain, of any width, without plots.
  package init() {}

  /// How much is told.
  package enum Verbosity: Sendable {
    /// What went wrong, and the counts.
    case quiet
    /// Every check, other specs only where they went wrong.
    case normal
    /// Every spec, with its notes and what it printed.
    case verbose
  }
}
