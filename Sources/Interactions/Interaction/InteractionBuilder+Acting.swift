public import Motion

/// What callbacks do.
extension InteractionBuilder {
  /// Lets the changes that `body` makes move by an animation.
  ///
  /// - Parameters:
  ///   - animation: How they move; `nil` shows them at once.
  ///   - criteria: When the completion runs; what is left out is left to the options.
  ///   - unitVelocity: A start velocity in spans a second for each axis, in place of the one
  ///     that is handed over; along an axis with at most 0.5 to go there is none.
  ///   - completion: Runs once when the change is over, in the same instant where nothing moves.
  ///   - body: Makes the changes.
  @discardableResult
  public func withAnimation<Answer>(
    _ animation: Animation?, criteria: CompletionCriteria? = nil, unitVelocity: Vector? = nil,
    completion: (() throws -> Void)? = nil, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let outer = graph.currentScope
    var completions = outer.completions
    if let completion {
      let criteria = criteria ?? graph.options.completionCriteria ?? .removed
      let completion = Completion(criteria: criteria, body: completion)
      completions.append(completion)
      graph.newCompletions.append(completion)
    }
    let transaction = graph.rules.nested({ $0.animation = animation }, in: outer.transaction)
    let scope = Scope(transaction, unitVelocity: unitVelocity, completions: completions)
    return try graph.within(scope, body)
  }

  /// Makes the changes of `body` in a transaction that differs from the one around it by
  /// `change`.
  @discardableResult
  public func withTransaction<Answer>(
    _ change: (inout Transaction) -> Void, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let outer = graph.currentScope
    let scope = Scope(
      graph.rules.nested(change, in: outer.transaction), unitVelocity: outer.unitVelocity,
      completions: outer.completions)
    return try graph.within(scope, body)
  }

  /// Runs `body` so many seconds later; with 0, in a second pass of this instant.
  public func after(_ seconds: Double, _ body: @escaping () throws -> Void) {
    guard seconds >= 0 else {
      return graph.fail(with: InteractionError.badSeconds(seconds, for: "after"))
    }
    let due = graph.now + Flicks(seconds: seconds)
    let place = graph.timers.firstIndex { $0.due > due } ?? graph.timers.endIndex
    graph.timers.insert(Graph.Timer(due: due, body: body), at: place)
  }

  /// Whether something runs that may write states.
  package var isActing: Bool { graph.isActing }

  /// Leaves a mark in the trace.
  public func mark(_ text: String) { graph.record(.marked(text)) }

  /// What a state shows at this moment, whoever asks.
  public func shown<Value>(_ state: State<Value>) throws -> Value? {
    Value(try state.property.value(as: .shown))
  }

  /// What a channel shows at this moment, whoever asks; `nil` in a hole.
  public func shown<Value>(_ channel: Channel<Value?>) throws -> Value? {
    Value(try channel.property.value(as: .shown))
  }

  /// The smallest upright rectangle around the view as it is shown.
  public func frame() throws -> Rectangle { try graph.bounds().frame }

  /// The direction of the layout.
  public var layout: LayoutDirection { graph.layout }

  /// Whether the user wants less motion; nothing is left out unless the interaction does so.
  public var reduceMotion: Bool { graph.stage.options.reduceMotion }

  /// The size that the view is offered, in points.
  public var offeredSize: Vector { graph.offeredSize }
}

/// What is shown.
extension InteractionBuilder {
  /// A rectangle, as large as it is offered, with rounded corners.
  public func rectangle(cornerRadius: Double = 0) -> View {
    View(.rectangle(cornerRadius: .number(cornerRadius)))
  }

  /// Colours that run from one point to another, as large as it is offered.
  public func linearGradient(_ fill: GradientFill = GradientFill()) -> View {
    View(.gradient(fill))
  }

  /// Views one above the other, the last in front.
  public func zStack(alignment: Alignment = .center, _ views: [View]) -> View {
    View(.stack(alignment, views))
  }

  /// Views one above the other, the last in front, made anew whenever they are looked at.
  public func forEach(_ make: @escaping () throws -> [View]) -> View { View(.many(make)) }

  /// A view that is made anew for each size that it is offered.
  public func geometryReader(_ make: @escaping (Geometry) throws -> View) -> View {
    View(.reader(make, content: nil))
  }
}
