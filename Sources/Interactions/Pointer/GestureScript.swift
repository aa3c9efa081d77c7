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
  package func cues(in setting: GestureSetting) throws(GestureError) -> [GestureCue] {
    var pointer = 1
    return try cues(in: setting, nextPointer: &pointer)
  }

  private func cues(
    in setting: GestureSetting, nextPointer pointer: inout Int
  ) throws(GestureError) -> [GestureCue] {
    switch self {
    case .drag(let drag):
      defer { pointer += 1 }
      return try DragTimeline(of: drag, pointer: pointer, in: setting).cues
    case .recording(let recording):
      return recording.cues(nextPointer: &pointer)
    case .together(let parts):
      var cues: [GestureCue] = []
      for part in parts { cues += try part.cues(in: setting, nextPointer: &pointer) }
      return cues.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        .map(\.element)
    case .after(let delay, let part):
      return try part.cues(in: setting, nextPointer: &pointer)
        .map { $0.delayed(by: Flicks(seconds: delay)) }
    }
  }
}

extension GestureScript {
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
