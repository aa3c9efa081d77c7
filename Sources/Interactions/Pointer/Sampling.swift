import Motion

/// How the input device turns a movement into samples.
///
/// The press and the end of every stretch are never disturbed.
public struct Sampling: Hashable, Sendable {
  /// Samples a second, counted from the press; `nil` is the stage's input rate.
  public var rate: Double?

  /// The furthest that a sample strays from its time, in seconds.
  public var jitter = 0.0

  /// The probability that a sample is lost.
  public var drop = 0.0

  /// The furthest that a sample strays from its place on each axis, in points.
  public var noise = 0.0

  /// What the disturbances are drawn from; the same seed draws the same.
  public var seed: UInt64 = 0

  /// The stage's input rate, undisturbed.
  public init() {}

  /// Whether nothing is drawn at random.
  var isExact: Bool { jitter == 0 && drop == 0 && noise == 0 }
}

/// The disturbances of one drag, drawn in the order of its samples.
struct Disturbance {
  private let sampling: Sampling
  private var state: UInt64

  init(_ sampling: Sampling) {
    self.sampling = sampling
    state = sampling.seed
  }

  /// The next sample's fate: whether it is kept, and how far it strays in time and place.
  mutating func next() -> (isKept: Bool, delay: Double, shift: Vector) {
    guard !sampling.isExact else { return (true, 0, .zero) }
    let isKept = fraction() >= sampling.drop
    let delay = stray(sampling.jitter)
    return (isKept, delay, Vector(stray(sampling.noise), stray(sampling.noise)))
  }

  private mutating func stray(_ furthest: Double) -> Double { (2 * fraction() - 1) * furthest }

  /// A fraction in 0..<1, by SplitMix64.
  private mutating func fraction() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
