/// The slope, at the newest sample, of the parabola that fits the recent ones best.
struct LeastSquaresTracker: VelocityTracker {
  func velocity(of samples: [VelocitySample], at time: Double) -> Vector {
    let recent = samples.recent(at: time)
    guard let newest = recent.last, recent.count >= 3 else { return .zero }
    // Polynomials that are orthogonal over the samples: 1, t, and t² − skew · t − spread.
    let count = Double(recent.count)
    let middle = recent.reduce(0) { $0 + ($1.time - newest.time) } / count
    let times = recent.map { $0.time - newest.time - middle }
    let squares = times.reduce(0) { $0 + $1 * $1 }
    let spread = squares / count
    let skew = times.reduce(0) { $0 + $1 * $1 * $1 } / squares
    var (line, parabola, norm) = (Vector.zero, Vector.zero, 0.0)
    for (time, sample) in zip(times, recent) {
      let bend = (time - skew) * time - spread
      let position = sample.position - newest.position
      line = line + position * time
      parabola = parabola + position * bend
      norm += bend * bend
    }
    return line / squares + parabola * ((-2 * middle - skew) / norm)
  }
}

extension [VelocitySample] {
  /// The samples that tell of the present motion: as many of the latest as a tracker listens to,
  /// without a gap of more than 40 ms among them; none where the pointer rests for longer than that.
  func recent(at time: Double) -> ArraySlice<VelocitySample> {
    let (stop, rounding) = (0.04, Tracker.rounding)
    guard let newest = last, time - newest.time <= stop + rounding else { return [] }
    var start = count - 1
    while start > 0, count - start < Tracker.mostSamples,
      newest.time - self[start - 1].time <= Tracker.horizon + rounding,
      self[start].time - self[start - 1].time <= stop + rounding
    {
      start -= 1
    }
    return self[start...]
  }
}
