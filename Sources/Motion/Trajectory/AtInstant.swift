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

  /// The slope that is found while a curve leans: what rises with it is upright.
  static func slope(whileLeaning slope: Double) -> Double {
    abs(slope) < steepest / 1000 ? slope : slope * .infinity
  }

  private var curve: (piece: EasedPiece, place: (progress: Double, parameter: Double))?
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
    let place = place(of: piece)
    return piece.value(at: place.progress, parameter: place.parameter)
  }

  /// The value of a spring and its derivatives.
  mutating func jet(of piece: SpringPiece) -> Jet<Double> {
    var jet = piece.jet(in: state(of: piece))
    if time == piece.start { jet.value = piece.first }
    return jet
  }

  /// The value on the way along a timing curve and its derivatives.
  mutating func jet(of piece: EasedPiece) -> Jet<Double> {
    let place = place(of: piece)
    return piece.jet(
      at: place.progress, parameter: place.parameter,
      noSteeperThan: isLeaning ? Self.steepest : .infinity)
  }

  /// What share of the time of a curve has passed, and where on it that is.
  private mutating func place(of piece: EasedPiece) -> (progress: Double, parameter: Double) {
    if let curve, curve.piece.isInStep(with: piece) { return curve.place }
    let progress = piece.progress(at: time)
    let place = (progress, piece.curve.parameter(at: progress))
    curve = (piece, place)
    return place
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
