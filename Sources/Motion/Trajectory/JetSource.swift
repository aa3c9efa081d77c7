/// Where the jets of the motions that a form is made of come from.
protocol JetSource {
  /// What the jets are made of.
  associatedtype Number: Scalar

  /// The jet of a motion, told by its place among those of the form.
  func jet(of motion: Int) -> Jet<Number>

  /// The cross product of the vector of two motions and its derivative, where it is known better
  /// than from their jets.
  func turning(of across: Int, _ along: Int) -> Number?
}
