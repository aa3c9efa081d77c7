import Testing

@testable import LuaHost

@Suite("Determinism")
struct DeterminismTests {
  static let rows: [ScriptRow] = [
    // Numbers by value, strings by bytes, Booleans, then objects in order of creation.
    ScriptRow(
      """
      local first, second = {}, function() end
      local third = coroutine.create(function() end)
      local t = {b = 1, a = 1, [third] = 1, [second] = 1, [first] = 1, [true] = 1, [false] = 1,
        [2.5] = 1, [-1] = 1, [3] = 1, [1] = 1, [""] = 1, aa = 1, [2^53] = 1, B = 1}
      local names = {[first] = "first", [second] = "second", [third] = "third"}
      local keys = {}
      for key in pairs(t) do keys[#keys + 1] = names[key] or tostring(key) end
      local again = {}
      for key in next, t do again[#again + 1] = names[key] or tostring(key) end
      return table.concat(keys, " "), table.concat(keys) == table.concat(again)
      """, "-1 1 2.5 3 9007199254740992  B a aa b false true first second third true"),
    ScriptRow(
      "local s = '' for k, v in pairs({10, 20, 30, x = 1}) do s = s .. k .. '=' .. v .. ' ' end "
        + "return s", "1=10 2=20 3=30 x=1 "),
    ScriptRow(
      "local t = {a = 1, b = 2, c = 3}\n"
        + "for k in pairs(t) do t[k] = nil end return next(t)", "nil"),
    ScriptRow(
      "local t = {a = 1, b = 2, c = 3} local s = ''\n"
        + "for k in next, t do t[k] = nil s = s .. k end return s", "abc"),
    ScriptRow(
      "local t = setmetatable({}, {__pairs = function() return 1, 2, 3 end}) return pairs(t)",
      "1 2 3"),
    ScriptRow(
      "return pairs(nil)", "spec.lua:1: bad argument #1 to 'pairs' (table expected, got nil)"),
    ScriptRow(
      "local n = 0 for i = 1, 100 do local t = {} for j = 1, i do t['k' .. j] = j end\n"
        + "for _, v in pairs(t) do n = n + v end end return n", "171700"),
    ScriptRow("return next({}), next({5}), (next({a = 1}, 'a'))", "nil 1 nil"),
    ScriptRow(
      "return tostring({}), tostring(print), tostring(function() end), tostring({})",
      "table: #1 function: builtin function: #2 table: #3"),
    ScriptRow(
      "local t = {} return tostring(t) == tostring(t), string.format('%s %p', t, t)",
      "true table: #1 table: #1"),
    ScriptRow("return tostring(setmetatable({}, {__name = 'point'}))", "point: #1"),
    ScriptRow(
      "return tostring(setmetatable({}, {__tostring = function() return 'mine' end}))", "mine"),
    ScriptRow(
      "return tostring(setmetatable({}, {__tostring = function() return {} end}))",
      "spec.lua:1: '__tostring' must return a string"),
    ScriptRow(
      "return 0.1 + 0.2, 0.1, 2^53, 1e100, -0.0, 3, 1/3",
      "0.30000000000000004 0.1 9007199254740992.0 1e+100 -0.0 3 0.3333333333333333"),
    ScriptRow("return 0/0, -(0/0), 1/0, -1/0", "nan nan inf -inf"),
    ScriptRow(
      "return string.format('%s %s %s|%5.1f|%g|%f', 0.1 + 0.2, nil, true, 1.25, 0/0, -(0/0))",
      "0.30000000000000004 nil true|  1.2|nan|nan"),
    ScriptRow(
      "return string.format('%5s|%-5s|%d|%x|%q|%%|%c', 'a', 'b', 3.0, 255, 'q', 65)",
      "    a|b    |3|ff|\"q\"|%|A"),
    ScriptRow(
      "return string.format('%s\\0%g', 1.5, 0/0) == '1.5\\0nan'", "true"),
    ScriptRow(
      "return string.format('%d', 'x')",
      "spec.lua:1: bad argument #2 to 'format' (number expected, got string)"),
    ScriptRow(
      "return string.format('%s')",
      "spec.lua:1: bad argument #2 to 'format' (no value)"),
    ScriptRow("return string.format('%y', 1)", "spec.lua:1: invalid conversion '%y' to 'format'"),
    ScriptRow("return table.concat({0.1 + 0.2, 1, 'x'}, ', ')", "0.30000000000000004, 1, x"),
    ScriptRow(
      "return table.concat({1, {}, 3})",
      "spec.lua:1: invalid value (at index 2) in table for 'concat'"),
    ScriptRow(
      "math.randomseed(7) local a = math.random(1000) math.randomseed(7)\n"
        + "return a == math.random(1000)", "true"),
    // Stable: equal keys keep their order.
    ScriptRow(
      """
      local t = {}
      for i = 1, 200 do t[i] = {key = i % 3, place = i} end
      table.sort(t, function(a, b) return a.key < b.key end)
      for i = 2, 200 do
        local a, b = t[i - 1], t[i]
        if a.key > b.key or (a.key == b.key and a.place > b.place) then return "unstable" end
      end
      return "stable"
      """, "stable"),
    ScriptRow("local t = {3, 1, 2} table.sort(t) return table.concat(t, ' ')", "1 2 3"),
    ScriptRow(
      "local t = {3, 1, 2} table.sort(t, function(a, b) return a > b end)\n"
        + "return table.concat(t, ' ')", "3 2 1"),
    // An order function that contradicts itself, or raises, loses no element.
    ScriptRow(
      "local t = {} for i = 1, 50 do t[i] = i end table.sort(t, function() return true end)\n"
        + "local sum = 0 for _, v in ipairs(t) do sum = sum + v end return #t, sum", "50 1275"),
    ScriptRow(
      "local t = {3, 1, 2} local ok = pcall(table.sort, t, function() error('no') end)\n"
        + "return ok, table.concat(t, ' ')", "false 3 1 2"),
    ScriptRow("table.sort({1, 'x'})", "spec.lua:1: attempt to compare string with number"),
  ]

  @Test("does the same in every run", arguments: rows)
  func determinism(_ row: ScriptRow) {
    #expect(Script(row.script).outcome == row.outcome)
  }

  @Test("draws the same numbers from the same seed, and others from another")
  func random() {
    let script = "return math.random(1000000), math.random(1000000), math.random()"
    func draw(_ seed: UInt64) -> String {
      Script(script) { $0.seedRandom(seed) }.outcome
    }
    #expect(Script(script).outcome == Script(script).outcome)
    #expect(draw(1) == draw(1))
    #expect(draw(1) != draw(2))
    let reseeded = Script("math.random() math.randomseed() " + script) { $0.seedRandom(1) }
    #expect(reseeded.outcome == draw(1))
  }

  @Test("shows hosts the entries of a table in the same order", arguments: [5, 500])
  func entries(_ count: Int) throws {
    let script = Script(
      "local t = {} for i = 1, \(count) do t['k' .. (i * 7919 % 1000 + 1000)] = i end t[1] = 0\n"
        + "return keys(t)"
    ) { lua in
      try lua.setGlobal("keys") { call in
        var keys: [String] = []
        try call.forEachEntry(of: 1) { key, value in
          _ = try call.field("absent", of: 1)
          keys.append(call.string(key) ?? "\(call.integer(key) ?? 0)=\(call.integer(value) ?? -1)")
        }
        call.push(keys.joined(separator: " "))
      }
    }
    let names = (1...count).map { "k\($0 * 7919 % 1000 + 1000)" }.sorted()
    #expect(script.outcome == (["1=0"] + names).joined(separator: " "))
  }
}
