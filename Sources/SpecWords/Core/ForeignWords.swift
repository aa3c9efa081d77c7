import LuaHost

/// Words of other test tools and languages, with what takes their place in a spec.
enum ForeignWords {
  /// What to write instead of `name`; `nil` where nothing is known of it.
  static func hint(for name: String) -> String? { hints[name] }

  /// What to write instead of a field `name` that is called and not there.
  static func field(_ name: String) -> String? { fields[name] }

  /// What to write instead of a field of a word that declares specs, such as `it.only`.
  static func only(of word: String) -> String? {
    ["it", "describe", "test", "context", "spec"].contains(word)
      ? "\(word) is a function: --filter, or FILE:LINE, chooses what runs, and a loop around it makes "
        + "several" : nil
  }

  /// Globals of other versions of Lua, which portable scripts ask for.
  static let ofOtherLuas: Set<String> = [
    "bit", "bit32", "getfenv", "jit", "loadstring", "module", "ngx", "setfenv", "unpack", "_TEST",
  ]

  /// Channels of the interactions that the documents describe.
  static let channels = [
    "offset", "is_dragging", "is_returning", "fraction", "committed", "preview",
  ]

  private static let fields = [
    "round": "write math.floor(x + 0.5)", "pow": "a power is written x ^ 2",
    "push": "write table.insert(list, value)", "append": "write table.insert(list, value)",
    "contains": "write for _, item in ipairs(list) do, or text:find(part, 1, true)",
    "includes": "write for _, item in ipairs(list) do, or text:find(part, 1, true)",
    "split": "write for part in text:gmatch(\"[^,]+\") do",
    "trim": "write text:match(\"^%s*(.-)%s*$\")",
    "map": "write for i, item in ipairs(list) do", "filter": "write for _, item in ipairs(list) do",
    "size": "the length of a list or text is #value", "join": "write table.concat(list, \", \")",
  ]

  private static let hints = HintTable([
    (
      "time is virtual: subject:advance(0.5) or subject:settle() lets it pass",
      [
        "sleep", "wait", "delay", "async", "await", "done", "setTimeout", "setInterval",
        "waitFor", "wait_for", "expectation", "waits", "wait_until", "waitUntil",
      ]
    ),
    ("write setup(function() … end)", ["before_all", "beforeAll", "beforeall"]),
    (
      "up to an event is the window { to = run.released }; what comes before all specs is "
        + "setup(function() … end)", ["before"]
    ),
    ("write negate(eventually(x:above(3))), or always(negate(x:above(3)))", ["never", "none_of"]),
    (
      "there is no try: write pcall(function() … end), or assert.has_error(f)",
      ["try", "catch", "throws", "raises"]
    ),
    ("in a definition it is ui, as in ui:state(\"a\", 0)", ["self", "this"]),
    ("write teardown(function() … end)", ["after_all", "afterAll", "afterall"]),
    ("write before_each(function() … end)", ["beforeEach", "setUp"]),
    ("write after_each(function() … end)", ["afterEach", "tearDown"]),
    ("write pending(…) for what is not to run", ["xit", "xdescribe", "skip", "xtest", "todo"]),
    ("--filter chooses what runs", ["fit", "fdescribe", "only"]),
    ("write describe(…)", ["suite", "feature", "scenario", "group"]),
    (
      "write assert.equal(wanted, got), or assert.near(wanted, got, tolerance)",
      [
        "assertEqual", "assertEquals", "assert_equal", "assert_equals", "assertAlmostEqual",
        "XCTAssertEqual", "assertNear", "expectEqual", "should",
      ]
    ),
    (
      "write assert(condition, message)",
      ["assertTrue", "assert_true", "XCTAssert", "XCTAssertTrue", "check_true", "verify"]
    ),
    (
      "write error(\"why\"), or assert(false, \"why\")",
      ["fail", "XCTFail", "flunk", "unreachable"]
    ),
    ("write print(…)", ["console", "printf", "warn", "log", "echo", "puts"]),
    ("write require \"folder.file\"", ["dofile", "loadfile", "import", "include"]),
    ("in Lua 5.4 it is table.unpack", ["unpack"]),
    ("in Lua 5.4 it is load", ["loadstring"]),
    (
      "that word is kept for a later version: until then write a loop, for _, row in ipairs(rows) do",
      [
        "forall", "gen", "falsify", "interrupt_everywhere", "at_rates", "decision_map", "cases",
      ]
    ),
    (
      "in Lua it is ui:with_animation(spring{}, function() … end), inside interaction.define",
      ["withAnimation", "with_animation"]
    ),
    (
      "a gesture is written drag.by(120, 0, { over = 0.2 }):release()",
      [
        "DragGesture", "gesture", "swipe", "pan", "press", "touch", "touches", "pointer", "mouse",
        "finger", "flick", "pull",
      ]
    ),
    ("a button is tapped by subject:tap(\"Title\")", ["tap", "click", "button"]),
    (
      "a window is from_to(run.began, run.released), or after(run.released, 0.5)",
      ["during", "window", "between_events", "since", "within", "timeframe"]
    ),
    ("a subject is made by interaction(\"spring-tile\")", ["subject", "SpringTile", "View"]),
    ("a number with digits after the point is written 0.5", ["Double", "CGFloat", "Int"]),
    (
      "it is a method of a signal, as in x:settles{ at = 0, within = 0.5 }",
      [
        "settles", "peaks", "overshoots", "at_most", "at_least", "between", "near", "is_monotonic",
        "is_continuous", "reverses", "matches", "keeps_direction",
      ]
    ),
    (
      "it is a field of a run, as in run.released",
      ["released", "began", "pressed", "lifted", "cancelled", "settled", "events"]
    ),
    (
      "it is a channel: run.offset of a run, subject:value(\"offset\") of a subject",
      channels
    ),
    ("there is no f\"…\" in Lua: texts are joined by .., as in \"x = \" .. x", ["f"]),
    ("the length of a list or text is #value", ["len", "length", "size"]),
    ("write for i = 1, 10 do", ["range"]),
    (
      "it stands in math, as in math.abs",
      ["abs", "floor", "ceil", "sqrt", "sin", "cos", "pi", "min", "max", "pow", "round"]
    ),
    ("nothing is written nil", ["null", "None", "undefined", "NULL"]),
    ("write local name = value", ["let", "var", "const"]),
    ("it comes first among a definition's parameters: function(ui) … end", ["ui"]),
  ])
}
