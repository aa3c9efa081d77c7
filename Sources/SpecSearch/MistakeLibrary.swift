import SpecResults
package import SpecRunner

/// The mistakes that stand in a folder: one folder an interaction, one file a mistake.
package struct MistakeLibrary {
  /// The folder that is read where none is named.
  package static let defaultFolder = "specs/faults"

  /// The file in the folder that lists those that the Swift tests make.
  private static let madeInSwiftFile = "swift.txt"

  /// The folder that was read.
  private let folder: String

  /// All mistakes that a file of the folder makes, in the order of their paths' bytes.
  package let mistakes: [Mistake]

  /// Those that the Swift tests make, since no override in Lua can.
  package let madeInSwift: [Mistake]

  /// Reads every `*.lua` below `folder`.
  package init(folder: String = defaultFolder) throws(MistakeFault) {
    self.folder = folder
    let discovery = Discovery(arguments: [folder], suffix: ".lua")
    if let fault = discovery.faults.first {
      throw .noFolder(path: folder, reason: fault.description)
    }
    var mistakes: [Mistake] = []
    for file in discovery.files {
      let parts = file.path.split(separator: "/")
      guard parts.count > 1 else { continue }
      let text = try Self.text(of: file.path)
      mistakes.append(
        try Mistake(path: file.path, of: String(parts[parts.count - 2]), text: text))
    }
    self.mistakes = mistakes
    madeInSwift = try Self.listed(in: "\(folder)/\(Self.madeInSwiftFile)")
  }

  /// The mistakes that the file at `path` lists, divided by empty lines; none where there is no file.
  private static func listed(in path: String) throws(MistakeFault) -> [Mistake] {
    guard let text = try? text(of: path) else { return [] }
    var mistakes: [Mistake] = []
    for block in text.split(separator: "\n\n") where block.hasPrefix("-- ") {
      mistakes.append(try Mistake(path: path, of: "", text: String(block)))
    }
    return mistakes
  }

  /// The mistakes that `names` mean: interactions, whole ids, or what ids begin with; without any, all.
  package func mistakes(named names: [String]) throws(MistakeFault) -> [Mistake] {
    guard !names.isEmpty else { return mistakes }
    for name in names where !mistakes.contains(where: { $0.answers(to: name) }) {
      let known = Set(mistakes.flatMap { [$0.id, $0.interaction] }).sorted()
      throw .unknown(name: name, suggestion: Suggestion.nearest(name, in: known))
    }
    return mistakes.filter { mistake in names.contains { mistake.answers(to: $0) } }
  }

  /// What the ids of the checks that are about `interaction` begin with, such as `tile.`: those that
  /// its mistakes name, and those that its mistakes are named like.
  func checkPrefixes(of interaction: String) -> Set<String> {
    let own = mistakes.filter { $0.interaction == interaction }
    let checks = own.flatMap(\.catchers) + own.map { String($0.id.dropFirst("m.".count)) }
    return Set(checks.compactMap { id in id.firstIndex(of: ".").map { String(id[...$0]) } })
  }

  /// The interactions that mistakes override, in their order, each once.
  var interactions: [String] { mistakes.interactions }

  /// The right form of `interaction` that the mistakes override: the one beside their folder, or else
  /// the one that ships with the checks.
  ///
  /// - Throws: `MistakeFault.noOriginal`.
  package func original(of interaction: String) throws(MistakeFault) -> String {
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

  private static func text(of path: String) throws(MistakeFault) -> String {
    do throws(SystemError) {
      return String(decoding: try SourceText(path: path).bytes, as: UTF8.self)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}

extension Mistake {
  /// Whether `name` means this mistake, among others perhaps.
  fileprivate func answers(to name: String) -> Bool {
    name == interaction || id == name || id.hasPrefix(name + ".") || id.hasPrefix("m.\(name).")
      || id == "m.\(name)"
  }
}

extension [Mistake] {
  /// The interactions that these mistakes override, in their order, each once.
  package var interactions: [String] { map(\.interaction).distinct }
}
