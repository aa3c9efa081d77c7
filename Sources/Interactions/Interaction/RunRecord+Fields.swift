import Motion

extension RunRecord {
  /// What the event tells besides its name and time, in a fixed order.
  public var fields: [(name: String, value: StateValue)] {
    switch event {
    case .pressed(let touch), .missed(let touch), .lifted(let touch), .mouseUp(let touch):
      [("location", .vector(touch.location)), ("pointer", .number(Double(touch.pointer)))]
    case .ignored(let touch):
      [
        ("location", .vector(touch.location)), ("pointer", .number(Double(touch.pointer))),
        ("phase", .text(touch.phase.rawValue)),
      ]
    case .began(let value), .changed(let value), .ended(let value): value.fields
    case .cancelled(let value, let reason), .failed(let value, let reason):
      [("reason", .text(reason))] + value.fields
    case .written(let state, let value, let writer, let transaction):
      [
        ("state", .text(state)), ("value", value), ("by", .text(writer.rawValue)),
        ("transaction", transaction.stateValue),
      ]
    case .animationStarted(let change), .retargeted(let change): change.fields
    case .animationEnded(let state): [("state", .text(state))]
    case .edited(let state, let value): [("state", .text(state)), ("value", value)]
    case .refused(let state, let value, let reason):
      [("state", .text(state)), ("value", value), ("reason", .text(reason))]
    case .resized(let size): [("size", .vector(size))]
    case .sessionClosed(let reason): [("reason", .text(reason))]
    case .marked(let text): [("text", .text(text))]
    case .completed, .viewRemoved, .replaced, .sessionOpened, .settled: []
    }
  }

  /// What a drag told with this event; `nil` where the event is none of a drag's.
  public var dragValue: DragValue? {
    switch event {
    case .began(let value), .changed(let value), .ended(let value), .cancelled(let value, _),
      .failed(let value, _):
      value
    default: nil
    }
  }
}

extension DragValue {
  /// The value as an event tells it, in a fixed order.
  var fields: [(name: String, value: StateValue)] {
    [
      ("start_location", .vector(startLocation)), ("location", .vector(location)),
      ("translation", .vector(translation)), ("velocity", .vector(velocity)),
      ("predicted_end_location", .vector(predictedEndLocation)),
      ("predicted_end_translation", .vector(predictedEndTranslation)),
    ]
  }
}

extension AnimationChange {
  /// The change as an event tells it, in a fixed order.
  var fields: [(name: String, value: StateValue)] {
    [
      ("state", .text(state)), ("from", from), ("to", to), ("velocity", velocity),
      ("animation", .animation(animation)),
    ]
  }
}

extension Transaction {
  /// The transaction as an event tells it.
  var stateValue: StateValue {
    .record([
      "animation": animation.map { .animation($0) } ?? .none,
      "tracks_velocity": .boolean(tracksVelocity),
      "disables_animations": .boolean(disablesAnimations),
      "is_continuous": .boolean(isContinuous),
    ])
  }
}
