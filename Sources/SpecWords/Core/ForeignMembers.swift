import Interactions
import LuaHost

/// Members that are sought where they are not, with where they are, or what takes their place.
enum ForeignMembers {
  /// What to write instead of `name`, which `owner` does not have; `nil` where nothing is known of
  /// it.
  ///
  /// - Parameter kind: What `owner` is: `a subject`, `a signal`.
  static func hint(for name: String, of kind: String) -> String? {
    if let entry = words.first(where: { $0.kinds.contains(kind) && $0.names.contains(name) }) {
      return entry.hint
    }
    if WordRegistry.standard.functionNames.contains(name) {
      return "it is a word of its own: \(name)(…)"
    }
    guard seekers.contains(kind) else { return nil }
    let isOfRun = ["a run", "a list of events", "a subject", "a stage"].contains(kind)
    let place = places.first {
      $0.kind != kind && $0.names.contains(name) && (isOfRun ? $0.kind != "a view" : !$0.isOfRun)
    }
    return place.map {
      "\($0.kind) has it, as in \($0.example)\(name)\($0.isOfRun ? "" : "(…)")"
    }
  }

  /// What to write instead of an option `name`, which `word` does not take; `nil` where nothing is
  /// known of it.
  static func hint(forOption name: String, of word: String) -> String? {
    guard word.hasPrefix("ui:") else { return nil }
    if ["width", "height"].contains(name) { return "a view's size is :frame{ \(name) = 80 }" }
    return ViewObject.hostType.memberNames.contains(name)
      ? "a view has it, as in ui:rectangle{}:\(name)(…)" : nil
  }

  /// What is taken for something else that moves, or is shown; a spring, say, is not.
  private static let seekers = [
    "a run", "an event", "a list of events", "a subject", "a stage", "a gesture", "drag",
    "a signal", "a signal of vectors", "a view", "ui", "a definition", "a window", "a drag value",
  ]

  /// What has which members, and how they are written.
  private static let places: [(kind: String, example: String, isOfRun: Bool, names: [String])] = [
    ("a run", "run.", true, RunObject.hostType.memberNames.filter { $0 != "frames" }),
    ("an event", "run.released.", true, EventObject.fieldNames),
    ("a subject", "interaction(\"spring-tile\"):", false, SubjectObject.hostType.memberNames),
    ("a gesture", "drag.by(120, 0):", false, DragWord.allCases.map(\.rawValue)),
    ("a signal", "run.offset.x:", false, SignalObject.hostType.memberNames),
    ("a view", "ui:rectangle{}:", false, ViewObject.hostType.memberNames),
  ]

  private static let words: [(kinds: [String], hint: String, names: [String])] = [
    (
      ["a subject", "a stage"],
      "a gesture is played: subject:play(drag.by(120, 0, { over = 0.2 }):release())",
      ["drag", "press", "down", "move", "move_to", "up", "lift", "touch", "click", "swipe", "pan"]
    ),
    (
      ["a subject", "a stage"], "time passes by :advance(0.5), or by :settle() until all rests",
      ["wait", "sleep", "pause", "delay", "step", "tick", "wait_until", "run"]
    ),
    (["a gesture", "drag"], "time passes by :hold(0.5)", ["wait", "sleep", "pause", "delay"]),
    (
      ["drag"], "a drag is written drag.by(120, 0, { over = 0.2 }):release()",
      ["new", "create", "start", "gesture", "right", "left", "down", "up", "drag"]
    ),
    (["a run"], "a subject has it, as in tile:phase()", ["phase"]),
    (
      ["a definition"], "a subject is made of it: interaction(card):play(…)",
      ["play", "perform", "advance", "settle", "value", "edit", "new"]
    ),
    (["an event"], "write velocity:length()", ["speed"]),
    (["an event"], "write time", ["at", "timestamp", "when", "t"]),
    (["an event"], "write name", ["type", "kind", "event"]),
    (
      ["a signal", "a run", "a subject", "a signal of vectors"],
      "a signal has :slope_at(time), and an event run.released.velocity",
      ["velocity", "speed", "slope", "derivative", "rate"]
    ),
    (
      ["a signal"], "write :below(3), or :at_most(3)",
      ["less_than", "lower_than", "smaller_than", "less", "lt", "under"]
    ),
    (
      ["a signal"], "write :above(3), or :at_least(3)",
      ["greater_than", "larger_than", "more_than", "higher_than", "greater", "gt", "over"]
    ),
    (
      ["a signal"], "write :near(3, 0.5), within a distance",
      ["equals", "equal", "is", "eq", "close_to", "is_near", "is_equal", "to_be", "same"]
    ),
    (
      ["a signal"], "write :at(time), or :final()",
      ["value", "get", "value_at", "at_time", "last", "first", "start"]
    ),
    (
      ["a signal"], "write :is_monotonic{ direction = \"falling\", allowing = 0 }",
      [
        "is_decreasing", "is_increasing", "decreases", "increases", "monotonic", "rises", "falls",
        "is_falling", "is_rising",
      ]
    ),
    (
      ["a signal"], "a signal of vectors has it, as in run.offset:keeps_direction{…}",
      ["keeps_direction"]
    ),
    (
      ["a signal"], "the largest value is :max(), the least :min()",
      ["peak", "maximum", "minimum", "highest", "lowest", "range"]
    ),
  ]
}
