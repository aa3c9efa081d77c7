/// Bounds of a form over the parts of a stretch of time that is halved again and again: branch and
/// bound by interval arithmetic.
///
/// Neighbouring parts share what the motions have come to at the instant between them. Where the
/// form follows a timing curve, parts are halved in the parameter of that curve: no equation is
/// solved for the instant between them, and near an upright place they need not become short to
/// become flat. Of an upright curve derivatives are by that parameter, too, for which it is not
/// upright, wherever they tell the same. Elsewhere springs reach the middle of a part in a time that
/// all parts of its size share, and so does what they make of any state in that time.
struct Enclosure {
  /// An instant at which the state of every motion is known, counted in the order of halving.
  typealias Place = Int

  private let form: ClosedForm
  private let recipe: Recipe

  /// The motion in whose parameter parts are halved; `nil` where that is time itself.
  private let clock: Int?

  /// Whether derivatives are by what that motion's parameter is, not by time.
  private let isByReading: Bool

  /// When each place is, in seconds, and the jet of the form there, once it was asked for.
  private var points: [(time: Double, jet: Jet<Double>?)] = []

  /// What the motions have come to at each place; of a timing curve, its parameter.
  private var states: [SpringState] = []

  /// What springs make of a state in the time to the middle, by depth and motion.
  private var transitions: [SpringTransition?] = []

  /// Prepares bounds of `form` over `stretch`, whose ends are the places 0 and 1.
  ///
  /// - Parameter isByTime: Whether derivatives are by time, whatever form it is.
  init(of form: ClosedForm, over stretch: Interval, isByTime: Bool = false) {
    let recipe = Recipe(of: form)
    let upright = recipe.motions.firstIndex { $0.isUpright }
    let piece = upright.flatMap { recipe.motions[$0].eased }
    isByReading =
      !isByTime
      && piece.map { $0.runs(over: stretch) && recipe.isTimeless(along: $0.curve) } ?? false
    clock = upright ?? recipe.motions.firstIndex { $0.isBent }
    (self.form, self.recipe) = (form, recipe)
    points.reserveCapacity(16)
    states.reserveCapacity(16 * recipe.motions.count)
    addPlace(at: stretch.lower)
    addPlace(at: stretch.upper)
  }

  /// The motion by whose parameter derivatives are; `nil` where they are by time.
  private var parameterClock: (motion: Int, piece: EasedPiece)? {
    guard isByReading, let clock else { return nil }
    return recipe.motions[clock].eased.map { (clock, $0) }
  }

  /// When a place is, in seconds.
  func time(at place: Place) -> Double { points[place].time }

  /// What the form comes to at a place.
  mutating func jet(at place: Place) -> Jet<Double> {
    if let known = points[place].jet { return known }
    let source = At(motions: recipe.motions, states: states, place: place)
    let jet: Jet<Double>
    if let (clock, piece) = parameterClock {
      let parameter = states[place * recipe.motions.count + clock].offset
      jet = recipe.jet(
        from: ByParameter(
          source: source, clock: clock, way: piece.curve.way(atParameter: parameter),
          time: piece.time(atParameter: parameter)))
    } else {
      jet = recipe.jet(from: source)
    }
    points[place].jet = jet
    return jet
  }

  /// Bounds over the part between two places.
  func bounds(from first: Place, to last: Place) -> Jet<Interval> {
    let source = Between(
      motions: recipe.motions, states: states, first: first, last: last,
      duration: points[last].time - points[first].time)
    guard let (clock, piece) = parameterClock else {
      return recipe.jet(from: source)
    }
    let parameters = readings(from: first, to: last)
    return recipe.jet(
      from: ByParameter(
        source: source, clock: clock, way: piece.curve.way(between: parameters),
        time: piece.time(between: parameters)))
  }

  /// How far two places lie apart in what derivatives are by.
  func width(from first: Place, to last: Place) -> Double {
    isByReading ? readings(from: first, to: last).width : points[last].time - points[first].time
  }

  /// Adds the place in the middle of a part between two places that was halved `depth` times.
  mutating func addMiddle(from first: Place, to last: Place, depth: Int) -> Place {
    let readings = readings(from: first, to: last)
    guard let clock = clock.flatMap({ recipe.motions[$0].eased }) else {
      if transitions.count == depth * recipe.motions.count {
        addTransitions(after: readings.width / 2)
      }
      return addPlace(at: readings.middle, from: first, to: last, depth: depth)
    }
    let reading = clock.curve.middle(of: readings)
    let time = clock.time(atParameter: reading).value
    return points[first].time < time && time < points[last].time
      ? addPlace(at: time, reading, from: first, to: last)
      : addPlace(at: Interval(points[first].time, points[last].time).middle, from: first, to: last)
  }

  /// Forgets the place that was added last.
  mutating func removeLast() {
    states.removeLast(recipe.motions.count)
    points.removeLast()
  }

  /// When the slope of the form is 0 between two places at which it has opposite signs.
  ///
  /// It is asked at instants as they are, not as they were reached, so that every search of a form
  /// finds the same instant.
  mutating func turn(from first: Place, to last: Place) -> Double? {
    let slopes = (jet(at: first).slope, jet(at: last).slope)
    guard let (_, piece) = parameterClock else {
      return Interval(points[first].time, points[last].time).root(from: slopes.0, to: slopes.1) {
        [form] time in
        form.jet(at: time).derivative
      }
    }
    let reading = readings(from: first, to: last).root(from: slopes.0, to: slopes.1) { reading in
      addPlace(at: piece.time(atParameter: reading).value, reading)
      defer { removeLast() }
      return jet(at: points.count - 1).derivative
    }
    return reading.map { piece.time(atParameter: $0).value }
  }

  /// When the form jumps, or has a corner, in a part that is over in an instant: at an end that is
  /// upright, or where its slope changes its sign.
  mutating func jump(from first: Place, to last: Place) -> Double {
    if !jet(at: first).slope.isFinite { return points[first].time }
    return jet(at: last).slope.isFinite
      ? turn(from: first, to: last) ?? points[last].time : points[last].time
  }

  /// What the clock says at two places.
  private func readings(from first: Place, to last: Place) -> Interval {
    guard let clock else { return Interval(points[first].time, points[last].time) }
    let count = recipe.motions.count
    return Interval(states[first * count + clock].offset, states[last * count + clock].offset)
  }

  /// Adds a place.
  ///
  /// - Parameter reading: What the clock says there, where that is known.
  private mutating func addPlace(at time: Double, _ reading: Double? = nil) {
    for (index, motion) in recipe.motions.enumerated() {
      let known = index == clock ? reading.map { SpringState(offset: $0, velocity: 0) } : nil
      states.append(known ?? motion.state(at: time))
    }
    points.append((time, nil))
  }

  /// Adds a place between two others.
  ///
  /// - Parameters:
  ///   - reading: What the clock says there, where that is known.
  ///   - depth: How often the part was halved that it is the middle of; `nil` where springs come
  ///     there in a time of their own.
  private mutating func addPlace(
    at time: Double, _ reading: Double? = nil, from first: Place, to last: Place, depth: Int? = nil
  ) -> Place {
    let count = recipe.motions.count
    var known: (spring: Spring, transition: SpringTransition)?
    for (index, motion) in recipe.motions.enumerated() {
      let start = states[first * count + index]
      switch motion {
      case .spring(let piece):
        if let depth, let transition = transitions[depth * count + index] {
          states.append(transition.state(from: start))
          continue
        }
        if known?.spring != piece.spring {
          known = (
            piece.spring, SpringTransition(of: piece.spring, after: time - points[first].time)
          )
        }
        states.append(known?.transition.state(from: start) ?? start)
      case .eased(let piece):
        let parameters = Interval(start.offset, states[last * count + index].offset)
        let parameter = index == clock ? reading : nil
        states.append(
          SpringState(
            offset: parameter ?? piece.parameter(at: time, between: parameters), velocity: 0))
      }
    }
    points.append((time, nil))
    return points.count - 1
  }

  private mutating func addTransitions(after time: Double) {
    for (index, motion) in recipe.motions.enumerated() {
      let isKnown = index > 0 && motion.spring == recipe.motions[index - 1].spring
      transitions.append(
        isKnown
          ? transitions[transitions.count - 1]
          : motion.spring.map { SpringTransition(of: $0, after: time) })
    }
  }
}

/// The motions at a place.
private struct At: JetSource {
  let motions: [UnitMotion]
  let states: [SpringState]
  let place: Enclosure.Place

  func jet(of motion: Int) -> Jet<Double> {
    let state = states[place * motions.count + motion]
    return switch motions[motion] {
    case .spring(let piece): piece.spring.jet(in: state)
    case .eased(let piece): piece.unitJet(atParameter: state.offset)
    }
  }

  func turning(of across: Int, _ along: Int) -> Double? { nil }
}

/// The motions over the part between two places.
private struct Between: JetSource {
  let motions: [UnitMotion]
  let states: [SpringState]
  let first: Enclosure.Place
  let last: Enclosure.Place
  let duration: Double

  func jet(of motion: Int) -> Jet<Interval> {
    let (first, last) = (state(of: motion, at: first), state(of: motion, at: last))
    return switch motions[motion] {
    case .spring(let piece): piece.spring.jet(from: first, to: last, over: duration)
    case .eased(let piece): piece.unitJet(between: Interval(first.offset, last.offset))
    }
  }

  /// Of two motions about 0 under one spring it only fades, as `exp(−2 · decay · t)` (Abel's
  /// identity), and is 0 on a straight line.
  func turning(of across: Int, _ along: Int) -> Interval? {
    guard let spring = motions[across].spring, spring == motions[along].spring else { return nil }
    let product = { (place: Enclosure.Place) in
      let (across, along) = (state(of: across, at: place), state(of: along, at: place))
      return across.velocity * along.offset - across.offset * along.velocity
    }
    return Interval(spanning: product(first), product(last))
  }

  private func state(of motion: Int, at place: Enclosure.Place) -> SpringState {
    states[place * motions.count + motion]
  }
}

/// The same motions with derivatives by the parameter of one of them.
private struct ByParameter<Source: JetSource>: JetSource {
  let source: Source

  /// The motion, what it comes to, and when.
  let clock: Int
  let way: Jet<Source.Number>
  let time: Jet<Source.Number>

  func jet(of motion: Int) -> Jet<Source.Number> {
    motion == clock ? way : source.jet(of: motion).along(time)
  }

  func turning(of across: Int, _ along: Int) -> Source.Number? { nil }
}
