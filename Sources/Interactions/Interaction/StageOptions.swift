public import Motion

/// What holds for everything on a stage.
public struct StageOptions: Hashable, Sendable {
  /// The size of the canvas of an interaction that declares none, in points.
  public var size: Vector
  /// Frames a second.
  public var frameRate: Double
  /// Samples a second of the pointer device.
  public var inputRate: Double
  /// The direction of the layout.
  public var layout: LayoutDirection
  /// Whether the user wants less motion: the interaction reads it and decides what to leave out.
  public var reduceMotion: Bool
  /// By how much frames come early or late, as a share of their interval below a half.
  public var frameJitter: Double
  /// What the jitter of frames is drawn from.
  public var seed: UInt64

  /// The rates at which frames and samples can come, a second.
  package static let rates = 1.0...10_000

  /// What holds for everything on a stage.
  public init(
    size: Vector = Vector(640, 440), frameRate: Double = 120, inputRate: Double = 120,
    layout: LayoutDirection = .leftToRight, reduceMotion: Bool = false, frameJitter: Double = 0,
    seed: UInt64 = 0
  ) {
    self.size = size
    self.frameRate = frameRate
    self.inputRate = inputRate
    self.layout = layout
    self.reduceMotion = reduceMotion
    self.frameJitter = frameJitter
    self.seed = seed
  }
}

extension StageOptions {
  /// Throws where no stage can go by them.
  func check() throws(InteractionError) {
    try InteractionError.check(frameRate, in: Self.rates, for: "frameRate", "from 1 to 10000")
    try InteractionError.check(inputRate, in: Self.rates, for: "inputRate", "from 1 to 10000")
    try InteractionError.check(
      frameJitter, in: 0..<0.5, for: "frameJitter", "at least 0 and below 0.5")
    guard size.isFinite, size.x >= 0, size.y >= 0 else { throw .badGeometry(word: "size") }
  }
}

extension InteractionError {
  /// Throws where a number lies outside a range, as what is not a number does.
  static func check(
    _ number: Double, in range: some RangeExpression<Double>, for name: String, _ hint: String
  ) throws(InteractionError) {
    guard range.contains(number) else {
      throw .badParameter(name: name, value: NumberText(number).description, hint: hint)
    }
  }

  /// Throws where a span of time is negative or not a number.
  static func check(seconds: Double, for name: String) throws(InteractionError) {
    guard seconds >= 0 else { throw badSeconds(seconds, for: name) }
  }

  /// What says that so many seconds are none.
  static func badSeconds(_ seconds: Double, for name: String) -> InteractionError {
    .badParameter(
      name: name, value: NumberText(seconds).description, hint: "seconds, at least 0")
  }
}
