import Glibc
import SpecReports
import SpecResults
import SpecRunner

/// The one spec that a person names: by `PATH:LINE`, by the path of what holds no other, or by its id.
struct NamedSpec {
  let id: String

  /// The files that declare it.
  let paths: [String]

  /// Finds the spec that `name` means: a path that exists is one, all else is an id.
  ///
  /// - Parameter places: Where the spec of an id is looked for; where there are none, in the file that
  ///   the id begins with, else in the folder specs.
  init(_ name: String, in places: [String], _ settings: RunSettings) throws(CommandFault) {
    switch Discovery(arguments: [name]).faults.first {
    case .notFound: try self.init(id: name, in: places, settings)
    case let fault?: throw CommandFault(fault)
    case nil:
      guard places.isEmpty else {
        throw CommandFault("\(name) says itself where the spec stands; further paths are for an id")
      }
      try self.init(at: name, settings)
    }
  }

  /// The spec at a path.
  private init(at path: String, _ settings: RunSettings) throws(CommandFault) {
    let (found, declared) = try Self.declared(in: [path], settings)
    guard let first = declared.specs.first else {
      declared.tellErrors()
      throw CommandFault(
        found.reasonForNothing(declared.summary) ?? "there is no spec to be read at \(path)",
        status: .worst(found.statuses + declared.summary.statuses(allowsNothing: false)))
    }
    guard declared.specs.count == 1 else {
      throw CommandFault(Self.choice(declared.specs.map(\.spec), at: path))
    }
    id = first.spec.id
    paths = [first.path]
  }

  /// The spec of an id.
  private init(id: String, in places: [String], _ settings: RunSettings) throws(CommandFault) {
    var places = places
    let id = spelledID(id)
    let own = id.split(separator: " > ", maxSplits: 1).first.map(String.init) ?? ""
    if places.isEmpty, own != id, access(own, R_OK) == 0 { places = [own] }
    let (found, declared) = try Self.declared(in: places, settings)
    let ids = declared.specs.map(\.spec.id)
    // Whoever copies an id from a report has it with its control characters spelled out.
    let meant = ids.contains(id) ? id : ids.first { $0.visible == id } ?? id
    self.id = meant
    paths = declared.specs.filter { $0.spec.id == meant }.map(\.path)
    guard paths.isEmpty else { return }
    // What keeps a file from being read may be all that keeps the spec from being found.
    declared.tellErrors()
    let hint = Suggestion.question(id, in: ids)
    let advice = hint.isEmpty ? "; 'sprung list --json' shows them" : hint
    throw CommandFault(
      "no spec has the id '\(id)'\(Self.readsLikePath(id) ? ", nor is that a file" : advice)",
      status: .worst(found.statuses + [declared.errors.isEmpty ? .usage : .errored]))
  }

  /// Whether a name ends as that of a Lua file does, or as a line in one.
  private static func readsLikePath(_ name: String) -> Bool {
    let digits = name.reversed().prefix { $0.isNumber }.count
    let end = digits > 0 ? name.dropLast(digits) : name[...]
    return end.hasSuffix(digits > 0 ? ".lua:" : ".lua")
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

  /// What to say where a path means several specs.
  private static func choice(_ specs: [SpecResult], at path: String) -> String {
    let told = specs.prefix(mostTold).map { "  \("\($0.location)".visible)  \($0.id.visible)" }
    let rest = specs.count - told.count
    return
      ([
        "\(path) means \(counted(specs.count, "spec")); say which, by PATH:LINE or by its id:"
      ] + told + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// More specs than these are only counted.
  private static let mostTold = 10
}
