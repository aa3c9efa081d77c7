extension ClosedForm {
  /// Takes the values of a stretch, which `first` is the first of, into account.
  func include(
    _ stretch: Interval, from first: Extreme, _ includesEnd: Bool, in extremes: inout Extremes?,
    _ sought: Extremes.Sought
  ) {
    var known = extremes ?? Extremes(first)
    known.include(first)
    defer { extremes = known }
    if case .constant = self { return }
    known.include(last(of: stretch, includesEnd))
    var seeking = Seeking(sought, known)
    visitArcs(in: stretch.first(Self.horizon), &seeking)
    known = seeking.known
  }

  /// Values of a stretch in rising time, between which the form moves one way only.
  func landmarks(in stretch: Interval, _ includesEnd: Bool) -> [Extreme] {
    var landmarks: [Extreme] = []
    landmarks.reserveCapacity(8)
    addLandmarks(of: stretch, includesEnd, to: &landmarks)
    return landmarks
  }

  /// Adds the landmarks of a stretch.
  func addLandmarks(of stretch: Interval, _ includesEnd: Bool, to landmarks: inout [Extreme]) {
    landmarks.append(reached(at: stretch.lower))
    if case .constant = self { return }
    var known = Landmarks(found: landmarks)
    landmarks = []  // so that they are in one hand and need no copy
    visitArcs(in: stretch.first(Self.horizon), &known)
    landmarks = known.found
    landmarks.append(last(of: stretch, includesEnd))
  }

  /// The value at an instant at which the form holds.
  func reached(at time: Double) -> Extreme { Extreme(value(at: time), at: time) }

  /// The value at the end of a stretch, or the limit there; of one that swings for ever, the last
  /// value that is looked at.
  func last(of stretch: Interval, _ includesEnd: Bool) -> Extreme {
    let side = includesEnd ? Moment.Side.at : .before
    guard stretch.upper == .infinity else {
      return Extreme(value(at: stretch.upper), at: stretch.upper, side)
    }
    if let limit { return Extreme(limit, at: .infinity, side) }
    let end = reached(at: stretch.lower + Self.horizon)
    return outlastsLook(from: stretch.lower) ? end : Extreme(end.value, at: .infinity, side)
  }

  /// The value above `level` and its derivatives, at an instant.
  func jet(at time: Double, above level: Double) -> Jet<Double> {
    var jet = jet(at: time)
    jet.value -= level
    return jet
  }

  /// How exactly values are known in a stretch: 1e-9 of the largest at its ends, or of 1.
  ///
  /// Its bounds do not tell how large values are: those of a slope may go far beyond any.
  func tolerance(over box: Interval) -> Double {
    Interval.accuracy(from: value(at: box.lower), to: value(at: box.upper))
  }
}

/// Widens extremes by the turning points that matter.
private struct Seeking: ArcVisitor {
  let sought: Extremes.Sought
  var known: Extremes

  init(_ sought: Extremes.Sought, _ known: Extremes) {
    self.sought = sought
    self.known = known
  }

  func passes(over range: Interval) -> Bool { known.covers(range, sought) }

  mutating func visit(_ arc: Arc) -> Bool {
    if let turn = arc.turn {
      known.include(Extreme(turn, at: arc.end))
    }
    return true
  }
}

/// Collects the turning points, but for those of a swing that has faded into the last digits: a
/// spring that nobody takes home would swing for ever.
private struct Landmarks: ArcVisitor {
  var found: [Extreme]

  func passes(over range: Interval) -> Bool {
    range.hasFaded
  }

  mutating func visit(_ arc: Arc) -> Bool {
    if let turn = arc.turn {
      found.append(Extreme(turn, at: arc.end))
    }
    return true
  }
}
