/// A Lua value on the Swift side. Tables, functions and coroutines stay in Lua and are held.
package enum LuaValue {
  /// `nil`, or nothing.
  case `nil`
  /// `true` or `false`.
  case boolean(Bool)
  /// A number of the integer subtype.
  case integer(Int)
  /// A number of the float subtype.
  case number(Double)
  /// A string; bytes that are not UTF-8 are replaced.
  case string(String)
  /// A table.
  case table(LuaReference)
  /// A function.
  case function(LuaReference)
  /// A coroutine.
  case thread(LuaReference)
  /// A Swift object.
  case object(any HostObject)

  /// What `type` answers for it, or the name of the host type.
  package var typeName: String {
    switch self {
    case .nil: "nil"
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string: "string"
    case .table: "table"
    case .function: "function"
    case .thread: "thread"
    case .object(let object): type(of: object).hostType.name
    }
  }
}
