import LuaHost

/// The product's own Lua files, compiled once for all interpreters of a process.
enum Prelude: String, Sendable {
  /// `assert:register` and `say`.
  case custom
  /// Lua's own equality.
  case equal
  /// `io` where files may be read.
  case files
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

  /// The compiled text.
  var bytecode: Bytecode {
    switch self {
    case .custom: Self.customCode
    case .equal: Self.equalCode
    case .files: Self.filesCode
    case .insulate: Self.insulateCode
    case .invoke: Self.invokeCode
    case .match: Self.matchCode
    case .matchers: Self.matchersCode
    case .same: Self.sameCode
    case .spies: Self.spiesCode
    case .unique: Self.uniqueCode
    }
  }

  // Each by itself and when it is first asked for: all of them take half of what a run of one file
  // otherwise needs to start, and most specs use one or two.
  private static let customCode = compiled(.custom, PackageResources.custom_lua)
  private static let equalCode = compiled(.equal, PackageResources.equal_lua)
  private static let filesCode = compiled(.files, PackageResources.files_lua)
  private static let insulateCode = compiled(.insulate, PackageResources.insulate_lua)
  private static let invokeCode = compiled(.invoke, PackageResources.invoke_lua)
  private static let matchCode = compiled(.match, PackageResources.match_lua)
  private static let matchersCode = compiled(.matchers, PackageResources.matchers_lua)
  private static let sameCode = compiled(.same, PackageResources.same_lua)
  private static let spiesCode = compiled(.spies, PackageResources.spies_lua)
  private static let uniqueCode = compiled(.unique, PackageResources.unique_lua)

  private static func compiled(_ prelude: Prelude, _ text: [UInt8]) -> Bytecode {
    do {
      return try Interpreter.bytecode(
        of: String(decoding: text, as: UTF8.self), name: prelude.rawValue)
    } catch {
      preconditionFailure("the prelude does not compile: \(error)")
    }
  }
}
