/// `settles`: from an instant on the signal stays near its target for good.
///
/// A picture: a ball that has rolled into a groove as wide as the tolerance, and stays in it.
/// It is `always(near(target, within), from the instant on)`.
package struct Settles: PlainWord {
  /// The signal.
  var signal: Signal
  /// Where it settles.
  var target: Double
  /// How far from there it may still be.
  var within: Double
  /// By when, in seconds.
  var by: Double
  package var unit: String

  /// `signal` stays within a distance of `target` from `by` on.
  package init(_ signal: Signal, at target: Double, within: Double, by: Double, unit: String) {
    self.signal = signal
    self.target = target
    self.within = within
    self.by = by
    self.unit = unit
  }

  package var signals: [Signal] { [signal] }

  package var window: Window { Window(from: by) }

  package var scale: Double { within }

  package var isAboutEachInstant: Bool { true }

  package func judged() -> Verdict { judged(Reading()) }

  func judged(_ reading: Reading) -> Verdict {
    let near = Claim.atom(Atom(signal, .near(target, within: within), unit: unit))
    var verdict = near.judged(reading, Quantifier.all.read(reading), window)
    // Where the signal has no value, it settles at no time.
    if verdict.margin != .least { verdict.measure = { measures } }
    return verdict
  }

  private var measures: [Measure] {
    let settled = settlingTime
    let time = Measure(.settling, settled, unit: "s")
    guard settled == .infinity else {
      return [time, Measure(.spare, max(by, signal.start) - settled, unit: "s")]
    }
    return [time] + (signal.final.map { [Measure(.rest, $0, unit: unit)] } ?? [])
  }

  /// The last instant at which the signal is further from the target than allowed; its start
  /// where it never is.
  private var settlingTime: Double {
    let trajectory = signal.trajectory
    for index in trajectory.pieces.indices.reversed() {
      let stretch = Interval(trajectory.pieces[index].start, trajectory.end(of: index))
      guard let form = trajectory.pieces[index].form else { continue }
      if let time = lastExcess(of: form, in: stretch) { return time }
    }
    return signal.start
  }

  private func lastExcess(of form: ClosedForm, in stretch: Interval) -> Double? {
    let isAway = { (landmark: Extreme) in abs(landmark.value - target) > within }
    if case .constant(let value) = form {
      return abs(value - target) > within ? stretch.upper : nil
    }
    if case .spring(let piece) = form, piece.target == target, within > 0 {
      let time = piece.start + piece.lastCrossing(of: within)
      return time > stretch.lower ? min(time, stretch.upper) : nil
    }
    let landmarks = form.landmarks(in: stretch, false)
    guard let away = landmarks.lastIndex(where: isAway) else { return nil }
    guard away + 1 < landmarks.count, stretch.upper < .infinity || form.limit != nil else {
      return stretch.upper
    }
    let level = landmarks[away].value > target ? target + within : target - within
    let end = min(landmarks[away + 1].time, stretch.lower + ClosedForm.horizon)
    let excess = form - .constant(level)
    return Interval(landmarks[away].time, end).root { excess.jet(at: $0) } ?? end
  }
}
