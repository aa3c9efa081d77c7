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

  /// Throws where a subject's file cannot be read.
  func refuseMissingSubjects() throws(CommandFault) {
    for (name, path) in subjects.sorted(by: { $0.key < $1.key }) {
      guard access(path, R_OK) == 0 else {
        throw CommandFault("--subject \(name)=\(path): there is no such file that can be read")
      }
    }
  }

  /// What to say of each subject that no spec of a run has asked for: the product's own was judged in
  /// its place. Nothing where some spec may have been kept from it.
  func complaints(ofSubjectsUnusedIn summary: RunSummary) -> [String] {
    guard summary.ending == .complete, summary.counts.total > 0,
      summary.counts.errored + summary.erroredFiles == 0
    else { return [] }
    let unused = subjects.filter { !summary.standIns.contains($0.key) }
    return unused.sorted { $0.key < $1.key }.map { name, path in
      let others = Catalogue.names.filter { $0 != name }
      return "--subject \(name)=\(path): no spec that ran asked for '\(name)'"
        + Suggestion.question(name, in: others)
    }
  }
}
