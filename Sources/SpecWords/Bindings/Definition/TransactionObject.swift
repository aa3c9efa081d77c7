import Interactions
import LuaHost

/// A transaction as a callback sees it: its fields can be read and written.
final class TransactionObject: HostObject {
  /// The transaction as the callback leaves it.
  private(set) var transaction: Transaction

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }

  /// The fields of a transaction.
  static let fieldNames = ["animation", "tracks_velocity", "disables_animations", "is_continuous"]

  static let hostType = HostType("transaction", of: TransactionObject.self) { type in
    type.field("animation") { object, call in
      call.push(object.transaction.animation.map { .animation($0) } ?? StateValue.none)
    }
    type.field("tracks_velocity") { object, call in call.push(object.transaction.tracksVelocity) }
    type.field("disables_animations") { object, call in
      call.push(object.transaction.disablesAnimations)
    }
    type.field("is_continuous") { object, call in call.push(object.transaction.isContinuous) }
    type.onUnknownMember { call, _ in
      throw call.noSuchMember(of: .transaction, among: fieldNames)
    }
    type.on(.assign) { call in
      guard let object: TransactionObject = call.object(1), let name = call.string(2),
        fieldNames.contains(name)
      else { throw call.noSuchMember(of: .transaction, among: fieldNames) }
      let value = Argument(call, slot: 3, word: "transaction", name: name)
      try change(name, value)(&object.transaction)
    }
  }

  /// What giving a field a value does to a transaction.
  static func change(
    _ name: String, _ value: Argument
  ) throws -> (inout Transaction) -> Void {
    if name == "animation" {
      let animation = try value.animationOrNone()
      return { $0.animation = animation }
    }
    let isOn = try value.boolean()
    return { transaction in
      switch name {
      case "tracks_velocity": transaction.tracksVelocity = isOn
      case "disables_animations": transaction.disablesAnimations = isOn
      default: transaction.isContinuous = isOn
      }
    }
  }
}
