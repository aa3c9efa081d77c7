import Glibc
import SpecRunner
import SpecSearch

/// `sprung checklist`: the documents' checklists as tables, with what was measured.
enum ChecklistCommand: Subcommand {
  static let name = "checklist"
  static let synopsis = "[ID…]"
  static let summary = "prints the documents' checklists with what was measured"

  struct Settings {
    var trial = MutationTrial.Settings()
    var rewritten: String?
    var compared: String?
    var survey: ChecklistSurvey?
    /// The file that the documents' rows stand in; `nil` for the usual place.
    var rows: String?
  }

  static var groups: [OptionGroup<Settings>] {
    [
      OptionGroup(
        title: "Checklists; an ID is a check's, or what several begin with, such as tile",
        options: [
          MutationTrial.Settings.specs.lifted(\.trial),
          .text("update", nil, "FILE", "rewrite the tables between FILE's markers") {
            $0.rewritten = $1
          },
          .text("check", nil, "FILE", "exit 1 where the tables in FILE are out of date") {
            $0.compared = $1
          },
        ]),
      OptionGroup(
        title: "Instead of the tables",
        options: [
          .flag(
            "coverage", nil, "the documents' rows, their checks, and the mistakes each must notice"
          ) {
            $0.survey = .coverage
          },
          .flag("findings", nil, "facts about the documents that the checks came upon") {
            $0.survey = .findings
          },
          .text("rows", nil, "FILE", "where the rows stand (\(DocumentRows.defaultFile))") {
            $0.rows = $1
          },
          MutationTrial.Settings.faults.lifted(\.trial),
        ]),
      OptionGroup(
        title: "Execution", options: RunSettings.executing.map { $0.lifted(\.trial.run) }),
      OptionGroup(title: "Output", options: RunSettings.reporting.map { $0.lifted(\.trial.run) }),
    ]
  }

  static func defaults() -> Settings { Settings() }

  static func run(_ settings: Settings, _ ids: [String]) throws(CommandFault) -> ExitStatus {
    if let path = settings.rewritten ?? settings.compared {
      return try CommittedTables(path: path, settings).bringUpToDate()
    }
    if let survey = settings.survey { return try survey.carryOut(settings, ids) }
    return try CommandRun(try settings.run(of: ids)).carryOut()
  }
}

extension ChecklistCommand.Settings {
  /// The documents' rows; `nil` where nobody said where they stand, and there is no file of them at
  /// the usual place.
  func documentRows() throws(CommandFault) -> DocumentRows? {
    do throws(FileFault) {
      let text = try contents(of: rows ?? DocumentRows.defaultFile)
      return DocumentRows(String(decoding: text, as: UTF8.self))
    } catch {
      guard rows == nil, error.number == ENOENT else { throw CommandFault(error) }
      return nil
    }
  }

  /// The run that shows the checks which `ids` mean; without any, all.
  func run(of ids: [String]) throws(CommandFault) -> RunSettings {
    var run = trial.run
    run.selection.checksOnly = true
    run.rowsInOrder = try documentRows()?.rows.flatMap(\.checks) ?? []
    run.wantedChecks = ids
    for id in ids {
      let literal = id.map { $0.isLetter || $0.isNumber || $0 == "-" ? "\($0)" : "[\($0)]" }
      guard let pattern = try? NamePattern("^\(literal.joined())([.]|$)") else {
        throw CommandFault("'\(id)' is no id")
      }
      run.selection.filters.append(pattern)
    }
    return run
  }
}
