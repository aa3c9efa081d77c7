package import SpecResults
package import SpecRunner

/// What keeps checks from being tried on subjects: what is left out would be missed by nobody.
package enum TrialFault: Error {
  /// The system refuses what workers need.
  case refused(RunnerError)
  /// The checks in a file are not known, since it could not be read whole.
  case unlisted(path: String, SpecError)
  /// A run was ended from outside.
  case cutShort(RunSummary.Ending)
}

extension TrialFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let error): error.description
    case .unlisted(let path, let error):
      "\(error.location?.description ?? path): \(error.message), so that the checks in \(path) are not "
        + "known"
    case .cutShort(.interrupted(let signal)): "interrupted by signal \(signal)"
    case .cutShort: "the time of the run was up"
    }
  }
}
