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
