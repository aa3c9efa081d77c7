/// What to run, and how.
package struct RunPlan {
  /// The files in the order in which they are reported.
  package var files: [SpecFile]

  /// Which of their specs are wanted.
  package var selection = Selection()

  /// Where the specs run.
  package var isolation = Isolation.workers(jobs: nil)

  /// How long one spec, or the loading of one file, may take by the wall clock, in seconds.
  package var specLimit = 10.0

  /// How long the whole run may take by the wall clock, in seconds; `nil` without end.
  package var runLimit: Double?

  /// How much memory a worker may take, in bytes: the interpreter, which has a lower limit of its
  /// own, and what the host holds for it. The last resort before the system's.
  package var memoryLimit = 512 << 20

  /// The number of failed or errored specs and files after which the run ends; `nil` for no end.
  package var failureLimit: Int?

  /// How often each file is run.
  package var repetitions = 1

  /// Which specs are worth an event of their own.
  package var detail = Detail.notable

  /// All specs of `files`.
  package init(files: [SpecFile]) {
    self.files = files
  }

  /// How many times a file is run in all.
  var fileCount: Int { files.count * repetitions }

  /// The file of that index in the order of running.
  func file(_ index: Int) -> SpecFile { files[index % files.count] }

  /// Where the specs of a run are run.
  package enum Isolation: Hashable, Sendable {
    /// In processes of their own; `nil` for as many as files and processors allow.
    case workers(jobs: Int?)
    /// In this process, for a debugger or an app's own tests: a crash, or a loop in a C function,
    /// takes the caller with it.
    case inProcess
  }

  /// Which specs are worth an event of their own.
  package enum Detail: Hashable, Sendable {
    /// All but plain specs that passed with nothing to show: those are only counted in their file.
    case notable
    /// All.
    case all
  }
}
