internal import CLuaBridge

/// What C calls: nothing here may raise, and each has returned before C raises for it.

func callHost(
  context: UnsafeMutableRawPointer?, function: UnsafeMutableRawPointer?, count: Int32
) -> BridgeStatus {
  guard let context, let function else { return .fine }
  // Lua holds the function, and whoever runs Lua the interpreter: to retain both costs as much as
  // the call.
  return Unmanaged<Interpreter>.fromOpaque(context)._withUnsafeGuaranteedRef { interpreter in
    Unmanaged<HostFunction>.fromOpaque(function)._withUnsafeGuaranteedRef { function in
      let call = Call(interpreter, interpreter.lua, base: 0, count: Int(count))
      do {
        try function.body(call)
        return .fine
      } catch {
        interpreter.push(error, from: call)
        return .raised
      }
    }
  }
}

func releaseObject(_ object: UnsafeMutableRawPointer?) {
  if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
}

/// Numbers print alike in Lua and in Swift: the shortest text that reads back.
func describeNumber(_ number: Double, _ text: UnsafeMutablePointer<CChar>?) -> Int {
  guard let text else { return 0 }
  var description = number.isNaN ? "nan" : number.description
  return description.withUTF8 { bytes in
    for (offset, byte) in bytes.enumerated() { text[offset] = CChar(bitPattern: byte) }
    return bytes.count
  }
}
