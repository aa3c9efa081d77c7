extension Signal {
  /// What a screen shows that is drawn at the multiples of `1 / rate` seconds; `nil` where that
  /// is more than a million frames.
  package func asDrawn(frameRate rate: Double) -> Signal? {
    guard let times = instants(rate: rate) else { return nil }
    var drawn = Trajectory(isBoolean ? .boolean : .sampled)
    for time in times {
      drawn.append(value: trajectory.value(at: time), from: time)
    }
    // What it is drawn as later is not known here.
    if trajectory.outlastsLook(from: start) { drawn.append(nil, from: start + ClosedForm.horizon) }
    return Signal(drawn, knownUntil: knownUntil)
  }

  /// The multiples of `1 / rate` seconds from the start until nothing changes any more; `nil` where
  /// there are more than a million.
  package func instants(rate: Double) -> [Double]? {
    let last = trajectory.pieces.last?.start ?? .infinity
    let end = min(knownUntil, start + ClosedForm.horizon)
    var times: [Double] = []
    var frame = (start * rate - 1e-9).rounded(.up) + 0  // no rounding may lose the start
    while frame / rate <= end {
      guard times.count < 1_000_000 else { return nil }
      times.append(max(start, frame / rate))
      guard frame / rate < last || !isStill(from: frame / rate) else { break }
      frame += 1
    }
    return times
  }

  private func isStill(from time: Double) -> Bool {
    guard let form = trajectory.pieces.last?.form else { return true }
    let rest = Interval(time, time + ClosedForm.horizon)
    return form.bounds(over: rest).value.width <= form.tolerance(over: rest)
  }
}
