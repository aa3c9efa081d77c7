internal import CLuaBridge

extension LuaError {
  static func memory(at location: LuaLocation?) -> LuaError {
    LuaError(kind: .memory, message: "not enough memory", location: location)
  }
}

extension Interpreter {
  /// The line of the nearest frame that belongs to a script file, or of the one `skipping` frames
  /// above it; also through tail calls, coroutines and callbacks.
  package func callerLocation(skipping: Int = 0) -> LuaLocation? {
    location(bridge_place(lua, Int32(skipping)))
  }

  func outOfMemory() -> LuaError { .memory(at: callerLocation()) }

  /// What a host function threw, as the error that leaves Lua.
  func luaError(_ error: HostError) -> LuaError {
    switch error {
    case .blame(let sentence, let skipping):
      LuaError(
        kind: .raised(.string(sentence)), message: sentence,
        location: callerLocation(skipping: skipping))
    case .value(let value):
      LuaError(kind: .raised(value), message: value.typeName, location: callerLocation())
    case .lua(let error): error
    }
  }

  /// Pushes the value that stands for `error` in Lua.
  func push(_ error: HostError, from call: Call) {
    bridge_forget(lua, bridge_floor(lua))
    switch error {
    case .blame(let sentence, let skipping):
      let place = callerLocation(skipping: skipping)
      call.push(place.map { "\($0): \(sentence)" } ?? sentence)
    case .value(let value): call.push(value)
    case .lua(let error):
      returning = error
      if case .raised(let value) = error.kind { call.push(value) } else { call.push("\(error)") }
    }
  }

  /// The error of a protected call that failed with the value in slot 1.
  func fault(_ status: BridgeStatus, in call: Call) -> LuaError {
    let location = location(bridge_fault_place(lua))
    let frames = bridge_fault_frames(lua)
    let lines = UnsafeRawBufferPointer(start: frames.bytes, count: frames.length)
    let traceback = String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init)
    let value = (try? call.value(1)) ?? .nil
    let text = text(of: value, in: call)
    let (place, message) = split(text)
    if let returning, returning.message == message { return returning }
    return LuaError(
      kind: kind(status, value), message: message, location: place ?? location,
      traceback: traceback)
  }

  private func kind(_ status: BridgeStatus, _ value: LuaValue) -> LuaError.Kind {
    switch status {
    case .fine, .raised: .raised(value)
    case .memory: .memory
    case .stack: .stackOverflow
    case .instructions: .instructions
    case .time: .time
    case .output: .output
    }
  }

  private func text(of value: LuaValue, in call: Call) -> String {
    if case .string(let text) = value { return text }
    return value.typeName
  }

  private func split(_ text: String) -> (LuaLocation?, String) { (nil, text) }

  private func location(_ place: BridgePlace) -> LuaLocation? {
    guard let source = place.source else { return nil }
    return LuaLocation(path: String(cString: source), line: Int(place.line))
  }
}
