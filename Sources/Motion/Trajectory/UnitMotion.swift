/// A motion that forms are made of: that of a spring about 0, or the way along a timing curve from 0
/// to 1.
enum UnitMotion: Sendable {
  /// The motion of a spring, whatever its target.
  case spring(SpringPiece)
  /// The way along a timing curve, whatever values it leads from and to.
  case eased(EasedPiece)

  /// The spring; `nil` of a timing curve.
  var spring: Spring? {
    if case .spring(let piece) = self { return piece.spring }
    return nil
  }

  /// The timing curve in its time; `nil` of a spring.
  var eased: EasedPiece? {
    if case .eased(let piece) = self { return piece }
    return nil
  }

  /// Whether it follows a timing curve that is not straight.
  var isBent: Bool { eased?.curve.isBent ?? false }

  /// Whether that curve is upright somewhere, and not for its parameter.
  var isUpright: Bool { eased?.curve.isUpright ?? false }

  /// Whether another motion is this one.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.spring(let one), .spring(let other)):
      one.start == other.start && one.offset == other.offset && one.velocity == other.velocity
        && one.spring == other.spring
    case (.eased(let one), .eased(let other)):
      one.isInStep(with: other)
    default: false
    }
  }

  /// Whether another motion is this one the other way round.
  func isOpposite(to other: Self) -> Bool {
    guard case .spring(let one) = self, case .spring(let other) = other else { return false }
    return one.start == other.start && one.offset == -other.offset
      && one.velocity == -other.velocity && one.spring == other.spring
  }

  /// Where the motion stands at an instant; of a timing curve, its parameter.
  func state(at time: Double) -> SpringState {
    switch self {
    case .spring(let piece): piece.state(at: time)
    case .eased(let piece): SpringState(offset: piece.parameter(at: time), velocity: 0)
    }
  }
}
