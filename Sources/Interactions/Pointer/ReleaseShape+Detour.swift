import Motion

extension ReleaseShape {
  /// By how much the bent samples leave the way of the others, in points, where that is further
  /// than the stretch is long; `nil` also where a resumed drag does not tell where that begins.
  func detour(of bent: [VelocitySample]) -> Double? {
    guard stretch.lowerBound > 0 else { return nil }
    let way = samples.map(\.position)
    let last = way[(stretch.lowerBound - 1)...]
    let length = zip(last, last.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    // Where it was before is on the way: who is nearer to that is near enough.
    let far = stretch.filter { (bent[$0].position - way[$0]).length > length }
    let detour = far.compactMap { bent[$0].position.distance(toLinesThrough: way) }.max()
    return detour.flatMap { $0 > length ? $0 : nil }
  }
}

extension Vector {
  /// The distance to the nearest place of the straight lines between places.
  fileprivate func distance(toLinesThrough way: [Vector]) -> Double? {
    zip(way, way.dropFirst()).map { distance(toLineFrom: $0, to: $1) }.min()
  }

  /// The distance to the nearest place of the straight line between two places.
  private func distance(toLineFrom start: Vector, to end: Vector) -> Double {
    let way = end - start
    let square = way.squaredLength
    guard square > 0 else { return (self - start).length }
    let offset = self - start
    let share = min(1, max(0, (offset.x * way.x + offset.y * way.y) / square))
    return (offset - way * share).length
  }
}
