import SpecResults
import Testing

/// What a run doubts, where it hangs on more than a line: what stands in one is in `SpecLineTests`.
@Suite("Warnings")
struct WarningTests {
  @Test("of claims that nobody expects are told of beside those that fail")
  func beside() throws {
    let bench = try SpecBench(
      line: "expect(x:at_most(3)) x:at_most(130) tile:play(drag.by(9, 9):cancel{ reason = system })"
    )
    #expect(bench.results.map(\.outcome) == [.failed])
    #expect(
      bench.results.first?.warnings.map(\.message) == [
        NameTests.missing("system"),
        "this claim was never expected: write expect(…); claims are joined by all_of, not and (offset.x is at most 130 pt)",
      ])
  }

  @Test("of claims that nobody expects are not told of where the spec ended before that")
  func cutShort() throws {
    let bench = try SpecBench(line: "local c = x:at_most(130) assert(false) expect(c)")
    #expect(bench.results.map(\.warnings) == [[]])
  }

  @Test("of an assertion that was caught stand for the note that there is none")
  func caught() throws {
    let bench = try SpecBench(line: "pcall(assert.equal, 1, 2)")
    #expect(bench.results.map(\.warnings.count) == [1])
    #expect(bench.results.map(\.notes) == [[]])
  }

  @Test(
    "of an assertion that failed are not told where it ended the spec, or was asked for",
    arguments: [
      ("assert.has_error(function() assert.equal(1, 2) end)", Outcome.passed),
      ("assert.error_matches(function() assert(false, 'why') end, 'why')", .passed),
      ("assert.is_false(match.is_string()(3))", .passed),
      ("local ok, failure = pcall(assert.equal, 1, 2) error(failure)", .failed),
      ("for n = 1, 2 do assert(n == 1) end", .failed),
      ("finally(function() assert(false) end)", .failed),
      (
        "assert:register('assertion', 'odd', function(_, n) return pcall(assert.equal, 1, n[1]) end) "
          + "assert.is_not_odd(2)", .passed
      ),
    ])
  func wanted(_ line: String, _ outcome: Outcome) throws {
    let bench = try SpecBench(line: line)
    #expect(bench.results.map(\.outcome) == [outcome])
    #expect(bench.results.map(\.warnings) == [[]])
  }

  @Test("of what stands outside of specs are told with the next of them")
  func outside() throws {
    let bench = try SpecBench(
      """
      local slow = spring{ duration = 450 }
      it("a", function() assert(true) end)
      it("b", function() assert(true) end)
      """)
    #expect(
      bench.results.map(\.warnings) == [
        [
          Warning(
            at: bench.line(1),
            "spring: duration is 450 s; times are in seconds: is 0.45 meant?")
        ], [],
      ])
  }

  static let answers: [(asked: String, asserted: String)] = [
    ("assert(tile:phase() == 'idle')", "local s = 'idle' assert(s)"),
    ("assert(run.offset.y:min() == 0)", "local n = 0.0 assert(n)"),
  ]

  @Test("are not told of what another spec or hook has asked", arguments: answers)
  func forgotten(asked: String, asserted: String) throws {
    let bench = try SpecBench(
      """
      local function ask()
        local tile = interaction("spring-tile")
        local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())
        \(asked)
      end
      before_each(ask)
      it("asks", ask)
      it("asserts", function() \(asserted) end)
      after_each(function() \(asserted) end)
      """)
    #expect(bench.lines == ["passed asks", "passed asserts"])
    #expect(bench.results.map(\.warnings) == [[], []])
  }

  @Test("tell of a drag that was too short to begin")
  func short() throws {
    let bench = try SpecBench(
      line:
        "local r = interaction('swipe-card'):play(drag.by(5, 0):release()) expect(always(r.offset.x:at_most(0)))"
    )
    #expect(bench.results.map(\.notes) == [["the drag was too short to begin"]])
  }
}
