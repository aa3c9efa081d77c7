import Interactions
import Motion
import SpecResults

extension SignalObject {
  /// The value at a moment as a reader sees it, never printed like one of `others` that it is not.
  func text(at moment: Moment, unlike others: [Double]) -> String {
    guard let signal = try? signal() else { return "unknown" }
    let trajectory = signal.trajectory
    let value =
      moment.time == .infinity
      ? signal.final
      : moment.side == .before
        ? trajectory.value(before: moment.time) : trajectory.value(at: moment.time)
    guard let value else { return "has no value" }
    if signal.isBoolean { return value != 0 ? "true" : "false" }
    return Figure.text(DistinctFigure.text(value, from: others), unit: unit)
  }

  /// How it moves at a moment as a reader sees it.
  func motionText(at moment: Moment) -> String {
    guard let signal = try? signal() else { return "moving at an unknown speed" }
    let time = moment.time.isFinite ? moment.time : signal.trajectory.rest + 1
    let slope =
      switch moment.side {
      case .before: signal.trajectory.slope(before: time)
      case .at: signal.trajectory.heading(at: time)
      case .after: signal.trajectory.slope(at: time)
      }
    guard let slope else { return "without a speed" }
    return slope.isFinite
      ? "moving at \(Figure.text(Figure.value(slope), unit: perSecond))" : "jumping"
  }

  /// What a reader may not know of a slope at a time at which the signal jumps; `nil` where it does
  /// not.
  func noteOnJump(at time: Double) -> String? {
    guard let trajectory = try? signal().trajectory, let before = trajectory.value(before: time),
      let after = trajectory.value(at: time), Trajectory.isJump(from: before, to: after)
    else { return nil }
    return "\(name) jumps there, from \(Figure.text(Figure.value(before), unit: unit)) to "
      + "\(Figure.text(Figure.value(after), unit: unit)), and a jump has no finite slope: a window "
      + "from \(Figure.value(time + 0.001)) s on looks at what follows"
  }
}

extension SignalObject {
  /// Why there is no value at a time in seconds; `nil` where there is one, or nobody knows why.
  func reasonForHole(at time: Double) -> String? {
    guard let channel else { return parts.lazy.compactMap { $0.reasonForHole(at: time) }.first }
    let past = channel.history.prefix { $0.start.seconds <= time }
    let held: String
    switch past.last?.value {
    case nil, .number, .vector, .boolean: return nil
    // Why a formula has no value is told by what it is made of, which nobody keeps.
    case .object(let object)? where object is Formula: return nil
    case .none?: held = "nothing"
    case .text?: held = "a text"
    case .list?, .record?: held = "a table"
    case .animation?, .object?: held = "what is no value of a signal"
    }
    return channel.isState
      ? "the state \(channel.name) holds \(held == "nothing" ? "nil" : held) then"
      : "the function of the channel \(channel.name) answers \(held) then"
  }
}
