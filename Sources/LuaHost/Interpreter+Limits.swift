internal import CLuaBridge

extension Interpreter {
  /// Starts a new budget; what was spent is forgotten.
  package func renewBudget(instructions: Int, time: Duration) {
    limits.instructions = instructions
    limits.time = time
    bridge_renew(lua, Int64(instructions), time.nanoseconds)
  }

  /// The instructions that ran since the budget began, to the nearest thousand.
  package var instructionsUsed: Int { Int(bridge_instructions(lua)) }

  /// The bytes that Lua holds.
  package var bytesUsed: Int { Int(bridge_bytes(lua)) }

  /// Starts `math.random` anew; `math.randomseed` without a number does the same later on.
  package func seedRandom(_ seed: UInt64) { bridge_seed(lua, Int64(bitPattern: seed)) }

  /// Takes what was printed since the last call.
  package func takeOutput() -> String {
    let output = bridge_take_output(lua)
    return String(
      decoding: UnsafeRawBufferPointer(start: output.bytes, count: output.length), as: UTF8.self)
  }

  /// Collects all garbage.
  package func collectGarbage() { bridge_collect(lua) }

  /// The depth of Lua's stack, for tests: it is zero between calls.
  var depth: Int { Int(bridge_depth(lua)) }
}

extension Duration {
  /// Whole nanoseconds; what does not fit is cut to the longest that does.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds < Int64.max / 2_000_000_000 else { return .max / 2 }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
