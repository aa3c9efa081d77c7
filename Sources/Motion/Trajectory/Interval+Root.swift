extension Interval {
  /// The member at which a function that changes its sign between the ends is 0.
  ///
  /// Newton's method from the chord, kept inside a bracket that is halved wherever a step does not
  /// shrink to half of the last one. The upper end counts as inside, the lower one does not, so
  /// that neighbours share no root.
  func root(of function: (Double) -> Jet<Double>) -> Double? {
    root(from: function(lower).value, to: function(upper).value, of: function)
  }

  /// The same where the function's values at the ends are known.
  func root(
    from first: Double, to last: Double, of function: (Double) -> Jet<Double>
  ) -> Double? {
    guard first != 0 else { return nil }
    guard last != 0 else { return upper }
    guard (first < 0) != (last < 0) else { return nil }
    var bracket = self
    let chord = lower + width * (first / (first - last))
    var guess = lower < chord && chord < upper ? chord : middle
    var largest = width
    while bracket.lower < guess && guess < bracket.upper {
      let jet = function(guess)
      guard jet.value != 0 else { return guess }
      if (jet.value < 0) == (first < 0) { bracket.lower = guess } else { bracket.upper = guess }
      let step = jet.value / jet.slope
      let next = guess - step
      // The step after this one would be its square, in units of the way to the nearer end. It may be
      // too short to leave the end of the bracket that the guess has become; one of 0 tells only that
      // the function is upright.
      if step != 0, abs(step) <= 1e-8 * min(guess - lower, upper - guess) { return next }
      guard abs(step) <= largest / 2, bracket.lower < next, next < bracket.upper else {
        (guess, largest) = (bracket.middle, bracket.width)
        continue
      }
      (guess, largest) = (next, abs(step))
    }
    return bracket.upper
  }
}
