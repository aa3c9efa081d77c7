import Foundation
import SpecResults
import Testing

@testable import SpecRunner
@testable import SpecWords

/// What is wrong with a text, found without running its specs.
@Suite("File check")
struct FileCheckTests {
  /// A line of a spec in which `tile`, its `run` and its signal `x` are there, with what is said of
  /// it: the column, and the sentence.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let column: Int
    let message: String

    var testDescription: String { text }

    init(_ text: String, _ column: Int, _ message: String) {
      (self.text, self.column, self.message) = (text, column, message)
    }

    /// The file; what is told of stands in its fifth line.
    var file: String {
      """
      it("is checked", function()
        local tile = interaction("spring-tile")
        local run = tile:play(drag.outward())
        local x = run.offset.x
      \(text)
      end)
      """
    }
  }

  /// What ends a spec as errored, in the words of a run.
  static let errors: [Row] = [
    Row("x:peeks{}", 3, "a signal has no \"peeks\" (did you mean 'peaks'?)"),
    Row("run.ofset.x:max()", 5, "a run of spring-tile has no \"ofset\" (did you mean 'offset'?)"),
    Row("tile:plai(drag.outward())", 6, "spring-tile has no \"plai\" (did you mean 'play'?)"),
    Row(
      "print(run.released.velocty)", 20, "an event has no \"velocty\" (did you mean 'velocity'?)"),
    Row("drag.outwrad{}", 6, "drag has no \"outwrad\" (did you mean 'outward'?)"),
    Row(
      "print(drag.by(120, 0):hold(1):relase())", 31,
      "a gesture has no \"relase\" (did you mean 'release'?)"),
    Row(
      "x:settles{ at = 0, withn = 0.5 }", 20,
      "offset.x:settles: there is no option \"withn\" (did you mean 'within'?)"),
    Row(
      "local s = spring{ bounce = 0, duraton = 1 }", 31,
      "spring: there is no option \"duraton\" (did you mean 'duration'?)"),
    Row(
      "local limit = tonumber(\"3\") drag.by(limit, 0, { ovr = 0.2 })", 49,
      "drag.by: there is no option \"ovr\" (did you mean 'over'?)"),
    Row("expect(x):setles{}", 11, "expect has no \"setles\" (did you mean 'settles'?)"),
    Row("assert.is_tru(true)", 8, "assert has no word \"is_tru\" (did you mean 'true'?)"),
    Row("slep(1)", 1, "attempt to call a nil value (global 'slep')"),
    Row(
      "sleep(1)", 1,
      "attempt to call a nil value (global 'sleep') (time is virtual: subject:advance(0.5) or subject:settle() lets it pass)"
    ),
    Row(
      "print(released.time)", 7,
      "attempt to index a nil value (global 'released') (it is a field of a run, as in run.released)"
    ),
    Row(
      "print(math.round(1.5))", 12,
      "attempt to call a nil value (field 'round') (write math.floor(x + 0.5))"),
    Row(
      "print(os.time())", 10,
      "'os.time' is absent: scripts get no clock, environment, files or processes"),
    Row("print(x.max())", 9, "write x:max(), with a colon"),
    Row(
      "tile:value(\"ofset\")", 6,
      "subject:value: there is no state or channel \"ofset\" (did you mean 'offset'?)"),
    Row(
      "local function pull() return tile:play(drag.outward()) end print(pull().relased)", 73,
      "a run of spring-tile has no \"relased\" (did you mean 'released'?)"),
    Row(
      "for _, event in ipairs(run.events) do print(event.nme) end", 51,
      "an event has no \"nme\" (did you mean 'name'?)"),
  ]

  /// What a word does not take, and stands in the text, or is left out there.
  static let values: [Row] = [
    Row(
      "drag.by(120, 0, { over = -0.2 })", 19,
      "drag.by: over should be a finite number, from 0 to 1000 (in seconds), got -0.2"),
    Row(
      "local s = spring{ duration = 0.45, bounce = 20 }", 36,
      "spring: bounce is 20; it is a share, not in percent: is 0.2 meant?"),
    Row(
      "local s = spring(0.45, 0.2)", 18,
      "spring: its options have names: write spring{ duration = 0.45, bounce = 0.2 }"),
    Row(
      "local s = spring{ duration = 1, stiffness = 5 }", 19,
      "spring: duration and stiffness do not go together: give duration and bounce, or response and damping_ratio, or mass, stiffness and damping"
    ),
    Row("print(drag:by(120, 0))", 12, "write drag.by(…), with a dot"),
    Row(
      "expect(x:peaks{ at = \"125\", within = 1 })", 17,
      "offset.x:peaks: at should be a finite number, got \"125\""),
    Row(
      "expect(x:settles{ at = 0, by = 0.7 })", 10,
      "offset.x:settles: within is left out, or nil; it should be a finite number, at least 0"),
    Row(
      "expect(always(x:at_most(\"130\")))", 25,
      "offset.x:at_most: the bound should be a finite number, got \"130\""),
    Row(
      "expect(always(x:at_most(130), { from = 1, to = 0.5 }))", 31,
      "always: the window should be a window that starts before it ends (from 1.0 to 0.5), got {from = 1, to = 0.5}"
    ),
    Row(
      "print(from_to(2, 1))", 18,
      "from_to: the end should be no earlier than the start, 2 s, got 1: are they exchanged?"),
    Row(
      "print(x:at(\"1\"))", 12,
      "offset.x:at: the time should be a time in seconds or an event such as run.released, got \"1\""
    ),
    Row(
      "known_issue()", 1,
      "known_issue: the reason should be a string, got nil: write known_issue(\"why it fails\")"),
    Row(
      "assert.is_true(x:is_true())", 18,
      "assert.true got a claim, which is neither true nor false: write expect(…), or ask it, as in assert(c:holds())"
    ),
    Row(
      "assert.near(1, x:max(), \"a\")", 25,
      "assert.near: the tolerance should be a number, at least 0, or { relative = … } or { ulps = … }, got \"a\""
    ),
    Row(
      "assert.equal(1)", 8,
      "assert.equal: needs 2 arguments, got 1: write assert.equal(wanted, got)"),
    Row(
      "tile:play(drag.by(1, 2):release():hold(1))", 35,
      "gesture:hold: the gesture has ended already"),
    Row(
      "tile:play(\"outward\")", 11,
      "subject:play: the gesture should be a gesture such as drag.by(120, 0):release(), got \"outward\""
    ),
    Row(
      "tile:advance(-1)", 14,
      "subject:advance: the time should be a finite number, from 0 to 1000 (in seconds), got -1"),
    Row("print(x / 0)", 11, "signal /: the divisor should be a number that is not 0, got 0"),
    Row(
      "print(x < 5)", 9,
      "a signal is not one number: claim x:below(3) or x:at_most(3), or ask x:at(time)"),
    Row(
      "local t = interaction(\"spring-tile\", { frame_rate = 0 })", 40,
      "interaction: frame_rate should be a finite number, from 1 to 10000 (a second), got 0"),
    Row(
      "local t = interaction(\"spring-tile\", { spring = 5 })", 40,
      "interaction: spring: expected a spring, or a curve with a duration, got 5: write spring{ … } or spring.bouncy"
    ),
    Row(
      "print(drag.through({ { 1, 2 }, { 3, \"a\" } }))", 20,
      "drag.through: the points[2] should be a vector such as {120, 0}, got {3, \"a\"}"),
    Row(
      "expect(x:at_most(1, 2))", 21,
      "offset.x:at_most: takes one argument, got 2; the next is 2"),
    Row(
      "expect(x)", 1,
      "expect got signal offset.x, which is no claim: write expect(x:settles{ at = 0, within = 0.5 }), for instance"
    ),
    Row(
      "it(\"is in a spec\", function() end)", 1,
      "it: nothing can be declared inside a spec: end that before it"),
    Row(
      "local n = tonumber(\"3\") drag.by(n, n, { over = -1 })", 41,
      "drag.by: over should be a finite number, from 0 to 1000 (in seconds), got -1"),
    Row(
      "local n = tonumber(\"3\") expect(x:settles{ at = n, by = n })", 34,
      "offset.x:settles: within is left out, or nil; it should be a finite number, at least 0"),
    Row(
      "local over = -1 drag.by(1, 2, { over = over })", 33,
      "drag.by: over should be a finite number, from 0 to 1000 (in seconds), got -1"),
  ]

  @Test("says of names and values what a run says, and where", arguments: errors + values)
  func names(_ row: Row) throws {
    let check = try check(row.file)
    #expect(
      check.errors.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0): \($0.message)" }
        == ["5:\(row.column): \(row.message)"])
    // The run is the judge of the sentence.
    let run = try #require(try SpecBench(row.file).results.first)
    #expect(run.errors.map(\.message) == [row.message])
    #expect(run.errors.map(\.location?.line) == [5])
  }

  /// What a run warns of.
  static let warnings: [Row] = [
    Row(
      "drag.by(120, 0, { over = 450 })", 19,
      "drag.by: over is 450 s; times are in seconds: is 0.45 meant?"),
    Row(
      "spring{ duration = 450 }", 9,
      "spring: duration is 450 s; times are in seconds: is 0.45 meant?"),
    Row(
      "drag.outward{ angle = 3.141592653589793 / 2 }", 15,
      "drag.outward: angle is 1.5707963267948966; angles are in degrees: is 90 meant?"),
    Row(
      "spring{ response = 0.5, damping_ratio = 80 }", 25,
      "spring: damping_ratio is 80; it is a share, not in percent: is 0.8 meant?"),
    Row(
      "tile:advance(300)", 6,
      "subject:advance: the time is 300 s; times are in seconds: is 0.3 meant?"),
    Row(
      "x:at_most(1)", 3,
      "this claim was never expected: write expect(…); claims are joined by all_of, not and (offset.x is at most 1 pt)"
    ),
    Row(
      "drag.by(1, 2):release()", 15,
      "this gesture was never played: each word answers another gesture, to be played by subject:play(…)"
    ),
    Row(
      "local y = ofst", 11,
      "there is no \"ofst\", which reads as nil (a text stands in quotes, \"ofst\"; a variable begins with local ofst = …)"
    ),
    Row(
      "local y = releasd", 11,
      "there is no \"releasd\", which reads as nil (a text stands in quotes, \"releasd\"; a variable begins with local releasd = …)"
    ),
  ]

  @Test("doubts what a run warns of", arguments: warnings)
  func doubts(_ row: Row) throws {
    let check = try check(row.file)
    #expect(check.errors.isEmpty)
    #expect(
      check.warnings.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0): \($0.message)" }
        == ["5:\(row.column): \(row.message)"])
    let run = try #require(try SpecBench(row.file).results.first)
    #expect(run.warnings.map(\.message).contains(row.message))
  }

  /// What looks wrong, and is not, or not for certain.
  static let right = [
    // A name that is asked for may be there.
    "if jit then jit.off() end",
    "local unpack = table.unpack or unpack",
    "if ngx then\nngx.exit()\nend",
    // What is caught, or may be, is a test of errors.
    "assert.has_error(function() x:peeks{} end, 'none')",
    "pcall(function() slep(1) end)",
    "local function wrong() spring{ bounc = 1 } end pcall(wrong)",
    "local function fails(f) return not pcall(f) end fails(function() drag.outwrad() end)",
    // What the file makes itself.
    "made = 3 print(made)", "_G.made = 3 print(made)", "function made() end made()",
    "math.round = function() return 1 end math.round()",
    "setmetatable(_G, { __index = function() return print end }) slep(1)",
    "assert:register('assertion', 'even', function() return true end) assert.even(2)",
    "interaction.define('later', {}, function(ui) return ui:rectangle{} end) interaction('later')",
    // What another value hides.
    "local drag = { outwrad = print } drag.outwrad()",
    "local function f(spring) return spring.loaded end f{ loaded = 1 }",
    "for _, x in ipairs{ { peeks = print } } do x:peeks() end",
    "local t = tile if x then t = { plai = print } end t:plai()",
    "local run = { ofset = 3 } print(run.ofset)",
    "goto done ::done:: print(1 .. 2, 1e-5, .5, 0x1p-3, -2 ^ 2, #'a', not nil)",
    "local options = {} options.within = 0.5 x:settles(options)",
    "local function f(...) print(x.max(...)) end f(x)", "print(x.max(x))",
    // What the value would decide, which the text does not tell.
    "local over = tonumber('450') drag.by(120, 0, { over = over / 1000 })",
    "local name = 'off' .. 'set' tile:value(name)",
    "local e = run.cancelled print(e and e.anything)",
    "local made = interaction(tile and 'spring-tile') print(made)",
    // What stands beside a value decides whether it is right.
    "local function f(v) drag.by(v, { over = 0.2 }) end f(vector(1, 2))",
    "local function f(t) drag.by(t(), { over = 0.2 }) drag.by(table.unpack(t)) end",
    "local function f(n) print(x:between(n, 3), x:between(3, n), from_to(n, 0.1)) end",
    "local function f(t) print(always(x:is_true(), { from = t, to = 0.1 })) end",
    "local function f(t) print(x:peaks{ above = 5, at = t }, x:settles(t)) end",
    "local function f(n) print(velocity.estimate({ { n, 1, 1 }, { 0.1, 1, 1 } })) end",
    "local function f(n) print(spring{ mass = n, stiffness = 10, damping = 100 }) end",
    "local function f(n) known_issue(n()) assert.equal(n()) assert.near({ 1, 2 }, n, 0.1) end",
    "local function f(kind) interaction(kind, { spring = 5 }) end",
    // What is not right of one run may be of another.
    "print(x:at(500), x:max(after(300)), run.events[300])",
    // What is given to a variable, or a table, further down.
    "local opts = { at = 0 } opts.within = 0.5 print(x:settles(opts))",
    "local late if tile then late = 'a' end print(x:settles{ at = 0, within = 1, by = 1, window = late })",
    // Values that are wrong on purpose.
    "pcall(function() drag.by('a', 0) end)",
    "assert.has_error(function() spring{ duration = -1 } end)",
    "for _, f in ipairs{ function() spring{ duration = -1 } end } do assert.has_error(f) end",
    "local bad = { { function() spring(1) end } } for _, row in ipairs(bad) do pcall(row[1]) end",
    "local bad = { f = function() spring(1) end } assert.has_error(bad.f)",
  ]

  @Test("is silent about what may be right", arguments: right)
  func silent(_ text: String) throws {
    let check = try check(Row(text, 0, "").file)
    #expect(check.errors.isEmpty && check.warnings.isEmpty, "\(check)")
  }

  @Test("knows what definitions in the file and beside it have")
  func definitions() throws {
    let module = """
      return interaction.define("square", { side = 80 }, function(ui, parameters)
        ui:state("moved", vector(0, 0))
        local pull = ui:drag{}:on_changed(function(value) ui.moved = value.translation end)
        return ui:rectangle{}:frame{ width = parameters.side, height = 80 }:offset("moved"):gesture(pull)
      end)
      """
    let text = """
      local square = require "square"
      it("a", function()
        local subject = interaction(square, { sde = 3 })
        print(subject:play(drag.outward()).moved.x, subject:play(drag.outward()).movd)
        print(interaction(square):play(drag.outward()).movd)
      end)
      """
    let check = try check(text, modules: ["square.lua": module])
    #expect(
      check.errors.map { "\($0.location?.line ?? 0): \($0.message)" } == [
        "3: interaction: square has no parameter \"sde\" (did you mean 'side'?)",
        "4: a run of square has no \"movd\" (did you mean 'moved'?)",
        "5: a run of square has no \"movd\" (did you mean 'moved'?)",
      ])
  }

  @Test("ends, whatever a definition does when it is played")
  func endless() throws {
    let text = """
      local endless = interaction.define("endless", {}, function(ui)
        local pull = ui:drag{}:on_changed(function() while true do end end)
        return ui:rectangle{}:frame{ width = 80, height = 80 }:gesture(pull)
      end)
      it("a", function()
        interaction(endless):play(drag.outward()):frames()
        slep(1)
      end)
      """
    let start = ContinuousClock.now
    let check = try check(text)
    #expect(check.errors.map(\.message) == ["attempt to call a nil value (global 'slep')"])
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("runs no spec and no hook")
  func runsNothing() throws {
    let text = """
      setup(function() error("setup") end)
      before_each(function() error("before") end)
      it("a", function() error("body") while true do end end)
      """
    let check = try check(text)
    #expect(check.errors.isEmpty && check.warnings.isEmpty)
  }

  @Test("ends, however deep a text is")
  func deep() throws {
    let sum = Array(repeating: "1", count: 20_000).joined(separator: " + ")
    let chain = String(repeating: ":by(1, 0)", count: 5000)
    let check = try check("it('a', function() local a = \(sum) slep(drag.by(1, 0)\(chain)) end)")
    #expect(check.errors.map(\.message) == ["attempt to call a nil value (global 'slep')"])
  }

  private func check(_ text: String, modules: [String: String] = [:]) throws -> FileCheck {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sprung-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in modules.merging(["bench_spec.lua": text], uniquingKeysWith: { $1 }) {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return SpecExecutor().check(folder.appending(path: "bench_spec.lua").path)
  }
}
