import LuaHost

extension Explanation {
  /// What is said of messages of a kind, whatever the script declares.
  struct Rule: Sendable {
    /// What Lua could not do; `nil` for anything.
    let operation: String?

    /// The type of the value; `nil` for any.
    let type: String?

    /// What the value is to the script; `nil` for anything.
    let role: String?

    /// Which names it is about; `nil` for all.
    let isAbout: (@Sendable (_ name: String) -> Bool)?

    /// What may be done, by the name; `nil` where the rule only says that no later one holds.
    let advice: @Sendable (_ name: String) -> String?

    private init(
      _ operation: String?, _ type: String?, _ role: String?,
      where isAbout: (@Sendable (String) -> Bool)? = nil,
      advice: @escaping @Sendable (String) -> String?
    ) {
      self.operation = operation
      self.type = type
      self.role = role
      self.isAbout = isAbout
      self.advice = advice
    }

    private init(
      _ operation: String?, _ type: String?, _ role: String?,
      where isAbout: (@Sendable (String) -> Bool)? = nil, _ advice: String
    ) {
      self.init(operation, type, role, where: isAbout) { _ in advice }
    }

    /// Whether a message is of the kind.
    func isMet(
      by operation: Substring, _ type: Substring, _ role: Substring, _ name: String
    ) -> Bool {
      (self.operation.map { $0 == operation } ?? true) && (self.type.map { $0 == type } ?? true)
        && (self.role.map { $0 == role } ?? true) && (isAbout?(name) ?? true)
    }

    /// All rules; of those that a message meets the first counts.
    static let all = [
      Rule("index", "nil", nil, where: { $0 == "integer index" }, "lists count from 1"),
      Rule(
        "index", "nil", "field", where: { $0 == "?" },
        "there is no such element; the last one is list[#list]"),
      Rule(
        "index", "nil", "field", where: { RunObject.eventNames.contains($0) },
        "it is nil where that did not happen"),
      Rule(
        "index", "nil", "field", where: { EventObject.fieldNames.contains($0) },
        "not every event tells it: run.released has all of the gesture"),
      Rule(
        "index", "nil", "",
        "what stands before it answers nothing; each claim has an expect of its own"),
      Rule("index", "function", "global") {
        ForeignWords.only(of: $0) ?? "\($0) is a function: write \($0)(…)"
      },
      Rule(
        "index", "function", "field", where: { DragModule.hostType.memberNames.contains($0) },
        advice: { "write drag.\($0){}, or with its figures in the braces" }),
      Rule("index", "function", "field") { "it is a method: write :\($0)()" },
      Rule(
        "index", "function", "", "a method is called with parentheses, as in run:frames()"),
      Rule("index", "signal", nil, oneValue),
      Rule("index", nil, "local", where: isWord, hidden),
      Rule("index", nil, "upvalue", where: isWord, hidden),
      Rule("index", "number", "", comparison + ", and ipairs wants a list"),
      Rule("index", "number", nil, comparison),

      Rule("call", "drag", nil, "write drag.by(120, 0, { over = 0.2 }):release()"),
      Rule(
        "call", "curve", "global", "write curve.ease_in_out, or curve.bezier(0.4, 0, 0.2, 1)"),
      Rule("call", "velocity", nil, "write velocity.estimate(samples)"),
      Rule("call", "signal", "field") { "it is a field: write .\($0), without parentheses" },
      Rule("call", "nil", "field") { ForeignWords.field($0) },
      Rule("call", "nil", "method") { ForeignWords.field($0) },
      Rule("call", nil, "for", "write for _, item in ipairs(list) do"),
      Rule("call", "nil", nil) { _ in nil },
      Rule("call", "table", nil) { _ in nil },
      Rule("call", "definition", nil) { "a subject is made of it: interaction(\($0))" },
      Rule(
        "call", "events", "field",
        "events are found by run.events:where{ name = \"ended\" }"),
      Rule("call", nil, "global", where: isWord) {
        "the script gives \($0), which is a word, another value: call that otherwise"
      },
      Rule("call", nil, "method", where: { UiObject.isHidden($0) }) {
        "a state of that name hides the word ui:\($0): call the state otherwise"
      },
      Rule("call", nil, "method") { "it is a field: write .\($0), without parentheses" },
      Rule("call", nil, "local", where: isWord, hidden),
      Rule("call", "signal", nil, oneValue),
      Rule("call", "number", "field") { "it is no function: write .\($0), without parentheses" },
      Rule("call", "string", "field") { "it is no function: write .\($0), without parentheses" },

      Rule("get", "run", nil, "the number of its events is #run.events"),
      Rule("get", "vector", nil, "its length is :length()"),
      Rule("get", "function", "field") { "it is a method: write #x:\($0)()" },
      Rule("get", "nil", nil, "# is the length of a list; a comment begins with --"),
      Rule("get", "signal", nil, oneValue),

      Rule("concatenate", "vector", nil, "write tostring(value)"),
      Rule("concatenate", "event", nil, "write tostring(value)"),
      Rule("concatenate", "claim", nil, joined),
      Rule("concatenate", "signal", nil, oneValue),

      Rule(
        "perform", "gesture", nil,
        "a gesture goes on by its words, as in drag.by(120, 0):by(-60, 0):release()"),
      Rule("perform", "claim", nil, joined),
      Rule(
        "perform", "signal", nil,
        "signals know + - * / with numbers, :abs(), and :length() of a vector; one value is x:at(time)"
      ),
      Rule("perform", "event", nil, "its time is a number: write .time"),

      Rule(
        "compare", "function", nil,
        "a function is called with parentheses, f(), and a method with a colon: x:max()"),
      Rule(
        "compare", "nil", nil, "what is nil was never set, or its name is another one"),
      Rule("compare", "boolean", nil, "a < b < c is written a < b and b < c"),
      Rule(
        "compare", "string", nil, "a text in quotes is no number: write 3, or tonumber(text)"),
      Rule("compare", "event", nil, "an event's time is a number: write .time"),
      Rule("compare", "vector", nil, "a vector is compared by :length(), .x or .y"),
      Rule("compare", "signal", nil, oneValue),
    ]

    private static let oneValue =
      "a signal is not one number: ask x:at(time), x:max() or x:final()"

    private static let joined =
      "claims are joined by all_of(…) and any_of(…), and turned round by negate(…)"

    private static let hidden = "a local variable of that name hides the word: call it otherwise"

    private static let comparison =
      "a number has no members; claims are of signals, as in run.offset.x:at_most(120), and numbers "
      + "are compared by assert.near(wanted, got, tolerance)"

    private static let isWord: @Sendable (String) -> Bool = {
      WordRegistry.standard.names.contains($0)
    }
  }
}
