import Interactions
import LuaHost
import Motion

/// The methods that ask what is so now.
extension SubjectObject {
  static func describeAsking(_ type: inout HostType.Description<SubjectObject>) {
    type.asking("phase") { object, call in
      let phase = object.subject.phase
      call.push(phase)
      call.context.lastAnswer.take(
        .string(phase), "tile:phase() == \"idle\"", among: Subject.phases)
    }
    type.asking("center") { object, call in
      call.push(try call.driving("subject:center") { try object.subject.center() })
    }
    type.asking("frame") { object, call in
      let part = try Arguments(call, ofMethod: "subject:frame").only("the part").present?.string()
      try call.push(call.driving("subject:frame") { try object.subject.frame(part) })
    }
    type.asking("value") { object, call in
      let name = try Arguments(call, ofMethod: "subject:value").only("the name").string()
      call.push(try call.driving("subject:value") { try object.subject.value(name) })
    }
    type.asking("model") { object, call in
      let name = try Arguments(call, ofMethod: "subject:model").only("the name").string()
      call.push(try call.driving("subject:model") { try object.subject.model(name) })
    }
    type.asking("text") { object, call in
      let name = try Arguments(call, ofMethod: "subject:text").only("the name").string()
      call.push(try call.driving("subject:text") { try object.subject.text(name) })
    }
    type.asking("pan_velocity") { object, call in
      let argument = try Arguments(call, ofMethod: "subject:pan_velocity").only("the space")
      let named = call.string(argument.slot).map { CoordinateSpace($0) }
      guard let space = object.subject.panSpace(named) else {
        throw argument.refused("a string such as \"local\"")
      }
      call.push(
        try call.driving("subject:pan_velocity") {
          try object.subject.panVelocity(in: space)
        })
    }
    type.asking("item") { object, call in
      let id = try Arguments(call, ofMethod: "subject:item").only("the id").string()
      let item = try call.driving("subject:item") { try object.subject.item(id) }
      guard item != nil else { return call.pushNil() }
      call.push(ItemObject(object.subject, id))
    }
    type.asking("trace") { object, call in call.push(RunObject(object.subject.trace)) }
  }
}

extension Call {
  /// Adds a rectangle: a table of its corner and size.
  func push(_ rectangle: Rectangle) throws {
    let (origin, size) = (rectangle.origin, rectangle.size)
    try pushRecord(
      .frame,
      [
        ("x", .number(origin.x)), ("y", .number(origin.y)), ("width", .number(size.x)),
        ("height", .number(size.y)),
      ])
  }
}
