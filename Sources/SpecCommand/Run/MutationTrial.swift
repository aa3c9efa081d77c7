import SpecRunner
import SpecSearch

/// What `mutate` and `diagnose` share: the mutants, and the checks that are tried on them.
struct MutationTrial {
  private let run: RunSettings

  /// The mutants in the folder.
  let library: MutantLibrary

  /// Reads the mutants in `folder`; `run` says where the checks stand and how they are run.
  init(_ run: RunSettings, folder: String) throws(CommandFault) {
    self.run = run
    do throws(MutantFault) {
      library = try MutantLibrary(folder: folder)
    } catch {
      throw CommandFault(error)
    }
  }

  /// How the checks about `interaction` fare when the file at `path` stands for it.
  func symptoms(of path: String, as interaction: String) throws(CommandFault) -> Symptoms {
    try judged(interaction) { trial throws(RunnerError) in try trial.symptoms(of: [path])[0] }
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
    return try judged(interaction) { trial throws(RunnerError) in
      try MutationMatrix(trial, original: original, mutants)
    }
  }

  private func judged<Answer>(
    _ interaction: String, _ body: (Trial) throws(RunnerError) -> Answer
  ) throws(CommandFault) -> Answer {
    let trial = library.trial(
      of: interaction, files: FoundFiles(run).files, isolation: .workers(jobs: run.jobs),
      executor: run.executor)
    if trial.isEmpty { throw CommandFault("there are no checks about '\(interaction)'") }
    do throws(RunnerError) {
      return try body(trial)
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
  }
}
