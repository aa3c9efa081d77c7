/// A function written in Swift that scripts can call; a class because Lua holds it.
///
/// The same one can be given to many interpreters.
package final class HostFunction {
  /// Reads its arguments from the call and pushes its results there.
  ///
  /// Untyped, since it may pass on what it calls: a `HostError` is raised as it says, a `LuaError`
  /// goes on unchanged, anything else is blamed on the caller with its description.
  package typealias Body = (Call) throws -> Void

  let body: Body

  /// A function that runs `body`.
  package init(_ body: @escaping Body) { self.body = body }
}
