import Interactions
import LuaHost

/// What a drag tells its callbacks, as scripts hold it.
final class DragValueObject: HostObject {
  private let value: DragValue

  init(_ value: DragValue) {
    self.value = value
  }

  static let hostType = HostType("drag value", of: DragValueObject.self) { type in
    type.field("time") { object, call in call.push(object.value.time.seconds) }
    type.field("start_location") { object, call in call.push(object.value.startLocation) }
    type.field("location") { object, call in call.push(object.value.location) }
    type.field("translation") { object, call in call.push(object.value.translation) }
    type.field("velocity") { object, call in call.push(object.value.velocity) }
    type.field("predicted_end_location") { object, call in
      call.push(object.value.predictedEndLocation)
    }
    type.field("predicted_end_translation") { object, call in
      call.push(object.value.predictedEndTranslation)
    }
    type.refuseUnknownMembers(of: .dragValue)
  }
}
