package import SpecResults

/// Runs the wanted specs of one file in one fresh interpreter.
///
/// A worker calls it once for each file that it takes, and once more for a file whose worker was
/// lost. What is made in `init` the workers inherit.
package protocol FileExecutor {
  /// Loads the file, runs its wanted specs in their order and reports as it goes.
  ///
  /// - Parameter report: Takes each step as it happens; `false` where no further spec is wanted.
  ///   Tear-down hooks of what has begun still run.
  func execute(_ task: FileTask, report: (FileReport) -> Bool)
}

/// What to run of one file.
package struct FileTask {
  /// The file, and the lines that were asked for.
  var file: SpecFile

  /// Which of its specs are wanted.
  var selection: Selection

  /// Where to go on after a lost worker; `nil` at the first attempt.
  var resumption: Resumption?

  /// Whether its process has nothing else to run and ends with it, so that nothing needs to be freed.
  var endsProcess = false

  /// The wanted specs of `file`.
  init(file: SpecFile, selection: Selection = Selection(), resumption: Resumption? = nil) {
    self.file = file
    self.selection = selection
    self.resumption = resumption
  }
}

/// Where a file's next worker goes on.
struct Resumption: Hashable, Sendable {
  /// The specs before this position of the order of running are over.
  var position: Int

  /// What became of the spec at `position`, which is then reported as errored with this and not
  /// run; `nil` where it is still to be run. Its place is the spec's, since no worker knows it.
  var loss: SpecError?

  /// Where a file's next worker goes on.
  init(position: Int, loss: SpecError? = nil) {
    self.position = position
    self.loss = loss
  }
}

/// One step of running a file.
package enum FileReport {
  /// The file declares as many specs, whether they are wanted or not; known at its end, where
  /// blocks are read one after the other.
  case loaded(declared: Int)
  /// The spec at this position of the order of running begins: comes before every hook it needs,
  /// those of its blocks included. The line is that of its declaration, 0 where that stands in
  /// another file.
  case started(position: Int, line: Int)
  /// A spec ended, and its own hooks with it. The receiver fills in the wall time.
  case finished(SpecResult)
  /// The file has asked for what stands for the interaction of this name.
  case askedFor(String)
  /// The file printed this outside of its specs.
  case printed(String)
  /// Something went wrong outside the specs: in loading, or in a block's tear-down.
  case errored(SpecError)
}
