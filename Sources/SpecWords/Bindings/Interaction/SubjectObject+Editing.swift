import Interactions
import LuaHost
import Motion

/// The methods that change something from outside, in an instant.
extension SubjectObject {
  static func describeEditing(_ type: inout HostType.Description<SubjectObject>) {
    type.driving("edit") { object, call in
      let arguments = Arguments(call, ofMethod: "subject:edit")
      let name = try arguments[1, "the name"].string()
      let refusal = try call.driving(arguments.word) {
        let old = try object.subject.model(name)
        let given = arguments[2, name]
        guard !given.isLeftOut else {
          throw given.refused("given", hint: ": write subject:edit(\"\(name)\", value)")
        }
        let value = try given.stateValue(inPlaceOf: old)
        try arguments.atMost(2)
        return try object.subject.edit(name, value)
      }
      call.push(refusal == nil)
      if let refusal { call.push(refusal) }
    }
    type.driving("resize") { object, call in
      let arguments = Arguments(call, ofMethod: "subject:resize")
      let size = try arguments.onlyVector(("width", "height"))
      guard size.x >= 0, size.y >= 0 else {
        throw arguments[1, "the size"].refused("a width and a height, each at least 0")
      }
      try call.driving(arguments.word) { try object.subject.resize(size.x, size.y) }
    }
    type.driving("remove") { object, call in
      try call.driving("subject:remove") { try object.subject.remove() }
    }
    type.driving("tap") { object, call in
      let title = try Arguments(call, ofMethod: "subject:tap").only("the title").string()
      call.push(try call.driving("subject:tap") { try object.subject.tap(title) })
    }
    type.driving("slide") { object, call in
      let value = try Arguments(call, ofMethod: "subject:slide").only("the value").number()
      call.push(try call.driving("subject:slide") { try object.subject.slide(value) })
    }
  }
}
