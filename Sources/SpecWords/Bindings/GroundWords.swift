import Motion

/// The words that belong to no family: `vector`.
enum GroundWords {
  static func install(in words: inout WordRegistry) {
    words.function("vector") { call in
      let arguments = Arguments(call, of: "vector")
      try arguments.atMost(2)
      let x = try arguments[1, "x"].number()
      call.push(Vector(x, try arguments[2, "y"].number()))
    }
  }
}
