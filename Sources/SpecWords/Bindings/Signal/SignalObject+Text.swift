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
    guard let held = channel.history.prefix(while: { $0.start.seconds <= time }).last?.value.noValue
    else { return nil }
    return channel.isState
      ? "the state \(channel.name) holds \(held == "nothing" ? "nil" : held) then"
      : "the function of the channel \(channel.name) answers \(held) then"
  }

  /// What a channel answers that can be no value of its, and when first, in words; nothing is a hole
  /// that may be meant.
  var noteOnStrangeValues: String? {
    guard let channel else { return parts.lazy.compactMap(\.noteOnStrangeValues).first }
    guard !channel.isState, channel.kind != .other else { return nil }
    for stretch in channel.history {
      if let held = stretch.value.noValue, held != "nothing" {
        return "the function of the channel \(channel.name) answers \(held) from "
          + "\(Figure.value(stretch.start.seconds)) s on, which is passed over as no value"
      }
    }
    return nil
  }
}

extension StateValue {
  /// What it is, where it is no value of a signal.
  fileprivate var noValue: String? {
    switch self {
    case .number, .vector, .boolean: nil
    // Why a formula has no value is told by what it is made of, which nobody keeps.
    case .object(let object) where object is Formula: nil
    case .none: "nothing"
    case .text: "a text"
    case .list, .record: "a table"
    case .animation, .object: "what is no value of a signal"
    }
  }
}
