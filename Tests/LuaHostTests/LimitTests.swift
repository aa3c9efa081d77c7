import Testing

@testable import LuaHost

/// HC-18 to HC-20: nothing that a script does outlives its limits.
@Suite("Limits")
struct LimitTests {
  /// A budget that is spent within milliseconds.
  static let small = Limits(
    bytes: 16 << 20, instructions: 1_000_000, time: .seconds(5), outputBytes: 1000)

  static let endless: [String] = [
    "while true do end",
    "::again:: goto again",
    "while true do pcall(function() while true do end end) end",
    "while true do xpcall(function() while true do end end, function() end) end",
    "xpcall(function() while true do end end, function() while true do end end)",
    "while true do local co = coroutine.wrap(function() while true do end end) pcall(co) end",
    "while true do coroutine.wrap(function() end)() end",
    // Each coroutine ends before the hook has counted to a thousand.
    """
    local function nest(depth)
      for i = 1, 50 do if depth > 0 then coroutine.wrap(nest)(depth - 1) end end
    end
    while true do nest(6) end
    """,
    "local t <close> = setmetatable({}, {__close = function() while true do end end})"
      + "while true do end",
    "(''):rep(1e15)",
    "table.move({}, 1, 1e15, 2)",
    "table.move({}, -1e15, 1e15, 2)",
    "callback(function() while true do end end)",
    "while true do pcall(callback, function() while true do end end) end",
    "local t = {} for i = 1, 100 do t[i] = i end\n"
      + "table.sort(t, function() while true do end end)",
    "('x'):rep(100):gsub('.', function() while true do end end)",
    "load(function() return ' ' end)",
    "setmetatable(_ENV and {}, {__index = function() while true do end end}).x = nil\n"
      + "local t = setmetatable({}, {__index = function() while true do end end}) return t.x",
  ]

  @Test("stops an endless loop, wherever it hides", arguments: endless)
  func loop(_ text: String) {
    let script = Script(text, limits: Self.small, prepare: Self.addCallback)
    guard case .instructions? = script.error?.kind else {
      Issue.record("ended with \(script.outcome)")
      return
    }
    #expect(script.error?.message == "stopped after 1000000 instructions")
    #expect(script.error?.location?.path == "spec.lua")
  }

  @Test("stops at the wall time")
  func time() {
    let limits = Limits(instructions: .max, time: .milliseconds(20))
    let script = Script("while true do pcall(function() while true do end end) end", limits: limits)
    guard case .time? = script.error?.kind else {
      Issue.record("ended with \(script.outcome)")
      return
    }
    #expect(script.error?.message == "stopped after 0.02 seconds")
  }

  @Test("stops at the output limit, and keeps what was printed")
  func output() {
    let script = Script("while true do pcall(print, 'abc') end", limits: Self.small)
    guard case .output? = script.error?.kind else {
      Issue.record("ended with \(script.outcome)")
      return
    }
    #expect(script.output == String(repeating: "abc\n", count: 250))
  }

  /// The room for 10 MiB is given back before Lua is asked for the next.
  @Test("counts the host's long texts once they are Lua's, and refuses what it has no room for")
  func longTexts() {
    let texts = [UInt8](repeating: UInt8(ascii: "x"), count: 20 << 20)
    let script = Script(
      """
      local lengths = {}
      for _, make in ipairs{ text, room } do
        for i = 1, 20 do assert(#make(10 << 20) == 10 << 20) end
        assert(make(65536) == ("x"):rep(65536) and make(65537) == ("x"):rep(65537))
        local isMade, why = pcall(make, 20 << 20)
        table.insert(lengths, tostring(isMade) .. " " .. tostring(why))
      end
      return table.concat(lengths, ", "), pcall(text, 10)
      """, limits: Self.small
    ) { lua in
      try lua.setGlobal("text") { $0.push(Array(texts.prefix($0.integer(1) ?? 0))) }
      try lua.setGlobal("room") { call in
        let length = call.integer(1) ?? 0
        let room = try #require(TextRoom(capacity: 1))
        try #require(room.grow(to: length))
        room.bytes.copyBytes(from: texts.prefix(length))
        call.push(room, length: length)
        #expect(room.bytes.count == 0)
      }
    }
    #expect(
      script.outcome
        == "false not enough memory, false not enough memory true xxxxxxxxxx")
  }

  @Test("goes on with a new budget, for the tear-down and the next script")
  func renewal() throws {
    let lua = try Interpreter(limits: Self.small)
    defer { lua.close() }
    let loop = try lua.compile(
      "while true do pcall(function() while true do end end) end", path: "a")
    let tearDown = try lua.compile(
      "local n = 0 for i = 1, 10000 do n = n + i end return n", path: "b")
    #expect(throws: LuaError.self) { try lua.call(loop) }
    #expect(throws: LuaError.self) { try lua.call(tearDown) }
    lua.renewBudget(instructions: 100_000, time: .seconds(1))
    #expect(try lua.call(tearDown, reading: { $0.integer(1) }) == 50_005_000)
    #expect((20_000...50_000).contains(lua.instructionsUsed))
    #expect(throws: LuaError.self) { try lua.call(loop) }
    #expect(lua.depth == 0)
  }

  static let bombs: [String] = [
    "return ('x'):rep(2e9)",
    "return string.rep('x', 2e9)",
    "return ('xy'):rep(1e18)",
    "local s = 'x' while true do s = s .. s end",
    "local t = {} while true do t[#t + 1] = {} end",
    "local t = {} for i = 1, 1e9 do t[i] = i end",
    "local t = {} while true do t[#t + 1] = coroutine.create(print) end",
    "return table.concat({('x'):rep(1e7), ('y'):rep(1e7)})",
    "local t = {} for i = 1, 4e5 do t[i] = tostring(i) end for k in pairs(t) do end",
    "callback(function() return ('x'):rep(2e9) end)",
  ]

  @Test("refuses memory beyond the limit, names the place and goes on", arguments: bombs)
  func bomb(_ text: String) throws {
    let limits = Limits(bytes: 16 << 20)
    let script = Script("\n" + text, limits: limits, prepare: Self.addCallback)
    switch script.error?.kind {
    case .memory?:
      #expect(script.error?.message == "not enough memory: the limit is 16 MiB")
    case .raised?: #expect(script.error?.message == "resulting string too large")
    default: Issue.record("ended with \(script.outcome)")
    }
    #expect(script.error?.location == LuaLocation(path: "spec.lua", line: 2))
    let caught =
      "pcall(function() \(text) end) local t = {} for i = 1, 100000 do t[i] = i end return #t"
    #expect(Script(caught, limits: limits, prepare: Self.addCallback).outcome == "100000")
  }

  static let recursions: [String] = [
    "local function f() return 1 + f() end f()",
    "local t = setmetatable({}, {}) getmetatable(t).__index = function(t, k) return t[k .. k] end\n"
      + "getmetatable(t).__index = function(t, k) return 1 + t[k] end return t.x",
    "local function f() return select(2, pcall(f)) end error(f())",
    "local function f() local ok, e = pcall(f) error(e, 0) end f()",
    "local function f() callback(f) end f()",
    "local function f() coroutine.wrap(f)() end f()",
    "local function f() table.sort({1, 2}, f) end f()",
    "local function f() return ('x'):gsub('.', f) end f()",
    "local function f() return load(f) end f() error(('('):rep(300) .. 'stack overflow')",
    "return load(('('):rep(1000))() ",
    "local t = setmetatable({}, {}) getmetatable(t).__tostring = tostring error(t)",
  ]

  @Test("ends a recursion that does not end", arguments: recursions)
  func recursion(_ text: String) {
    let script = Script(text, prepare: Self.addCallback)
    #expect(script.error != nil)
    #expect((script.error?.traceback.count ?? 0) < 100)
    if case .stackOverflow? = script.error?.kind {
      #expect(script.error?.message == "stack overflow: a recursion does not end")
    }
  }

  static let talk: [(text: String, message: String)] = [
    ("error('the stack overflow page')", "the stack overflow page"),
    ("coroutine.wrap(function() error('no stack overflow here') end)()", "no stack overflow here"),
    (
      "callback(function() error('not enough memory card slots') end)",
      "not enough memory card slots"
    ),
    ("('x'):rep(2e6):byte(1, -1)", "stack overflow (string slice too long)"),
  ]

  @Test("takes no other error for a recursion or a lack of memory", arguments: talk)
  func talking(_ text: String, _ message: String) {
    let script = Script(text, prepare: Self.addCallback)
    #expect(script.outcome == "spec.lua:1: \(message)")
    guard case .raised? = script.error?.kind else {
      Issue.record("told as \(String(describing: script.error?.kind))")
      return
    }
  }

  @Test("explains a recursion that runs out of memory first")
  func deepRecursion() {
    let text = "local function f() return 1 + f() end f()"
    let script = Script(text, limits: Limits(bytes: 1 << 20))
    #expect(
      script.outcome.contains("not enough memory: the limit is 1 MiB (stack overflow"))
    let plain = Script(text)
    #expect(plain.outcome == "spec.lua:1: stack overflow: a recursion does not end")
    #expect(plain.error?.traceback.count == 40)
  }

  @Test(
    "blames the line in which a text is nested deeper than Lua reads",
    arguments: [
      (String(repeating: "do\n", count: 500) + String(repeating: "end ", count: 500), 150...250),
      ("\n\nlocal t = " + String(repeating: "{", count: 300), 3...3),
      ("\nlocal x = " + String(repeating: "(", count: 100_000), 2...2),
    ])
  func nestedText(_ text: String, _ lines: ClosedRange<Int>) {
    let error = Script(text).error
    #expect(
      error?.message
        == "nested too deeply: Lua reads some 200 functions, blocks and brackets in one another")
    #expect(error?.location.map { lines.contains($0.line) } == true, "\(String(describing: error))")
    let isSyntax = if case .syntax? = error?.kind { true } else { false }
    #expect(isSyntax)
  }

  @Test("allows 50 levels of callbacks, and refuses 5000")
  func nesting() {
    let text = "local function f(n) if n > 0 then callback(function() f(n - 1) end) end end f(...)"
    func nest(_ depth: Int) -> String {
      Script(
        "local function go(...) \(text) end go(\(depth)) return 'done'",
        prepare: Self.addCallback
      ).outcome
    }
    #expect(nest(50) == "done")
    #expect(nest(150) == "done")
    #expect(nest(5000).contains("stack overflow: a recursion does not end"))
  }

  static func addCallback(_ lua: Interpreter) throws {
    try lua.setGlobal("callback") { call in
      try call.interpreter.call(try call.reference(1))
    }
  }
}
