import Glibc
import SpecReports
import SpecSearch
import SpecWords

/// `sprung diagnose`: which documented mistakes explain how a subject fails its checklist.
enum DiagnoseCommand: Subcommand {
  static let name = "diagnose"
  static let synopsis = "SUBJECT"
  static let summary = "says which documented mistake explains the rows that a subject fails"

  struct Settings {
    var trial = MutationTrial.Settings()
    var interactions: [String] = []
    var names: [String: String] = [:]
  }

  static var groups: [OptionGroup<Settings>] {
    [
      OptionGroup(
        title: "Subject; SUBJECT is a Lua file that returns a definition",
        options: [
          .text("as", nil, "NAME", "the interaction that it is meant to be, such as spring-tile") {
            $0.interactions.append($1)
          },
          .pairs(
            "rename", "OWN=NAME", "its state or channel OWN is what the checks call NAME", \.names),
          MutationTrial.Settings.faults.lifted(\.trial),
          MutationTrial.Settings.specs.lifted(\.trial),
        ]),
      OptionGroup(
        title: "Execution", options: MutationTrial.Settings.executing.map { $0.lifted(\.trial) }),
    ]
  }

  static func defaults() -> Settings { Settings() }

  static func run(_ settings: Settings, _ subjects: [String]) throws(CommandFault) -> ExitStatus {
    guard subjects.count == 1, let subject = subjects.first else {
      throw CommandFault("diagnose: expected one SUBJECT, got \(subjects.count)")
    }
    if settings.interactions.count > 1 {
      throw CommandFault("diagnose: --as was given twice; a subject is meant to be one interaction")
    }
    guard let interaction = settings.interactions.first else {
      throw CommandFault("diagnose: expected --as NAME, such as --as spring-tile")
    }
    guard access(subject, R_OK) == 0 else {
      throw CommandFault("\(subject): there is no such file that can be read")
    }
    let trial = try MutationTrial(settings.trial)
    let diagnosis = try trial.diagnosis(
      of: StandIn(paths: [subject], names: settings.names), as: interaction)
    let written = show("\(subject.visible) as \(interaction): \(diagnosis.count)\n\n\(diagnosis)")
    return .worst([written, diagnosis.findings.isEmpty ? .passed : .failed])
  }
}
