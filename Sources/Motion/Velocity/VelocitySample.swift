/// Where something was, and when.
public struct VelocitySample: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double

  /// Where, in points.
  public var position: Vector

  /// A place, in points, at a time in seconds.
  public init(time: Double, position: Vector) {
    self.time = time
    self.position = position
  }
}

extension [VelocitySample] {
  /// The samples in rising time: of one instant the last counts, and none that goes back.
  package var rising: [VelocitySample] {
    reduce(into: []) { rising, sample in
      guard let last = rising.last, sample.time <= last.time else { return rising.append(sample) }
      if sample.time == last.time { rising[rising.count - 1] = sample }
    }
  }
}

extension RandomAccessCollection<VelocitySample> where Index == Int {
  /// The velocity between the sample at `index` and the one before it, in points per second.
  @inline(__always)
  func slope(at index: Int) -> Vector {
    let (before, after) = (self[index - 1], self[index])
    return (after.position - before.position) / (after.time - before.time)
  }
}
