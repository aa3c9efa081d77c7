import Motion

extension GestureScript {
  /// Throws where a time, a place or a rate in it is none.
  func check() throws(InteractionError) {
    switch self {
    case .drag(let drag): try drag.check()
    case .recording: break
    case .together(let parts): for part in parts { try part.check() }
    case .after(let delay, let part):
      try InteractionError.check(seconds: delay, for: "after")
      try part.check()
    }
  }
}

extension Drag {
  fileprivate func check() throws(InteractionError) {
    try sampling.check()
    if case .point(let place) = origin { try Self.check(place) }
    for step in steps {
      switch step {
      case .call: continue
      case .hold(let duration): try InteractionError.check(seconds: duration, for: "hold")
      case .move(let stretch):
        if let duration = stretch.duration {
          try InteractionError.check(seconds: duration, for: "over")
        }
        switch stretch.route {
        case .to(let place), .by(let place): try Self.check(place)
        case .through(let places): for place in places { try Self.check(place) }
        }
      }
    }
    switch ending {
    case .lift(let place?): try Self.check(place)
    case .liftWith(let velocity): try Self.check(velocity)
    case .open, .lift(nil), .cancel: break
    }
  }

  private static func check(_ place: Vector) throws(InteractionError) {
    guard place.isFinite else { throw .badGeometry(word: "drag") }
  }
}

extension Sampling {
  fileprivate func check() throws(InteractionError) {
    if let rate {
      try InteractionError.check(rate, in: 1...100_000, for: "rate", "from 1 to 100000")
    }
    try InteractionError.check(seconds: jitter, for: "jitter")
    try InteractionError.check(drop, in: 0...1, for: "drop", "from 0 to 1")
    try InteractionError.check(noise, in: 0..<Double.infinity, for: "noise", "at least 0")
  }
}
