/// Bounds of a form over the parts of a stretch of time that is halved again and again.
///
/// Neighbouring parts share what the motions have come to at the instant between them. Springs
/// reach the middle of a part in a time that all parts of its size share, and so does what they
/// make of any state in that time: a part costs a few products, not a solution of each motion.
struct Enclosure {
  /// An instant at which the state of every motion is known, counted in the order of halving.
  typealias Place = Int

  /// A motion that a form is made of.
  fileprivate enum Motion {
    case spring(SpringPiece)
    case eased(EasedPiece)
  }

  private let form: ClosedForm

  /// The motions, each once, in the order in which the form first names them.
  private var motions: [Motion] = []

  /// Which of the motions each is that the form names, in its order.
  private var names: [Int] = []

  /// What the motions have come to at each place; of a timing curve, its parameter.
  private var states: [SpringState] = []

  /// The jets of the form at the places, as far as they were asked for.
  private var points: [Jet<Double>?] = [nil, nil]

  /// What springs make of a state in the time to the middle, by depth and motion.
  private var transitions: [SpringTransition?] = []

  /// Prepares bounds of `form` over `stretch`, whose ends are the places 0 and 1.
  init(of form: ClosedForm, over stretch: Interval) {
    self.form = form
    form.collectMotions(in: &motions, &names)
    states.reserveCapacity(16 * motions.count)
    for motion in motions { states.append(motion.state(at: stretch.lower)) }
    for motion in motions { states.append(motion.state(at: stretch.upper)) }
  }

  /// Bounds over the part between two places, which lie `duration` apart.
  func bounds(from first: Place, to last: Place, over duration: Double) -> Jet<Interval> {
    var source = Between(enclosure: self, first: first, last: last, duration: duration)
    return form.jet(from: &source)
  }

  /// What the form comes to at a place.
  mutating func jet(at place: Place) -> Jet<Double> {
    if let known = points[place] { return known }
    var source = At(enclosure: self, place: place)
    let jet = form.jet(from: &source)
    points[place] = jet
    return jet
  }

  /// Adds the place in the middle of a part between two places that was halved `depth` times.
  mutating func addMiddle(
    of part: Interval, from first: Place, to last: Place, depth: Int
  ) -> Place {
    if transitions.count == depth * motions.count { addTransitions(after: part.width / 2) }
    for (index, motion) in motions.enumerated() {
      let start = states[first * motions.count + index]
      if let transition = transitions[depth * motions.count + index] {
        states.append(transition.state(from: start))
      } else {
        let end = states[last * motions.count + index]
        states.append(motion.state(at: part.middle, between: start, end))
      }
    }
    points.append(nil)
    return points.count - 1
  }

  /// Forgets the place that was added last.
  mutating func removeLast() {
    states.removeLast(motions.count)
    points.removeLast()
  }

  private mutating func addTransitions(after time: Double) {
    for (index, motion) in motions.enumerated() {
      let isKnown = index > 0 && motion.spring == motions[index - 1].spring
      transitions.append(
        isKnown
          ? transitions[transitions.count - 1]
          : motion.spring.map { SpringTransition(of: $0, after: time) })
    }
  }

  /// What the motion that the form names next has come to at a place.
  fileprivate func state(of name: Int, at place: Place) -> SpringState {
    states[place * motions.count + names[name]]
  }
}

/// The motions at a place.
private struct At: JetSource {
  let enclosure: Enclosure
  let place: Enclosure.Place
  var name = 0

  mutating func jet(of piece: SpringPiece) -> Jet<Double> {
    defer { name += 1 }
    return piece.jet(in: enclosure.state(of: name, at: place))
  }

  mutating func jet(of piece: EasedPiece) -> Jet<Double> {
    defer { name += 1 }
    return piece.jet(atParameter: enclosure.state(of: name, at: place).offset)
  }
}

/// The motions over the part between two places.
private struct Between: JetSource {
  let enclosure: Enclosure
  let first: Enclosure.Place
  let last: Enclosure.Place
  let duration: Double
  var name = 0

  mutating func jet(of piece: SpringPiece) -> Jet<Interval> {
    defer { name += 1 }
    return piece.jet(
      from: enclosure.state(of: name, at: first), to: enclosure.state(of: name, at: last),
      over: duration)
  }

  mutating func jet(of piece: EasedPiece) -> Jet<Interval> {
    defer { name += 1 }
    return piece.jet(
      between: Interval(
        enclosure.state(of: name, at: first).offset, enclosure.state(of: name, at: last).offset))
  }

  /// Of two motions about 0 under one spring it only fades, as `exp(−2 · decay · t)` (Abel's
  /// identity), and is 0 on a straight line.
  func turning(of across: ClosedForm, _ along: ClosedForm) -> Interval? {
    guard case .spring(let across) = across, case .spring(let along) = along,
      across.spring == along.spring, across.target == 0, along.target == 0
    else { return nil }
    let product = { (place: Enclosure.Place) in
      let across = enclosure.state(of: name, at: place)
      let along = enclosure.state(of: name + 1, at: place)
      return across.velocity * along.offset - across.offset * along.velocity
    }
    return Interval(spanning: product(first), product(last))
  }
}

extension Enclosure.Motion {
  fileprivate var spring: Spring? {
    if case .spring(let piece) = self { return piece.spring }
    return nil
  }

  /// Whether the other one has the same states.
  fileprivate func goes(with other: Self) -> Bool {
    switch (self, other) {
    case (.spring(let one), .spring(let other)):
      one.start == other.start && one.offset == other.offset && one.velocity == other.velocity
        && one.spring == other.spring
    case (.eased(let one), .eased(let other)):
      one.start == other.start && one.duration == other.duration && one.curve == other.curve
    default: false
    }
  }

  fileprivate func state(at time: Double) -> SpringState {
    switch self {
    case .spring(let piece): piece.state(at: time)
    case .eased(let piece): SpringState(offset: piece.parameter(at: time), velocity: 0)
    }
  }

  /// The same, known to come between two others.
  fileprivate func state(
    at time: Double, between first: SpringState, _ last: SpringState
  ) -> SpringState {
    guard case .eased(let piece) = self else { return state(at: time) }
    let parameters = Interval(first.offset, last.offset)
    return SpringState(offset: piece.parameter(at: time, between: parameters), velocity: 0)
  }
}

extension ClosedForm {
  /// Adds the motions that the form names, each once, and which of them each is, in its order.
  fileprivate func collectMotions(in motions: inout [Enclosure.Motion], _ names: inout [Int]) {
    switch self {
    case .constant: break
    case .spring(let piece): motions.add(.spring(piece), &names)
    case .eased(let piece): motions.add(.eased(piece), &names)
    case .sum(let terms): for term in terms { term.collectMotions(in: &motions, &names) }
    case .product(let one, let other), .length(let one, let other),
      .angle(let one, let other, _, _),
      .interpolation(let one, _, let other):
      one.collectMotions(in: &motions, &names)
      other.collectMotions(in: &motions, &names)
    case .clipped(let form, _), .slope(let form): form.collectMotions(in: &motions, &names)
    }
  }
}

extension [Enclosure.Motion] {
  fileprivate mutating func add(_ motion: Enclosure.Motion, _ names: inout [Int]) {
    if let index = firstIndex(where: motion.goes) {
      names.append(index)
    } else {
      names.append(count)
      append(motion)
    }
  }
}
