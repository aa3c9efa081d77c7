/// `keeps_direction`: while it is fast, the vector moves towards one side.
///
/// A picture: an arrow in flight. How far its heading turns away is measured as an angle.
package struct KeepsDirection: PlainWord {
  /// The part to the right.
  var x: Signal
  /// The part downwards.
  var y: Signal
  /// The direction in degrees; that of the velocity at the start of the window where left out.
  var angle: Double?
  /// How far the heading may be from there, in degrees.
  var within: Double
  /// Only what is faster than this, per second, has a heading that counts.
  var fasterThan: Double
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

  package var vacuity: Vacuity {
    let start = max(window.start, x.start, y.start)
    return angle == nil && heading(at: start) == nil ? .noDirection : .neverThatFast
  }

  package func judged() -> Verdict {
    let window = window.cut(from: max(x.start, y.start))
    guard let angle = angle ?? heading(at: window.start) else { return .vacuous(.least) }
    var turns = Turns(from: angle, within: within, fasterThan: fasterThan)
    x.trajectory.visitStretches(of: window, with: y.trajectory) { x, y, stretch, includesEnd in
      let part = Window(from: stretch.lower, to: stretch.upper, includesEnd: includesEnd)
      turns.include(x.derivative, y.derivative, over: part)
    }
    guard let furthest = turns.furthest else { return .vacuous(.least) }
    var verdict = Verdict(margin: Margin(within - furthest.value, holdsAtZero: true))
    verdict.witness = furthest.moment
    verdict.firstViolation = turns.firstViolation
    verdict.measure = {
      [
        Measure(.turned, furthest.value, unit: "deg", at: furthest.moment),
        Measure(.heading, angle, unit: "deg"),
      ]
    }
    return verdict
  }

  /// The direction of the velocity, in degrees; `nil` where it stands still.
  private func heading(at time: Double) -> Double? {
    guard let x = x.trajectory.leaningSlope(at: time), let y = y.trajectory.leaningSlope(at: time),
      x != 0 || y != 0
    else { return nil }
    return Vector(x, y).angle
  }
}
