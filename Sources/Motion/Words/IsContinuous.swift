/// `is_continuous`: the value, or the velocity, makes no jump larger than allowed.
///
/// A picture: a pen that is not lifted; for the velocity, a line without a corner.
/// The start of the window is left out: what happens there came from before. What two formulas
/// differ by in their last digits, 1e-12 of the value, is no jump.
package struct IsContinuous: PlainWord {
  /// What makes no jump.
  package enum Quantity: Hashable, Sendable {
    /// The value itself.
    case value
    /// The derivative, at instants at which the value does not jump.
    case velocity
  }

  /// The signal.
  package var signal: Signal
  /// What is looked at.
  package var quantity: Quantity
  /// The largest jump that is allowed.
  package var atMost: Double
  /// Where it is looked at.
  package var window: Window
  package var unit: String

  /// The value or velocity of `signal` jumps by no more than `atMost` in a window.
  package init(
    _ signal: Signal, _ quantity: Quantity, atMost: Double, window: Window, unit: String
  ) {
    self.signal = signal
    self.quantity = quantity
    self.atMost = atMost
    self.window = window
    self.unit = unit
  }

  package var signals: [Signal] { [signal] }

  package var scale: Double { max(abs(atMost), 1) }

  package var isAboutVelocity: Bool { quantity == .velocity }

  package func judged() -> Verdict {
    let window = window.cut(from: signal.start)
    guard signal.trajectory.hasValue(in: window) else { return .vacuous(.least) }
    guard window.start < window.end else { return .vacuous(Margin(atMost, holdsAtZero: true)) }
    var (largest, witness, leftOut) = (0.0, window.start, 0)
    var firstViolation: Double?
    signal.trajectory.visitStretches(of: window) { _, stretch, _ in
      let time = stretch.lower
      guard time > window.start else { return true }
      guard let jump = jump(at: time) else {
        leftOut += 1
        return true
      }
      if jump > largest { (largest, witness) = (jump, time) }
      if jump > atMost && firstViolation == nil { firstViolation = time }
      return true
    }
    var verdict = Verdict(margin: Margin(atMost - largest, holdsAtZero: true))
    verdict.witness = Moment(time: witness)
    verdict.firstViolation = firstViolation
    let kind = quantity == .value ? Measure.Kind.jump : .velocityJump
    verdict.measure = { [largest, leftOut, witness] in
      let jump = Measure(kind, largest, unit: unit, at: Moment(time: witness))
      guard leftOut > 0 else { return [jump] }
      return [jump, Measure(.jumpsLeftOut, Double(leftOut), unit: "")]
    }
    return verdict
  }

  /// By how much the quantity jumps; `nil` where it is the velocity and the value itself jumps.
  private func jump(at time: Double) -> Double? {
    let trajectory = signal.trajectory
    guard let before = trajectory.value(before: time), let after = trajectory.value(at: time)
    else { return 0 }
    let isJump = Trajectory.isJump(from: before, to: after)
    guard quantity == .velocity else { return isJump ? abs(after - before) : 0 }
    guard !isJump else { return nil }
    guard
      let slope = (trajectory.slope(before: time), trajectory.slope(at: time)) as? (Double, Double)
    else { return 0 }
    return abs(slope.1 - slope.0)
  }
}
