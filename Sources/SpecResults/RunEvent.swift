/// One entry of the event stream: all that a reporter may read.
package enum RunEvent: Sendable {
  /// The run begins.
  case runStarted(RunHeader)
  /// A file begins.
  case fileStarted(path: String)
  /// A spec ended.
  case specFinished(SpecResult)
  /// A file could not be loaded, or something at file level went wrong.
  case fileErrored(path: String, SpecError)
  /// A file ended.
  case fileFinished(path: String, FileSummary)
  /// The run ended.
  case runFinished(RunSummary)
}

/// What is known when a run begins.
package struct RunHeader: Hashable, Sendable {
  /// The version of the event stream's format.
  package var format: Int = 1

  /// The product's version.
  package var version: String

  /// The seed of the run.
  package var seed: UInt64

  /// How many files were selected.
  package var files: Int

  /// What is known when a run begins.
  package init(version: String, seed: UInt64, files: Int) {
    self.version = version
    self.seed = seed
    self.files = files
  }
}

/// Counts by outcome.
package struct Counts: Hashable, Sendable {
  package var passed = 0
  package var failed = 0
  package var errored = 0
  package var skipped = 0
  package var known = 0

  /// Nothing counted yet.
  package init() {}

  /// All specs, whatever their outcome.
  package var total: Int { passed + failed + errored + skipped + known }

  /// Counts one more spec.
  package mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .errored: errored += 1
    case .skipped: skipped += 1
    case .known: known += 1
    }
  }
}

/// What is known of a file when it ended.
package struct FileSummary: Hashable, Sendable {
  /// Its specs by outcome.
  package var counts: Counts

  /// The wall time, in seconds.
  package var duration: Double

  /// What is known of a file when it ended.
  package init(counts: Counts, duration: Double) {
    self.counts = counts
    self.duration = duration
  }
}

/// What is known when a run ended.
package struct RunSummary: Hashable, Sendable {
  /// All specs by outcome.
  package var counts: Counts

  /// Files that could not be loaded or failed at file level.
  package var erroredFiles: Int

  /// Over all specs in their order; `nil` where the wall clock ended one of them.
  package var digest: UInt64?

  /// The wall time, in seconds.
  package var duration: Double

  /// Whether the run was interrupted.
  package var wasInterrupted: Bool

  /// What is known when a run ended.
  package init(
    counts: Counts, erroredFiles: Int, digest: UInt64?, duration: Double, wasInterrupted: Bool = false
  ) {
    self.counts = counts
    self.erroredFiles = erroredFiles
    self.digest = digest
    self.duration = duration
    self.wasInterrupted = wasInterrupted
  }
}
