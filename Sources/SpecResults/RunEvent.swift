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
  package var format = RunHeader.currentFormat

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
  /// Every claim held.
  package var passed = 0
  /// A claim did not hold.
  package var failed = 0
  /// Could not be judged.
  package var errored = 0
  /// Not run, with a reason.
  package var skipped = 0
  /// Failed as was known.
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

  /// Adds the counts of more specs.
  package mutating func add(_ other: Counts) {
    passed += other.passed
    failed += other.failed
    errored += other.errored
    skipped += other.skipped
    known += other.known
  }
}

/// What is known of a file when it ended.
package struct FileSummary: Hashable, Sendable {
  /// Its wanted specs by outcome.
  package var counts: Counts

  /// How many specs it declares, whether they were wanted or not.
  package var declared: Int

  /// The wall time, in seconds.
  package var duration: Double

  /// What it printed outside of its specs.
  package var output: String

  /// What is known of a file when it ended.
  package init(counts: Counts, declared: Int, duration: Double, output: String = "") {
    self.counts = counts
    self.declared = declared
    self.duration = duration
    self.output = output
  }
}

/// What is known when a run ended.
package struct RunSummary: Hashable, Sendable {
  /// All wanted specs by outcome.
  package var counts: Counts

  /// How many specs the files declare, whether they were wanted or not.
  package var declared: Int

  /// Files that could not be loaded or failed at file level.
  package var erroredFiles: Int

  /// Over all specs in their order; `nil` where the wall clock ended one of them.
  package var digest: UInt64?

  /// The wall time, in seconds.
  package var duration: Double

  /// Why the run ended; what had finished by then is in the counts.
  package var ending: Ending

  /// The names of interactions for which something stands in and that a spec has asked for: no part of
  /// the stream.
  package var standIns: Set<String> = []

  /// What is known when a run ended.
  package init(
    counts: Counts, declared: Int, erroredFiles: Int, digest: UInt64?, duration: Double,
    ending: Ending = .complete
  ) {
    self.counts = counts
    self.declared = declared
    self.erroredFiles = erroredFiles
    self.digest = digest
    self.duration = duration
    self.ending = ending
  }

  /// Why a run ended.
  package enum Ending: Hashable, Sendable {
    /// Everything that was selected has run.
    case complete
    /// As many specs and files had failed or errored as the run was to bear.
    case failureLimit
    /// The run's own time was used up.
    case timeout
    /// A signal, such as 2 for an interrupt from the keyboard or 15 for a request to end.
    case interrupted(signal: Int32)
  }
}
