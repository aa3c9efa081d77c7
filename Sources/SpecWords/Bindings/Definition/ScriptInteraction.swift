import Interactions
import LuaHost

/// An interaction that a script defines, with the parameters of one subject.
struct ScriptInteraction: Interaction {
  private let definition: DefinitionObject
  private let parameters: [String: LuaReference]
  private let interpreter: Interpreter

  init(
    _ definition: DefinitionObject, _ parameters: [String: LuaReference], _ interpreter: Interpreter
  ) {
    self.definition = definition
    self.parameters = parameters
    self.interpreter = interpreter
  }

  var name: String { definition.name }

  var defaults: InteractionOptions { definition.common }

  func build(_ ui: InteractionBuilder) throws -> View {
    // The choices that every interaction takes are read as nil where they are no defaults.
    let record = try interpreter.recordMetatable(
      .parameters, parameters.keys.sorted() + InteractionOptions.readers.keys.sorted())
    let table = try interpreter.make { call in
      call.pushTable(fields: parameters.count)
      for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
        call.push(value)
        call.setField(name)
      }
      call.setMetatable(record)
    }
    let script = SubjectScript(
      builder: ui, interpreter: interpreter, parameters: table,
      parameterNames: Set(parameters.keys), layers: definition.layers)
    script.isBuilding = true
    let view = try build(script, table, level: definition.layers.count)
    script.isBuilding = false
    try script.checkNames()
    interpreter.specContext.noteBuilt(definition.body, ui.stateNames)
    return view
  }

  /// Builds the definition as its first `level` layers leave it.
  private func build(
    _ script: SubjectScript, _ parameters: LuaReference, level: Int
  ) throws -> View {
    guard level > 0 else {
      return try view(of: definition.body, UiObject(script, level: 0), parameters)
    }
    guard let body = definition.layers[level - 1].take(["body"]) else {
      return try build(script, parameters, level: level - 1)
    }
    let original = HostFunction { call in
      let given = call.kind(2) == .table ? try call.reference(2) : parameters
      let view = try build(script, given, level: level - 1)
      call.push(ViewObject(view, script, level: level))
    }
    return try view(of: body, UiObject(script, level: level), parameters, original)
  }

  private func view(
    of body: LuaReference, _ ui: UiObject, _ parameters: LuaReference,
    _ original: HostFunction? = nil
  ) throws -> View {
    try interpreter.call(body) { call in
      call.push(ui)
      call.push(parameters)
      if let original { call.push(original) }
    } reading: { results in
      guard let view: ViewObject = results.object(1) else {
        throw LuaError(
          "\(name): its function should return a view, such as ui:rectangle{}",
          at: interpreter.end(of: body))
      }
      return view.view
    }
  }
}
