import Interactions
import LuaHost

/// One of several items of a subject, as scripts hold it.
final class ItemObject: HostObject {
  private let subject: Subject
  private let id: String

  init(_ subject: Subject, _ id: String) {
    (self.subject, self.id) = (subject, id)
  }

  static let hostType = HostType("item", of: ItemObject.self) { type in
    type.method("center") { object, call in call.push(try object.item(call).center) }
    type.method("value") { object, call in call.push(try object.item(call).center) }
    type.method("model") { object, call in call.push(try object.item(call).model) }
    type.method("frame") { object, call in try call.push(object.item(call).frame) }
    type.refuseUnknownMembers(of: .item)
  }

  /// The item as it is now.
  private func item(_ call: Call) throws -> Item {
    guard let item = try call.driving("item", { try subject.item(id) }) else {
      throw HostError("the item \"\(id)\" is gone")
    }
    return item
  }
}
