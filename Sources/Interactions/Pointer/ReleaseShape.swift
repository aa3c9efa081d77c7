import Motion

/// Bends the last stretch of a drag so that a tracker reads a wanted velocity at the lift.
///
/// The newest samples, as many as the tracker weighs, are laid on a straight line that reaches the
/// end at one velocity, and the way there leans over to meet that line. What a tracker reads then
/// grows with that velocity, whatever the pauses and the samples are; the secant rule finds the
/// one that it takes.
struct ReleaseShape {
  /// All samples since the press.
  let samples: [VelocitySample]
  /// Those that may be bent, the last of them fixed in place.
  let stretch: Range<Int>
  /// When the stretch began, in seconds from the press.
  let start: Double
  /// When the pointer is lifted, in seconds from the press.
  let lift: Double
  /// What reads the velocity.
  let tracker: Tracker

  /// Where a stretch stands among the cues of a drag.
  struct Stretch {
    /// When it began, in seconds from the press.
    var start: Double
    /// Its samples.
    var cues: Range<Int>
  }

  /// The samples bent for `velocity`, in points per second; `nil` where the reading stays further
  /// off than the larger of 1 % and 1 pt/s.
  func bent(for velocity: Vector) -> [VelocitySample]? {
    var (before, tail) = (velocity - Vector(1, 1), velocity)
    var readBefore = reading(before)
    for _ in 0..<Self.steps {
      let read = reading(tail)
      let next = Vector(
        Self.next(after: tail.x, before.x, wanted: velocity.x, read: read.x, readBefore.x),
        Self.next(after: tail.y, before.y, wanted: velocity.y, read: read.y, readBefore.y))
      (before, readBefore, tail) = (tail, read, next)
      if (reading(tail) - velocity).length <= 1e-9 * velocity.length { break }
    }
    let miss = (reading(tail) - velocity).length
    return miss <= max(velocity.length / 100, 1) ? bent(tail) : nil
  }

  /// One step is enough where the reading is linear.
  private static let steps = 12

  /// A step of the secant rule; the same speed again where the tail is not heard.
  private static func next(
    after speed: Double, _ before: Double, wanted: Double, read: Double, _ readBefore: Double
  ) -> Double {
    let slope = (read - readBefore) / (speed - before)
    return slope.isFinite && abs(slope) > 1e-6 ? speed + (wanted - read) / slope : speed
  }

  /// The velocity that the tracker reads where nothing is bent.
  var unbent: Vector { tracker.velocity(of: samples, at: lift) }

  /// The velocity that the tracker reads where the samples end with `tail`.
  private func reading(_ tail: Vector) -> Vector { tracker.velocity(of: bent(tail), at: lift) }

  private func bent(_ tail: Vector) -> [VelocitySample] {
    guard let last = stretch.last else { return samples }
    let first = max(stretch.lowerBound, tracker.oldest(in: samples[stretch]))
    let (end, meeting) = (samples[last], samples[first])
    let entry = end.position - tail * (end.time - meeting.time)
    let lean = (entry - meeting.position) / (meeting.time - start)
    var bent = samples
    for index in stretch.lowerBound..<first {
      bent[index].position = samples[index].position + lean * (samples[index].time - start)
    }
    for index in first..<last {
      bent[index].position = end.position - tail * (end.time - samples[index].time)
    }
    return bent
  }
}
