import LuaHost

/// Members that are sought where they are not, with where they are, or what takes their place.
enum ForeignMembers {
  /// What to write instead of `name`, which `owner` does not have; `nil` where nothing is known of
  /// it.
  ///
  /// Views are where interactions are defined, runs are not: each is told of in its own place.
  static func hint(for name: String, of owner: MemberOwner) -> String? {
    if WordRegistry.standard.functionNames.contains(name) {
      return "it is a word of its own: \(name)(…)"
    }
    guard seekers.contains(owner) else { return nil }
    let place = places.first {
      $0.owner != owner && $0.names.contains(name)
        && (owner.isOfDefinition ? !$0.isOfRun : $0.owner != .view)
    }
    return place.map {
      "\($0.owner.rawValue) has it, as in \($0.example)\(name)\($0.isOfRun ? "" : "(…)")"
    }
  }

  /// What to write instead of `name`, which writers are known to look for in `owner`.
  static func wellKnown(_ name: String, of owner: MemberOwner) -> String? {
    words.first { $0.owners.contains(owner) && $0.names.contains(name) }?.hint
  }

  /// What to write instead of an option `name`, which `word` does not take; `nil` where nothing is
  /// known of it.
  static func hint(forOption name: String, of word: String) -> String? {
    if let entry = options.first(where: { word.hasSuffix($0.word) && $0.names.contains(name) }) {
      return entry.hint
    }
    guard word.hasPrefix("ui:") else { return nil }
    if ["width", "height"].contains(name) { return "a view's size is :frame{ \(name) = 80 }" }
    if word == "ui:drag", DragObject.hostType.memberNames.contains(name) {
      return "it is a method: ui:drag{}:\(name)(…)"
    }
    return ViewObject.hostType.memberNames.contains(name)
      ? "a view has it, as in ui:rectangle{}:\(name)(…)" : nil
  }

  /// What to write instead of a parameter `name`, which is none of `known`; `nil` where nothing is
  /// known of it.
  static func hint(forParameter name: String, among known: [String]) -> String? {
    if known.contains("spring"), SpringForm.options.contains(name) {
      return "it is the spring's: spring = spring{ duration = 0.45, bounce = 0.2 }"
    }
    return hint(forOption: name, of: "interaction")
  }

  /// What to do with a function that is written where the argument `name` of `word` stands; `nil`
  /// where nothing is known of it.
  static func hint(forFunctionAs name: String, of word: String) -> String? {
    if name != "the options", namingFirst.contains(word) {
      return " (\(name) comes first, the function behind it)"
    }
    return functions[word].map { ": \($0)" }
  }

  /// The words that take a function behind what they name or go by.
  private static let namingFirst: Set<String> = [
    "ui:with_animation", "ui:with_transaction", "ui:after", "ui:action", "ui:channel", "ui:text",
    "ui:part", "ui:button", "drag:updating", "interaction.define",
  ]

  private static let functions = HintTable([
    ("what runs at the end is { completion = f }, before the body", ["ui:with_animation"]),
    ("write :gesture(ui:drag{}:on_changed(f))", ["view:gesture"]),
    ("write ui:drag{}:on_changed(f)", ["ui:drag"]),
    (
      "what runs on the way is drag.by(120, 0):call(f)",
      ["subject:play", "subject:perform", "stage:play", "stage:perform"]
    ),
  ])

  private static let options: [(word: String, hint: String, names: [String])] =
    [
      ("events:where", "write name", ["type", "kind", "event"]),
      ("interaction", "write frame_rate", ["fps", "framerate", "frames_per_second"]),
      ("stage", "write frame_rate", ["fps", "framerate", "frames_per_second"]),
      (":settles", "write by = after(run.released, 0.7)", ["after", "from"]),
      (
        ":matches", "the other signal stands first, without a name: x:matches{ other, within = 1 }",
        ["other", "signal", "with", "to"]
      ),
    ] + windowed.map { ($0, "write window = after(run.released)", ["after", "from", "during"]) }

  /// The plain words that look at a window.
  private static let windowed = [
    ":peaks", ":overshoots", ":is_monotonic", ":is_continuous", ":reverses", ":matches",
    ":keeps_direction",
  ]

  /// What is taken for something else that moves, or is shown; a spring, say, is not.
  private static let seekers: Set<MemberOwner> = [
    .run, .event, .events, .subject, .stage, .gesture, .dragWord, .signal, .vectorSignal, .view,
    .ui, .definition, .window, .dragValue, .interactionWord,
  ]

  /// What has which members, and how they are written.
  private static let places:
    [(owner: MemberOwner, example: String, isOfRun: Bool, names: [String])] = [
      (.run, "run.", true, RunObject.hostType.memberNames.filter { $0 != "frames" }),
      (.event, "run.released.", true, EventObject.fieldNames),
      (.subject, "interaction(\"spring-tile\"):", false, SubjectObject.hostType.memberNames),
      (.gesture, "drag.by(120, 0):", false, DragWord.allCases.map(\.rawValue)),
      (.signal, "run.offset.x:", false, SignalObject.hostType.memberNames),
      (.view, "ui:rectangle{}:", false, ViewObject.hostType.memberNames),
    ]

  private static let words: [(owners: [MemberOwner], hint: String, names: [String])] = [
    (
      [.subject, .stage],
      "a gesture is played: subject:play(drag.by(120, 0, { over = 0.2 }):release())",
      ["drag", "press", "down", "move", "move_to", "up", "lift", "touch", "click", "swipe", "pan"]
    ),
    (
      [.subject, .stage], "time passes by :advance(0.5), or by :settle() until all rests",
      ["wait", "sleep", "pause", "delay", "step", "tick", "wait_until", "run"]
    ),
    ([.gesture, .dragWord], "time passes by :hold(0.5)", ["wait", "sleep", "pause", "delay"]),
    (
      [.dragWord], "a drag is written drag.by(120, 0, { over = 0.2 }):release()",
      ["new", "create", "start", "gesture", "right", "left", "down", "up", "drag"]
    ),
    ([.run], "a subject has it, as in tile:phase()", ["phase"]),
    (
      [.run],
      "a signal is asked for it, as in run.offset.x:at(time), and a subject for what is now",
      ["value", "at", "final", "model"]
    ),
    (
      [.parameters], "ui comes first, the parameters behind it: function(ui, parameters) … end",
      UiObject.members.names
    ),
    (
      [.definition], "a subject is made of it: interaction(card):play(…)",
      ["play", "perform", "advance", "settle", "value", "edit", "new"]
    ),
    ([.gesture], "write :release(), or :cancel()", ["up", "lift", "drop", "finish"]),
    (
      [.drag], "a gesture that is cancelled resets its gesture states, or closes its :session",
      ["on_cancelled", "on_canceled", "on_cancel"]
    ),
    (
      [.claim], "write always(x:at_most(3), after(run.released))",
      [
        "after", "from_to", "in_next", "always", "eventually", "before", "within", "during",
        "until_end", "over_time", "from", "between",
      ]
    ),
    (
      [.gesture], "a gesture tells nothing before it is played: local run = subject:play(gesture)",
      RunObject.hostType.memberNames + ForeignWords.channels + ["frames"]
    ),
    (
      [.events], "the first is run.events[1], the last one run.events[#run.events]",
      ["first", "last"]
    ),
    (
      [.events], "the number of events is #run.events",
      ["length", "count", "size", "len"]
    ),
    (
      [.events], "write run.events:where{ name = \"changed\" }",
      ["filter", "find", "select", "get", "by_name", "named", "of"]
    ),
    ([.event], "write velocity:length()", ["speed"]),
    (
      [.event, .dragValue], "write translation, which is a vector: translation.x",
      ["offset", "delta", "distance", "movement", "dx", "dy", "width", "height"]
    ),
    (
      [.event, .dragValue], "write location, which is a vector: location.x",
      ["position", "point", "place", "x", "y", "where"]
    ),
    (
      [.ui], "a state is written by ui.name = value",
      ["set", "set_state", "setState", "update", "write", "assign"]
    ),
    ([.event], "write time", ["at", "timestamp", "when", "t"]),
    ([.event], "write name", ["type", "kind", "event"]),
    (
      [.signal, .run, .subject, .vectorSignal],
      "a signal has :slope_at(time), and an event run.released.velocity",
      ["velocity", "speed", "slope", "derivative", "rate"]
    ),
    (
      [.signal], "write :below(3), or :at_most(3)",
      ["less_than", "lower_than", "smaller_than", "less", "lt", "under"]
    ),
    (
      [.signal], "write :above(3), or :at_least(3)",
      ["greater_than", "larger_than", "more_than", "higher_than", "greater", "gt", "over"]
    ),
    (
      [.signal], "write :near(3, 0.5), within a distance",
      ["equals", "equal", "is", "eq", "close_to", "is_near", "is_equal", "to_be", "same"]
    ),
    (
      [.signal], "write eventually(x:at_least(3)), or :peaks{ at = 3, within = 0.5 }",
      ["reaches", "reach", "gets_to", "attains", "hits", "exceeds"]
    ),
    (
      [.signal], "write :between(0, 3), or :near(3, 0.5), within a distance",
      ["within", "in_range", "inside", "stays_within", "is_within", "is_between"]
    ),
    (
      [.signal], "write :at(time), or :final()",
      ["value", "get", "value_at", "at_time", "last", "first", "start"]
    ),
    (
      [.signal], "write :is_monotonic{ direction = \"falling\", allowing = 0 }",
      ["is_decreasing", "decreases", "monotonic", "falls", "is_falling"]
    ),
    (
      [.signal], "write :is_monotonic{ direction = \"rising\", allowing = 0 }",
      ["is_increasing", "increases", "rises", "is_rising", "grows"]
    ),
    (
      [.signal], "write :settles{ at = 0, within = 0.5, by = after(run.released, 0.7) }",
      ["stops", "rests", "returns_to", "returns", "comes_to", "comes_home", "ends_at", "ends_near"]
    ),
    ([.signal], "write assert.near(0, x:at(run.began), 0.5)", ["starts_at", "begins_at"]),
    ([.signal], "write :between(0, 3)", ["stays", "stays_between", "remains", "keeps"]),
    ([.signal], "write :near(0, 0.5), within a distance", ["is_zero", "zero", "vanishes"]),
    (
      [.signal], "write :reverses{ times = 1, larger_than = 0.5 }, or :overshoots{ at_most = 3 }",
      ["bounces", "oscillates", "turns", "swings"]
    ),
    (
      [.signal], "the least value is :min(); a pull to the left peaks as (x * -1)",
      ["valley", "dips", "trough", "bottom"]
    ),
    (
      [.run, .subject, .stage],
      "a signal has it, as in run.offset.x:settles{ at = 0, within = 0.5, by = 2 }", ["settles"]
    ),
    (
      [.ui], "what comes later is ui:after(0.3, function() … end)",
      ["wait", "sleep", "delay", "timer", "set_timeout", "schedule"]
    ),
    (
      [.ui], "ui:z_stack{…} lays views upon each other, and :offset and :position place them",
      ["h_stack", "v_stack", "hstack", "vstack", "HStack", "VStack", "ZStack", "stack", "group"]
    ),
    (
      [.signal], "a signal of vectors has it, as in run.offset:keeps_direction{…}",
      ["keeps_direction"]
    ),
    (
      [.signal], "a signal of vectors has a length, as in run.offset:length()",
      ["length", "magnitude", "norm"]
    ),
    (
      [.signal], "the largest value is :max(), the least :min()",
      ["maximum", "minimum", "highest", "lowest", "range"]
    ),
  ]
}
