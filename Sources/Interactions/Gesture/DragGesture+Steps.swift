import Motion

/// The recogniser: what each pointer event makes of a drag.
extension DragGesture {
  /// A press on the view that carries the drag.
  func press(_ event: PointerEvent, placement: Affine, isFixed: Bool) throws {
    let start = location(of: event, in: placement)
    isOnCanvas = isFixed && placement == .identity
    samples.removeAll()
    canvasSamples.removeAll()
    sample(event, at: start)
    let value = DragValue(
      time: graph.now, startLocation: start, location: start, translation: .zero, velocity: .zero,
      prediction: .zero)
    let sequence = DragSequence(
      pointer: event.pointer, start: start, placement: placement, isSpaceFixed: isFixed,
      value: value)
    phase = .possible(sequence)
    try openSession(at: .press, value)
    if graph.rules.recognisesPress(minimum: minimumDistance) { try recognise(sequence) }
  }

  /// A move of the pointer that the drag is bound to.
  func move(_ event: PointerEvent) throws {
    guard var sequence = try sequence(after: event) else { return }
    sample(event, at: sequence.value.location)
    sequence.value.velocity = velocity()
    sequence.value.prediction = graph.rules.prediction(of: sequence.value.velocity)
    switch phase {
    case .possible
    where graph.rules.recognises(furthest: sequence.furthest, minimum: minimumDistance):
      try recognise(sequence)
    case .possible: phase = .possible(sequence)
    case .began(let last), .changed(let last):
      phase = .changed(sequence)
      if sequence.value != last.value { try change(sequence.value) }
    case .idle, .ended, .cancelled, .failed: break
    }
  }

  /// A lift of the pointer that the drag is bound to.
  func lift(_ event: PointerEvent) throws {
    guard var sequence = try sequence(after: event) else { return }
    sequence.value.velocity = velocity()
    sequence.value.prediction = graph.rules.prediction(of: sequence.value.velocity)
    let isActive = phase.isActive
    let isEnd =
      isActive
      || graph.rules.liftEnds(
        furthest: sequence.furthest, minimum: minimumDistance, crossing: upCrosses)
    guard isEnd else { return try breakOff(reason: "too_short") }
    if !isActive { takeOffSlop(from: &sequence) }
    if isActive, graph.rules.isChange(.up) { try change(sequence.value) }
    phase = .ended
    graph.record(.ended, sequence.value)
    try release(sequence.value, isActive: isActive)
    try closeSession(reason: "ended")
    phase = graph.rules.phase(after: .ended)
  }

  /// Whatever else ends a sequence.
  func breakOff(reason: String) throws {
    guard let sequence = phase.sequence else { return }
    if phase.isActive {
      phase = .cancelled
      graph.record(.cancelled(sequence.value, reason: reason))
      if graph.rules.resets(after: .cancelled) { try reset() }
      try closeSession(reason: reason == "removed" ? "removed" : "cancelled")
    } else {
      phase = .failed
      graph.record(.failed(sequence.value, reason: reason))
      try closeSession(reason: reason == "removed" ? "removed" : "failed")
    }
    phase = graph.rules.phase(after: phase)
  }
}

extension DragGesture {
  private func recognise(_ sequence: DragSequence) throws {
    var sequence = sequence
    takeOffSlop(from: &sequence)
    phase = .began(sequence)
    graph.record(.began, sequence.value)
    try openSession(at: .recognition, sequence.value)
    try change(sequence.value)
  }

  /// Runs the callbacks of a new value.
  private func change(_ value: DragValue) throws {
    graph.record(.changed, value)
    if !updating.isEmpty {
      try graph.batch(as: .updating, in: Scope.drag) {
        for update in graph.rules.order(of: updating) { try follow(value, by: update) }
      }
    }
    try graph.batch(as: .onChanged, in: Scope.drag) {
      for callback in changed { try callback(value) }
    }
  }

  /// Lets a gesture state follow a new value.
  private func follow(_ value: DragValue, by update: Update) throws {
    var transaction = graph.currentScope.transaction
    let new = try update.body(value, update.property.model, &transaction)
    do throws(InteractionError) { try update.property.checkKind(of: new) } catch {
      throw update.blame(error)
    }
    graph.assign(new, to: update.property, in: transaction)
  }

  /// Returns the gesture states and runs `onEnded`, in the order that is chosen.
  private func release(_ value: DragValue, isActive: Bool) throws {
    let order = graph.options.releaseOrder ?? .resetThenEnded
    if order != .endedThenReset, isActive { try reset() }
    if order == .observerBetween { try graph.settle() }
    for callback in ended { try graph.batch(as: .onEnded) { try callback(value) } }
    if order == .endedThenReset, isActive { try reset() }
  }

  /// Returns the gesture states to their initial values.
  private func reset() throws {
    for place in updating.indices {
      let property = updating[place].property
      guard case .gestureState(let initial, let observe) = property.source,
        !updating[..<place].contains(where: { $0.property === property })
      else { continue }
      var transaction = Transaction()
      try graph.batch(as: .reset) {
        try observe?(property.model, &transaction)
        graph.assign(initial, to: property, in: transaction)
      }
    }
  }
}

extension DragGesture {
  /// The sequence with the pointer where the event has it; velocity and slop are not yet new.
  private func sequence(after event: PointerEvent) throws -> DragSequence? {
    guard var sequence = phase.sequence else { return nil }
    let place = try placement(for: sequence)
    let location = location(of: event, in: place)
    let way = location - sequence.start
    sequence.furthest = max(sequence.furthest, way.length)
    sequence.value.time = graph.now
    sequence.value.location = location
    sequence.value.translation = graph.rules.translation(of: way, slop: sequence.slop)
    return sequence
  }

  private func takeOffSlop(from sequence: inout DragSequence) {
    let way = sequence.value.location - sequence.start
    sequence.slop = graph.rules.slop(slop, atRecognition: way, minimum: minimumDistance)
    sequence.value.translation = graph.rules.translation(of: way, slop: sequence.slop)
  }

  /// How the drag's space lies on the canvas.
  private func placement(for sequence: DragSequence) throws -> Affine {
    guard !sequence.isSpaceFixed else { return sequence.placement }
    return graph.rules.placement(
      atPress: sequence.placement, now: try graph.place(of: space, for: self).place)
  }

  private func location(of event: PointerEvent, in placement: Affine) -> Vector {
    placement == .identity
      ? event.location : placement.inverse?.apply(to: event.location) ?? event.location
  }

  private func sample(_ event: PointerEvent, at location: Vector) {
    let coalescing = graph.rules.coalescesSamples
    samples.add(location, at: graph.now, coalescing: coalescing)
    if !isOnCanvas {
      canvasSamples.add(event.location, at: graph.now, coalescing: coalescing)
    }
  }

  private func velocity() -> Vector {
    graph.rules.velocity(of: samples.all, by: tracker, at: graph.now.seconds)
  }

  private func openSession(at opening: DragSession.Opening, _ value: DragValue) throws {
    guard let session, session.opening == opening, !session.isOpen else { return }
    self.session?.isOpen = true
    graph.record(.sessionOpened)
    try graph.batch(as: .action) { try session.opened(value) }
  }

  private func closeSession(reason: String) throws {
    guard let session, session.isOpen else { return }
    self.session?.isOpen = false
    graph.record(.sessionClosed(reason: reason))
    try graph.batch(as: .action) { try session.closed() }
  }
}

extension DragGesture {
  /// What a pan recogniser of the same pointer would read in a space.
  func velocity(in space: CoordinateSpace) throws -> Vector {
    if space == self.space { return velocity() }
    let onCanvas = graph.rules.velocity(
      of: isOnCanvas ? samples.all : canvasSamples.all, by: tracker, at: graph.now.seconds)
    let place = try graph.place(of: space, for: self).place
    return place.inverse?.apply(toDirection: onCanvas) ?? onCanvas
  }
}
