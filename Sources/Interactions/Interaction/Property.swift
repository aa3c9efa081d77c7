import Motion

/// A named value of a subject: a state, a gesture state, or a channel that is derived.
///
/// It is a class because handles, callbacks, views and the kernel speak of the same one.
public final class Property {
  /// Its name in the trace.
  package let name: String
  /// Where its value comes from.
  let source: Source
  /// The subject that it belongs to, and that keeps it; handles may keep it for longer.
  @Kept var graph: Graph
  /// Whether its subject is gone, and only what the logic held last is left.
  var isOrphan = false
  /// Whether a value is of the type that it was declared with.
  private let isOfType: (StateValue) -> Bool
  /// The first value that it held, which says what kind of signal it makes.
  private var first: StateValue

  /// What the logic holds.
  var model: StateValue
  /// What the logic held when writes were last applied: what is shown, or moved to.
  var applied: StateValue
  /// What was applied before the update at hand; `nil` where that leaves it alone.
  var previous: StateValue?
  /// What still moves on top of it.
  var movement: Movement? {
    didSet { graph.movingCount += (movement == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// When the movement is over, once that is known.
  var end: Flicks?
  /// Until when the movement is known not to be over.
  var restless = Flicks.zero
  /// What its tracked writes came to since the last press.
  var samples = VelocitySamples()
  /// What waits for its movement to be over.
  var completions: [Completion] = []

  /// Whether a view lets a channel move by itself.
  var movesByItself = false
  /// Whether its last value was read from something that moves.
  var followsMovement = false {
    didSet {
      graph.followingCount += (followsMovement ? 1 : 0) - (oldValue ? 1 : 0)
      if followsMovement { hasFollowedMovement = true }
    }
  }
  /// Whether any of its values was read from something that moved.
  private(set) var hasFollowedMovement = false
  /// Whether it has gone by a formula.
  var hasFormula = false
  /// Whether it is being derived just now.
  var isDeriving = false
  /// What it showed, and when.
  package private(set) var history: [Stretch] = []
  private var horizontal: Known?
  private var vertical: Known?

  /// What it showed along an axis, put together when it had shown so much.
  private struct Known {
    let stretches: Int
    let last: Stretch
    let trajectory: Trajectory
  }

  /// Where a value comes from.
  enum Source {
    /// Callbacks and actions write it.
    case state
    /// A drag's `updating` writes it; it returns to the initial value through `reset`.
    case gestureState(initial: StateValue, reset: ((StateValue, inout Transaction) throws -> Void)?)
    /// A function derives it from what is shown, or answers the formula by which it goes on.
    case drawn(() throws -> StateValue)
  }

  /// What is shown from an instant on: a value, and what moves on top of it.
  package struct Stretch: Equatable {
    /// From when.
    package var start: Flicks
    /// The value.
    package var value: StateValue
    /// What moves on top of it.
    var movement: Movement?
  }

  init(
    name: String, source: Source, initial: StateValue, graph: Graph,
    isOfType: @escaping (StateValue) -> Bool = { _ in true }
  ) {
    self.name = name
    self.source = source
    _graph = Kept(wrappedValue: graph)
    self.isOfType = isOfType
    first = initial
    model = initial
    applied = initial
  }
}

extension Property {
  /// Whether a function derives it.
  var isDrawn: Bool { if case .drawn = source { true } else { false } }

  /// Whether it is a state of any kind, not a channel.
  package var isState: Bool {
    switch source {
    case .state, .gestureState: true
    case .drawn: false
    }
  }

  /// The value as the logic, the picture, or the latest update has it; once the stage is gone, what
  /// the logic held last.
  func value(as reading: Reading) throws -> StateValue {
    if isOrphan { return model }
    if case .drawn(let derive) = source, !(movesByItself && reading == .shown) {
      return try valueNow(of: try answer(of: derive, as: reading))
    }
    switch reading {
    case .model: return model
    case .applied: return applied
    case .shown:
      guard let movement else { return applied }
      graph.sawMovement = true
      let shown = applied.moved(by: graph.rules.shown(movement, at: graph.now))
      // A spring may overshoot what the type has values for.
      return isOfType(shown) ? shown : applied
    }
  }

  /// Whether its type has a value on the way from one to another, by which it can be seen to move.
  func hasValues(from old: StateValue, along way: Vector) -> Bool {
    isOfType(old.moved(by: way * Self.oddShare))
  }

  /// A share of a way that no two whole values have one of their kind at: the golden section.
  private static let oddShare = 0.618_033_988_749_894_9

  /// Holds another value from the start.
  func begin(with value: StateValue) {
    first = value
    model = value
    applied = value
  }

  /// What the function of a channel answers.
  func answer(of derive: () throws -> StateValue, as reading: Reading) throws -> StateValue {
    guard !isDeriving else { throw InteractionError.drawsItself(name: name) }
    isDeriving = true
    defer { isDeriving = false }
    return try graph.reading(as: reading, derive)
  }

  /// Takes over a value that was written, and keeps what was there before the update at hand.
  func apply(_ value: StateValue) {
    if previous == nil { previous = applied }
    applied = value
  }

  /// Notes what is shown from now on.
  func note(_ value: StateValue, _ movement: Movement? = nil) {
    let last = history.count - 1
    if last >= 0 {
      let isStill = movement == nil && history[last].movement == nil
      if history[last].value == value, isStill || history[last].movement == movement { return }
      if history[last].start == graph.now { history.removeLast() }
    } else {
      history.reserveCapacity(16)
    }
    history.append(Stretch(start: graph.now, value: value, movement: movement))
  }
}

extension Property {
  /// What kind of signal it makes, told by what it showed.
  package var kind: Kind {
    for stretch in history {
      if let kind = Kind(of: stretch.value) { return kind }
    }
    return Kind(of: model) ?? .other
  }

  /// Throws where a value is of another kind than what it holds, or of another type than the one
  /// that it was declared with; nothing is a hole in any signal.
  func checkKind(of value: StateValue) throws(InteractionError) {
    if let kind = Kind(of: value) {
      if case .none = first { first = value }
      guard kind == Kind(of: first) else { throw wrongKind(value) }
    }
    guard isOfType(value) else { throw wrongKind(value) }
  }

  private func wrongKind(_ value: StateValue) -> InteractionError {
    .wrongKind(name: name, wanted: "a value like \(first)", value: value)
  }

  /// What kind of signal a property makes.
  package enum Kind: Hashable, Sendable {
    /// A number.
    case number
    /// A pair of coordinates.
    case vector
    /// True or false.
    case boolean
    /// Something that is no signal, or nothing so far.
    case other

    /// The kind that a value shows; `nil` in a hole.
    init?(of value: StateValue) {
      switch value {
      case .number: self = .number
      case .vector: self = .vector
      case .boolean: self = .boolean
      case .none: return nil
      case .object(let object): self = object is Formula ? .number : .other
      default: self = .other
      }
    }
  }

  /// What was shown along one axis; numbers and truth values lie along x.
  func trajectory(_ axis: Axis = .x) throws -> Trajectory {
    if hasFormula { return try trajectoryByFormulas() }
    return axis == .x ? trajectory(.x, &horizontal) : trajectory(.y, &vertical)
  }

  private func trajectory(_ axis: Axis, _ known: inout Known?) -> Trajectory {
    guard let last = history.last else { return Trajectory(trajectoryKind) }
    if let known, known.stretches == history.count, known.last == last { return known.trajectory }
    var trajectory = Trajectory(trajectoryKind, reserving: history.count)
    for place in history.indices { history[place].append(to: &trajectory, axis) }
    known = Known(stretches: history.count, last: last, trajectory: trajectory)
    return trajectory
  }

  var trajectoryKind: Trajectory.Kind {
    if kind == .boolean { return .boolean }
    if case .drawn = source, !movesByItself { return .sampled }
    return .exact
  }
}

extension Property.Stretch {
  /// Lets a trajectory go on with what is shown along one axis.
  fileprivate func append(to trajectory: inout Trajectory, _ axis: Axis) {
    let target = coordinate(axis)
    guard let movement, let target else {
      return trajectory.append(value: target, from: start.seconds)
    }
    trajectory.append(movement.form(axis, to: target), from: start.seconds)
  }

  /// The value along one axis; `nil` where that is no number.
  private func coordinate(_ axis: Axis) -> Double? {
    if case .boolean(let boolean) = value { return boolean ? 1 : 0 }
    return value.animatable?[axis]
  }
}

/// Which of a property's values is read.
enum Reading {
  /// What the logic holds.
  case model
  /// What the latest update made of it, before anything moves.
  case applied
  /// What is shown.
  case shown
}
