import Motion

extension Graph {
  /// Writes a state; the write is seen by the next read and applied when the callbacks are over.
  func write(_ value: StateValue, to property: Property) throws {
    guard reading != .shown else { throw InteractionError.writeWhileDrawing(name: property.name) }
    // Nobody would apply it: what is shown would part from the model, and no one would be told.
    guard isActing else { throw InteractionError.writtenFromOutside(name: property.name) }
    switch property.source {
    case .state:
      try property.checkKind(of: value)
      // What is not yet shown cannot change: it begins with the value.
      hasBegun ? assign(value, to: property) : property.begin(with: value)
    case .gestureState:
      throw InteractionError.notWritable(
        name: property.name, hint: "a gesture state is written by updating alone")
    case .drawn:
      throw InteractionError.notWritable(
        name: property.name, hint: "a channel is derived; write the states it is drawn from")
    }
  }

  /// Assigns a value, whoever may write the state.
  func assign(_ value: StateValue, to property: Property) {
    property.model = value
    writes.append(Write(property: property, value: value, writer: writer, scope: scope))
  }

  /// Assigns a value in a transaction, which may be the one that is open.
  func assign(_ value: StateValue, to property: Property, in transaction: Transaction) {
    guard transaction != currentScope.transaction else { return assign(value, to: property) }
    within(Scope(transaction)) { assign(value, to: property) }
  }

  /// Does some work in a scope of its own.
  func within<Answer>(_ inner: Scope, _ body: () throws -> Answer) rethrows -> Answer {
    let outer = scope
    scope = add(inner)
    defer { scope = outer }
    return try body()
  }

  /// Does some work as a writer, in the scope of a number; then throws what went wrong in it.
  func batch<Answer>(
    as writer: Writer, in inner: Scope.Number = Scope.plain, _ body: () throws -> Answer
  ) throws -> Answer {
    let (outer, outerScope) = (self.writer, scope)
    self.writer = writer
    scope = inner
    defer {
      self.writer = outer
      scope = outerScope
    }
    let answer = try body()
    try throwFault()
    return answer
  }

  /// Does some work that reads as told, and throws what went wrong in it.
  func reading<Answer>(as reading: Reading, _ body: () throws -> Answer) throws -> Answer {
    let outer = self.reading
    self.reading = reading
    defer { self.reading = outer }
    let answer = try body()
    try throwFault()
    return answer
  }

  /// Keeps what went wrong, where nothing can be thrown; of several the first.
  func fail(with error: any Error) { fault = fault ?? error }

  /// Throws what went wrong where nothing could be thrown.
  func throwFault() throws {
    guard let fault else { return }
    self.fault = nil
    throw fault
  }
}

extension Graph {
  /// Whether something runs after which writes are applied: what declares it, or a callback of this
  /// subject or another on its stage.
  var isActing: Bool { !hasBegun || stage.isWorking }

  /// Whether nothing was written since writes were last applied.
  private var isSettled: Bool { appliedWrites == writes.count && newCompletions.isEmpty }

  /// Applies what was written, then lets observers run until none of them writes.
  func settle() throws {
    guard !isSettled else { return }
    try flush()
    var chain: [String] = []
    for round in 0... {
      try observe()
      guard !isSettled else { return }
      chain += writes[appliedWrites...].map(\.property.name)
      guard round < rules.observerRounds else {
        throw InteractionError.observersNeverSettle(rounds: rules.observerRounds, chain: chain)
      }
      try flush()
    }
  }

  /// Runs the observers of what has changed.
  private func observe() throws {
    for place in observers.indices {
      let value = try value(of: observers[place].observed, as: .applied)
      let last = observers[place].last
      guard value != last else { continue }
      observers[place].last = value
      try batch(as: .onChange) { try observers[place].body(last, value) }
    }
  }

  /// Applies what was written, one transaction at a time.
  private func flush() throws {
    while appliedWrites < writes.count {
      let first = appliedWrites
      repeat { appliedWrites += 1 } while appliedWrites < writes.count && isOneUpdate(first)
      try update(first..<appliedWrites)
    }
    if !identities.isEmpty { try replaceViews() }
    if !newCompletions.isEmpty {
      for completion in newCompletions { scheduleIfMoving(completion) }
      newCompletions.removeAll()
    }
    if canDisable { try breakOffDisabled() }
  }

  /// Whether the next write belongs to the same update as an earlier one.
  private func isOneUpdate(_ first: Int) -> Bool {
    let (scope, next) = (writes[first].scope, writes[appliedWrites].scope)
    return scope == next || scopes[scope.index].isSame(as: scopes[next.index])
  }

  /// Makes one update of the writes of one transaction.
  private func update(_ places: Range<Int>) throws {
    for place in places {
      trace.addWrite(place, at: now)
      writes[place].property.apply(writes[place].value)
    }
    let derived = movesByItself ? try derivedChanges() : []
    let bound = bindings.isEmpty ? [] : try changedBindings()
    let scope = writes[places.lowerBound].scope
    let animation = scopes[scope.index].transaction.animation
    for place in places { try show(writes[place].property, in: scope, by: animation, or: bound) }
    for property in derived { try show(property, in: scope, by: animation, or: bound) }
  }

  /// Lets a property that an update has changed be shown where it is now: by the scope's
  /// animation, or by one that is bound to a value which has changed, too.
  func show(
    _ property: Property, in scope: Scope.Number, by animation: Animation?,
    or bound: [AnimationBinding]
  ) throws {
    guard let old = property.previous.take() else { return }
    for binding in bound
    where rules.isBound(isCovered: binding.covers(property), in: scopes[scope.index].transaction) {
      return try move(property, from: old, in: scope, by: binding.animation)
    }
    try move(property, from: old, in: scope, by: animation)
  }

  /// The channels that move by themselves and are to be elsewhere now.
  private func derivedChanges() throws -> [Property] {
    var changed: [Property] = []
    for property in properties where property.isDrawn && property.movesByItself {
      let new = try property.value(as: .applied)
      guard new != property.applied else { continue }
      property.apply(new)
      property.model = new
      changed.append(property)
    }
    return changed
  }

  /// The animations whose value changes in this update.
  private func changedBindings() throws -> [AnimationBinding] {
    var changed: [AnimationBinding] = []
    for place in bindings.indices {
      let value = try value(of: bindings[place].watched, as: .applied)
      guard value != bindings[place].last else { continue }
      bindings[place].last = value
      changed.append(bindings[place])
    }
    return changed
  }

  /// Ends what moves in a view whose identity has changed.
  private func replaceViews() throws {
    for place in identities.indices {
      let value = try value(of: identities[place].drawn, as: .applied)
      guard value != identities[place].last else { continue }
      identities[place].last = value
      record(.replaced)
      for property in identities[place].covered { stop(property) }
      try breakOffAll(reason: "removed")
    }
  }
}
