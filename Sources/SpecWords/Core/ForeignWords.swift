/// Words of other test tools and languages, with what takes their place in a spec.
enum ForeignWords {
  /// What to write instead of `name`; `nil` where nothing is known of it.
  static func hint(for name: String) -> String? { hints[name] }

  private static let hints: [String: String] = {
    var hints: [String: String] = [:]
    for (hint, names) in words {
      for name in names { hints[name] = hint }
    }
    return hints
  }()

  private static let words: [(hint: String, names: [String])] = [
    (
      "time is virtual: subject:advance(0.5) or subject:settle() lets it pass",
      [
        "sleep", "wait", "delay", "async", "await", "done", "setTimeout", "setInterval",
        "waitFor", "wait_for", "expectation", "waits",
      ]
    ),
    ("write setup(function() … end)", ["before_all", "beforeAll", "beforeall", "before"]),
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
    ("write print(…)", ["console", "printf", "warn", "log", "echo", "puts"]),
    ("write require \"folder.file\"", ["dofile", "loadfile", "import", "include"]),
    ("in Lua 5.4 it is table.unpack", ["unpack"]),
    ("in Lua 5.4 it is load", ["loadstring"]),
    (
      "that word is kept for a later version",
      [
        "forall", "gen", "falsify", "interrupt_everywhere", "at_rates", "decision_map", "cases",
      ]
    ),
    (
      "in Lua it is ui:with_animation(spring{}, function() … end), inside interaction.define",
      ["withAnimation", "with_animation"]
    ),
    ("a gesture is written drag.by(120, 0, { over = 0.2 }):release()", ["DragGesture", "gesture"]),
    ("a subject is made by interaction(\"spring-tile\")", ["subject", "SpringTile", "View"]),
    ("a number with digits after the point is written 0.5", ["Double", "CGFloat", "Int"]),
    (
      "it is a method of a signal, as in x:settles{ at = 0, within = 0.5 }",
      [
        "settles", "peaks", "overshoots", "at_most", "at_least", "between", "near", "is_monotonic",
        "is_continuous", "reverses", "matches", "keeps_direction",
      ]
    ),
    ("nothing is written nil", ["null", "None", "undefined", "NULL"]),
    ("write local name = value", ["let", "var", "const"]),
  ]
}
