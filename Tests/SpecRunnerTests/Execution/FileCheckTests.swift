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

  @Test("says of names what a run says, and where", arguments: errors)
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
      "local y = ofst", 11,
      "there is no \"ofst\", which reads as nil (a text stands in quotes, \"ofst\"; a variable begins with local ofst = …)"
    ),
    Row(
      "local y = releasd", 11,
      "there is no \"releasd\", which reads as nil (a text stands in quotes, \"releasd\"; a variable begins with local releasd = …)"
    ),
  ]

  @Test("doubts names and units that a run warns of", arguments: warnings)
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
