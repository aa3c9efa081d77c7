import Interactions
import LuaHost

/// A table, function or other Lua value as a state holds it: by reference, like any Lua variable.
///
/// Unchecked, because a state's value must be `Sendable`: it never leaves the thread of its
/// interpreter.
final class ScriptValue: StateObject, @unchecked Sendable {
  /// The value.
  let reference: LuaReference

  /// What a trace shows it as: its type.
  let description: String

  private unowned let interpreter: Interpreter

  init(_ reference: LuaReference, _ description: String, in interpreter: Interpreter) {
    self.reference = reference
    self.description = description
    self.interpreter = interpreter
  }

  func isSame(as other: any StateObject) -> Bool {
    guard let other = other as? ScriptValue else { return false }
    let isSame = try? interpreter.read(reference) { call in
      call.isSame(1, try call.slot(of: other.reference))
    }
    return isSame ?? false
  }
}
