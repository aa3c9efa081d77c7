import SpecResults
import Testing

@testable import SpecRunner

/// Subjects that outlive a spec: a later one that uses them hangs on the specs before it.
@Suite("Shared subjects")
struct SharedSubjectTests {
  private static let message =
    "this subject lives on from spec to spec, and a spec that is run alone finds it as it was made: make it in before_each, or in each spec"

  /// The warnings of each spec, by their lines.
  private func warnings(_ text: String) throws -> [[String]] {
    let bench = try SpecBench(text)
    #expect(bench.results.allSatisfy { $0.outcome == .passed }, "\(bench.lines)")
    return bench.results.map { result in
      result.warnings.map { "\($0.location?.line ?? 0): \($0.message)" }
    }
  }

  @Test(
    "are warned of once, where they were made",
    arguments: [
      "tile:play(drag.outward())", "assert(tile:value('offset').x == 0)", "tile:settle()",
      "assert(tile:trace().offset.x:final() == 0)", "tile:edit('offset', vector(0, 0))",
    ])
  func use(_ line: String) throws {
    let told = try warnings(
      """
      local tile = interaction("spring-tile")
      it("a", function() tile:play(drag.outward()) end)
      it("b", function() \(line) end)
      it("c", function() \(line) end)
      """)
    #expect(told == [[], ["1: \(Self.message)"], []])
  }

  @Test("are warned of on a stage, in a set-up, by an action, and where a spec has made them")
  func elsewhere() throws {
    let told = try warnings(
      """
      local both = stage{}
      local tile, bar, own = both:add("spring-tile")
      setup(function() bar = interaction("gradient-progress") end)
      it("a", function()
        both:play(drag.outward()) bar:set(1) own = interaction("spring-tile") own:resize(1, 1)
      end)
      it("b", function() tile:center() end)
      it("c", function() bar:set(0) end)
      it("d", function() own:time() end)
      """)
    let lines = told.map { $0.compactMap { $0.prefix { $0 != ":" } } }
    #expect(lines == [[], ["1"], ["3"], ["9"]])
  }

  @Test("are right where nothing that one spec does reaches another")
  func apart() throws {
    let told = try warnings(
      """
      local moved, fresh, each = interaction("spring-tile"), interaction("spring-tile")
      local run = moved:play(drag.outward())
      setup(function() moved:play(drag.inward()) end)
      before_each(function() each = interaction("spring-tile") each:play(drag.outward()) end)
      after_each(function() each:settle() end)
      it("a", function() expect(run.offset.x:at_most(300)) assert(moved:phase() == "idle") end)
      it("b", function() expect(run.offset.x:at_most(300)) moved:center() each:advance(1) end)
      it("c", function() each:play(drag.outward()) finally(function() each:advance(1) end) end)
      it("d", function() fresh:play(drag.outward()) fresh:play(drag.outward()) end)
      """)
    #expect(told == [[], [], [], []])
  }

  @Test("are not warned of where one of the specs runs alone")
  func alone() throws {
    let bench = try SpecBench(
      """
      local tile = interaction("spring-tile")
      it("a", function() tile:play(drag.outward()) end)
      it("b", function() tile:play(drag.outward()) end)
      """
    ) { task in task.file.lines = [3] }
    #expect(bench.results.map(\.warnings) == [[]])
  }
}
