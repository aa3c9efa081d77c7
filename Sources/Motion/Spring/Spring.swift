/// A damped harmonic spring: what pulls an animated value to its target.
///
/// All its parameters describe one law, `mass · x″ = stiffness · (target − x) − damping · x′`.
/// Those that a spring was made from read back exactly; the others are converted once.
public struct Spring: Hashable, Sendable {
  /// The mass that is moved; 1 unless it was given.
  public let mass: Double

  /// The pull to the target for each unit of distance; infinite where the duration is 0.
  public let stiffness: Double

  /// The drag for each unit of velocity; infinite where the duration is 0.
  public let damping: Double

  /// The perceptual duration in seconds: the period that the spring would have undamped.
  ///
  /// A spring of duration 0 is at its target at once.
  public let duration: Double

  /// How much the spring bounces: 0 is critical, 1 undamped, below 0 overdamped, above −1.
  public let bounce: Double

  /// The damping as a share of the critical one.
  public let dampingRatio: Double

  /// The undamped angular frequency in radians per second; infinite where the duration is 0.
  public let naturalFrequency: Double

  /// The rate at which an oscillation fades, for each second.
  let decay: Double

  /// The root of the absolute `ω²(1 − ζ)(1 + ζ)`, for each second.
  ///
  /// It is the frequency of the damped oscillation below critical damping, and above it half the
  /// gap between the two rates of decay; the product form is exactly 0 where they meet.
  let splitting: Double

  /// The perceptual duration by its older name, in seconds.
  public var response: Double { duration }

  /// Whether a motion can pass its target again and again.
  var isUnderdamped: Bool { bounce > 0 }

  /// Whether a motion only creeps to its target, as two exponentials.
  var isOverdamped: Bool { bounce < 0 }

  /// Whether the spring is at its target at once, as one without a duration is.
  package var isInstant: Bool { stiffness == .infinity }

  /// A spring of parameters that agree with each other and lie in their ranges.
  ///
  /// What only follows from the others, `stiffness` and `damping`, may be left out.
  init(
    mass: Double = 1, stiffness: Double? = nil, damping: Double? = nil, naturalFrequency: Double,
    duration: Double, dampingRatio: Double, bounce: Double
  ) {
    let stiffness = stiffness ?? mass * naturalFrequency * naturalFrequency
    let isInstant = stiffness == .infinity
    self.mass = mass
    self.stiffness = stiffness
    self.damping = isInstant ? .infinity : damping ?? 2 * dampingRatio * mass * naturalFrequency
    self.duration = duration
    self.bounce = bounce
    self.dampingRatio = dampingRatio
    self.naturalFrequency = naturalFrequency
    decay = isInstant ? .infinity : dampingRatio * naturalFrequency
    let shortfall = abs(bounce) * max(1, dampingRatio)  // |1 − ζ|, without a cancellation
    splitting = naturalFrequency * (shortfall.squareRoot() * (1 + dampingRatio).squareRoot())
  }
}
