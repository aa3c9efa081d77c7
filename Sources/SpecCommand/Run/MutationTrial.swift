import SpecRunner
import SpecSearch
import SpecWords

/// What `mutate` and `diagnose` share: the mutants, and the checks that are tried on them.
struct MutationTrial {
  private let run: RunSettings

  /// The mutants in the folder.
  let library: MutantLibrary

  /// Where the mutants and the checks stand, and how those are run.
  struct Settings {
    var run = RunSettings()
    var folder = MutantLibrary.defaultFolder

    /// Where the mutants stand.
    static var faults: Option<Settings> {
      .text("faults", nil, "DIR", "where the mistakes stand (\(MutantLibrary.defaultFolder))") {
        $0.folder = $1
      }
    }

    /// Where the checks stand.
    static var specs: Option<Settings> {
      .text("specs", nil, "PATH", "where the checks stand (the folder \(Discovery.defaultFolder))")
      {
        $0.run.paths.append($1)
      }
    }
  }

  /// Reads the mutants.
  init(_ settings: Settings) throws(CommandFault) {
    run = settings.run
    do throws(MutantFault) {
      library = try MutantLibrary(folder: settings.folder)
    } catch {
      throw CommandFault(error)
    }
  }

  /// Which documented mistakes explain how `subject` fares as `interaction`.
  func diagnosis(
    of subject: StandIn, as interaction: String
  ) throws(CommandFault) -> Diagnosis {
    do throws(DiagnosisFault) {
      return try Diagnosis(
        of: subject, as: interaction, among: library, files: FoundFiles(run).files,
        isolation: .workers(jobs: run.jobs), executor: run.executor)
    } catch {
      throw CommandFault("\(error)\(error.hint)", status: error.status)
    }
  }

  /// Which checks notice which of `mutants`, all of one interaction.
  func matrix(
    of interaction: String, _ mutants: [Mutant]
  ) throws(CommandFault) -> MutationMatrix {
    let original: String
    do throws(MutantFault) {
      original = try library.original(of: interaction)
    } catch {
      throw CommandFault(error)
    }
    do throws(RunnerError) {
      let trial = try library.trial(
        of: interaction, files: FoundFiles(run).files, isolation: .workers(jobs: run.jobs),
        executor: run.executor)
      guard trial.isEmpty else { return try MutationMatrix(trial, original: original, mutants) }
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
    throw CommandFault("there are no checks about '\(interaction)'")
  }
}

extension DiagnosisFault {
  /// What can be done about it.
  fileprivate var hint: String {
    guard case .tooLittle = self else { return "" }
    return "\n   where a state or channel has another name, say --rename OWN=NAME"
  }

  /// What the process answers.
  fileprivate var status: ExitStatus {
    switch self {
    case .unknown, .noChecks, .unreadable: .usage
    case .notJudged, .tooLittle: .errored
    case .refused: .internalFault
    }
  }
}
