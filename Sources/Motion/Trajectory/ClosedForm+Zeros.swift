extension ClosedForm {
  /// How long a form that holds for ever is looked at, in seconds: the virtual time of a spec.
  package static let horizon = 1000.0

  /// The instants inside `box` at which the sign of the value changes, in order.
  ///
  /// Left out are changes of sign of a value that stays within `tolerance` of 0 between them.
  func zeros(in box: Interval, tolerance: Double) -> [Double] {
    if case .constant = self { return [] }
    var zeros = Zeros(form: self, tolerance: tolerance)
    visitArcs(in: box, &zeros)
    return zeros.times
  }
}

/// Collects the instants at which the sign changes.
private struct Zeros: ArcVisitor {
  let form: ClosedForm
  let tolerance: Double
  var times: [Double] = []

  func passes(over range: Interval) -> Bool {
    range.isAwayFromZero || range.magnitude <= tolerance
  }

  mutating func visit(_ arc: Arc) -> Bool {
    let time = Interval(arc.start, arc.end).root { form.jet(at: $0) }
    if let time { times.append(time) }
    return true
  }
}
