import SpecResults
import SpecRunner

/// The mutants that stand in a folder: one folder an interaction, one file a mutant.
package struct MutantLibrary {
  /// The folder that is read where none is named.
  package static let defaultFolder = "specs/faults"

  /// All mutants, in the order of their paths' bytes.
  package let mutants: [Mutant]

  /// Reads every `*.lua` below `folder`.
  package init(folder: String = defaultFolder) throws(MutantFault) {
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

  /// What the ids of the checks that are about `interaction` begin with, such as `tile.`.
  package func checkPrefixes(of interaction: String) -> Set<String> {
    let checks = mutants.filter { $0.interaction == interaction }.flatMap(\.catchers)
    return Set(checks.compactMap { id in id.firstIndex(of: ".").map { String(id[...$0]) } })
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
