import SpecReports
import SpecResults
import SpecRunner

/// What spec files declare, as far as it is wanted.
struct DeclaredSpecs {
  /// The wanted specs, each with the path of the file that declares it.
  private(set) var specs: [(path: String, spec: SpecResult)] = []

  /// What kept files from being read whole, each with the path of the file.
  private(set) var errors: [(path: String, error: SpecError)] = []

  /// How many there are in all, and what became of the survey.
  let summary: RunSummary

  /// Lists what `settings` select of `files`.
  init(in files: [SpecFile], _ settings: RunSettings) throws(CommandFault) {
    var path = ""
    var specs: [(path: String, spec: SpecResult)] = []
    var errors: [(path: String, error: SpecError)] = []
    summary = try settings.survey(files, by: ListExecutor(settings.executor)) { event in
      switch event {
      case .fileStarted(let started): path = started
      case .specFinished(let spec): specs.append((path, spec))
      case .fileErrored(let path, let error): errors.append((path, error))
      case .runStarted, .fileFinished, .runFinished: break
      }
    }
    (self.specs, self.errors) = (specs, errors)
  }

  /// The same, where less than all is of no use.
  init(inAllOf files: [SpecFile], _ settings: RunSettings) throws(CommandFault) {
    try self.init(in: files, settings)
    guard summary.ending == .complete else {
      throw CommandFault(
        "the specs were not all listed", status: .worst(summary.statuses(allowsNothing: true)))
    }
  }

  /// Says what kept files from being read whole.
  func tellErrors() {
    for (path, error) in errors { say(lines: error.lines(inFileAt: path).joined(separator: "\n")) }
  }
}

extension SpecError {
  /// The error as compilers print theirs. What stands nowhere, as that a process was lost, is true of
  /// the file at `path`.
  func lines(inFileAt path: String) -> [String] {
    let lines = Problem(self).lines(plots: nil).hanging
    return location == nil ? ["\(path.visible): \(lines[0])"] + lines.dropFirst() : lines
  }
}
