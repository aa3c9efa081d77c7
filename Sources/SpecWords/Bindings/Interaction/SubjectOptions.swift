import Interactions
import LuaHost
import Motion

/// What `interaction` and `stage` are given in a table, sorted by whom it concerns.
struct SubjectOptions {
  /// What holds for the stage.
  var stage = StageOptions()
  /// The choices that every interaction takes.
  var common = InteractionOptions()
  /// Whether anything concerns the stage.
  private(set) var concernsStage = false

  /// What is left out is left to `settings`, then to the documented defaults.
  init(_ settings: SpecSettings) {
    stage.frameRate = settings.rate ?? stage.frameRate
    stage.inputRate = settings.rate ?? stage.inputRate
  }

  /// Reads the table that `argument` stands for, if there is one.
  ///
  /// - Parameters:
  ///   - own: The parameters that the interaction has of its own, whatever else they are called.
  ///   - parameter: Takes them, and all that is neither a choice nor of the stage.
  mutating func read(
    _ argument: Argument, own: Set<String> = [], parameter: (Argument) throws -> Void
  ) throws {
    guard argument.present != nil else { return }
    let call = argument.call
    guard call.kind(argument.slot) == .table else { throw argument.refused("a table of options") }
    try call.forEachEntry(of: argument.slot) { key, value in
      guard let name = call.string(key) else { throw argument.refused("options with names") }
      let value = argument.option(name, slot: value)
      let isOwn = own.contains(name)
      if isOwn { try parameter(value) }
      if let read = InteractionOptions.readers[name] {
        try read(&common, value)
      } else if isOwn {
        return
      } else if let read = StageOptions.readers[name] {
        concernsStage = true
        try read(&stage, value)
      } else {
        try parameter(value)
      }
    }
  }

  /// Reads the options of a stage alone.
  mutating func readStage(_ argument: Argument) throws {
    guard argument.present != nil else { return }
    let names = StageOptions.readers.keys.sorted()
    let options = try Options(argument, ["width"] + names.filter { $0 != "width" })
    for (name, read) in StageOptions.readers {
      if let value = options[name].present { try read(&stage, value) }
    }
  }

  /// Everything but the interaction's own parameters, for suggestions.
  static let names = InteractionOptions.readers.keys.sorted() + StageOptions.readers.keys.sorted()
}

extension InteractionOptions {
  /// How each choice is read.
  static let readers: [String: @Sendable (inout InteractionOptions, Argument) throws -> Void] = [
    "minimum_distance": { $0.minimumDistance = try $1.number(in: 0..., "at least 0 (in points)") },
    "slop": { $0.slop = try $1.word(of: Slop.self) },
    "tracker": { $0.tracker = try $1.word(of: Tracker.self) },
    "release_order": { $0.releaseOrder = try $1.word(of: ReleaseOrder.self) },
    "up_crosses": { $0.upCrosses = try $1.word(of: UpCrosses.self) },
    "easing_velocity_handoff": { $0.easingVelocityHandoff = try $1.word(of: EasingHandoff.self) },
    "completion_criteria": { $0.completionCriteria = try $1.word(of: CompletionCriteria.self) },
    "coordinate_space": { $0.coordinateSpace = CoordinateSpace(try $1.string()) },
    "layout": { $0.layout = try $1.word(of: LayoutDirection.self) },
  ]
}

extension StageOptions {
  /// How each option of a stage is read.
  static let readers: [String: @Sendable (inout StageOptions, Argument) throws -> Void] = [
    "width": { $0.size.x = try $1.number(in: 0..., "at least 0 (in points)") },
    "height": { $0.size.y = try $1.number(in: 0..., "at least 0 (in points)") },
    "frame_rate": { $0.frameRate = try $1.number(in: rates, "from 1 to 10000 (a second)") },
    "input_rate": { $0.inputRate = try $1.number(in: rates, "from 1 to 10000 (a second)") },
    "frame_jitter": { $0.frameJitter = try $1.number(in: 0..<0.5, "at least 0 and below 0.5") },
    "layout": { $0.layout = try $1.word(of: LayoutDirection.self) },
    "reduce_motion": { $0.reduceMotion = try $1.boolean() },
    "seed": { $0.seed = UInt64(try $1.integer(atLeast: 0)) },
  ]
}

extension CoordinateSpace {
  /// The space that a script calls by `name`.
  init(_ name: String) {
    switch name {
    case "local": self = .local
    case "global": self = .global
    default: self = .named(name)
    }
  }
}
