import Interactions
import LuaHost

/// The words that declare buttons, sliders and toggles.
extension UiObject {
  static func describeControls(_ members: inout UiMembers) {
    members.word(.button) { ui, builder, said in
      try said.arguments.atMost(2)
      let title = try said.arguments[1, "the title"].string()
      let body = try said.laid(2, "the function", named: title, as: .function).function()
      let interpreter = ui.script.interpreter
      ui.push(builder.button(title) { try interpreter.run(body) }, said)
    }
    members.word(.slider) { ui, builder, said in
      try said.arguments.atMost(2)
      let name = try said.arguments[1, "the name"].string()
      let options = try Options(
        said.laid(2, "the options", named: name, as: .options), ["from", "to", "step"])
      let from = try options["from"].present?.number() ?? 0
      let to = try options["to"].present?.number(in: from..., "at least from") ?? max(1, from)
      let step = try options["step"].present?.number(in: 0..., "at least 0") ?? 0
      ui.push(try builder.slider(named: name, in: from...to, step: step), said)
    }
    members.word(.toggle) { ui, builder, said in
      try said.arguments.atMost(2)
      let title = try said.arguments[1, "the title"].string()
      let name = try said.laid(2, "the name", named: title, as: .value).string()
      ui.push(try builder.toggle(title, named: name), said)
    }
  }

  private func push(_ control: Control, _ said: UiCall) {
    said.arguments.call.push(ControlObject(control, script, level: level))
  }
}

/// A control as scripts hold it.
final class ControlObject: HostObject {
  private let control: Control
  private let script: SubjectScript
  private let level: Int

  init(_ control: Control, _ script: SubjectScript, level: Int) {
    (self.control, self.script, self.level) = (control, script, level)
  }

  static let hostType = HostType("control", of: ControlObject.self) { type in
    type.method("disabled") { object, call in
      let said = UiCall(.disabled, "control", call, object.script, level: object.level)
      object.control.disabled(
        try said.only("whether it is disabled", as: .function)
          .drawn(object.script, as: .truth))
      call.push(object)
    }
    type.onUnknownMember { call, _ in throw call.noSuchMember(of: .control, among: ["disabled"])
    }
  }
}
