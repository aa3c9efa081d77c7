import Glibc
import SpecReports
import SpecResults
import SpecSearch

/// `sprung diagnose`: which documented mistakes explain how a subject fails its checklist.
enum DiagnoseCommand: Subcommand {
  static let name = "diagnose"
  static let synopsis = "SUBJECT"
  static let summary = "says which documented mistake explains the rows that a subject fails"

  struct Settings {
    var run = RunSettings()
    var folder = MutantLibrary.defaultFolder
    var interactions: [String] = []
  }

  static var groups: [OptionGroup<Settings>] {
    [
      OptionGroup(
        title: "Subject; SUBJECT is a Lua file that returns a definition",
        options: [
          .text("as", nil, "NAME", "the interaction that it is meant to be, such as spring-tile") {
            $0.interactions.append($1)
          },
          .text("faults", nil, "DIR", "where the mistakes stand (\(MutantLibrary.defaultFolder))") {
            $0.folder = $1
          },
          .text("specs", nil, "PATH", "where the checks stand (the folder specs)") {
            $0.run.paths.append($1)
          },
        ]),
      OptionGroup(title: "Execution", options: RunSettings.executing.map { $0.lifted(\.run) }),
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
    let trial = try MutationTrial(settings.run, folder: settings.folder)
    let known = trial.library.interactions
    guard known.contains(interaction) else {
      throw CommandFault(
        "no mistakes are known of '\(interaction)'" + Suggestion.choice(interaction, in: known))
    }
    let symptoms = try trial.symptoms(of: subject, as: interaction)
    if let error = symptoms.errors.first { throw CommandFault(error.message, status: .errored) }
    let own = trial.library.mutants.filter { $0.interaction == interaction }
    let diagnosis = Diagnosis(of: symptoms, by: try trial.matrix(of: interaction, own))
    let written = show(text(of: diagnosis, symptoms, subject: subject, interaction))
    return .worst([written, diagnosis.findings.isEmpty ? .passed : .failed])
  }

  private static func text(
    of diagnosis: Diagnosis, _ symptoms: Symptoms, subject: String, _ interaction: String
  ) -> String {
    let failing = symptoms.failing.count
    var lines = [
      "\(subject) as \(interaction): \(failing) of \(counted(symptoms.results.count, "check")) failed"
    ]
    for (number, finding) in diagnosis.findings.enumerated() {
      let percent = Int((finding.fit * 100).rounded())
      lines += [
        "", "\(number + 1). \(finding.mutant.summary) (\(finding.mutant.id), fits \(percent) %)",
      ]
      for id in finding.explained { lines.append("   \(id): \(symptoms.evidence(of: id))") }
      if !finding.mutant.advice.isEmpty { lines.append("   change: \(finding.mutant.advice)") }
      if !finding.siblings.isEmpty {
        let others = finding.siblings.map(\.id).joined(separator: ", ")
        lines.append("   no check tells it from: \(others)")
      }
    }
    if diagnosis.findings.isEmpty, failing > 0 {
      lines += ["", "no documented mistake fits"]
    }
    for id in diagnosis.unexplained {
      lines.append("unexplained: \(id): \(symptoms.evidence(of: id))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
