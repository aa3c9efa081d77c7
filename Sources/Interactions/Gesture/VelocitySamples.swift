import Motion

/// The latest places of something that moves, as many as any tracker looks at.
struct VelocitySamples {
  /// The samples, oldest first, no two at one time.
  private(set) var all: [VelocitySample] = []

  /// Whether nothing was seen yet.
  var isEmpty: Bool { all.isEmpty }

  /// Adds a place; at the time of the last one it takes that one's place.
  mutating func add(_ place: Vector, at time: Flicks, coalescing: Bool) {
    let sample = VelocitySample(time: time.seconds, position: place)
    if coalescing, let last = all.last, last.time == sample.time {
      all[all.count - 1] = sample
    } else {
      if all.isEmpty { all.reserveCapacity(Tracker.mostSamples) }
      if all.count == Tracker.mostSamples { all.removeFirst() }
      all.append(sample)
    }
  }

  /// Forgets everything.
  mutating func removeAll() { all.removeAll(keepingCapacity: true) }
}
