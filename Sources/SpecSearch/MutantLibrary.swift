import SpecResults
package import SpecRunner

/// The mutants that stand in a folder: one folder an interaction, one file a mutant.
package struct MutantLibrary {
  /// The folder that is read where none is named.
  package static let defaultFolder = "specs/faults"

  /// The file in the folder that lists those that the Swift tests make.
  private static let variantsFile = "swift.txt"

  /// The folder that was read.
  private let folder: String

  /// All mutants that a file of the folder makes, in the order of their paths' bytes.
  package let mutants: [Mutant]

  /// Those that the Swift tests make, since no override in Lua can.
  package let variants: [Mutant]

  /// Reads every `*.lua` below `folder`.
  package init(folder: String = defaultFolder) throws(MutantFault) {
    self.folder = folder
    let discovery = Discovery(arguments: [folder], suffix: ".lua")
    if let fault = discovery.faults.first {
      throw .noFolder(path: folder, reason: fault.description)
    }
    var mutants: [Mutant] = []
    for file in discovery.files {
      let parts = file.path.split(separator: "/")
      guard parts.count > 1 else { continue }
      let text = try Self.text(of: file.path)
      mutants.append(
        try Mutant(path: file.path, of: String(parts[parts.count - 2]), text: text))
    }
    self.mutants = mutants
    variants = try Self.variants(in: "\(folder)/\(Self.variantsFile)")
  }

  /// The mutants that the file at `path` lists, divided by empty lines; none where there is no file.
  private static func variants(in path: String) throws(MutantFault) -> [Mutant] {
    guard let text = try? text(of: path) else { return [] }
    var variants: [Mutant] = []
    for block in text.split(separator: "\n\n") where block.hasPrefix("-- ") {
      variants.append(try Mutant(path: path, of: "", text: String(block)))
    }
    return variants
  }

  /// The mutants that `names` mean: interactions, whole ids, or what ids begin with; without any, all.
  package func mutants(named names: [String]) throws(MutantFault) -> [Mutant] {
    guard !names.isEmpty else { return mutants }
    for name in names where !mutants.contains(where: { $0.answers(to: name) }) {
      let known = Set(mutants.flatMap { [$0.id, $0.interaction] }).sorted()
      throw .unknown(name: name, suggestion: Suggestion.nearest(name, in: known))
    }
    return mutants.filter { mutant in names.contains { mutant.answers(to: $0) } }
  }

  /// What the ids of the checks that are about `interaction` begin with, such as `tile.`: those that
  /// its mutants name, and those that its mutants are named like.
  func checkPrefixes(of interaction: String) -> Set<String> {
    let own = mutants.filter { $0.interaction == interaction }
    let checks = own.flatMap(\.catchers) + own.map { String($0.id.dropFirst("m.".count)) }
    return Set(checks.compactMap { id in id.firstIndex(of: ".").map { String(id[...$0]) } })
  }

  /// The interactions that mutants override, in their order, each once.
  var interactions: [String] { mutants.interactions }

  /// The right form of `interaction` that the mutants override: the one beside their folder, or else
  /// the one that ships with the checks.
  ///
  /// - Throws: `MutantFault.noOriginal`.
  package func original(of interaction: String) throws(MutantFault) -> String {
    let name = String(interaction.map { $0 == "-" ? "_" : $0 })
    let places = [folder, Self.defaultFolder].map { "\($0)/../interactions/\(name).lua" }
    for place in places where (try? Self.text(of: place)) != nil { return place }
    throw .noOriginal(interaction: interaction, places: places)
  }

  /// The checks about `interaction` in the files of `plan`, ready to run against any subject as that
  /// says.
  package func trial(
    of interaction: String, by plan: RunPlan, executor: SpecExecutor
  ) throws(TrialFault) -> Trial {
    try Trial(
      of: interaction, by: plan, prefixes: checkPrefixes(of: interaction), executor: executor)
  }

  private static func text(of path: String) throws(MutantFault) -> String {
    do throws(SystemError) {
      return String(decoding: try SourceText(path: path).bytes, as: UTF8.self)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}

extension Mutant {
  /// Whether `name` means this mutant, among others perhaps.
  fileprivate func answers(to name: String) -> Bool {
    name == interaction || id == name || id.hasPrefix(name + ".") || id.hasPrefix("m.\(name).")
      || id == "m.\(name)"
  }
}

extension [Mutant] {
  /// The interactions that these mutants override, in their order, each once.
  package var interactions: [String] { map(\.interaction).distinct }
}
