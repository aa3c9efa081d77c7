import LuaHost
import SpecResults
import Testing

@testable import SpecRunner
@testable import SpecWords

@Suite("Results of specs")
struct SpecResultTests {
  @Test("have ids made of path and names, the second of one name numbered")
  func ids() throws {
    let bench = try SpecBench(
      """
      describe("a", function()
        it("x #slow", function() end)
        it("x #slow", function() end)
        describe("b #two", function() it("y #slow-er", function() end) end)
      end)
      check("the.id", {}, function() assert(true) end)
      """)
    let path = bench.results[0].location.path
    #expect(
      bench.results.map(\.id) == [
        "\(path) > a > x #slow", "\(path) > a > x #slow #2", "\(path) > a > b #two > y #slow-er",
        "the.id",
      ])
    #expect(bench.results.map(\.tags) == [["slow"], ["slow"], ["two", "slow-er"], []])
    #expect(bench.results.map(\.names)[2] == ["a", "b #two", "y #slow-er"])
    #expect(bench.declared == 4)
  }

  @Test("carry what an assertion expected of a value that was observed just before or after it")
  func expectations() throws {
    let results = try SpecBench(
      """
      check("a.row", {}, function()
        observe("before", 120.25, "pt")
        assert.near(120, 120.25, 0.5)
        assert.equal(vector(3, 4), vector(3, 4))
        observe("after", vector(3, 4))
        observe("unlike", 1)
        assert.not_equal(2, 1)
        assert.near(1, 1.5, {relative = 1})
        observe("alone", 7)
      end)
      it("is no row", function() observe("x", 1) assert.equal(1, 1) end)
      """
    ).results
    #expect(
      results[0].observations.map(\.expectation) == [
        .init(.number(120), within: 0.5), .init(.vector(3, 4), within: 0), nil, nil,
      ])
    #expect(results[1].observations[0].expectation == nil)
  }

  @Test("carry what was observed, found and printed")
  func records() throws {
    let result = try SpecBench(
      """
      checklist("tile", {document = "000"}, function()
        check("tile.out-ward", {action = "pull", observe = "look", titles = {fr = "tirer"}}, function()
          print("one", 2)
          observe("furthest", 1.5, "pt")
          observe("at", vector(1, 2))
          observe("settled", false)
          finding("peak", 125.5, "pt")
          assert(true)
        end)
      end)
      """
    ).results[0]
    #expect(result.output == "one\t2\n")
    #expect(
      result.observations == [
        Measurement(label: "furthest", value: .number(1.5), unit: "pt"),
        Measurement(label: "at", value: .vector(1, 2)),
        Measurement(label: "settled", value: .boolean(false)),
      ])
    #expect(result.findings == [Measurement(label: "peak", value: .number(125.5), unit: "pt")])
    #expect(
      result.check
        == Check(
          checklist: "tile", document: "000", action: "pull", observe: "look",
          titles: ["fr": "tirer"]))
    #expect(result.names == ["tile", "out ward"])
    #expect(result.assertions == 1)
  }

  @Test("warn of times that look like milliseconds")
  func milliseconds() throws {
    let result = try SpecBench("it('a', function() spring{ duration = 450 } end)").results[0]
    #expect(
      result.warnings.first?.message
        == "spring: duration is 450 s; times are in seconds: is 0.45 meant?")
  }

  @Test("show the line that failed")
  func source() throws {
    let result = try SpecBench("it('a', function()\n  assert.equal(1, 2)  \r\nend)").results[0]
    #expect(result.claims[0].detail?.source == "assert.equal(1, 2)")
    #expect(result.claims[0].location.line == 2)
  }

  @Test("name what shows both sides where a bare comparison failed")
  func sides() throws {
    let advice = ["assert.equal(wanted, got) shows both sides, assert.near the distance"]
    for (call, context) in [
      ("assert(1 == 2)", advice), ("assert(1 == 2, 'why')", []), ("assert(1 > 2)", []),
      ("assert(1 == 1 and nil)", []), ("assert(2 == 1, true)", []),
    ] {
      let result = try SpecBench("it('a', function() \(call) end)").results[0]
      #expect(result.claims.first?.detail?.context == context, "\(call)")
    }
  }

  @Test("blame the line of the call, through helpers, tail calls, coroutines and callbacks")
  func blame() throws {
    let bench = try SpecBench(
      """
      local function helper() return assert.equal(1, 2) end
      it("helper", function() helper() end)
      it("tail", function() return assert.equal(1, 2) end)
      it("coroutine", function() coroutine.wrap(function()
        assert.equal(1, 2) end)() end)
      it("callback", function() table.sort({1, 2}, function()
        vector("x", 1) end) end)
      """)
    #expect(bench.results.flatMap(\.claims).map(\.location.line) == [1, 3, 5])
    #expect(bench.results.flatMap(\.errors).map(\.location?.line) == [7])
  }

  @Test("draw the same random numbers whichever specs run, and others for another seed")
  func seeds() throws {
    let text = "for _, n in ipairs{1, 2} do it('n' .. n, function() print(math.random()) end) end"
    let first = try SpecBench(text)
    var settings = SpecSettings()
    settings.seed = 1
    let other = try SpecBench(text, settings: settings)
    #expect(Set((first.results + other.results).map(\.output)).count == 4)
  }

  @Test("have digests that follow from what the spec did")
  func digests() throws {
    func digest(_ body: String) throws -> UInt64? {
      var result = try SpecBench("check('a', {}, function() \(body) end)").results[0]
      result.location.path = ""
      return result.digest
    }
    #expect(try digest("assert(true)") == digest("assert(1)"))
    #expect(try digest("assert(true)") != digest("assert(false)"))
    #expect(try digest("error('no')") != nil)
  }

  @Test("end with their limits, and then the tear-down and the other specs run")
  func limits() throws {
    let bench = try SpecBench(
      """
      describe("a", function()
        after_each(function() print("torn down") end)
        it("loops", function() while true do pcall(function() while true do end end) end end)
        it("recurses", function() local function f() return 1 + f() end f() end)
        it("eats", function() local s = 'x' while true do s = s .. s end end)
        it("is fine", function() local t = {} for i = 1, 100000 do t[i] = i end end)
      end)
      """, limits: Limits(instructions: 50_000_000))
    #expect(bench.results.map(\.outcome) == [.errored, .errored, .errored, .passed])
    #expect(bench.results.compactMap(\.errors.first?.kind) == [.instructions, .raised, .memory])
    #expect(bench.results.map(\.output) == Array(repeating: "torn down\n", count: 4))
  }

  @Test("are told of when the worker was lost, and the rest runs after it")
  func resumption() throws {
    let text = "for _, n in ipairs{1, 2, 3} do it('n' .. n, function() end) end"
    let loss = SpecError(kind: .crash, location: nil, message: "gone")
    let bench = try SpecBench(text) { task in
      task.resumption = Resumption(position: 1, loss: loss)
    }
    #expect(bench.lines == ["errored n2 | crash 1: gone", "passed n3"])
    #expect(bench.results[0].digest == nil)
  }

  @Test("are those that were selected, by line and by tag")
  func selection() throws {
    let text = """
      describe("a", function()
        it("x #one", function()
        end)
        it("y", function() end)
      end)
      it("z #one", function() end)
      """
    let byLine = try SpecBench(text) { $0.file.lines = [3] }
    #expect(byLine.results.map(\.names.last) == ["x #one"])
    let byBlock = try SpecBench(text) { $0.file.lines = [1] }
    #expect(byBlock.results.map(\.names.last) == ["x #one", "y"])
    let byTag = try SpecBench(text) { $0.selection.tags = ["one"] }
    #expect(byTag.results.map(\.names.last) == ["x #one", "z #one"])
    #expect(byTag.declared == 3)
  }

  @Test("are the same specs by the same ids in whatever order they run")
  func shuffled() throws {
    let text = """
      for i = 1, 20 do it(i % 2 == 0 and "even" or "odd", function() print(i) end) end
      """
    let plain = try SpecBench(text)
    let shuffled = try SpecBench(text) { $0.selection.shuffle = Shuffle(seed: 3) }
    func printed(_ bench: SpecBench) -> [Substring: String] {
      Dictionary(
        uniqueKeysWithValues: bench.results.map {
          ($0.id.split(separator: ">").last ?? "", $0.output)
        })
    }
    #expect(printed(plain) == printed(shuffled))
    #expect(plain.results.map(\.output) != shuffled.results.map(\.output))
  }

  @Test("stop where no more are wanted, and what has begun is torn down")
  func stop() throws {
    let bench = try SpecBench(
      """
      describe("a", function()
        after_each(function() print("torn down") end)
        it("x", function() assert(false) end)
        it("y", function() end)
      end)
      describe("b", function() setup(function() error("never") end) it("z", function() end) end)
      """, stopsAfterFailure: true)
    #expect(bench.lines == ["failed a > x | 3: assertion failed: the value is false"])
    #expect(bench.results[0].output == "torn down\n")
  }

  @Test("nest fifty deep, and five thousand deep are refused")
  func nesting() throws {
    func nested(_ depth: Int) throws -> SpecBench {
      try SpecBench(
        """
        local function nest(depth)
          if depth == 0 then return it("x", function() end) end
          describe("d", function() nest(depth - 1) end)
        end
        nest(\(depth))
        """)
    }
    #expect(try nested(50).results.map(\.outcome) == [.passed])
    #expect(try nested(5000).errors.map(\.message) == ["blocks can be nested 150 deep at most"])
  }
}
