import Motion

extension Graph {
  /// Lets a property be shown elsewhere: at once, or in the course of an animation.
  func move(
    _ property: Property, from old: StateValue, in scope: Scope.Number, by animation: Animation?
  ) throws {
    let new = property.applied
    guard let source = old.animatable, let target = new.animatable, old.isAkin(to: new),
      property.hasValues(from: old, along: target - source)
    else {
      guard old != new else { return }
      stop(property)
      return property.note(new)
    }
    defer { property.note(new, property.movement) }
    let scope = scopes[scope.index]
    guard let animation else { return jump(property, to: target, in: scope) }
    // To stay where it is, instantly, ends what runs.
    guard old != new || (animation.isInstant && property.movement != nil) else {
      property.samples.removeAll()
      return
    }
    try animation.check(from: scope.unitVelocity)
    let moving = property.movement.map { rules.startOffset(of: $0, at: now) } ?? .zero
    let apart = source + moving - target
    let velocity = startVelocity(of: property, apart: apart, in: scope, by: animation)
    let change = AnimationChange(
      state: property.name, from: old.moved(by: moving), to: new, velocity: new.akin(velocity),
      animation: animation)
    record(property.movement == nil ? .animationStarted(change) : .retargeted(change))
    wait(for: property, in: scope, by: animation)
    property.samples.removeAll()
    property.end = nil
    property.restless = now
    switch animation {
    case _ where animation.isInstant: stop(property, isMoving: true)
    case .spring(let spring):
      property.movement = .spring(spring, start: now, offset: apart, velocity: velocity)
    case .curve(let curve, let duration):
      let timing = Timing(curve: curve, start: now, duration: duration)
      property.movement = rules.eased(
        over: property.movement, apart: source - target, timing: timing, at: now)
    }
  }

  /// Shows a property at a target at once; what moves on top of it goes on.
  private func jump(_ property: Property, to target: Vector, in scope: Scope) {
    if scope.transaction.tracksVelocity {
      property.samples.add(target, at: now, coalescing: rules.coalescesSamples)
    }
    if let running = property.movement {
      property.movement = rules.afterUnanimatedWrite(running)
    }
  }

  /// The velocity with which an animation starts: the one that is asked for, or else what the
  /// tracker and the running animation hand over to a spring.
  private func startVelocity(
    of property: Property, apart: Vector, in scope: Scope, by animation: Animation
  ) -> Vector {
    guard case .spring = animation else { return .zero }
    if let unit = scope.unitVelocity {
      return spans(unit.x, over: -apart.x, unit.y, over: -apart.y)
    }
    let tracked =
      property.samples.isEmpty
      ? Vector.zero
      : rules.velocity(of: property.samples.all, by: tracker, at: now.seconds)
    let running = property.movement.map {
      rules.handover(of: $0, at: now, handoff: options.easingVelocityHandoff ?? .zero)
    }
    return tracked + (running ?? .zero)
  }

  /// Velocities of so many spans a second; along an axis with no way to go there is none.
  private func spans(
    _ x: Double, over wayX: Double, _ y: Double, over wayY: Double
  ) -> Vector {
    Vector(
      abs(wayX) > Spring.shortestSpan ? x * wayX : 0,
      abs(wayY) > Spring.shortestSpan ? y * wayY : 0)
  }

  /// What reads velocities that nobody asked a tracker of their own for.
  var tracker: Tracker { options.tracker ?? .swiftUISampler }

  /// Lets the completions of a change wait for a property.
  private func wait(for property: Property, in scope: Scope, by animation: Animation) {
    for completion in scope.completions {
      completion.waitingFor += 1
      completion.logicalEnd = max(
        completion.logicalEnd, now + Flicks(seconds: animation.duration))
      property.completions.append(completion)
    }
  }

  /// Lets what moves be at rest where the model is.
  ///
  /// - Parameter isMoving: Whether it is to be told even if nothing moved so far.
  func stop(_ property: Property, isMoving: Bool = false) {
    if !property.samples.isEmpty { property.samples.removeAll() }
    guard property.movement != nil || isMoving else { return }
    property.movement = nil
    property.end = nil
    property.note(property.applied)
    record(.animationEnded(state: property.name))
    for completion in property.completions {
      completion.waitingFor -= 1
      guard completion.criteria == .removed, rules.isDueAtEnd(waitingFor: completion.waitingFor)
      else {
        continue
      }
      if !newCompletions.contains(where: { $0 === completion }) {
        dueCompletions.append(completion)
      }
    }
    property.completions.removeAll()
  }
}

extension Graph {
  /// When the next thing happens by itself that no pointer brings about; `nil` where nothing
  /// does by `limit`.
  func nextWake(by limit: Flicks) -> Flicks? {
    guard movingCount + followingCount + timers.count + logicalCompletions.count > 0 else {
      return nil
    }
    var wake = timers.first?.due ?? .never
    for completion in logicalCompletions { wake = min(wake, completion.logicalEnd) }
    if movingCount > 0 {
      for property in properties where property.movement != nil {
        wake = min(wake, end(of: property, by: limit) ?? .never)
      }
    }
    if followingCount > 0 {
      wake = min(wake, stage.frames.time(of: stage.frames.index(after: now)))
    }
    return wake <= limit ? wake : nil
  }

  /// When a property comes to rest; `nil` where it does not by `limit`.
  private func end(of property: Property, by limit: Flicks) -> Flicks? {
    if let end = property.end { return end <= limit ? end : nil }
    guard let movement = property.movement, limit > property.restless else { return nil }
    let end = movement.end(after: property.restless, by: limit, frames: stage.frames)
    guard end == .never else {
      property.end = end
      return end <= limit ? end : nil
    }
    property.restless = limit
    return nil
  }

  /// Whether nothing moves and nothing waits.
  var isIdle: Bool {
    timers.isEmpty && logicalCompletions.isEmpty && dueCompletions.isEmpty && movingCount == 0
  }

  /// What keeps the subject from being idle, for a message.
  var whatMoves: String {
    if let moving = properties.first(where: { $0.movement != nil }) { return moving.name }
    return timers.isEmpty ? "a completion" : "a timer"
  }

  /// Decides, once a change is applied, when its completion runs.
  func scheduleIfMoving(_ completion: Completion) {
    switch completion.criteria {
    case .removed where rules.isDueAtOnce(waitingFor: completion.waitingFor):
      dueCompletions.append(completion)
    case .logicallyComplete where completion.logicalEnd <= now: dueCompletions.append(completion)
    case .logicallyComplete: logicalCompletions.append(completion)
    case .removed: break
    }
  }

  /// Takes away what has come to rest, then runs completions until none is due.
  func complete() throws {
    if movingCount > 0 {
      for property in properties where property.movement != nil {
        if end(of: property, by: now) != nil { stop(property) }
      }
    }
    if !logicalCompletions.isEmpty {
      for completion in logicalCompletions where completion.logicalEnd <= now {
        dueCompletions.append(completion)
      }
      logicalCompletions.removeAll { $0.logicalEnd <= now }
    }
    var count = 0
    while !dueCompletions.isEmpty {
      count += 1
      guard count <= Stage.passLimit else {
        throw InteractionError.instantNeverEnds(time: now.seconds)
      }
      let completion = dueCompletions.removeFirst()
      record(.completed)
      try batch(as: .completion, completion.body)
      try settle()
    }
  }

  /// Runs the timers that are due.
  func runTimers() throws {
    guard !timers.isEmpty else { return }
    let due = timers.prefix { $0.due <= now }
    timers.removeFirst(due.count)
    for timer in due {
      try batch(as: .timer, timer.body)
      try settle()
    }
  }
}

extension StateValue {
  /// Whether the other value is of the same kind, so that one can move to the other.
  fileprivate func isAkin(to other: StateValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.vector, .vector): true
    default: false
    }
  }

  /// A vector as a value of this kind: for a number, what lies along x.
  fileprivate func akin(_ vector: Vector) -> StateValue {
    if case .number = self { .number(vector.x) } else { .vector(vector) }
  }
}

extension Animation {
  /// Throws where its duration, or the velocity that it is to start with, is none.
  fileprivate func check(from unitVelocity: Vector?) throws(InteractionError) {
    if let unitVelocity, !unitVelocity.isFinite { throw .badGeometry(word: "unitVelocity") }
    if case .curve(_, let duration) = self {
      let name = "the duration of a curve"
      try InteractionError.check(duration, in: 0..<Double.infinity, for: name, "at least 0")
    }
  }
}
