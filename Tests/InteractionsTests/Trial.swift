import Motion
import Testing

@testable import Interactions

/// A subject alone on a stage, and short ways to drive and ask it.
struct Trial {
  let stage: Stage
  let subject: Subject

  init(
    _ interaction: some Interaction, _ options: InteractionOptions = InteractionOptions(),
    on stage: StageOptions = StageOptions(), rules: Rules = Rules()
  ) throws {
    self.stage = Stage(stage, rules: rules)
    subject = try self.stage.add(interaction, options)
  }

  @discardableResult
  func play(_ drag: Drag) throws -> Run { try subject.play(.drag(drag)) }

  @discardableResult
  func perform(_ drag: Drag) throws -> Run { try subject.perform(.drag(drag)) }

  func vector(_ name: String) throws -> Vector { try #require(try subject.value(name).vector) }

  func number(_ name: String) throws -> Double { try #require(try subject.value(name).number) }

  func model(_ name: String) throws -> StateValue { try subject.model(name) }

  func isTrue(_ name: String) throws -> Bool { try subject.value(name) == .boolean(true) }
}

extension Run {
  /// What a channel showed, and how it goes on from now.
  func trajectory(_ channel: String, _ axis: Axis = .x) throws -> Trajectory {
    try subject.graph.property(channel).trajectory(axis)
  }

  /// What a channel showed along an axis.
  func shown(_ channel: String, _ axis: Axis = .x, at time: Double) throws -> Double {
    try #require(try trajectory(channel, axis).value(at: time))
  }

  /// What a channel showed just before.
  func shown(_ channel: String, _ axis: Axis = .x, before time: Double) throws -> Double {
    try #require(try trajectory(channel, axis).value(before: time))
  }

  /// How fast a channel changed.
  func slope(_ channel: String, _ axis: Axis = .x, at time: Double) throws -> Double {
    let trajectory = try trajectory(channel, axis)
    let index = try #require(trajectory.index(at: time))
    return try #require(trajectory.pieces[index].form).slope(at: time)
  }

  /// The largest value of a channel from an instant on.
  func peak(_ channel: String, after time: Double) throws -> Extreme {
    try #require(try signal(channel).extremes(over: Window(from: time, to: .infinity)))
      .greatest
  }

  /// When the drag was released, in seconds.
  var releaseTime: Double { get throws { try #require(released).time.seconds } }

  /// The names of the events, in order.
  var names: [String] { events.map(\.name) }

  /// The writes of a state: values, and who made them.
  func writes(of state: String) -> [(value: StateValue, writer: Writer, transaction: Transaction)] {
    events.compactMap {
      guard case .written(state, let value, let writer, let transaction) = $0.event else {
        return nil
      }
      return (value, writer, transaction)
    }
  }

  /// The changes that set values in motion.
  var movements: [AnimationChange] {
    events.compactMap {
      switch $0.event {
      case .animationStarted(let change), .retargeted(let change): change
      default: nil
      }
    }
  }
}

/// An interaction that a test tells on the spot.
struct Sketch: Interaction {
  let name = "sketch"
  var defaults = InteractionOptions()
  let told: (InteractionBuilder) throws -> View

  init(
    defaults: InteractionOptions = InteractionOptions(),
    _ told: @escaping (InteractionBuilder) throws -> View
  ) {
    self.defaults = defaults
    self.told = told
  }

  func build(_ ui: InteractionBuilder) throws -> View { try told(ui) }
}

/// Whether two numbers are apart by no more than a tolerance.
func isNear(_ value: Double, _ wanted: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(value - wanted) <= tolerance
}
