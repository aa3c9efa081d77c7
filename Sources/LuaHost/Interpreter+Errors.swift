internal import CLuaBridge

extension Interpreter {
  /// The line of the nearest frame that belongs to a script file, or of the one `skipping` frames
  /// above it; also through tail calls, coroutines and callbacks.
  package func callerLocation(skipping: Int = 0) -> LuaLocation? {
    LuaLocation(bridge_place(lua, Int32(skipping)))
  }

  /// The error for a host function that got no memory from Lua, or none for it.
  package func outOfMemory() -> LuaError {
    LuaError(kind: .memory, message: sentence(.memory, in: nil), location: callerLocation())
  }

  // MARK: From Swift into Lua

  /// Pushes the value that stands for `error` in Lua.
  func push(_ error: any Error, from call: Call) {
    bridge_forget(lua, bridge_floor(lua))
    switch HostError(error) {
    case .blame(let sentence, let skipping): pushBlame(sentence, skipping: skipping)
    case .misused(let sentence, let misuse):
      misused = (callerLocation().map { "\($0): \(sentence)" } ?? sentence, misuse)
      pushBlame(sentence)
    case .value(let value): call.push(value)
    case .lua(let error):
      returning = error.telling
      call.push((returning ?? error).value)
    }
  }

  private func pushBlame(_ sentence: String, skipping: Int = 0) {
    withCharacters(of: sentence.utf8) {
      bridge_push_blame(lua, $0.baseAddress, $0.count, Int32(skipping))
    }
  }

  /// The error for what was thrown while the results of a call were read.
  func luaError(_ error: any Error) -> LuaError {
    switch HostError(error) {
    case .blame(let sentence, let skipping):
      let place = callerLocation(skipping: skipping)
      return LuaError(kind: .raised(.string(sentence)), message: sentence, location: place)
    case .misused(let sentence, let misuse):
      return LuaError(
        kind: .misused(.string(sentence), misuse), message: sentence, location: callerLocation())
    case .value(let value):
      return LuaError(kind: .raised(value), message: value.typeName, location: callerLocation())
    case .lua(let error): return error
    }
  }

  // MARK: From Lua into Swift

  /// The error of a protected call that failed with the value in slot 1.
  func fault(_ status: BridgeStatus, in call: Call) -> LuaError {
    if let returning, call.holds(returning.value, 1) {
      self.returning = nil
      return returning
    }
    let place = LuaLocation(bridge_fault_place(lua))
    let frames = bridge_fault_frames(lua)
    let text = UnsafeRawBufferPointer(start: frames.bytes, count: frames.length)
    let traceback = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    let (blamed, message) = separate(sentence(status, in: call))
    return LuaError(
      kind: kind(status, of: message, in: call),
      message: message.isEmpty ? "an empty string was raised" : message,
      location: blamed ?? place, traceback: traceback)
  }

  private func kind(
    _ status: BridgeStatus, of message: String, in call: Call
  ) -> LuaError.Kind {
    switch status {
    case .fine, .raised:
      kind(of: (try? call.value(1)) ?? .nil, misuse(in: message, call))
    case .memory: .memory
    case .stack: .stackOverflow
    case .instructions: .instructions
    case .time: .time
    case .output: .output
    }
  }

  private func kind(of value: LuaValue, _ misuse: Misuse?) -> LuaError.Kind {
    misuse.map { .misused(value, $0) } ?? .raised(value)
  }

  /// The misuse that the raised value in slot 1 tells of; `nil` for other errors. What Lua and
  /// the absent members of its libraries raise can only be told by the text.
  private func misuse(in message: String, _ call: Call) -> Misuse? {
    guard call.kind(1) == .string else { return nil }
    if message.hasPrefix("attempt to call a nil value") || message.contains("' is absent: ") {
      return .name()
    }
    guard let misused, misused.text == call.string(1) else { return nil }
    return misused.misuse
  }

  private func sentence(_ status: BridgeStatus, in call: Call?) -> String {
    switch status {
    case .fine, .raised: call.map(sentence) ?? ""
    case .memory: memorySentence
    case .stack: "stack overflow: a recursion does not end"
    case .instructions: "stopped after \(limits.instructions) instructions"
    case .time: "stopped after \(limits.time)"
    case .output: "stopped after printing \(limits.outputBytes) bytes"
    }
  }

  /// A recursion without end may meet the memory limit before Lua's own limit of depth.
  private var memorySentence: String {
    let depth = Int(bridge_fault_depth(lua))
    let rounded = depth / 10_000 * 10_000
    let cause = rounded > 0 ? " (stack overflow: over \(rounded) calls deep)" : ""
    let (size, rest) = limits.bytes.quotientAndRemainder(dividingBy: 1 << 20)
    let limit = rest == 0 ? "\(size) MiB" : "\(limits.bytes) bytes"
    return "not enough memory: the limit is \(limit)\(cause)"
  }

  /// A readable sentence for the raised value in slot 1, whatever it is.
  private func sentence(_ call: Call) -> String {
    let kind = call.kind(1)
    if kind == .nil { return "nil was raised" }
    let type = kind == .integer ? "number" : kind.rawValue
    guard let text = text(of: 1, in: call) else {
      return "a \(type) was raised whose __tostring fails"
    }
    if kind == .string || kind == .object { return text }
    guard text.hasPrefix("\(type): ") else { return "a \(type) was raised: \(text)" }
    // Without a text of its own, it is only numbered.
    guard kind == .table, let shown else { return "a \(type) was raised" }
    return "a table was raised: \(shown(call, 1))"
  }

  /// What `tostring` gives for `slot`, unless that raises an error.
  private func text(of slot: Int, in call: Call) -> String? {
    let result = bridge_text(lua, call.index(slot))
    defer { bridge_drop(lua, result.depth) }
    guard result.status == .fine else { return nil }
    return Call(self, lua, base: Int(result.first) - 1, count: 1).string(1)
  }
}
