import Motion

extension DragTimeline {
  /// Bends the latest stretch so that the tracker reads `velocity` now; false where none does.
  mutating func shape(for velocity: Vector) -> Bool {
    guard let stretch = lastStretch else { return false }
    let shape = releaseShape(of: stretch)
    guard let bent = shape.bent(for: velocity) else { return false }
    detour = shape.detour(of: bent)
    for (cue, sample) in zip(stretch.cues, bent[shape.stretch]) {
      cues[cue] = cues[cue].moved(to: sample.position)
    }
    return true
  }

  /// Why no bend gives `velocity`, with numbers that would work.
  func outOfReach(_ velocity: Vector) -> GestureError {
    guard let stretch = lastStretch else { return .nothingToShape(wanted: velocity) }
    return .outOfReach(
      wanted: velocity, read: releaseShape(of: stretch).unbent, advice: advice(for: velocity))
  }

  private func releaseShape(of stretch: ReleaseShape.Stretch) -> ReleaseShape {
    // Of the cues before the last stretch only events are samples; within it all are.
    let earlier = cues[..<stretch.cues.lowerBound].compactMap(\.event)
    let samples = (earlier + cues[stretch.cues].compactMap(\.event)).map {
      VelocitySample(time: ($0.time + origin).seconds, position: $0.location)
    }
    return ReleaseShape(
      samples: samples, stretch: earlier.count..<samples.count, start: stretch.start, lift: now,
      tracker: setting.tracker)
  }

  /// The least change that works: a longer last stretch, else no hold after it.
  private func advice(for velocity: Vector) -> ReleaseAdvice? {
    let durations = (1...60).lazy.map { Double($0) / rate }
    if let duration = durations.first(where: { gives(velocity, drag.lastStretch(over: $0)) }) {
      return .over(duration)
    }
    return gives(velocity, drag.withoutLastHold()) ? .withoutHold : nil
  }

  private func gives(_ velocity: Vector, _ drag: Drag) -> Bool {
    guard var timeline = try? DragTimeline(layingOut: drag, pointer: pointer, in: setting) else {
      return false
    }
    return timeline.shape(for: velocity)
  }
}

extension Drag {
  /// The same drag, its last stretch as long as said, in seconds.
  fileprivate func lastStretch(over duration: Double) -> Drag {
    var drag = self
    for index in steps.indices.reversed() {
      guard case .move(var stretch) = steps[index] else { continue }
      stretch.duration = duration
      drag.steps[index] = .move(stretch)
      break
    }
    return drag
  }

  /// The same drag without the holds after its last stretch.
  fileprivate func withoutLastHold() -> Drag {
    var drag = self
    while case .hold = drag.steps.last { drag.steps.removeLast() }
    return drag
  }
}
