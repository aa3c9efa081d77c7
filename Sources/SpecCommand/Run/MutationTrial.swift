import SpecResults
import SpecReports
import SpecResults
import SpecRunner
import SpecSearch
import SpecWords

/// What `mutate` and `diagnose` share: the mistakes, and the checks that are tried on them.
struct MutationTrial {
  private let run: RunSettings
  private let files: [SpecFile]

  /// The mistakes in the folder.
  let library: MistakeLibrary

  /// Where the mistakes and the checks stand, and how those are run.
  struct Settings {
    var run = RunSettings()
    var folder = MistakeLibrary.defaultFolder

    /// The mistakes in the folder.
    func library() throws(CommandFault) -> MistakeLibrary {
      do throws(MistakeFault) {
        return try MistakeLibrary(folder: folder)
      } catch {
        throw CommandFault(error)
      }
    }

    /// How the checks run: what stands for the interaction is no matter of options, and of several
    /// runs none has a time or a digest that tells of the whole.
    static var executing: [Option<Settings>] {
      RunSettings.executing.filter { !["subject", "run-timeout", "verify"].contains($0.name) }
        .map { $0.lifted(\.run) }
    }

    /// Where the mistakes stand.
    static var faults: Option<Settings> {
      .text("faults", nil, "DIR", "where the mistakes stand (\(MistakeLibrary.defaultFolder))") {
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

  /// Reads the mistakes, and finds the files of the checks: all of them, since one that is left out
  /// would let mistakes pass.
  init(_ settings: Settings) throws(CommandFault) {
    run = settings.run
    library = try settings.library()
    let found = FoundFiles(run)
    if let status = found.statuses.first {
      throw CommandFault("not all checks can be found", status: status)
    }
    files = found.files
  }

  /// Which documented mistakes explain how `subject` fares as `interaction`.
  func diagnosis(
    of subject: StandIn, as interaction: String
  ) throws(CommandFault) -> Diagnosis {
    do throws(DiagnosisFault) {
      return try Diagnosis(
        of: subject, as: interaction, among: library, by: run.plan(of: files),
        executor: run.executor)
    } catch {
      if error.mayBeOfFile, let path = subject.paths.first {
        try refuseFile(withoutDefinition: path)
      }
      throw CommandFault("\(error)\(error.hint)", status: error.status)
    }
  }

  /// Throws where the file at `path` returns no definition: no check is to be blamed for that. What goes
  /// wrong in the file itself has a place there.
  private func refuseFile(withoutDefinition path: String) throws(CommandFault) {
    let place = "sprung diagnose"
    var file = SpecFile(path: place)
    file.text = "it('subject', function() interaction('subject') end)"
    file.subjects["subject"] = StandIn(paths: [path])
    var problems: [Problem] = []
    _ = try run.survey([file], by: run.executor) { event in
      if case .specFinished(let result) = event { problems += result.problems }
    }
    if let problem = problems.first, problem.location?.path == place {
      throw CommandFault(problem.message)
    }
  }

  /// Which checks notice which of `mistakes`, all of one interaction.
  func matrix(
    of interaction: String, _ mistakes: [Mistake]
  ) throws(CommandFault) -> MutationMatrix {
    let original: String
    do throws(MistakeFault) {
      original = try library.original(of: interaction)
    } catch {
      throw CommandFault(error)
    }
    do throws(TrialFault) {
      let trial = try library.trial(
        of: interaction, by: run.plan(of: files), executor: run.executor)
      guard trial.isEmpty else { return try MutationMatrix(trial, original: original, mistakes) }
    } catch {
      throw CommandFault(error, status: error.status)
    }
    throw CommandFault("there are no checks about '\(interaction)'")
  }
}

extension TrialFault {
  /// What the process answers.
  fileprivate var status: ExitStatus {
    switch self {
    case .refused: .internalFault
    case .unlisted: .errored
    case .cutShort(let ending): .worst(ending.statuses)
    }
  }
}

extension DiagnosisFault {
  /// Whether it may be that the file of the subject returns no definition.
  fileprivate var mayBeOfFile: Bool {
    switch self {
    case .notJudged, .tooLittle: true
    default: false
    }
  }

  /// What can be done about it.
  fileprivate var hint: String {
    guard case .tooLittle = self else { return "" }
    return "\n   where a state or channel has another name, say --rename OWN=NAME"
  }

  /// What the process answers.
  fileprivate var status: ExitStatus {
    switch self {
    case .unknown, .noChecks, .unreadable: .usage
    case .notJudged, .tooLittle, .unlisted: .errored
    case .cutShort(let signal):
      .worst((signal.map(RunSummary.Ending.interrupted) ?? .timeout).statuses)
    case .refused: .internalFault
    }
  }
}
