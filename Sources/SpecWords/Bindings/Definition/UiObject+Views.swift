import Interactions
import LuaHost

/// The words that say what is shown and what a drag does.
extension UiObject {
  static func describeViews(_ members: inout UiMembers) {
    members.word(.canvas) { ui, builder, said in
      let options = try Options(
        said.only("the canvas", as: .options), ["width", "height", "name"])
      builder.canvas(
        width: try options["width"].number(), height: try options["height"].number(),
        name: try options["name"].present?.string())
    }
    members.word(.drag) { ui, builder, said in
      let options = try InteractionOptions(drag: said.only("the options", as: .options))
      let place = ui.script.interpreter.callerLocation()
      let hasSpace = options.coordinateSpace != nil
      let drag = builder.drag(options) { error in
        // A space that the drag does not name is one that the subject was given.
        if case .unknownName = error, !hasSpace { return error }
        return LuaError("ui:drag: \(error.advised)", at: place)
      }
      said.arguments.call.push(DragObject(drag, ui.script, level: ui.level))
    }
    members.word(.rectangle) { ui, builder, said in
      let options = try Options(said.only("the options", as: .options), ["corner_radius"])
      let radius = try options["corner_radius"].present?.number() ?? 0
      ui.push(builder.rectangle(cornerRadius: radius), said)
    }
    members.word(.linearGradient) { ui, builder, said in
      let options = try Options(
        said.only("the options", as: .options), ["stops", "start_point", "end_point"])
      ui.push(
        builder.linearGradient(
          GradientFill(
            stops: try options["stops"].stateValue(),
            start: try options["start_point"].unitPoint(),
            end: try options["end_point"].unitPoint())), said)
    }
    members.word(.zStack) { ui, builder, said in
      let table = try said.only("the views", as: .options)
      let views = try table.list(of: "views") { try $0.view() }
      let alignment = try table.field("alignment").present?.word(of: Alignment.self)
      ui.push(builder.zStack(alignment: alignment ?? .center, views), said)
    }
    members.word(.geometryReader) { ui, builder, said in
      let make = try said.only("the function", as: .function).function()
      let script = ui.script
      let reader = builder.geometryReader { geometry in
        let view = try script.recounting {
          let record = try script.interpreter.specContext.record(.geometry, ["size"])
          return try script.interpreter.call(make) { call in
            call.push(geometry)
            call.setMetatable(record)
          } reading: { results in
            try Argument(results, slot: 1, word: "ui:geometry_reader", name: "the answer").view()
          }
        }
        try script.checkNames()
        return view
      }
      ui.push(reader, said)
    }
  }

  private func push(_ view: View, _ said: UiCall) {
    said.arguments.call.push(ViewObject(view, script, level: level))
  }
}

extension InteractionOptions {
  /// The options of `ui:drag`.
  fileprivate init(drag argument: Argument) throws {
    self.init()
    let names = ["minimum_distance", "coordinate_space", "slop", "up_crosses", "tracker"]
    let options = try Options(argument, names)
    for name in names {
      if let value = options[name].present { try Self.readers[name]?(&self, value) }
    }
  }
}

extension Call {
  /// Adds what a view is offered: a table with the `size`.
  fileprivate func push(_ geometry: Geometry) {
    pushTable(fields: 1)
    push(geometry.size)
    setField("size")
  }
}

extension Argument {
  func view() throws -> View { try object(ViewObject.self, "a view such as ui:rectangle{}").view }

  /// A point of a view as a gradient takes it: a word such as `leading`, or shares of its size.
  fileprivate func unitPoint() throws -> StateValue {
    guard call.kind(slot) == .string else { return try stateValue() }
    return .text(try word(of: Alignment.self).rawValue)
  }

  /// A field of a table.
  fileprivate func field(_ name: String) throws -> Argument {
    option(name, slot: try call.field(name, of: slot))
  }
}
