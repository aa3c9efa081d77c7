import Interactions
import LuaHost

/// What a definition is told to: the `ui` of its function.
///
/// A state or channel is read as `ui.NAME`, and `ui.NAME = value` writes a state. `level` counts the
/// layers of `with{}` that lie below: the layers from there on are laid over what is said here.
final class UiObject: HostObject {
  let script: SubjectScript
  let level: Int

  init(_ script: SubjectScript, level: Int) {
    self.script = script
    self.level = level
  }

  static let members: UiMembers = {
    var members = UiMembers()
    describeStates(&members)
    describeActing(&members)
    describeViews(&members)
    describeControls(&members)
    describeAnswers(&members)
    members.field("parameters") { ui, call in call.push(ui.script.parameters) }
    members.field("presented") { ui, call in call.push(PresentedObject(ui.script)) }
    return members
  }()

  /// Whether a word of `ui`, which no other value has as a field, is hidden by a state where it
  /// answers no function.
  static func isHidden(_ name: String) -> Bool {
    members.methods[name] != nil && !EventObject.fieldNames.contains(name)
  }

  static let hostType = HostType("ui", of: UiObject.self) { type in
    type.onOtherMember { ui, call, _ in
      let (name, builder) = (call.string(2) ?? "", try ui.script.builder())
      if builder.has(name) {
        ui.script.noteRead(of: name)
        call.push(try call.driving("ui.\(name)") { try builder.value(name) })
      } else if let answer = members.fields[name] {
        if name != "presented" { ui.script.isAsked = true }
        try answer(ui, call)
      } else if let function = try ui.script.function(name, members) {
        ui.script.isAsked = true
        call.push(function)
      } else if ui.script.parameterNames.contains(name) {
        throw HostError.misnamed(
          "ui has no \"\(name)\" (it is a parameter: function(ui, parameters), then parameters.\(name))"
        )
      } else {
        throw call.noSuchMember(of: .ui, among: members.names + builder.names)
      }
    }
    type.on(.assign) { call in
      guard let ui: UiObject = call.object(1), let name = call.string(2) else {
        throw HostError("ui: states have names")
      }
      let builder = try ui.script.builder()
      if ui.script.isBuilding, builder.has(name) {
        let value = ValuePrinter.brief(call, 3)
        throw HostError(
          "ui: \"\(name)\" is written while the interaction is built: its first value is "
            + "ui:state(\"\(name)\", \(value)), and a later one is written in a callback")
      }
      let value = Argument(call, slot: 3, word: "ui", name: name)
      try call.driving("ui") {
        try builder.write(try value.stateValue(inPlaceOf: try builder.model(name)), to: name)
      }
    }
  }
}
