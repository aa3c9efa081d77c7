internal import CLuaBridge

/// A window on Lua's stack while a host function runs, or while the results of a call are read.
///
/// Slots count from 1: the arguments (or results) first, then what was looked up. All reading
/// leaves metamethods alone. A slot is valid until the host function returns. Nothing may keep a
/// call.
package struct Call {
  /// The interpreter it belongs to, which runs it and therefore is not to be kept.
  package var interpreter: Interpreter {
    // What `takeUnretainedValue` answers is counted with the bus locked, at each word's call.
    unsafeBitCast(keeper, to: Interpreter.self)
  }

  private let keeper: Unmanaged<Interpreter>

  /// The number of arguments, or results.
  package let count: Int

  let lua: OpaquePointer
  let base: Int

  init(_ interpreter: Interpreter, _ lua: OpaquePointer, base: Int, count: Int) {
    keeper = .passUnretained(interpreter)
    self.lua = lua
    self.base = base
    self.count = count
  }

  func index(_ slot: Int) -> Int32 { Int32(truncatingIfNeeded: base + slot) }
}
