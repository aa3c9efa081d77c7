import SpecResults
import Testing

/// What specs written for busted bring beside its words.
@Suite("Busted's modules")
struct BustedModuleTests {
  @Test("are the words that are global here")
  func modules() throws {
    let bench = try SpecBench(
      """
      require("busted.runner")()
      local assert, spy = require "luassert", require "luassert.spy"
      it("a", function()
        assert.is_true(true)
        assert.is_true(spy.is_spy(spy.new(print)))
      end)
      """)
    #expect(bench.lines == ["passed a"])
  }

  @Test("let a spec add assertions with messages of its own")
  func register() throws {
    let bench = try SpecBench(
      """
      local say = require "say"
      say:set("even.positive", "expected %s to be even")
      say:set("even.negative", "expected %s not to be even")
      assert:register("assertion", "even", function(state, arguments)
        return arguments[1] % 2 == 0
      end, "even.positive", "even.negative")
      it("a", function() assert.even(2) assert.is_not.even(3) end)
      it("b", function() assert.is_even(3) end)
      it("c", function() assert.is_not_even(2) end)
      it("d", function() assert:register("matcher", "odd", print) end)
      """)
    #expect(
      bench.lines == [
        "passed a", "failed b | 8: expected 3 to be even",
        "failed c | 9: expected 2 not to be even",
        "errored d | raised 10: assert:register: only an \"assertion\" can be added, got \"matcher\"",
      ])
    #expect(bench.results[0].assertions == 2)
  }

  @Test("take spies out again that were put in after a snapshot")
  func snapshot() throws {
    let bench = try SpecBench(
      """
      local object = { f = function() return 1 end, g = function() return 2 end }
      local snapshot
      stub(object, "g")
      before_each(function() snapshot = assert:snapshot() end)
      after_each(function() snapshot:revert() end)
      it("a", function() stub(object, "f").returns(3) assert.equal(3, object.f()) end)
      it("b", function() assert.equal(1, object.f()) assert.is_nil(object.g()) end)
      """)
    #expect(bench.lines == ["passed a", "passed b"])
  }

  @Test("draw the order of a block by randomize, and lose none")
  func randomize() throws {
    let names = (1...9).map { "it('\($0)', function() end)" }.joined(separator: "\n")
    let drawn = try SpecBench("describe('block', function()\nrandomize()\n\(names)\nend)").lines
    #expect(drawn != drawn.sorted())
    #expect(drawn.sorted() == (1...9).map { "passed block > \($0)" })
    let kept = try SpecBench("describe('block', function()\nrandomize(false)\n\(names)\nend)").lines
    #expect(kept == kept.sorted())
  }
}
