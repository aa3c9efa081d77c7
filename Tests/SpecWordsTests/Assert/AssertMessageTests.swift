import Testing

@Suite("Messages of assert")
struct AssertMessageTests {
  static let rows = [
    WordRow("assert.equal(1, 2)", "expected 1, got 2: off by 1"),
    WordRow("assert.equal(0.3, 0.1 + 0.2)", "expected 0.3, got 0.30000000000000004"),
    WordRow("assert.equal('1', 1)", "expected \"1\", got 1"),
    WordRow("assert.equal(vector(1, 2), vector(1, 3))", "expected (1, 2), got (1, 3)"),
    WordRow(
      "assert.equal({1}, {1})",
      """
      expected {1}, got {1}: these are two tables, and equal means one: assert.same compares \
      what is in them
      """),
    WordRow("assert.is_not.equal(1, 1)", "expected anything but 1, got 1"),
    WordRow("assert.equal(1, 2, 'why')", "why\nexpected 1, got 2"),
    WordRow("assert.message('why').equal(1, 2)", "why\nexpected 1, got 2"),
    WordRow(
      "assert.same({a = {1, 2}}, {a = {1, 3}})",
      "expected {a = {1, 2}}, got {a = {1, 3}}: they differ at .a[2]: expected 2, got 3"),
    WordRow(
      "assert.same({['a b'] = 1}, {})",
      "expected {[\"a b\"] = 1}, got {}: they differ at [\"a b\"]: expected 1, got nil"),
    WordRow(
      "assert.same({}, {a = false})",
      "expected {}, got {a = false}: they differ at .a: expected nil, got false"),
    WordRow(
      "assert.same('one two three', 'one two tree')",
      "expected \"one two three\", got \"one two tree\": they differ at byte 10"),
    WordRow(
      "assert.near(120, 96.25, 0.5)",
      "expected 120 within 0.5, got 96.25: off by 23.75"),
    WordRow("assert.near(1, 0/0, 0.5)", "expected 1 within 0.5, got nan"),
    WordRow(
      "assert.near({1, 2}, {1, 2.5}, 0.1)",
      "expected {1, 2} within 0.1, got {1, 2.5}: they differ at [2]: expected 2, got 2.5, off by 0.5"
    ),
    WordRow(
      "assert.near(1, 2, -1)",
      "assert.near: the tolerance should be a number, at least 0"),
    WordRow(
      "assert.near(1, 2, 0/0)",
      "assert.near: the tolerance should be a number, at least 0"),
    WordRow(
      "assert.near(vector(1, 2), {1, 3}, 0.5)",
      "expected (1, 2) within 0.5, got {1, 3}"),
    WordRow(
      "assert.equal(0/0, 0/0)",
      "expected nan, got nan: nan equals nothing, so ask assert.is_nan(value)"),
    WordRow(
      "assert.equal(9007199254740993, 9007199254740992.0)",
      "expected 9007199254740993, got 9007199254740992"),
    WordRow(
      "assert.equal(curve.linear, curve.ease_in)",
      "expected curve.linear, got curve.ease_in"),
    WordRow(
      "assert.equal(curve.linear{duration = 2}, 1)",
      "expected curve.linear{duration = 2}, got 1"),
    WordRow("assert.near({}, 2, 1)", "expected {} within 1, got 2"),
    WordRow(
      "assert.near('x', 2, 1)",
      "assert.near: the expected value should be a number, got \"x\""),
    WordRow("assert.is_true(1)", "expected true, got 1"),
    WordRow("assert.is_not_nil(nil)", "expected anything but nil, got nil"),
    WordRow("assert.is_string(1)", "expected a string, got 1"),
    WordRow("assert.is_nan(1)", "expected nan, got 1"),
    WordRow("assert.is_finite(1/0)", "expected a finite number, got inf"),
    WordRow(
      "assert.matches('%d', 'abc')",
      "expected a text that matches \"%d\", got \"abc\""),
    WordRow(
      "assert.has_error(function() end)", "expected an error, got none"),
    WordRow(
      "assert.has_error(function() error('x') end, 'y')",
      "expected the error \"y\", got the error \"x\" at bench.lua:2"),
    WordRow(
      "assert.has_no.errors(function() error('x') end)",
      "expected no error, got the error \"x\" at bench.lua:2"),
    WordRow(
      "assert.unique({1, 2, 1})",
      "expected fields that all differ, got {1, 2, 1}: the fields [1] and [3] are equal"),
    WordRow("assert.spy(spy.new()).was.called(2)", "expected 2 calls, got 0"),
    WordRow(
      "local s = spy.new() s(1, nil) assert.spy(s).was.called_with(1, 2)",
      "expected a call with (1, 2), got at last (1, nil)"),
    WordRow(
      "assert.spy(print).was.called()", "assert.spy: the argument should be the spy"),
    WordRow(
      "assert.array({1, nil, 3}).has.no.holes()",
      "expected no holes, got {1, [3] = 3}: nil at 2"),
    WordRow("assert(false)", "assertion failed: the value is false"),
    WordRow("assert(nil, 'why')", "why"),
    WordRow(
      "assert.are.euqal(1, 1)",
      "assert has no word \"euqal\" (did you mean 'equal'?)"),
    WordRow(
      "assert.near(1, 2)",
      "assert.near: needs 3 arguments, got 2: write assert.near(wanted, got, tolerance)"),
  ]

  @Test("say what was expected, what came, and where they differ", arguments: rows)
  func message(_ row: WordRow) throws {
    let answer = try LuaBench().answer("\n\(row.text)")
    #expect(answer.hasPrefix("bench.lua:2: "))
    #expect(answer.dropFirst("bench.lua:2: ".count).hasPrefix(row.answer))
  }

  static let closeCalls = [
    "assert.near(1, 1 + 1e-15, {ulps = 5})", "assert.near(-5e-324, 5e-324, {ulps = 2})",
    "assert.not_near(1, 1 + 1e-15, {ulps = 4})", "assert.near(1000, 1001, {relative = 0.001})",
    "assert.not_near(1000, 1001.5, {relative = 0.001})", "assert.near(1, 1.1, 0.1)",
    "assert.near(1/0, 1/0, 0)", "assert.not_near(1/0, -1/0, 1/0)", "assert.not_near(1/0, 1, 1/0)",
    "assert.near({a = {1}, b = 'x'}, {a = {1.01}, b = 'x'}, {within = 0.02})",
    "assert.not_near(-1e308, 1e308, {ulps = 1000})",
    "assert.near(vector(72.847, 6.373), vector(72.8467, 6.3733), 1e-3)",
    "assert.near(vector(3, 0), {3, 0}, 0)", "assert.not_near(vector(1, 2), vector(1, 2.5), 0.1)",
    "assert.near({v = vector(1, 2)}, {v = {1, 2.1}}, 0.2)",
  ]

  @Test("do not come where numbers are near enough", arguments: closeCalls)
  func close(_ call: String) throws {
    #expect(try LuaBench().ending(call) == "pass")
  }

  @Test("come for NaN however it is asked", arguments: ["near", "not_near"])
  func nan(_ word: String) throws {
    #expect(try LuaBench().ending("assert.\(word)(0/0, 0/0, 1)") == "fail")
  }

  static let large = [
    "local a, b = {}, {} for i = 1, 200000 do a[i] = i b[i] = i end b[100000] = 0 assert.same(a, b)",
    "local a, b = {}, {} for i = 1, 100000 do a['k' .. i] = i end assert.same(a, b)",
    "local a, b = {1}, {2} for i = 1, 12 do a, b = {a}, {b} end assert.same(a, b)",
    "local a, b = {1}, {2} for i = 1, 100 do a, b = {a, a}, {b, b} end assert.same(a, b)",
    "local a = ('x'):rep(2000000) assert.equal(a .. 'y', a .. 'z')",
    "local a = ('x\\n'):rep(1000000) assert.same({a .. 'y'}, {a .. 'z'})",
    "local t = setmetatable({}, {__eq = error, __tostring = error, __index = error}) assert.same({t}, {1})",
    "local a, b = {}, {1} a.a, b.a = a, b assert.same(a, b)",
  ]

  @Test("stay short however large the values are", arguments: large)
  func short(_ call: String) throws {
    let answer = try LuaBench().answer(call)
    #expect(
      ["bench.lua:1: expected", "bench.lua:1: they differ"].contains { answer.hasPrefix($0) })
    #expect(answer.utf8.count < 10_000)
    #expect(answer.split(separator: "\n").count < 200)
  }

  @Test("of large values name the byte or the index first")
  func places() throws {
    let bench = try LuaBench()
    let list =
      "bench.lua:1: they differ at [100000]: expected 100000, got 0, off by 100000\nexpected\n{1, 2, 3, 4, 5, 6, 7, 8, … 199992 more}\ngot\n"
    #expect(bench.answer(Self.large[0]).hasPrefix(list))
    #expect(bench.answer(Self.large[4]).hasPrefix("bench.lua:1: they differ at byte 2000001: "))
  }

  @Test(
    "end soon, however wide or deep the values are",
    arguments: [
      "local a, b = {}, {} for i = 1, 100000 do a, b = {a}, {b} end assert.same(a, b)",
      "local a, b = {}, {} for i = 1, 20000 do a[i], b[i] = {i, {}}, {i, {}} end assert.same(a, b)",
    ])
  func soon(_ call: String) throws {
    #expect(try LuaBench().ending(call) == "pass")
  }

  @Test("end cycles that are the same")
  func cycles() throws {
    let cycle = "local a, b = {}, {} a.a, b.a = a, b assert.same(a, b)"
    #expect(try LuaBench().ending(cycle) == "pass")
  }
}
