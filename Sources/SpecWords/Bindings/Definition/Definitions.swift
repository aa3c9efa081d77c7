import LuaHost
package import SpecResults

/// The interactions that the scripts of one interpreter have defined.
package struct Definitions {
  private var named: [String: DefinitionObject] = [:]
  /// The definitions that `--subject` puts in the place of interactions, by their names.
  var replacements: [String: DefinitionObject] = [:]
  private var varied: [DefinitionObject] = []
  /// The names among `SpecSettings.subjects` that something has asked for.
  private var askedFor: Set<String> = []

  /// Keeps a definition, so that `interaction(name)` finds it.
  mutating func add(_ definition: DefinitionObject) { named[definition.name] = definition }

  /// Keeps a definition that `with{}` made, to look at its keys in the end.
  mutating func addVaried(_ definition: DefinitionObject) { varied.append(definition) }

  /// The definition of a name; it never replaces an interaction of the host.
  subscript(name: String) -> DefinitionObject? { named[name] }

  /// Whether nothing has asked for that name before.
  mutating func asksFirst(for name: String) -> Bool { askedFor.insert(name).inserted }

  /// The names of all, sorted.
  var names: [String] { named.keys.sorted() }

  /// What is wrong with overrides when the file ends: each key that no subject has used, where
  /// there was a subject.
  package var unusedOverrides: [(location: Location, message: String)] {
    if varied.isEmpty { return [] }
    return varied.compactMap(\.layers.last).flatMap { layer in
      layer.unused.map { (layer.location, "with: no subject has used the key \"\($0)\"") }
    }
  }
}

extension SpecContext {
  /// Notes that something asks for what stands in the place of an interaction.
  func noteStandIn(_ name: String) {
    if definitions.asksFirst(for: name) { onStandIn?(name) }
  }

  /// The definition that `--subject` puts in the place of an interaction, read when it is first
  /// asked for.
  func definition(replacing name: String) throws -> DefinitionObject? {
    guard let paths = settings.subjects[name]?.paths else { return nil }
    noteStandIn(name)
    if let known = definitions.replacements[name] { return known }
    var definition: DefinitionObject?
    for path in paths {
      guard case .object(let object) = try readModule(path),
        let next = object as? DefinitionObject
      else { throw HostError("\(path) should return a definition, interaction.define(…)") }
      definition = definition?.overlaid(by: next) ?? next
    }
    definitions.replacements[name] = definition
    return definition
  }
}
