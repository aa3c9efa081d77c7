internal import CLuaBridge

/// Keeps a Lua value alive for as long as it lives itself; a class for the sake of its `deinit`.
///
/// It may outlive its interpreter, and then holds nothing.
package final class LuaReference {
  private let lifeline: Lifeline
  let anchor: Int32

  init(_ lifeline: Lifeline, anchor: Int32) {
    self.lifeline = lifeline
    self.anchor = anchor
  }

  deinit {
    if let lua = lifeline.lua { bridge_release(lua, anchor) }
  }
}

/// What references share with their interpreter: the way to Lua while it is open.
final class Lifeline {
  var lua: OpaquePointer?

  init(_ lua: OpaquePointer) { self.lua = lua }
}
