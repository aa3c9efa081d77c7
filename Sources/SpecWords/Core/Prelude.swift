import LuaHost

/// The product's own Lua files, compiled once for all interpreters.
package enum Prelude: String, CaseIterable, Sendable {
  /// Remembers the globals and brings them back.
  case insulate
  /// Calls a method of any value.
  case invoke
  /// `spy`, `stub` and `mock`.
  case spies

  /// Compiles them all, so that workers which are forked later need not.
  package static func compile() {
    _ = compiled
  }

  /// The compiled text.
  var bytecode: Bytecode {
    guard let bytecode = Self.compiled[self] else { preconditionFailure("no prelude \(self)") }
    return bytecode
  }

  private static let compiled: [Prelude: Bytecode] = {
    do {
      return try Dictionary(
        uniqueKeysWithValues: allCases.map { prelude in
          let text = String(decoding: prelude.text, as: UTF8.self)
          return (prelude, try Interpreter.bytecode(of: text, name: prelude.rawValue))
        })
    } catch {
      preconditionFailure("the prelude does not compile: \(error)")
    }
  }()

  private var text: [UInt8] {
    switch self {
    case .insulate: PackageResources.insulate_lua
    case .invoke: PackageResources.invoke_lua
    case .spies: PackageResources.spies_lua
    }
  }
}
