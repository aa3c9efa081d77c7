package import SpecResults

/// What a file declares.
package struct FileListing: Hashable, Sendable {
  /// Its specs, in the order of declaration.
  package var specs: [ListedSpec]

  /// What went wrong while its blocks were read.
  package var errors: [SpecError]

  /// What a file declares.
  package init(specs: [ListedSpec], errors: [SpecError]) {
    self.specs = specs
    self.errors = errors
  }
}

/// A spec that a file declares.
package struct ListedSpec: Hashable, Sendable {
  /// What is known of it before it runs.
  package var result: SpecResult

  /// What selection knows of it.
  package var candidate: SpecCandidate

  /// A spec that a file declares.
  package init(result: SpecResult, candidate: SpecCandidate) {
    self.result = result
    self.candidate = candidate
  }
}
