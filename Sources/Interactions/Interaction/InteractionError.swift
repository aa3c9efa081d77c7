import Motion

/// What keeps an interaction from being built or driven.
///
/// What a callback throws travels through the kernel as it is, beside these.
public enum InteractionError: Error, Equatable {
  /// `name` is no state, channel, text, part or item of the interaction.
  case unknownName(kind: String, name: String, known: [String])
  /// `name` is declared twice.
  case declaredTwice(name: String)
  /// A state is written by a function that only draws.
  case writeWhileDrawing(name: String)
  /// `name` is not a state that may be written from here.
  case notWritable(name: String, hint: String)
  /// A state is written when nothing of the interaction runs.
  case writtenFromOutside(name: String)
  /// A state holds another kind of value than the one that is asked for.
  case wrongKind(name: String, wanted: String, value: StateValue)
  /// A parameter is out of its range.
  case badParameter(name: String, value: String, hint: String)
  /// A parameter says how something moves, and is nothing that does.
  case noAnimation(name: String, value: String)
  /// A channel is drawn from itself.
  case drawsItself(name: String)
  /// The stage is at work: a callback asks it to go on.
  case stageAtWork
  /// A gesture is being played: a call in it asks the stage to go on.
  case gestureAtWork
  /// A callback drives a subject as only a test may.
  case drivenFromWithin
  /// A time lies before the present.
  case timeGoesBack(to: Double, now: Double)
  /// Observers went on writing after so many rounds; the chain names the states, in the order written.
  case observersNeverSettle(rounds: Int, chain: [String])
  /// Completions or timers of one instant went on for ever.
  case instantNeverEnds(time: Double)
  /// No view carries the drag that was declared as the `number`-th.
  case dragWithoutView(number: Int)
  /// A view carries a drag that another interaction has declared.
  case foreignDrag
  /// `name` is a state of another interaction, which alone can use it so.
  case foreignState(name: String)
  /// The size or position of a view is not a finite number.
  case badGeometry(word: String)
  /// More virtual time is asked for than a stage has.
  case virtualTimeSpent(limit: Double)
  /// Something never comes to rest.
  case neverSettles(what: String, limit: Double)
  /// Something was thrown in the midst of an instant, so the stage cannot go on.
  case stageUnusable(after: String)
}

extension InteractionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownName(let kind, let name, let known):
      "there is no \(kind) \"\(name)\"; "
        + (known.isEmpty ? "there is none at all" : "known: \(known.joined(separator: ", "))")
    case .declaredTwice(let name): "\"\(name)\" is declared twice"
    case .writeWhileDrawing(let name):
      "\"\(name)\" is written by a function that draws; write it in a callback or an action"
    case .notWritable(let name, let hint): "\"\(name)\" cannot be written here: \(hint)"
    case .writtenFromOutside(let name):
      "\"\(name)\" is written when no callback of the interaction runs: a test writes "
        + "subject.edit(\"\(name)\", …)"
    case .wrongKind(let name, let wanted, let value):
      "\(name): expected \(wanted), got \(value.description)"
    case .badParameter(let name, let value, let hint): "\(name): expected \(hint), got \(value)"
    case .noAnimation(let name, let value):
      "\(name): expected a spring, or a curve with a duration, got \(value)"
    case .drawsItself(let name):
      "\"\(name)\" is drawn from itself, or from a channel that is drawn from it"
    case .stageAtWork:
      "a callback cannot make time go on; use after, and play further gestures when this is over"
    case .gestureAtWork:
      "a gesture's call cannot make time go on: what comes next is a part of the gesture, or is "
        + "played when this is over"
    case .drivenFromWithin:
      "a callback cannot drive a subject as a test does; write its states there"
    case .timeGoesBack(let time, let now): "time cannot go back from \(now) s to \(time) s"
    case .observersNeverSettle(let rounds, let chain):
      "observers go on writing after \(rounds) rounds: \(chain.joined(separator: " → "))"
    case .instantNeverEnds(let time):
      "completions or timers go on without end in the instant \(time) s"
    case .dragWithoutView(let number):
      "no view carries drag \(number), counted as they are declared"
    case .foreignDrag: "a view carries a drag that another interaction has declared"
    case .foreignState(let name):
      "\"\(name)\" is a state of another interaction, which alone can observe, update or control it"
    case .badGeometry(let word): "\(word): expected finite numbers"
    case .virtualTimeSpent(let limit): "more than \(limit) s of virtual time"
    case .neverSettles(let what, let limit): "\(what) does not come to rest within \(limit) s"
    case .stageUnusable(let error): "this stage is unusable after an earlier error: \(error)"
    }
  }
}

extension StateValue: CustomStringConvertible {
  /// The value as a trace and a message show it.
  public var description: String {
    switch self {
    case .none: "nil"
    case .number(let number): NumberText(number).description
    case .vector(let vector): "(\(NumberText(vector.x)), \(NumberText(vector.y)))"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .text(let text): "\"\(text)\""
    case .animation(let animation): animation.description
    case .list(let values): "{" + values.map(\.description).joined(separator: ", ") + "}"
    case .record(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
        .joined(separator: ", ") + "}"
    case .object(let object): object.description
    }
  }
}

extension Animation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .spring(let spring):
      "spring{duration = \(NumberText(spring.duration)), bounce = \(NumberText(spring.bounce))}"
    case .curve(let curve, let duration):
      "curve.\(curve){duration = \(NumberText(duration))}"
    }
  }
}
