import Testing

@Suite("Value printer")
struct ValuePrinterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var value: String
    var text: String
    var testDescription: String { value }
  }

  static let rows = [
    Row(value: "nil", text: "nil"),
    Row(value: "true", text: "true"),
    Row(value: "120", text: "120"),
    Row(value: "0.1 + 0.2", text: "0.30000000000000004"),
    Row(value: "9007199254740993", text: "9007199254740993"),
    Row(value: "9007199254740992.0", text: "9007199254740992"),
    Row(value: "0/0", text: "nan"),
    Row(value: "-1/0", text: "-inf"),
    Row(value: #"'it says "no"\n\0\255é'"#, text: #""it says \"no\"\n\x00\xffé""#),
    Row(
      value: "('x'):rep(300)", text: "\"" + String(repeating: "x", count: 200) + "…\" (300 bytes)"),
    Row(value: "print", text: "function"),
    Row(value: "coroutine.create(print)", text: "thread"),
    Row(value: "vector(1, 2.5)", text: "(1, 2.5)"),
    Row(value: "{}", text: "{}"),
    Row(value: "{1, 'two', {3}}", text: "{1, \"two\", {3}}"),
    Row(
      value: "{a = 2, [9] = 3, [0.5] = 4, ['a b'] = 5, [true] = 6, [print] = 7}",
      text: #"{[0.5] = 4, [9] = 3, a = 2, ["a b"] = 5, [true] = 6, [function] = 7}"#),
    Row(value: "{1, nil, 3}", text: "{1, [3] = 3}"),
    Row(
      value: "(function() local t = {} t.me = t return t end)()",
      text: "{me = {the table around it}}"),
    Row(value: "{{{{{{{1}}}}}}}", text: "{{{{{{{…}}}}}}}"),
    Row(
      value:
        "setmetatable({1}, {__tostring = error, __index = error, __len = error, __eq = error})",
      text: "{1}"),
    Row(
      value: "{name = ('x'):rep(40), other = ('y'):rep(40)}",
      text: """
        {
          name = "\(String(repeating: "x", count: 40))",
          other = "\(String(repeating: "y", count: 40))",
        }
        """),
  ]

  @Test("prints as one would write it", arguments: rows)
  func prints(_ row: Row) throws {
    #expect(try LuaBench().answer("return \(row.value)") == row.text)
  }

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
