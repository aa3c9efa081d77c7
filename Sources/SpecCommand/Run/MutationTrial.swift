import SpecResults
import SpecRunner
import SpecSearch

/// What `mutate` and `diagnose` share: the mutants, and the checks that are tried on them.
struct MutationTrial {
  private let run: RunSettings
  private let folder: String

  /// The mutants in the folder.
  let library: MutantLibrary

  /// Reads the mutants in `folder`; `run` says where the checks stand and how they are run.
  init(_ run: RunSettings, folder: String) throws(CommandFault) {
    self.run = run
    self.folder = folder
    do throws(MutantFault) {
      library = try MutantLibrary(folder: folder)
    } catch {
      throw CommandFault(error)
    }
  }

  /// The checks about `interaction`, ready to run against any subject.
  func trial(of interaction: String) throws(CommandFault) -> Trial {
    let trial = Trial(
      files: FoundFiles(run).files, prefixes: library.checkPrefixes(of: interaction),
      isolation: .workers(jobs: run.jobs), executor: run.executor)
    if trial.isEmpty { throw CommandFault("there are no checks about '\(interaction)'") }
    return trial
  }

  /// How the checks about `interaction` fare when the file at `path` stands for it.
  func symptoms(of path: String, as interaction: String) throws(CommandFault) -> Symptoms {
    let trial = try trial(of: interaction)
    do throws(RunnerError) {
      return try trial.symptoms(of: [path], as: interaction)[0]
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
  }

  /// The right form of `interaction` that the mutants override, beside their folder.
  func original(of interaction: String) -> String {
    let root = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let name = String(interaction.map { $0 == "-" ? "_" : $0 })
    return (root.map(String.init) + ["interactions", "\(name).lua"]).joined(separator: "/")
  }

  /// Which checks notice which of `mutants`, all of one interaction.
  func matrix(
    of interaction: String, _ mutants: [Mutant]
  ) throws(CommandFault) -> MutationMatrix {
    let trial = try trial(of: interaction)
    do throws(RunnerError) {
      return try MutationMatrix(
        of: interaction, original: original(of: interaction), mutants, trial: trial)
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
  }
}

extension [Mutant] {
  /// The interactions that these mutants override, in their order, each once.
  var interactions: [String] {
    reduce(into: []) { names, mutant in
      if !names.contains(mutant.interaction) { names.append(mutant.interaction) }
    }
  }
}
