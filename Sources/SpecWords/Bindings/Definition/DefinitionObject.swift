import Interactions
import LuaHost
import SpecResults

/// An interaction that a script defines: a value, of which `with{}` makes another.
final class DefinitionObject: HostObject {
  /// The name, which messages and traces show.
  let name: String
  /// The parameters and their defaults; only these are accepted.
  let parameters: [String: LuaReference]
  /// The choices among the defaults that every interaction takes.
  let common: InteractionOptions
  /// The function that declares it.
  let body: LuaReference
  /// What `with{}` laid over the arguments of its words, innermost first.
  let layers: [OverrideLayer]
  /// What `with{}` laid over the defaults.
  private let changed: (parameters: [String: LuaReference], common: InteractionOptions)

  private init(
    name: String, parameters: [String: LuaReference], common: InteractionOptions,
    body: LuaReference, layers: [OverrideLayer] = [],
    changed: (parameters: [String: LuaReference], common: InteractionOptions) = ([:], .init())
  ) {
    self.name = name
    self.parameters = parameters
    self.common = common
    self.body = body
    self.layers = layers
    self.changed = changed
  }

  static let hostType = HostType("definition", of: DefinitionObject.self) { type in
    type.field("name") { definition, call in call.push(definition.name) }
    type.field("with") { definition, call in
      call.push(
        HostFunction { call in
          // Written as definition.with{…}; definition:with{…} is understood, too.
          let owner: DefinitionObject? = call.object(1)
          let overrides = Argument(
            call, slot: owner == nil ? 1 : 2, word: "\(definition.name).with", name: "the overrides"
          )
          let varied = try definition.with(overrides)
          call.context.definitions.addVaried(varied)
          call.push(varied)
        })
    }
    type.onUnknownMember { call, _ in
      throw call.noSuchMember(of: .definition, among: ["name", "with"])
    }
  }

  /// What `interaction.define(name, {defaults}, body)` makes.
  convenience init(_ arguments: Arguments) throws {
    try arguments.atMost(3)
    let name = try arguments[1, "the name"].ownName()
    if arguments.call.kind(2) == .function {
      throw arguments[2, "the defaults"].refused(
        "a table, {} where there are none", hint: ": the function comes third")
    }
    let body = try arguments[3, "the function"].function()
    let defaults = try arguments[2, "the defaults"].fields()
    self.init(
      name: name, parameters: try defaults.mapValues { try $0.reference() },
      common: try InteractionOptions(among: defaults), body: body)
  }

  /// The same definition with all that `other` lays over its own.
  func overlaid(by other: DefinitionObject) -> DefinitionObject {
    DefinitionObject(
      name: name, parameters: parameters.merging(other.changed.parameters) { $1 },
      common: other.changed.common.over(common), body: body, layers: layers + other.layers,
      changed: (
        changed.parameters.merging(other.changed.parameters) { $1 },
        other.changed.common.over(changed.common)
      ))
  }

  /// The same definition with `overrides` laid over it.
  private func with(_ overrides: Argument) throws -> DefinitionObject {
    var fields = try overrides.fields()
    var (parameters, common, changed) = (parameters, common, changed)
    if let laid = fields.removeValue(forKey: "parameters") {
      let laid = try laid.fields()
      for (name, value) in laid {
        guard let standard = parameters[name] else { throw noSuchParameter(value) }
        let value = try value.parameter(like: standard)
        parameters[name] = value
        changed.parameters[name] = value
      }
      let chosen = try InteractionOptions(among: laid)
      common = chosen.over(common)
      changed.common = chosen.over(changed.common)
    }
    let layer = try OverrideLayer(fields, of: self, at: overrides.call.location)
    return DefinitionObject(
      name: name, parameters: parameters, common: common, body: body, layers: layers + [layer],
      changed: changed)
  }

  /// The error of a parameter that the definition does not have.
  func noSuchParameter(_ argument: Argument) -> HostError {
    let known = parameters.keys.sorted() + SubjectOptions.names
    let meant =
      Suggestion.nearest(argument.name, in: known) == nil
      ? ForeignMembers.hint(forParameter: argument.name, among: known) : nil
    let hint =
      (meant ?? nilDefault(of: argument)).map { " (\($0))" }
      ?? Suggestion.question(argument.name, in: known)
    return .misnamed(
      "\(argument.word): \(name) has no parameter \"\(argument.name)\"\(hint)",
      option: argument.name)
  }
}

extension DefinitionObject {
  /// What is said of a parameter that has the default nil in the text of the definition; `nil` where it
  /// has not.
  private func nilDefault(of argument: Argument) -> String? {
    let context = argument.call.context
    guard let path = argument.call.interpreter.start(of: body)?.path, let text = context.text(path),
      String(decoding: text, as: UTF8.self).contains("\(argument.name) = nil")
    else { return nil }
    return "\(argument.name) = nil gives no default, and makes no parameter: write "
      + "\(argument.name) = false"
  }
}

extension Argument {
  /// The fields of a table by name; none where it was left out.
  fileprivate func fields() throws -> [String: Argument] {
    guard present != nil else { return [:] }
    guard call.kind(slot) == .table else { throw refused("a table") }
    var names: [String] = []
    try call.forEachEntry(of: slot) { key, _ in
      guard let name = call.string(key) else { throw refused("a table of names and values") }
      names.append(name)
    }
    var fields: [String: Argument] = [:]
    for name in names {
      fields[name] = option(name, slot: try call.field(name, of: slot))
    }
    return fields
  }

  /// The value, held.
  func reference() throws -> LuaReference { try call.reference(slot) }
}

extension InteractionOptions {
  /// The choices that every interaction takes among named values.
  fileprivate init(among values: [String: Argument]) throws {
    self.init()
    for (name, read) in Self.readers {
      if let value = values[name] { try read(&self, value) }
    }
  }
}
