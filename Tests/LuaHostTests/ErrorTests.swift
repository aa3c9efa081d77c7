import Testing

@testable import LuaHost

/// A tagged failure, as a host raises one.
final class Failure: HostObject {
  static let hostType = HostType("failure", of: Failure.self) {
    $0.on(.text) { call in call.push("a failure of \(call.object(1, as: Failure.self)?.name ?? "")")
    }
  }

  let name: String

  init(_ name: String) { self.name = name }
}

@Suite("Errors")
struct ErrorTests {
  /// HC-17: any value can be an error.
  static let values: [ScriptRow] = [
    ScriptRow("error('boom')", "spec.lua:1: boom"),
    ScriptRow("error('boom', 0)", "spec.lua:1: boom"),
    ScriptRow("error('')", "spec.lua:1: an empty string was raised"),
    ScriptRow("error()", "spec.lua:1: nil was raised"),
    ScriptRow("error(nil)", "spec.lua:1: nil was raised"),
    ScriptRow("error(false)", "spec.lua:1: a boolean was raised: false"),
    ScriptRow("error(42)", "spec.lua:1: a number was raised: 42"),
    ScriptRow("error({})", "spec.lua:1: a table was raised"),
    ScriptRow("error(print)", "spec.lua:1: a function was raised"),
    ScriptRow("error(coroutine.create(print))", "spec.lua:1: a thread was raised"),
    ScriptRow(
      "error(setmetatable({}, {__tostring = function() return 'mine' end}))",
      "spec.lua:1: a table was raised: mine"),
    ScriptRow(
      "error(setmetatable({}, {__tostring = function() error('no') end}))",
      "spec.lua:1: a table was raised whose __tostring fails"),
    ScriptRow(
      "error(setmetatable({}, {__tostring = function() return 1 + nil end}))",
      "spec.lua:1: a table was raised whose __tostring fails"),
    ScriptRow(
      "local t = setmetatable({}, {__tostring = function(self) error(self) end}) error(t)",
      "spec.lua:1: a table was raised whose __tostring fails"),
    ScriptRow("fail()", "spec.lua:1: a failure of mine"),
    ScriptRow(
      "local t = nil; return t.x",
      "spec.lua:1: attempt to index a nil value (local 't')"),
    ScriptRow(
      "return 1 +", "spec.lua:1: unexpected symbol near <eof> (a value is missing behind +)"),
  ]

  @Test("describes any raised value, with its type and place", arguments: values)
  func value(_ row: ScriptRow) {
    let script = Script(row.script) { lua in
      try lua.setGlobal("fail") { call in throw HostError.value(.object(Failure("mine"))) }
    }
    #expect(script.outcome == row.outcome)
  }

  /// Lines that are blamed; each script has its fault in line 3.
  static let blamed: [String] = [
    "local function helper()\n  local x = 1\n  word() -- here\n  return x\nend\nhelper()",
    // A tail call of a host function keeps its caller's frame.
    "local function helper()\n  local x = 1\n  return word()\nend\nreturn helper()",
    "local co = coroutine.create(function()\n  local x = 1\n  word()\nend)\n"
      + "local ok, e = coroutine.resume(co) error(e, 0)",
    "local co = coroutine.wrap(function()\n  local x = 1\n  word()\nend)\nco()",
    "local f = coroutine.wrap(word)\nlocal x = 1\nf()",
    "callback(function()\n  local x = 1\n  word()\nend)",
    "callback(function() callback(function()\n  local x = 1\n  error('no word', 2)\nend) end)",
    "\n\ncallback(word)",
    "callback(function()\n  local x = 1\n  unplaced()\nend)",
    "callback(function() callback(function()\n  local x = 1\n  unplaced()\nend) end)",
    "local ok, e = pcall(callback, function()\n  local x = 1\n  unplaced()\nend)\nerror(e)",
    "\n\nprelude(word)",
    "\n\nlocal ok, e = pcall(word) error(e, 0)",
    "local t = {3, 1}\n\ntable.sort(t, word)",
    "local ok, e = pcall(function()\n  local x = 1\n  word()\nend)\nerror(e)",
    "local t = setmetatable({}, {__index = function()\n  local x = 1\n  word()\nend})\nreturn t.x",
    "local t = setmetatable({}, {__index = word})\n\nreturn t.x",
  ]

  @Test("blames the nearest line of a script, with its whole path", arguments: blamed)
  func blame(_ text: String) throws {
    let path = String(repeating: "a-long-folder-name/", count: 8) + "spec.lua"
    let prelude = try Interpreter.bytecode(of: "local f = ... f()", name: "prelude")
    let script = Script(text, path: path) { lua in
      try lua.setGlobal("word") { call in throw HostError("no word") }
      // As functions of Lua's own raise some errors: a text that does not say where.
      try lua.setGlobal("unplaced") { call in throw HostError.value(.string("no word")) }
      try lua.setGlobal("callback") { call in
        try call.interpreter.call(try call.reference(1))
      }
      try lua.setGlobal("prelude", to: .function(try lua.load(prelude)))
    }
    #expect(script.error?.message == "no word")
    if text.contains("error('no word', 2)") { return }
    #expect(script.error?.location == LuaLocation(path: path, line: 3))
  }

  @Test("keeps a tagged failure, its place and traceback through host functions and pcall")
  func failures() {
    let script = Script(
      """
      callback(function()
        callback(function()
          fail()
        end)
      end)
      """
    ) { lua in
      try lua.setGlobal("fail") { call in throw HostError.value(.object(Failure("inner"))) }
      try LimitTests.addCallback(lua)
    }
    guard case .raised(.object(let object))? = script.error?.kind, let failure = object as? Failure
    else {
      Issue.record("ended with \(script.outcome)")
      return
    }
    #expect(failure.name == "inner")
    #expect(script.error?.location == LuaLocation(path: "spec.lua", line: 3))
    #expect(
      script.error?.traceback == [
        "spec.lua:3: in a function", "spec.lua:2: in a function",
        "spec.lua:1: in the file",
      ])
  }

  @Test("names the caller's place, and those above it")
  func callers() throws {
    var places: [String] = []
    _ = Script(
      "local function inner()\n  where()\nend\nlocal function outer()\n  inner()\n  return 1\nend\nouter()"
    ) { lua in
      try lua.setGlobal("where") { call in
        for skipping in 0...3 {
          places.append(call.interpreter.callerLocation(skipping: skipping)?.description ?? "none")
        }
      }
    }
    #expect(places == ["spec.lua:2", "spec.lua:5", "spec.lua:8", "none"])
  }
}
