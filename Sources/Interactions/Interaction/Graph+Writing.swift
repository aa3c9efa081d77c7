import Motion

extension Graph {
  /// Writes a state; the write is seen by the next read and applied when the callbacks are over.
  package func write(_ value: StateValue, to property: Property) throws {
    guard reading != .shown else { throw InteractionError.writeWhileDrawing(name: property.name) }
    switch property.source {
    case .state: assign(value, to: property)
    case .gestureState:
      throw InteractionError.notWritable(
        name: property.name, hint: "a gesture state is written by updating alone")
    case .drawn, .signals:
      throw InteractionError.notWritable(
        name: property.name, hint: "a channel is derived; write the states it is drawn from")
    }
  }

  /// Assigns a value, whoever may write the state.
  func assign(_ value: StateValue, to property: Property) {
    property.model = value
    pending.append(Write(property: property, value: value, writer: writer, scope: scope))
  }

  /// Does some work in a transaction.
  func within<Answer>(_ inner: Scope, _ body: () throws -> Answer) rethrows -> Answer {
    let outer = scope
    scope = inner
    defer { scope = outer }
    return try body()
  }

  /// Does some work as a writer, in a transaction of its own; then throws what went wrong in it.
  func batch<Answer>(
    as writer: Writer, in inner: Scope? = nil, _ body: () throws -> Answer
  ) throws -> Answer {
    let (outer, outerScope) = (self.writer, scope)
    self.writer = writer
    scope = inner ?? stage.plainScope
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

  /// Throws what went wrong where nothing could be thrown.
  private func throwFault() throws {
    guard let fault else { return }
    self.fault = nil
    throw fault
  }
}

extension Graph {
  /// Applies what was written, then lets observers run until none of them writes.
  func settle() throws {
    guard !pending.isEmpty || !newCompletions.isEmpty else { return }
    try flush()
    var chain: [String] = []
    for round in 0... {
      try observe()
      guard !pending.isEmpty || !newCompletions.isEmpty else { return }
      chain += pending.map(\.property.name)
      guard round < rules.observerRounds else {
        throw InteractionError.observersNeverSettle(chain: chain)
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
    var writes = spare
    spare = []
    swap(&writes, &pending)
    var start = 0
    while start < writes.count {
      var end = start + 1
      while end < writes.count, writes[end].scope.isSame(as: writes[start].scope) { end += 1 }
      try update(writes, start..<end)
      start = end
    }
    writes.removeAll(keepingCapacity: true)
    spare = writes
    if !identities.isEmpty { try replaceViews() }
    if !newCompletions.isEmpty {
      for completion in newCompletions { scheduleIfMoving(completion) }
      newCompletions.removeAll()
    }
    if canDisable { try breakOffDisabled() }
  }

  /// Makes one update of the writes of one transaction.
  private func update(_ writes: [Write], _ places: Range<Int>) throws {
    let scope = writes[places.lowerBound].scope
    for place in places {
      let write = writes[place]
      let property = write.property
      record(
        .written(
          state: property.name, value: write.value, by: write.writer,
          transaction: scope.transaction))
      if property.previous == nil { property.previous = property.applied }
      property.applied = write.value
    }
    let derived = movesByItself ? try derivedChanges() : []
    let bound = bindings.isEmpty ? [] : try changedBindings()
    for place in places { show(writes[place].property, in: scope, by: bound) }
    for property in derived { show(property, in: scope, by: bound) }
  }

  /// Lets a property that an update has changed be shown where it is now.
  func show(_ property: Property, in scope: Scope, by bound: [AnimationBinding]) {
    guard let old = property.previous else { return }
    property.previous = nil
    var animation = scope.transaction.animation
    if !bound.isEmpty {
      let binding = bound.first {
        rules.isBound(isCovered: $0.covers(property), in: scope.transaction)
      }
      animation = binding?.animation ?? animation
    }
    move(property, from: old, in: scope, by: animation)
  }

  /// The channels that move by themselves and are to be elsewhere now.
  private func derivedChanges() throws -> [Property] {
    var changed: [Property] = []
    for property in channels where property.movesByItself {
      let new = try property.value(as: .applied)
      guard new != property.applied else { continue }
      property.previous = property.applied
      property.applied = new
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
