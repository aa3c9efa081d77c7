import Testing

@Suite("Value printer")
struct ValuePrinterTests {
  static let rows = [
    WordRow("nil", "nil"),
    WordRow("true", "true"),
    WordRow("120", "120"),
    WordRow("0.1 + 0.2", "0.30000000000000004"),
    WordRow("9007199254740993", "9007199254740993"),
    WordRow("9007199254740992.0", "9007199254740992"),
    WordRow("0/0", "nan"),
    WordRow("-1/0", "-inf"),
    WordRow(#"'it says "no"\n\0\255é'"#, #""it says \"no\"\n\x00\xffé""#),
    WordRow(
      "('x'):rep(300)", "\"" + String(repeating: "x", count: 200) + "…\" (300 bytes)"),
    WordRow("print", "function"),
    WordRow("coroutine.create(print)", "thread"),
    WordRow("vector(1, 2.5)", "(1, 2.5)"),
    WordRow("{}", "{}"),
    WordRow("{1, 'two', {3}}", "{1, \"two\", {3}}"),
    WordRow(
      "{a = 2, [9] = 3, [0.5] = 4, ['a b'] = 5, [true] = 6, [print] = 7}",
      #"{[0.5] = 4, [9] = 3, a = 2, ["a b"] = 5, [true] = 6, [function] = 7}"#),
    WordRow("{1, nil, 3}", "{1, [3] = 3}"),
    WordRow(
      "(function() local t = {} t.me = t return t end)()",
      "{me = {the table around it}}"),
    WordRow("{{{{{{{1}}}}}}}", "{{{{{{{…}}}}}}}"),
    WordRow(
      "setmetatable({1}, {__tostring = error, __index = error, __len = error, __eq = error})",
      "{1}"),
    WordRow(
      "{name = ('x'):rep(40), other = ('y'):rep(40)}",
      """
      {
        name = "\(String(repeating: "x", count: 40))",
        other = "\(String(repeating: "y", count: 40))",
      }
      """),
  ]

  @Test("prints as one would write it", arguments: rows)
  func prints(_ row: WordRow) throws { try row.expectAnswer() }

  static let large = [
    "local t = {} for i = 1, 100000 do t[i] = i end return t",
    "local t = {} for i = 1, 100000 do t['key ' .. i] = {i, {i}} end return t",
    "local t = {} for i = 1, 100000 do t[-i] = t end return t",
    "local t = {} for i = 1, 300 do t = {t, t, t} end return t",
    "local t = {} local top = t for i = 1, 100000 do t[1] = {} t = t[1] end return top",
    "return ('\\n'):rep(1000000)",
    "local big = {} for i = 1, 20000 do big[-i] = 1 end local t = {} for i = 1, 20000 do t[-i] = big end return t",
  ]

  @Test("has an end, however large the value", arguments: large)
  func ends(_ text: String) throws {
    let answer = try LuaBench().answer(text)
    #expect(answer.utf8.count < 5_000)
    #expect(answer.split(separator: "\n").count < 100)
  }

  @Test("says how much it leaves out, and shows the smallest keys")
  func leavesOut() throws {
    let answer = try LuaBench().answer(
      "local t = {} for i = 1, 1000 do t[1001 - i .. ''] = i end return t")
    #expect(answer.hasPrefix("{\n  [\"1\"] = 1000,\n  [\"10\"] = 991,\n"))
    #expect(answer.hasSuffix("  … 950 more,\n}"))
  }
}
