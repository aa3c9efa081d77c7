import SpecReports
import SpecSearch

/// `sprung mutate`: which checks notice which documented mistakes.
enum MutateCommand: Subcommand {
  static let name = "mutate"
  static let synopsis = "[NAME…]"
  static let summary = "runs the checks against every documented mistake: which notice"

  struct Settings {
    var run = RunSettings()
    var folder = MutantLibrary.defaultFolder
  }

  static var groups: [OptionGroup<Settings>] {
    [
      OptionGroup(
        title: "Mistakes; a NAME is an interaction, an id such as m.tile.offset-reset, or tile",
        options: [
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

  static func run(_ settings: Settings, _ names: [String]) throws(CommandFault) -> ExitStatus {
    let trial = try MutationTrial(settings.run, folder: settings.folder)
    let mutants = try named(names, in: trial.library)
    var survivors = 0
    var quiet = 0
    for interaction in mutants.interactions {
      let own = mutants.filter { $0.interaction == interaction }
      let matrix = try trial.matrix(of: interaction, own)
      guard show(table(of: matrix)) == .passed else { return .usage }
      survivors += matrix.survivors.count
      quiet += matrix.rows.filter { !$0.missed.isEmpty && !$0.survives }.count
    }
    let missed = quiet == 0 ? "" : ", \(quiet) not by every check that should"
    let written = show(
      "\(counted(mutants.count, "mistake")): \(mutants.count - survivors) noticed"
        + "\(missed), \(survivors) survived\n")
    return .worst([written, survivors == 0 ? .passed : .failed])
  }

  private static func named(
    _ names: [String], in library: MutantLibrary
  ) throws(CommandFault) -> [Mutant] {
    do throws(MutantFault) {
      return try library.mutants(named: names)
    } catch {
      throw CommandFault(error)
    }
  }

  /// One line a mistake: its verdict, its id, and what noticed it.
  private static func table(of matrix: MutationMatrix) -> String {
    var lines = [matrix.interaction]
    if !matrix.blind.isEmpty {
      lines.append(
        "  not judged, since they fail on the right form: " + list(matrix.blind.sorted()))
    }
    let width = matrix.rows.map(\.mutant.id.count).max() ?? 0
    for row in matrix.rows {
      let gap = String(repeating: " ", count: width - row.mutant.id.count)
      lines.append("  \(row.verdict)  \(row.mutant.id)\(gap)  \(row.evidence)")
    }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }
}

extension MutationMatrix.Row {
  /// One word of fixed width.
  fileprivate var verdict: String {
    if survives { return "SURVIVED" }
    return noticed.isEmpty ? "equal   " : "noticed "
  }

  /// What noticed it, and what should have and did not.
  fileprivate var evidence: String {
    let expected = missed.isEmpty ? "" : "; expected also: " + list(missed)
    if noticed.isEmpty { return (mutant.equivalence ?? mutant.summary) + expected }
    return "by \(list(noticed))\(expected)"
  }
}

private func list(_ ids: [String]) -> String { ids.joined(separator: ", ") }
