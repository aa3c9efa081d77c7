import Testing

@Suite("Spies")
struct SpyTests {
  static let calls = [
    "local s = spy.new(function(a) return a + 1 end) assert.equal(3, s(2)) assert.spy(s).was.called(1)",
    "local s = spy.new() s({1}) assert.spy(s).was.called_with({1}) assert.spy(s).was_not.called_with({2})",
    "local s = spy.new() local t = {1} s(t) t[1] = 2 assert.spy(s).was.called_with({1})",
    "local s = spy.new(function() return 1, 2 end) s() assert.spy(s).was.returned_with(1, 2)",
    "local t = {f = function() return 1 end} local s = spy.on(t, 'f') t.f() assert.spy(t.f).was_called() s:revert() assert.is_false(spy.is_spy(t.f))",
    "local s = spy.new() assert.spy(s).was_not.called() s() s() assert.spy(s).was.called_at_least(2) assert.spy(s).called_at_most(2) assert.spy(s).called_more_than(1) assert.spy(s).called_less_than(3)",
    "local s = spy.new() s() s:clear() assert.spy(s).was_not_called()",
    "local t = {} stub(t, 'f', 1, 2) assert.same({1, 2}, {t.f()}) assert.stub(t.f).was.called(1) t.f:revert() assert.is_nil(t.f)",
    "local t = {} stub(t, 'f').returns(3) assert.equal(3, t.f())",
    "local t = {} stub(t, 'f').on_call_with(1).returns(2) t.f.by_default.returns(5) assert.same({2, 5}, {t.f(1), t.f(7)})",
    "local t = {} stub(t, 'f').invokes(function(x) return x * 2 end) assert.equal(4, t.f(2))",
    "local m = mock({f = function() return 1 end, g = {h = function() end}}) assert.equal(1, m.f()) m.g.h() assert.spy(m.g.h).was.called(1) mock.clear(m) assert.spy(m.f).was_not.called()",
    "local m = mock({f = function() return 1 end}, true) assert.is_nil(m.f()) mock.revert(m) assert.equal(1, m.f())",
    "local s = spy.new() s(5, 'x') assert.spy(s).was.called_with(match.is_number(), match._)",
    "local s = spy.new() s(5) assert.spy(s).was.called_with(match.near(5.01, 0.1)) assert.spy(s).was_not.called_with(match.is_not.near(5.01, 0.1))",
    "assert.is_true(match.any_of(match.is_nil(), match.is_string())('x'))",
    "assert.is_false(match.all_of(match.is_string(), match.equals('y'))('x'))",
    "assert.is_true(match.none_of(match.is_number())('x'))",
    "local t = {} local s = spy.new() s(t) assert.spy(s).was.called_with(match.is_ref(t)) assert.spy(s).was_not.called_with(match.is_ref({}))",
    "assert.is_true(match.is_not_nil()(1)) assert.is_true(match.matches('%d')('a1'))",
  ]

  @Test("do what luassert's do", arguments: calls)
  func behave(_ call: String) throws {
    let answer = try LuaBench().answer(call)
    #expect(answer == "")
  }
}
