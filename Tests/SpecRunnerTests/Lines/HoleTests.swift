import SpecResults
import Testing

/// Why a signal has no value, told beside a claim that fails for that.
@Suite("Holes in signals")
struct HoleTests {
  @Test(
    "of a channel that never has a value say what its function answers",
    arguments: [
      ("return 'x'", "the function of the channel y answers a text then"),
      ("local n = 3", "the function of the channel y answers nothing then"),
      (
        "return { a = 3 }",
        "the function of the channel y answers what is no value of a signal then"
      ),
    ])
  func hole(body: String, reason: String) throws {
    let bench = try SpecBench(
      """
      it("a", function()
        local s = interaction(interaction.define("a", {}, function(ui)
          ui:channel("y", function() \(body) end)
          return ui:rectangle{}
        end))
        s:settle()
        expect(s:trace().y:at_most(3))
      end)
      """)
    #expect(bench.results.first?.claims.first?.detail?.context.contains(reason) == true)
  }

  @Test("of a channel that goes by a formula blame nothing that its function answers")
  func holeOfFormula() throws {
    let bench = try SpecBench(
      """
      it("a", function()
        local s = interaction(interaction.define("a", {}, function(ui)
          ui:state("n", 1)
          ui:channel("h", function() return ui.presented.n:abs() end)
          ui:after(0.2, function() ui.n = nil end)
          return ui:rectangle{}
        end))
        s:settle()
        expect(s:trace().h:at_most(3))
      end)
      """)
    let claim = try #require(bench.results.first?.claims.first)
    #expect(claim.observed == "h has no value at 0.2 s")
    #expect(claim.detail?.context.contains { $0.contains("the function of") } == false)
  }

  @Test("of a state that holds nil say so")
  func holeOfState() throws {
    let bench = try SpecBench(
      """
      it("a", function()
        local s = interaction(interaction.define("a", {}, function(ui)
          ui:state("n", 0)
          ui:action("go", function(n) ui.n = n end)
          return ui:rectangle{}
        end))
        s:settle() s:advance(0.1) s:go() s:settle()
        expect((s:trace().n * 2):at_most(3))
      end)
      """)
    let context = bench.results.first?.claims.first?.detail?.context
    #expect(context?.contains("the state n holds nil then") == true)
  }
}
