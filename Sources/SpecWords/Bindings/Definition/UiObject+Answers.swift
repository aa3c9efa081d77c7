import Interactions
import LuaHost
import Motion

/// The words that say what is answered to those who ask from outside, and what they may write.
extension UiObject {
  static func describeAnswers(_ members: inout UiMembers) {
    members.field("layout") { ui, call in call.push(try ui.script.builder().layout.rawValue) }
    members.field("reduce_motion") { ui, call in
      call.push(try ui.script.builder().reduceMotion)
    }
    members.field("offered_size") { ui, call in call.push(try ui.script.builder().offeredSize) }
    members.method("frame") { ui, call in
      let builder = try ui.script.builder()
      try call.push(call.driving("ui:frame") { try builder.frame() })
    }
    members.word(.edits) { ui, builder, said in
      let arguments = said.arguments
      try arguments.atMost(4)
      let names = try said.laid(1, "the names", as: .value).list(of: "names") { argument in
        let name = try argument.string()
        ui.script.expect(name, as: .anything, by: argument)
        return name
      }
      let drag = try arguments[2, "the drag"].object(DragObject.self, "a drag such as ui:drag{}")
      let policy = try arguments[3, "the policy"].word(of: EditPolicy.self)
      let rebase = try arguments[4, "the function"].present?.function()
      let interpreter = ui.script.interpreter
      builder.edits(of: names, during: drag.drag, policy) {
        if let rebase { try interpreter.run(rebase) }
      }
    }
    members.word(.part) { ui, builder, said in
      try said.arguments.atMost(2)
      let name = try said.arguments[1, "the name"].string()
      let frame = try said.laid(2, "the function", named: name, as: .function).function()
      let interpreter = ui.script.interpreter
      builder.part(name) {
        try interpreter.call(frame) { results in
          try Argument(results, slot: 1, word: "ui:part", name: name).rectangle()
        }
      }
    }
    members.word(.items) { ui, builder, said in
      let find = try said.only("the function", as: .function).function()
      let interpreter = ui.script.interpreter
      builder.items { id in
        try interpreter.call(find, pushing: { $0.push(id) }) { results in
          try Argument(results, slot: 1, word: "ui:items", name: id).present?.item()
        }
      }
    }
  }
}

extension Argument {
  /// An upright rectangle: a table of its corner and size.
  fileprivate func rectangle() throws -> Rectangle {
    let fields = try Options(self, ["x", "y", "width", "height"])
    return Rectangle(
      origin: Vector(try fields["x"].number(), try fields["y"].number()),
      size: Vector(try fields["width"].number(), try fields["height"].number()))
  }

  /// One of several things: a table of where it is shown, its size, and where the logic holds it.
  fileprivate func item() throws -> Item {
    let fields = try Options(self, ["center", "size", "model"])
    return Item(
      center: try fields["center"].vector(), size: try fields["size"].vector(),
      model: try fields["model"].vector())
  }
}
