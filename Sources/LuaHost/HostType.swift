import Synchronization

/// The members that scripts see of a Swift class: described once, installed in an interpreter
/// when the first object of the class gets there.
///
/// Bodies get the object and the call, in which slot 1 is the object and the arguments follow.
package final class HostType: Sendable {
  /// A member's body.
  package typealias Body<Object> = @Sendable (Object, Call) throws -> Void

  /// A member's body, or an operator's, where nothing is known about the first argument.
  package typealias PlainBody = @Sendable (Call) throws -> Void

  /// The body for members that are not there; it gets the type as well.
  package typealias UnknownBody = @Sendable (Call, HostType) throws -> Void

  /// A metamethod.
  package enum Operator: String, Sendable {
    case add = "__add"
    case subtract = "__sub"
    case multiply = "__mul"
    case divide = "__div"
    case negate = "__unm"
    case equal = "__eq"
    case less = "__lt"
    case lessOrEqual = "__le"
    case length = "__len"
    case call = "__call"
    case text = "__tostring"
    case assign = "__newindex"
  }

  /// What a script reads of an object, or a metamethod.
  struct Member: Sendable {
    let name: String
    let body: PlainBody
    /// Whether reading it calls the body, and does not give a function that does.
    let isField: Bool
  }

  private static let count = Atomic(0)

  /// What scripts call the type.
  package let name: String

  /// The names of its methods and fields, sorted.
  package var memberNames: [String] { members.map(\.name).sorted() }

  /// Whether its objects can be called like functions.
  package var isCallable: Bool { operators.contains { $0.name == Operator.call.rawValue } }

  /// Its place in each interpreter's list of types.
  let number: Int
  /// A list, not a dictionary: scripts look for each member once, and most for few of them.
  let members: [Member]
  let operators: [Member]
  let unknown: UnknownBody
  /// Whether an object is asked for its members, and not its type alone.
  let asksObject: Bool

  /// A type for objects of the class `Object`, with the members that `describe` adds.
  package init<Object: HostObject>(
    _ name: String, of _: Object.Type, _ describe: (inout Description<Object>) -> Void
  ) {
    var description = Description<Object>(name: name)
    describe(&description)
    self.name = name
    number = Self.count.wrappingAdd(1, ordering: .relaxed).oldValue
    members = description.members
    operators = description.operators
    asksObject = description.asksObject
    unknown =
      description.unknown ?? { call, _ in
        throw HostError("a \(name) has no member '\(call.string(2) ?? "?")'")
      }
  }
}
