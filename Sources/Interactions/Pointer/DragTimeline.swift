import Motion

/// A drag laid out in time: every sample that the input device reports, and the work between.
///
/// Samples are taken at the input rate, counted from the press, and at the end of every stretch;
/// a hold has none. Inside, times count from the press; `cues` count from the start of play, which
/// is later where the pointer was down already.
struct DragTimeline {
  var cues: [GestureCue] = []

  /// Samples closer than this, in seconds, are one.
  private static let oneSample = 1e-9

  /// A stretch with more samples is taken for a slip of the pen.
  private static let mostSamples = 1e6

  let drag: Drag
  let pointer: Int
  let setting: GestureSetting
  let rate: Double
  let origin: Flicks
  private var disturbance: Disturbance
  private(set) var now: Double
  private var location: Vector
  private(set) var lastStretch: ReleaseShape.Stretch?
  /// By how much its release velocity bends it, in points, where that is out of proportion.
  var detour: Double?

  /// Lays out everything.
  init(of drag: Drag, pointer: Int, in setting: GestureSetting) throws(GestureError) {
    try self.init(layingOut: drag, pointer: pointer, in: setting)
    try end(drag.ending)
  }

  /// Lays out everything but the end.
  init(
    layingOut drag: Drag, pointer: Int, in setting: GestureSetting
  ) throws(GestureError) {
    (self.drag, self.pointer, self.setting) = (drag, pointer, setting)
    rate = drag.sampling.rate ?? setting.inputRate
    disturbance = Disturbance(drag.sampling)
    switch drag.origin {
    case .center: (location, origin) = (setting.center, .zero)
    case .point(let place): (location, origin) = (place, .zero)
    case .resumed:
      guard let held = setting.held[pointer] else { throw .nothingToResume(pointer: pointer) }
      (location, origin) = (held.location, held.age)
    }
    now = origin.seconds
    if drag.origin != .resumed { add(.down, mustHit: !drag.mayMiss) }
    for step in drag.steps { try play(step) }
  }

  private mutating func play(_ step: Drag.Step) throws(GestureError) {
    switch step {
    case .move(let stretch): try move(stretch)
    case .hold(let duration): now += duration
    case .call(let work): cues.append(.call(work, time: stamp))
    }
  }

  private mutating func move(_ stretch: Stretch) throws(GestureError) {
    let (start, first) = (now, cues.count)
    let path = stretch.path(from: location)
    let end = start + (stretch.duration ?? 1 / rate)
    if stretch.duration != nil { try sample(path, stretch.curve, from: start, to: end) }
    (now, location) = (end, path.end)
    add(.move)
    lastStretch = ReleaseShape.Stretch(start: start, cues: first..<cues.count)
  }

  /// Adds the samples that lie strictly within a stretch.
  private mutating func sample(
    _ path: Path, _ curve: UnitCurve?, from start: Double, to end: Double
  ) throws(GestureError) {
    guard (end - start) * rate < Self.mostSamples else { throw .tooManySamples }
    cues.reserveCapacity(cues.count + Int((end - start) * rate) + 4)
    let (first, whole) = (Flicks(seconds: start), Flicks(seconds: end) - Flicks(seconds: start))
    var count = (start * rate).rounded(.down)
    while true {
      count += 1
      // So late that a further sample is no further in time, a stage has ended long ago.
      guard count / rate < end - Self.oneSample, count < 0x1p53 else { return }
      let (isKept, delay, shift) = disturbance.next()
      let time = count / rate + delay
      guard isKept, time > now + Self.oneSample, time < end - Self.oneSample else { continue }
      let progress = Double((Flicks(seconds: time) - first).count) / Double(whole.count)
      (now, location) = (time, path.location(at: curve?.value(at: progress) ?? progress) + shift)
      add(.move)
    }
  }

  private mutating func end(_ ending: Drag.Ending) throws(GestureError) {
    switch ending {
    case .open: return
    case .lift(let place):
      location = place ?? location
      add(.up)
    case .liftWith(let velocity):
      guard shape(for: velocity) else { throw outOfReach(velocity) }
      add(.up)
    case .cancel(let reason): add(.cancel, reason: reason)
    }
  }

  private var stamp: Flicks { Flicks(seconds: now) - origin }

  private mutating func add(
    _ phase: PointerEvent.Phase, reason: String? = nil, mustHit: Bool = false
  ) {
    let event = PointerEvent(
      time: stamp, location: location, phase: phase, pointer: pointer, reason: reason)
    cues.append(.event(event, mustHit: mustHit))
  }
}
