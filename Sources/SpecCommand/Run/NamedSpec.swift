import Glibc
import SpecReports
import SpecResults
import SpecRunner

/// The one spec that a person names by its id.
struct NamedSpec {
  /// Its id.
  let id: String

  /// The files that declare it.
  let paths: [String]

  /// Finds the spec of an id.
  ///
  /// - Parameter places: Where it is looked for; where there are none, in the file that the id begins
  ///   with, else in the folder specs.
  init(id: String, in places: [String], _ settings: RunSettings) throws(CommandFault) {
    var places = places
    let own = id.split(separator: " > ", maxSplits: 1).first.map(String.init) ?? ""
    if places.isEmpty, own != id, access(own, R_OK) == 0 { places = [own] }
    let (found, declared) = try Self.declared(in: places, settings)
    self.id = id
    paths = declared.specs.filter { $0.spec.id == id }.map(\.path)
    guard paths.isEmpty else { return }
    // What keeps a file from being read may be all that keeps the spec from being found.
    declared.tellErrors()
    let hint = Suggestion.question(id, in: declared.specs.map(\.spec.id))
    throw CommandFault(
      "no spec has the id '\(id)'\(hint.isEmpty ? "; 'sprung list --json' shows them" : hint)",
      status: .worst(found.statuses + [declared.errors.isEmpty ? .usage : .errored]))
  }

  /// The files that `paths` mean, and all specs in them.
  private static func declared(
    in paths: [String], _ settings: RunSettings
  ) throws(CommandFault) -> (FoundFiles, DeclaredSpecs) {
    var settings = settings
    settings.paths = paths
    let found = FoundFiles(settings)
    if found.files.isEmpty, let reason = found.reasonForNothing(.blank) {
      throw CommandFault(reason, status: .nothingSelected)
    }
    return (found, try DeclaredSpecs(inAllOf: found.files, settings))
  }
}
