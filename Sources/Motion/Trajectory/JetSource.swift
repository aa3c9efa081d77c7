/// Where the jets of the motions that a form is made of come from; asked in the form's order.
protocol JetSource {
  /// What the jets are made of.
  associatedtype Number: Scalar

  /// The jet of the next motion, which is this one.
  mutating func jet(of piece: SpringPiece) -> Jet<Number>

  /// The jet of the next motion, which is this one.
  mutating func jet(of piece: EasedPiece) -> Jet<Number>

  /// The cross product of the next two forms and their derivatives, where it is known better than
  /// from their jets.
  func turning(of across: ClosedForm, _ along: ClosedForm) -> Number?
}

extension JetSource {
  func turning(of across: ClosedForm, _ along: ClosedForm) -> Number? { nil }
}

/// The motions at an instant.
struct AtInstant: JetSource {
  /// The instant, in seconds.
  var time: Double

  /// Whether a curve that is upright is taken for one that is merely steep.
  var isLeaning = false

  /// How steep that is: what does not rise with it counts for nothing.
  private static let steepest = 1e9

  func jet(of piece: SpringPiece) -> Jet<Double> { piece.jet(at: time) }

  func jet(of piece: EasedPiece) -> Jet<Double> {
    isLeaning ? piece.jet(at: time, noSteeperThan: Self.steepest) : piece.jet(at: time)
  }
}

/// The motions over a stretch of time.
struct OverStretch: JetSource {
  /// The stretch, in seconds.
  var box: Interval

  func jet(of piece: SpringPiece) -> Jet<Interval> { piece.jet(over: box) }

  func jet(of piece: EasedPiece) -> Jet<Interval> { piece.jet(over: box) }
}
