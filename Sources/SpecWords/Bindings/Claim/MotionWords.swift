import LuaHost
import Motion

/// The claims about how a vector moves, as methods of signals of vectors.
enum MotionWords {
  /// Adds them to the signals of vectors.
  static func describe(_ type: inout HostType.Description<VectorSignalObject>) {
    type.method("keeps_direction") { signal, call in
      let word = try WordCall(
        "keeps_direction", of: signal.name, [signal.x, signal.y], call,
        ["angle", "within", "faster_than"])
      // Read first, since what is said of radians would else come out in the next run.
      let angle = try word["angle"].present?.angle()
      try word.requireWindow()
      let within = try word["within"].number(in: 0...180, "from 0 to 180 (in degrees)")
      let speed = try word["faster_than"].tolerance()
      call.push(
        try word.claim(
          "keeps to",
          "\(angle?.text("deg") ?? "the direction at the start") within \(within.text), "
            + "while faster than \(speed.text(signal.x.perSecond))"
        ) {
          KeepsDirection(
            x: $0[0], y: $0[1], angle: angle, within: within, fasterThan: speed, window: $1)
        })
    }
  }
}
