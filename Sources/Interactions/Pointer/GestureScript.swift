/// What one or several pointers do, as a value that a stage plays.
public indirect enum GestureScript: Hashable, Sendable {
  /// One pointer's gesture.
  case drag(Drag)
  /// Events as they were recorded, in canvas coordinates, timed from the start.
  case recording(Recording)
  /// Several gestures at once, each with pointers of its own.
  case together([GestureScript])
  /// A gesture that starts some seconds later.
  case after(Double, GestureScript)
}

extension GestureScript {
  /// Everything that the gesture does, in order of time; in one instant, in the order written.
  ///
  /// - Parameter onDetour: Told by how many points a release velocity bends a drag away from its
  ///   way, where that is further than the bent stretch is long.
  func cues(
    in setting: GestureSetting, onDetour: (Double) -> Void = { _ in }
  ) throws(GestureError) -> [GestureCue] {
    var pointer = 1
    return try cues(in: setting, nextPointer: &pointer, onDetour)
  }

  private func cues(
    in setting: GestureSetting, nextPointer pointer: inout Int, _ onDetour: (Double) -> Void
  ) throws(GestureError) -> [GestureCue] {
    switch self {
    case .drag(let drag):
      defer { pointer += 1 }
      let timeline = try DragTimeline(of: drag, pointer: pointer, in: setting)
      if let detour = timeline.detour { onDetour(detour) }
      return timeline.cues
    case .recording(let recording):
      return recording.cues(nextPointer: &pointer)
    case .together(let parts):
      var cues: [GestureCue] = []
      for part in parts { cues += try part.cues(in: setting, nextPointer: &pointer, onDetour) }
      return cues.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        .map(\.element)
    case .after(let delay, let part):
      return try part.cues(in: setting, nextPointer: &pointer, onDetour)
        .map { $0.delayed(by: Flicks(seconds: delay)) }
    }
  }
}

extension GestureScript {
  /// The drag, where it is one alone.
  var drag: Drag? {
    switch self {
    case .drag(let drag): drag
    case .after(_, let part): part.drag
    case .recording, .together: nil
    }
  }

  /// Whether every drag in it ends; a recording is taken as it is.
  package var hasEnd: Bool {
    switch self {
    case .drag(let drag): drag.ending != .open
    case .recording: true
    case .together(let parts): parts.allSatisfy(\.hasEnd)
    case .after(_, let part): part.hasEnd
    }
  }

  /// Whether a drag in it starts at the subject's centre.
  var startsAtCenter: Bool {
    switch self {
    case .drag(let drag): drag.origin == .center
    case .recording: false
    case .together(let parts): parts.contains(where: \.startsAtCenter)
    case .after(_, let part): part.startsAtCenter
    }
  }
}
