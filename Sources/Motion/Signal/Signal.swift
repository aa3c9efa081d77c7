/// A quantity over time that claims are made about: a trajectory, or arithmetic on trajectories.
///
/// A signal of a subject that still moves is known until now only; claims take its last value as
/// kept from there on.
public struct Signal: Hashable, Sendable {
  /// The values, with the last known one kept for ever.
  package let trajectory: Trajectory

  /// Until when the values are known, in seconds; infinite where the subject is at rest.
  public let knownUntil: Double

  /// The signal of a trajectory of which nothing after `knownUntil` is known.
  package init(_ trajectory: Trajectory, knownUntil: Double = .infinity) {
    self.knownUntil = knownUntil
    self.trajectory = knownUntil < .infinity ? trajectory.held(from: knownUntil) : trajectory
  }

  /// When the signal starts, in seconds.
  public var start: Double { trajectory.start }

  /// The value at an instant, in seconds; `nil` before the start and where there is none.
  public func value(at time: Double) -> Double? { trajectory.value(at: time) }

  /// The derivative to the right of an instant, per second; `nil` where there is no value.
  public func slope(at time: Double) -> Double? { trajectory.slope(at: time) }

  /// Whether the values are true and false.
  package var isBoolean: Bool { trajectory.isBoolean }

  /// Whether values were read at instants and are held in between.
  package var isSampled: Bool { trajectory.kind == .sampled }

  /// Whether extrema and crossings are solved for everywhere, not enclosed.
  var isSolved: Bool { trajectory.pieces.allSatisfy { $0.form?.isSolved ?? true } }

  /// The value that is kept for ever, or come to in the end; `nil` where there is none.
  public var final: Double? { trajectory.pieces.last?.form?.limit }

  /// Whether it never comes to rest, nor to an end without a value.
  package var swingsForEver: Bool { trajectory.rest == .infinity }

  /// The least and the greatest value in a window; `nil` where there is no value in it.
  package func extremes(over window: Window = .all) -> Extremes? {
    trajectory.extremes(over: window)
  }

  /// The greatest value in a window; `nil` where there is no value in it.
  public func greatest(over window: Window = .all) -> Extreme? {
    trajectory.greatest(over: window)
  }

  /// The least value in a window; `nil` where there is no value in it.
  public func least(over window: Window = .all) -> Extreme? {
    trajectory.least(over: window)
  }
}
