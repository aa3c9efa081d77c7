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

  static let hostType = HostType("ui", of: UiObject.self) { type in
    describeStates(&type)
    describeActing(&type)
    describeViews(&type)
    describeControls(&type)
    type.field("parameters") { ui, call in call.push(ui.script.parameters) }
    let members = type.memberNames
    type.onOtherMember { ui, call in
      let builder = try ui.script.builder()
      guard let name = call.string(2), builder.has(name) else {
        throw call.noSuchMember(of: "ui", among: members + builder.names)
      }
      call.push(try call.driving("ui.\(name)") { try builder.value(name) })
    }
    type.on(.assign) { call in
      guard let ui: UiObject = call.object(1), let name = call.string(2) else {
        throw HostError("ui: states have names")
      }
      let builder = try ui.script.builder()
      let value = Argument(call, slot: 3, word: "ui", name: name)
      try call.driving("ui.\(name)") {
        try builder.write(try value.stateValue(inPlaceOf: try builder.model(name)), to: name)
      }
    }
  }
}
