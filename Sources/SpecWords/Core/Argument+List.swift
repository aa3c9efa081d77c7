import LuaHost
import Motion

extension Argument {
  /// The elements of a list, each read by `read`; messages call them by their number.
  func list<Element>(
    of kind: String, _ read: (Argument) throws -> Element
  ) throws -> [Element] {
    guard call.kind(slot) == .table else { throw refused("a list of \(kind)") }
    var elements: [Element] = []
    for position in 0..<call.length(slot) {
      try call.scoped {
        let element = try call.element(position + 1, of: slot)
        let name = "\(name)[\(position + 1)]"
        elements.append(
          try read(Argument(call, slot: element, of: called, name: name, in: argument)))
      }
    }
    return elements
  }
}

extension Arguments {
  /// A vector, also written as two numbers, behind which nothing comes.
  ///
  /// - Parameter names: What messages call the two numbers.
  func onlyVector(_ names: (String, String) = ("x", "y")) throws -> Vector {
    let (vector, next) = try leadingVector(names)
    try atMost(next - 1)
    return vector
  }

  /// A vector at the front, also written as two numbers, and the position of what follows it.
  ///
  /// - Parameter names: What messages call the two numbers.
  func leadingVector(
    _ names: (String, String) = ("x", "y")
  ) throws -> (vector: Vector, next: Int) {
    guard call.number(self[1, names.0].slot) != nil else {
      return (try self[1, "the vector"].vector(), 2)
    }
    let x = try self[1, names.0].number()
    let second = self[2, names.1]
    if second.present == nil || call.kind(second.slot) == .table {
      throw second.refused("a finite number", hint: " (it is missing behind \(names.0))")
    }
    return (Vector(x, try second.number()), 3)
  }
}
