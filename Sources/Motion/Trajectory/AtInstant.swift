/// The motions at an instant.
///
/// What was found out last is kept: components of one motion share a spring or a timing curve.
struct AtInstant {
  /// The instant, in seconds.
  let time: Double

  /// Whether a curve that is upright is taken for one that is merely steep.
  let isLeaning: Bool

  /// How steep that is: what does not rise with it counts for nothing.
  private static let steepest = 1e9

  private var curve: (piece: EasedPiece, parameter: Double)?
  private var spring: (piece: SpringPiece, transition: SpringTransition)?

  /// The motions at `time` seconds.
  init(time: Double, isLeaning: Bool = false) {
    (self.time, self.isLeaning) = (time, isLeaning)
  }

  /// The value of a spring.
  mutating func value(of piece: SpringPiece) -> Double {
    time == piece.start ? piece.first : piece.target + state(of: piece).offset
  }

  /// The value on the way along a timing curve.
  mutating func value(of piece: EasedPiece) -> Double {
    piece.value(at: time, parameter: parameter(of: piece))
  }

  /// The value of a spring and its derivatives.
  mutating func jet(of piece: SpringPiece) -> Jet<Double> {
    var jet = piece.jet(in: state(of: piece))
    if time == piece.start { jet.value = piece.first }
    return jet
  }

  /// The value on the way along a timing curve and its derivatives.
  mutating func jet(of piece: EasedPiece) -> Jet<Double> {
    piece.jet(
      at: time, parameter: parameter(of: piece),
      noSteeperThan: isLeaning ? Self.steepest : .infinity)
  }

  private mutating func parameter(of piece: EasedPiece) -> Double {
    if let curve, curve.piece.isInStep(with: piece) { return curve.parameter }
    let parameter = piece.parameter(at: time)
    curve = (piece, parameter)
    return parameter
  }

  private mutating func state(of piece: SpringPiece) -> SpringState {
    let first = SpringState(offset: piece.offset, velocity: piece.velocity)
    guard time != piece.start else { return first }
    if let spring, spring.piece.start == piece.start, spring.piece.spring == piece.spring {
      return spring.transition.state(from: first)
    }
    let transition = SpringTransition(of: piece.spring, after: time - piece.start)
    spring = (piece, transition)
    return transition.state(from: first)
  }
}
