import Interactions
import LuaHost
import SpecResults

/// `interaction` and `stage`: what is put to the test.
enum InteractionWords {
  static func install(in words: inout WordRegistry) {
    words.object("interaction") { InteractionModule() }
    words.function("stage") { call in
      let arguments = Arguments(call, of: "stage")
      var options = SubjectOptions(call.context.settings)
      try options.readStage(arguments[1, "the options"])
      call.push(StageObject(Stage(options.stage), StageLife(call)))
    }
  }
}

/// What `interaction` is: a function that makes a subject, and `interaction.define`.
final class InteractionModule: HostObject {
  static let hostType = HostType("interaction", of: InteractionModule.self) { type in
    type.function("define") { call in
      let definition = try DefinitionObject(Arguments(call, of: "interaction.define"))
      call.context.definitions.add(definition)
      call.push(definition)
    }
    type.on(.call) { call in
      // The module itself stands in slot 1.
      let subject = try Arguments(call, ofMethod: "interaction").subject()
      call.push(SubjectObject(subject, StageLife(call)))
    }
    type.onUnknownMember { call, _ in
      throw call.noSuchMember(of: .interactionWord, among: ["define"])
    }
  }
}

extension Arguments {
  /// The subject of the interaction that the first argument names, with the parameters that the
  /// second gives, on a stage of its own where there is none.
  func subject(on stage: Stage? = nil) throws -> Subject {
    try atMost(2)
    let what = self[1, "the interaction"]
    if let definition: DefinitionObject = call.object(what.slot) {
      return try subject(of: definition, on: stage)
    }
    guard let name = call.string(what.slot) else {
      throw what.refused("a name such as \"spring-tile\", or a definition")
    }
    let names = call.context.settings.subjects[name]?.names ?? [:]
    if let definition = try definition(named: name) {
      return try subject(of: definition, on: stage, names)
    }
    if let own = call.context.definitions[name],
      call.interpreter.start(of: own.body)?.path == call.context.path
    {
      call.warn(
        "\(word): \"\(name)\" is the interaction of the documents, not the definition of that name in "
          + "this file: give the definition itself, or another name")
    }
    var options = SubjectOptions(call.context.settings)
    var parameters: [String: StateValue] = [:]
    try options.read(self[2, "the parameters"]) { parameters[$0.name] = try $0.plainValue() }
    return try call.driving(word) {
      if let make = call.context.settings.registered[name] {
        call.context.noteStandIn(name)
        var given = Parameters(parameters)
        let interaction = try make(&given)
        try given.finish()
        return try add(interaction, to: stage, options, names, parameters: given.answered)
      }
      guard let made = try Catalogue.interaction(named: name, parameters) else {
        throw noSuchInteraction(name)
      }
      if made.parameters["total"] == .number(1), let done = made.parameters["value"]?.number {
        Argument(call, slot: self[2, ""].slot, of: called, name: "value").warn(of: .share, done)
      }
      return try add(made.interaction, to: stage, options, parameters: made.parameters)
    }
  }

  /// The definition that a name means: one that replaces an interaction, or is no interaction of
  /// the host.
  private func definition(named name: String) throws -> DefinitionObject? {
    if let definition = try call.context.definition(replacing: name) { return definition }
    return Catalogue.names.contains(name) ? nil : call.context.definitions[name]
  }

  private func noSuchInteraction(_ name: String) -> HostError {
    let own = call.context.settings.registered.keys.filter { !Catalogue.names.contains($0) }
    let known = Catalogue.names + call.context.definitions.names + own.sorted()
    let sentence = "\(word): there is no \"\(name)\"\(Suggestion.choice(name, in: known))"
    // What is not nearly one that is known may be made before the spec runs.
    return HostError(sentence, Suggestion.meant(name, in: known).map { _ in .name() })
  }

  private func subject(
    of definition: DefinitionObject, on stage: Stage?, _ names: [String: String] = [:]
  ) throws -> Subject {
    var options = SubjectOptions(call.context.settings)
    var values = definition.parameters
    try options.read(self[2, "the parameters"], own: Set(values.keys)) { argument in
      guard let standard = definition.parameters[argument.name] else {
        throw definition.noSuchParameter(argument)
      }
      values[argument.name] = try argument.parameter(like: standard)
    }
    let interaction = ScriptInteraction(definition, values, call.interpreter)
    return try call.driving(word) { try add(interaction, to: stage, options, names) }
  }

  private func add(
    _ interaction: any Interaction, to stage: Stage?, _ options: SubjectOptions,
    _ names: [String: String] = [:], parameters: [String: StateValue] = [:]
  ) throws -> Subject {
    guard stage == nil || !options.concernsStage else {
      throw self[2, "the parameters"].misused(
        "\(word): what concerns the whole stage is given to stage{…}")
    }
    let subject = try (stage ?? Stage(options.stage))
      .add(interaction, options.common, parameters: parameters, names: names)
    call.context.sceneKeeper?.watch(subject)
    call.context.storyKeeper?.watch(subject)
    return subject
  }
}
