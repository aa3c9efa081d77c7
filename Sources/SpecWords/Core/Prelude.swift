import LuaHost

/// The product's own Lua files, compiled once for all interpreters.
package enum Prelude: String, CaseIterable, Sendable {
  /// Lua's own equality.
  case equal
  /// Remembers the globals and brings them back.
  case insulate
  /// Calls a method of any value.
  case invoke
  /// Lua's own pattern matching.
  case match
  /// `match`.
  case matchers
  /// Compares deeply.
  case same
  /// `spy`, `stub` and `mock`.
  case spies
  /// Finds fields that are equal.
  case unique

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
    case .equal: PackageResources.equal_lua
    case .insulate: PackageResources.insulate_lua
    case .invoke: PackageResources.invoke_lua
    case .match: PackageResources.match_lua
    case .matchers: PackageResources.matchers_lua
    case .same: PackageResources.same_lua
    case .spies: PackageResources.spies_lua
    case .unique: PackageResources.unique_lua
    }
  }
}
