extension Spring {
  /// A spring as a designer describes it, of mass 1.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, 0 or more; 0 jumps to the target.
  ///   - bounce: 0 for none, up to 1 for an undamped spring, negative and above −1 for an
  ///     overdamped one.
  /// - Throws: `MotionError.outOfRange` naming the parameter.
  public init(duration: Double = 0.5, bounce: Double = 0) throws(MotionError) {
    try check(duration, "duration", .notNegative)
    try check(bounce, "bounce", .bounce)
    self.init(uncheckedDuration: duration, bounce: bounce)
  }

  /// A spring by its response in seconds, 0 or more, and its damping ratio, 0 or more.
  ///
  /// - Throws: `MotionError.outOfRange` naming the parameter.
  public init(response: Double, dampingRatio: Double = 0.825) throws(MotionError) {
    try check(response, "response", .notNegative)
    try check(dampingRatio, "dampingRatio", .notNegative)
    self.init(uncheckedResponse: response, dampingRatio: dampingRatio)
  }

  /// A spring by its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: 0 or more.
  ///   - allowOverdamping: Whether a damping above the critical one is kept. Otherwise the spring
  ///     is the critical one, and says so when its damping is read.
  /// - Throws: `MotionError.outOfRange` naming the parameter.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverdamping: Bool = false
  ) throws(MotionError) {
    try check(mass, "mass", .positive)
    try check(stiffness, "stiffness", .positive)
    try check(damping, "damping", .notNegative)
    let frequency = (stiffness / mass).squareRoot()
    let critical = 2 * (stiffness.squareRoot() * mass.squareRoot())
    let isKept = damping <= critical || allowOverdamping
    let ratio = isKept ? damping / critical : 1
    let shortfall = isKept ? Self.shortfall(of: damping, mass: mass, stiffness: stiffness) : 0
    guard frequency > 0, (ratio * frequency).isFinite, shortfall.isFinite else {
      throw .outOfRange(
        parameter: "damping", range: "in proportion to mass and stiffness", value: damping)
    }
    self.init(
      mass: mass, stiffness: stiffness, damping: isKept ? damping : critical,
      naturalFrequency: frequency, duration: 2 * .pi / frequency, dampingRatio: ratio,
      bounce: shortfall / ((1 + ratio) * max(ratio, 1)))
  }

  /// A spring that takes about `settlingDuration` to come within `epsilon` of a target 1 away.
  ///
  /// As in SwiftUI the duration is clamped to 0.01…10 seconds and the ratio to at most 1.
  ///
  /// - Parameters:
  ///   - settlingDuration: In seconds, above 0.
  ///   - dampingRatio: Above 0, and for less than 1 so large that an oscillation of that ratio
  ///     can be meant: `dampingRatio / √(1 − dampingRatio²)` above `epsilon`.
  ///   - epsilon: The share of the distance that counts as nothing, above 0 and below 1.
  /// - Throws: `MotionError.outOfRange` naming the parameter.
  public init(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) throws(MotionError) {
    try check(settlingDuration, "settlingDuration", .positive)
    try check(dampingRatio, "dampingRatio", .positive)
    try check(epsilon, "epsilon", .share)
    let ratio = min(dampingRatio, 1)
    let time = min(max(settlingDuration, 0.01), 10)
    let frequency: Double
    if ratio == 1 {
      frequency = Self.criticalPhase(fadingTo: epsilon) / time
    } else {
      let lead = ratio / ((1 - ratio).squareRoot() * (1 + ratio).squareRoot())
      guard lead > epsilon else {
        throw .outOfRange(parameter: "dampingRatio", range: "larger for this epsilon", value: ratio)
      }
      frequency = log(lead / epsilon) / (ratio * time)
    }
    self.init(
      naturalFrequency: frequency, duration: 2 * .pi / frequency, dampingRatio: ratio,
      bounce: Self.bounce(ofRatio: ratio))
  }

  /// A spring of a duration and a bounce known to be in their ranges.
  package init(uncheckedDuration duration: Double, bounce: Double) {
    self.init(
      naturalFrequency: 2 * .pi / duration, duration: duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), bounce: bounce)
  }

  /// A spring of a response and a damping ratio known to be in their ranges.
  init(uncheckedResponse response: Double, dampingRatio: Double) {
    self.init(
      naturalFrequency: 2 * .pi / response, duration: response, dampingRatio: dampingRatio,
      bounce: Self.bounce(ofRatio: dampingRatio))
  }

  private static func bounce(ofRatio ratio: Double) -> Double {
    (1 - ratio) / max(1, ratio)
  }

  /// What `damping` is short of critical: 1 − ζ², with all its digits where ζ is close to 1.
  private static func shortfall(of damping: Double, mass: Double, stiffness: Double) -> Double {
    let critical = 4 * mass * stiffness
    let actual = damping * damping
    let lost =
      (-critical).addingProduct(4 * mass, stiffness) - (-actual).addingProduct(damping, damping)
    return (critical - actual + lost) / critical
  }

  /// The phase u with (1 + u)e⁻ᵘ = `epsilon`, at which a critical spring has that much to go.
  private static func criticalPhase(fadingTo epsilon: Double) -> Double {
    let depth = -log(epsilon)
    var phase = depth + log1p(depth)
    for _ in 0..<20 where phase > 0 {  // Newton's method doubles the digits each round
      phase -= (log1p(phase) - phase + depth) * (1 + phase) / -phase
    }
    return phase
  }
}

/// The ranges that parameters of springs lie in.
private enum Range: String {
  case positive = "a finite number above 0"
  case notNegative = "a finite number, 0 or more"
  case bounce = "above -1 and at most 1"
  case share = "above 0 and below 1"

  func contains(_ value: Double) -> Bool {
    switch self {
    case .positive: value > 0 && value.isFinite
    case .notNegative: value >= 0 && value.isFinite
    case .bounce: value > -1 && value <= 1
    case .share: value > 0 && value < 1
    }
  }
}

private func check(_ value: Double, _ parameter: String, _ range: Range) throws(MotionError) {
  guard range.contains(value) else {
    throw .outOfRange(parameter: parameter, range: range.rawValue, value: value)
  }
}
