/// `keeps_direction`: while it is fast, the vector moves towards one side.
///
/// A picture: an arrow in flight. How far its heading turns away is measured as an angle.
package struct KeepsDirection: PlainWord {
  /// The part to the right.
  package var x: Signal
  /// The part downwards.
  package var y: Signal
  /// The direction in degrees; that of the velocity at the start of the window where left out.
  package var angle: Double?
  /// How far the heading may be from there, in degrees.
  package var within: Double
  /// Only what is faster than this, per second, has a heading that counts.
  package var fasterThan: Double
  /// Where it is looked at.
  package var window: Window

  /// The vector (`x`, `y`) moves within an angle of a direction while it is fast.
  package init(
    x: Signal, y: Signal, angle: Double?, within: Double, fasterThan: Double, window: Window
  ) {
    self.x = x
    self.y = y
    self.angle = angle
    self.within = within
    self.fasterThan = fasterThan
    self.window = window
  }

  package var signals: [Signal] { [x, y] }

  package var unit: String { "deg" }

  package var scale: Double { within }

  package var isAboutVelocity: Bool { true }

  package func judged() -> Verdict {
    let window = window.cut(from: max(x.start, y.start))
    guard let angle = angle ?? heading(at: window.start) else { return .vacuous(.least) }
    let turned = turned(from: angle)
    let speed = Signal.length(x.slope, y.slope)
    let isFast = speed.trajectory.split(at: [fasterThan]) { _, value in
      .constant(value > fasterThan ? 1 : 0)
    }
    var furthest: Extreme?
    var firstViolation: Double?
    for (index, piece) in isFast.pieces.enumerated() where piece.form == .constant(1) {
      let fast = window.cut(from: piece.start).cut(to: isFast.end(of: index))
      guard let extreme = turned.greatest(over: fast) else { continue }
      if extreme.value > furthest?.value ?? -1 { furthest = extreme }
      firstViolation = firstViolation ?? turned.firstFailure(of: .atMost(within), in: fast)
    }
    guard let furthest else { return .vacuous(.least) }
    var verdict = Verdict(margin: Margin(within - furthest.value, holdsAtZero: true))
    verdict.witness = furthest.moment
    verdict.firstViolation = firstViolation
    verdict.measure = {
      [
        Measure("turned by", furthest.value, unit: "deg", at: furthest.moment),
        Measure("from", angle, unit: "deg"),
      ]
    }
    return verdict
  }

  /// The direction of the velocity, in degrees; `nil` where it stands still.
  private func heading(at time: Double) -> Double? {
    guard let x = x.slope.trajectory.value(at: time), let y = y.slope.trajectory.value(at: time),
      x != 0 || y != 0
    else { return nil }
    return Vector(x, y).angle
  }

  /// The angle between the velocity and a direction, in degrees.
  private func turned(from angle: Double) -> Signal {
    let (cosine, sine) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    let along = x.slope * cosine + y.slope * sine
    let across = (y.slope * cosine - x.slope * sine).magnitude
    return Signal.direction(across: across, along: along)
  }
}
