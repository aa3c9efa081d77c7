import SpecResults

/// What a file declares.
struct FileListing {
  /// Its specs, in the order in which they would run.
  var specs: [ListedSpec]

  /// What went wrong while its blocks were read.
  var errors: [SpecError]
}

/// A spec that a file declares.
struct ListedSpec {
  /// What is known of it before it runs.
  var result: SpecResult

  /// What selection knows of it.
  var candidate: SpecCandidate
}
