/// What one interpreter may use up.
package struct Limits: Hashable, Sendable {
  /// The memory that Lua may hold at a time, in bytes.
  package var bytes: Int

  /// The virtual machine instructions of one budget, all coroutines together.
  package var instructions: Int

  /// The wall time of one budget.
  package var time: Duration

  /// The bytes that `print` may write in one budget.
  package var outputBytes: Int

  /// The budget of a spec where nobody says otherwise.
  package static let standard = Limits()

  /// Limits that are the standard ones unless given.
  package init(
    bytes: Int = 128 << 20,
    instructions: Int = 500_000_000,
    time: Duration = .seconds(10),
    outputBytes: Int = 1 << 20
  ) {
    self.bytes = bytes
    self.instructions = instructions
    self.time = time
    self.outputBytes = outputBytes
  }
}
