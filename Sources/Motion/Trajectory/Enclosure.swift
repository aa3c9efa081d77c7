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

  /// The motions in the order in which the form names them.
  private var motions: [Motion] = []

  /// What the motions have come to at each place; of a timing curve, its parameter.
  private var states: [SpringState] = []

  /// What springs make of a state in the time to the middle, by depth and motion.
  private var transitions: [SpringTransition?] = []

  /// Prepares bounds of `form` over `stretch`, whose ends are the places 0 and 1.
  init(of form: ClosedForm, over stretch: Interval) {
    self.form = form
    form.collectMotions(in: &motions)
    states.reserveCapacity(16 * motions.count)
    for motion in motions { states.append(motion.state(at: stretch.lower)) }
    for motion in motions { states.append(motion.state(at: stretch.upper)) }
  }

  /// Bounds over the part between two places, which lie `duration` apart.
  func bounds(from first: Place, to last: Place, over duration: Double) -> Jet<Interval> {
    var motion = 0
    return bounds(of: form, from: first, to: last, over: duration, &motion)
  }

  /// Adds the place in the middle of a part that starts at `first` and was halved `depth` times.
  mutating func addMiddle(of part: Interval, from first: Place, depth: Int) -> Place {
    let place = states.count / max(motions.count, 1)
    if transitions.count == depth * motions.count { addTransitions(after: part.width / 2) }
    for (index, motion) in motions.enumerated() {
      let transition = transitions[depth * motions.count + index]
      let start = states[first * motions.count + index]
      states.append(transition?.state(from: start) ?? motion.state(at: part.middle))
    }
    return place
  }

  /// Forgets the place that was added last.
  mutating func removeLast() { states.removeLast(motions.count) }

  private mutating func addTransitions(after time: Double) {
    for (index, motion) in motions.enumerated() {
      let isKnown = index > 0 && motion.spring == motions[index - 1].spring
      transitions.append(
        isKnown
          ? transitions[transitions.count - 1]
          : motion.spring.map { SpringTransition(of: $0, after: time) })
    }
  }

  private func bounds(
    of form: ClosedForm, from first: Place, to last: Place, over duration: Double,
    _ motion: inout Int
  ) -> Jet<Interval> {
    switch form {
    case .constant(let value): return Jet(value)
    case .spring, .eased:
      defer { motion += 1 }
      return motions[motion].jet(
        from: states[first * motions.count + motion], to: states[last * motions.count + motion],
        over: duration)
    case .sum(let terms):
      var sum = Jet<Interval>(0)
      for term in terms {
        sum = sum + bounds(of: term, from: first, to: last, over: duration, &motion)
      }
      return sum
    case .product(let one, let other):
      let factor = bounds(of: one, from: first, to: last, over: duration, &motion)
      return factor * bounds(of: other, from: first, to: last, over: duration, &motion)
    case .interpolation(let form, let target, let progress):
      let running = bounds(of: form, from: first, to: last, over: duration, &motion)
      return .interpolation(
        running, to: target,
        progress: bounds(of: progress, from: first, to: last, over: duration, &motion))
    case .length(let x, let y):
      let x = bounds(of: x, from: first, to: last, over: duration, &motion)
      return .length(x, bounds(of: y, from: first, to: last, over: duration, &motion))
    case .angle(let across, let along):
      let own = motion
      let across = bounds(of: across, from: first, to: last, over: duration, &motion)
      let along = bounds(of: along, from: first, to: last, over: duration, &motion)
      let isOfTwo = motion == own + 2
      return .angle(
        across: across, along: along,
        turning: isOfTwo ? turning(of: own, from: first, to: last) : nil)
    case .clipped(let form, let limits):
      return bounds(of: form, from: first, to: last, over: duration, &motion).clipped(to: limits)
    case .slope(let form):
      return bounds(of: form, from: first, to: last, over: duration, &motion).derivative
    }
  }
}

extension Enclosure {
  /// Bounds of the cross product of two motions about 0 under one spring, of which `motion` is the
  /// first, and their derivatives; `nil` of other motions.
  ///
  /// It only fades, as `exp(−2 · decay · t)` (Abel's identity), and is 0 on a straight line.
  private func turning(of motion: Int, from first: Place, to last: Place) -> Interval? {
    guard case .spring(let across) = motions[motion], case .spring(let along) = motions[motion + 1],
      across.spring == along.spring, across.target == 0, along.target == 0
    else { return nil }
    let product = { (place: Place) in
      let index = place * motions.count + motion
      let (across, along) = (states[index], states[index + 1])
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

  fileprivate func state(at time: Double) -> SpringState {
    switch self {
    case .spring(let piece): piece.state(at: time)
    case .eased(let piece): SpringState(offset: piece.parameter(at: time), velocity: 0)
    }
  }

  fileprivate func jet(
    from first: SpringState, to last: SpringState, over duration: Double
  ) -> Jet<Interval> {
    switch self {
    case .spring(let piece): piece.jet(from: first, to: last, over: duration)
    case .eased(let piece): piece.jet(between: Interval(first.offset, last.offset))
    }
  }
}

extension ClosedForm {
  /// Adds the motions that the form names, in its order.
  fileprivate func collectMotions(in motions: inout [Enclosure.Motion]) {
    switch self {
    case .constant: break
    case .spring(let piece): motions.append(.spring(piece))
    case .eased(let piece): motions.append(.eased(piece))
    case .sum(let terms): for term in terms { term.collectMotions(in: &motions) }
    case .product(let one, let other), .length(let one, let other), .angle(let one, let other),
      .interpolation(let one, _, let other):
      one.collectMotions(in: &motions)
      other.collectMotions(in: &motions)
    case .clipped(let form, _), .slope(let form): form.collectMotions(in: &motions)
    }
  }
}
