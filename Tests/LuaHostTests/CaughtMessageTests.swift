import Testing

@testable import LuaHost

/// `pcall` and `xpcall` of scripts, which show the host what they caught of Lua's own messages.
@Suite("Caught messages")
struct CaughtMessageTests {
  static let rows: [ScriptRow] = [
    ScriptRow("return pcall(nothing)", "false attempt to call a nil value!"),
    ScriptRow(
      "return select(2, pcall(function() nothing() end))",
      "spec.lua:1: attempt to call a nil value (global 'nothing')!"),
    ScriptRow(
      "return select(2, xpcall(nothing, function(m) return '<' .. m .. '>' end))",
      "<attempt to call a nil value!>"),
    ScriptRow("return pcall(error, 'attempt', 0)", "false attempt"),
    ScriptRow("return pcall(error)", "false nil"),
    ScriptRow(
      "return pcall(function(...) return select('#', ...), ... end, 1, nil)", "true 2 1 nil"),
    ScriptRow("return pcall(pcall, error, 'x')", "true false x"),
    ScriptRow("return pcall(pcall)", "false bad argument #1 to 'pcall' (value expected)"),
    ScriptRow(
      """
      local resume = coroutine.wrap(function()
        local ok, value = pcall(function() return coroutine.yield(1) + 1 end)
        local failed, message = pcall(function() coroutine.yield(value) error('late', 0) end)
        return ok, failed, message
      end)
      return resume(), resume(4), resume()
      """, "1 5 true false late"),
    ScriptRow(
      """
      local resume = coroutine.wrap(function()
        return pcall(function() coroutine.yield() nothing() end)
      end)
      resume()
      return select(2, resume())
      """, "spec.lua:2: attempt to call a nil value (global 'nothing')!"),
  ]

  @Test("come as the host answers them, and all else as it was", arguments: rows)
  func caught(_ row: ScriptRow) {
    let script = Script(row.script) { lua in lua.onCaughtMessage { $0 + "!" } }
    #expect(script.outcome == row.outcome)
  }

  @Test("cost no level of nesting more than Lua's own")
  func depth() {
    let nested =
      "local function f(n) if n == 0 then return 'end' end return select(2, pcall(f, n - 1)) end"
    #expect(Script(nested + " return f(150)").outcome == "end")
  }
}
