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

  /// The slope at a moment as a reader sees it, infinite where the signal jumps.
  func slopeText(at moment: Moment) -> String {
    guard let signal = try? signal() else { return "unknown" }
    let time = moment.time.isFinite ? moment.time : signal.trajectory.rest + 1
    let slope =
      switch moment.side {
      case .before: signal.trajectory.slope(before: time)
      case .at: signal.trajectory.heading(at: time)
      case .after: signal.trajectory.slope(at: time)
      }
    return slope.map { Figure.text(Figure.value($0), unit: perSecond) } ?? "no speed"
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
