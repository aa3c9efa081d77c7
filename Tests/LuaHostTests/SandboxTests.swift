import Testing

@Suite("Sandbox")
struct SandboxTests {
  static let rows: [ScriptRow] = [
    ScriptRow("return dofile, loadfile, warn, string.dump, getfenv", "nil nil nil nil nil"),
    ScriptRow(
      "os.exit(0)",
      "spec.lua:1: 'os.exit' is absent: scripts get no clock, environment, files or processes"),
    ScriptRow(
      "return os.time()",
      "spec.lua:1: 'os.time' is absent: scripts get no clock, environment, files or processes"),
    ScriptRow(
      "io.popen('ls')",
      "spec.lua:1: 'io.popen' is absent: scripts get no clock, environment, files or processes"),
    ScriptRow("return type(debug.traceback('x'))", "string"),
    ScriptRow(
      "return pcall(function() return debug.getregistry end)",
      "false spec.lua:1: 'debug.getregistry' is absent: scripts get no clock, environment, files "
        + "or processes"),
    ScriptRow(
      "setmetatable({}, {__gc = print})",
      "spec.lua:1: '__gc' is refused: use '__close' and a local variable <close>"),
    ScriptRow(
      "local t = setmetatable({}, {__metatable = 1}); setmetatable(t, nil)",
      "spec.lua:1: cannot change a protected metatable"),
    ScriptRow("setmetatable(_G, {})", "spec.lua:1: cannot change a protected metatable"),
    ScriptRow(
      "setmetatable(1, {})",
      "spec.lua:1: bad argument #1 to 'setmetatable' (table expected, got number)"),
    ScriptRow("return load('return 1 + 1')()", "2"),
    ScriptRow("return load('return x', 'name', 't', {x = 5})()", "5"),
    ScriptRow("return load('\\27Lua')", "nil attempt to load a binary chunk (mode is 't')"),
    ScriptRow(
      "return load('\\27Lua', 'x', 'bt')", "nil attempt to load a binary chunk (mode is 't')"),
    ScriptRow("return load('return 1', 'x', 'b')", "nil precompiled chunks are refused"),
    ScriptRow(
      "local parts = {'return ', '7'}; local i = 0\n"
        + "return load(function() i = i + 1; return parts[i] end)()", "7"),
    ScriptRow("return select('#', xpcall(function(...) return ... end, print, 1, 2))", "3"),
    ScriptRow(
      "return xpcall(function() error('x', 0) end, function(m) return m .. '!' end)", "false x!"),
    ScriptRow(
      "return coroutine.wrap(function() return xpcall(function() "
        + "return coroutine.yield(1) end, print) end)()", "1"),
    ScriptRow(
      "local co = coroutine.wrap(function() return xpcall(function() "
        + "return coroutine.yield(1) end, print) end); co(); return co(9)", "true 9"),
    ScriptRow(
      "return coroutine.create(1)",
      "spec.lua:1: bad argument #1 to 'create' (function expected, got number)"),
    ScriptRow("return ('ab'):rep(3, '-'), #('x'):rep(1000)", "ab-ab-ab 1000"),
    ScriptRow("return table.concat(table.move({1, 2, 3}, 2, 3, 1), ',')", "2,3,3"),
    ScriptRow(
      "return ('x'):rep({})",
      "spec.lua:1: bad argument #2 to 'rep' (number expected, got table)"),
    ScriptRow("return getmetatable('').__index == string, '10' + 1", "true 11"),
  ]

  @Test("gives scripts what is harmless, and a clear answer for the rest", arguments: rows)
  func sandbox(_ row: ScriptRow) {
    #expect(Script(row.script).outcome == row.outcome)
  }
}
