import Glibc
import Interactions
import SpecResults
import SpecRunner

extension RunSettings {
  /// The settings, with what they leave to the working folder and to the seed: what failed there in the
  /// last run, and the order that is drawn. Listing and running ask alike.
  func resolved() -> RunSettings {
    var settings = self
    if repeatsLastFailed { settings.selectLastFailed() }
    if shuffles { settings.selection.shuffle = Shuffle(seed: seed) }
    return settings
  }

  /// Wants what failed in the last run here, and everything where nothing did.
  private mutating func selectLastFailed() {
    guard let failures = LastFailed().read() else {
      return say("no run is recorded here: \(lists ? "listing" : "running") everything")
    }
    if failures.isEmpty {
      say("nothing failed in the last run here: \(lists ? "listing" : "running") everything")
    }
    for failure in failures {
      switch failure {
      case .specFinished(let result): selection.ids = (selection.ids ?? []).union([result.id])
      case .fileErrored(let path, _):
        selection.ids = selection.ids ?? []
        selection.wholeFiles.insert(path)
      default: break
      }
    }
  }

  /// Throws where a subject's file cannot be read, and tells of a name that is nearly one of the
  /// product's own: specs would go on without the subject.
  func refuseMissingSubjects() throws(CommandFault) {
    for (name, path) in subjects.sorted(by: { $0.key < $1.key }) {
      guard access(path, R_OK) == 0 else {
        throw CommandFault("--subject \(name)=\(path): there is no such file that can be read")
      }
      if let near = Suggestion.nearest(name, in: Catalogue.names), near != name {
        say("--subject \(name)=\(path): did you mean '\(near)'?")
      }
    }
  }
}
