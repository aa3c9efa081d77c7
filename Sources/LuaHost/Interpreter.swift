internal import CLuaBridge

/// One Lua state with its limits: a class, because it is closed once.
///
/// It stays on one thread. Closing releases each host object and breaks the cycles that host
/// functions make when they hold their interpreter.
package final class Interpreter {
  let lua: OpaquePointer
  let lifeline: Lifeline

  /// The anchors of the metatables of host types, by the types' numbers; 0 where not installed.
  var metatables: [Int32] = []

  /// The limits of the budget that runs now.
  package internal(set) var limits: Limits

  /// The paths of the files that were compiled.
  var paths: [String] = []

  /// The error that goes back into Lua, which must come out again as it was.
  var returning: LuaError?

  /// What a host function has raised last because a call itself was wrong.
  var misused: (text: String, misuse: Misuse)?

  /// What adds to the messages of Lua's own that scripts catch.
  var explainer: HostFunction?

  /// What belongs to whoever uses the interpreter.
  package var context: AnyObject?

  /// Shows the value in a slot to a reader; where there is none, tables are only named.
  package var shown: ((Call, Int) -> String)?

  /// Opens an interpreter; throws where its memory limit does not allow one.
  package convenience init(limits: Limits = .standard) throws(LuaError) {
    try self.init(limits: limits, starvation: nil)
  }

  /// An interpreter whose allocator `starvation` has a hold on, which must outlive it: for tests.
  init(limits: Limits, starvation: UnsafeMutablePointer<BridgeStarvation>?) throws(LuaError) {
    self.limits = limits
    let bridgeLimits = BridgeLimits(
      bytes: limits.bytes, instructions: Int64(limits.instructions),
      nanoseconds: limits.time.nanoseconds, output: limits.outputBytes, starvation: starvation)
    guard let lua = bridge_open(bridgeLimits) else {
      throw LuaError(
        kind: .memory, message: "no interpreter opens in \(limits.bytes) bytes", location: nil)
    }
    self.lua = lua
    lifeline = Lifeline(lua)
    bridge_attach(
      lua,
      BridgeHost(
        context: Unmanaged.passUnretained(self).toOpaque(),
        call: callHost, release: releaseObject, describe: describeNumber))
  }

  deinit { close() }

  /// Closes Lua; the interpreter is of no use afterwards. Twice is once.
  package func close() {
    guard lifeline.lua != nil else { return }
    lifeline.lua = nil
    context = nil
    returning = nil
    bridge_close(lua)
  }
}
