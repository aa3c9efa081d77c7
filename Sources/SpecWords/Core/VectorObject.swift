import LuaHost
import Motion
import SpecResults

/// A vector as scripts hold it: a value that never changes.
final class VectorObject: HostObject {
  let vector: Vector

  /// A vector for scripts.
  init(_ vector: Vector) {
    self.vector = vector
  }

  static let hostType = HostType("vector", of: VectorObject.self) { type in
    type.field("x") { object, call in call.push(object.vector.x) }
    type.field("y") { object, call in call.push(object.vector.y) }
    type.field("width") { object, call in call.push(object.vector.x) }
    type.field("height") { object, call in call.push(object.vector.y) }
    type.method("length") { object, call in call.push(object.vector.length) }
    type.method("angle") { object, call in call.push(object.vector.angle) }
    type.on(.add) { call in
      let (left, right) = try operands(call, "+")
      call.push(left + right)
    }
    type.on(.subtract) { call in
      let (left, right) = try operands(call, "-")
      call.push(left - right)
    }
    type.on(.multiply) { call in
      let (vector, factor) = try scaled(call, "*")
      call.push(vector * factor)
    }
    type.on(.divide) { call in
      let divisor = try Argument(call, slot: 2, word: "vector /", name: "the divisor").number()
      let vector = try Argument(call, slot: 1, word: "vector /", name: "the left side").vector()
      call.push(vector / divisor)
    }
    type.on(.negate) { call in
      call.push(-(try Argument(call, slot: 1, word: "-", name: "the vector").vector()))
    }
    type.on(.equal) { call in
      let left = (call.object(1) as VectorObject?)?.vector
      call.push(left == (call.object(2) as VectorObject?)?.vector)
    }
    type.on(.text) { call in
      call.push((call.object(1) as VectorObject?)?.description ?? "vector")
    }
    type.on(.assign) { _ in
      throw HostError("a vector does not change: make another with vector(x, y)")
    }
    type.onUnknownMember { call, _ in
      let name = ValuePrinter.brief(call, 2)
      throw HostError("a vector has x, y, width, height, :length() and :angle(), but no \(name)")
    }
  }

  private static func operands(
    _ call: Call, _ sign: String
  ) throws(HostError) -> (Vector, Vector) {
    (
      try Argument(call, slot: 1, word: "vector \(sign)", name: "the left side").vector(),
      try Argument(call, slot: 2, word: "vector \(sign)", name: "the right side").vector()
    )
  }

  private static func scaled(
    _ call: Call, _ sign: String
  ) throws(HostError) -> (Vector, Double) {
    let (vector, factor) = call.number(1) == nil ? (1, 2) : (2, 1)
    return (
      try Argument(call, slot: vector, word: "vector \(sign)", name: "one side").vector(),
      try Argument(call, slot: factor, word: "vector \(sign)", name: "the other side").number()
    )
  }
}

extension VectorObject: CustomStringConvertible {
  var description: String { "(\(vector.x.shortestText), \(vector.y.shortestText))" }
}

extension Call {
  /// Adds a vector to the results.
  func push(_ vector: Vector) { push(VectorObject(vector)) }
}
