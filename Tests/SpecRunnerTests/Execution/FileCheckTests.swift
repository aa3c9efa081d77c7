import Foundation
import SpecResults
import TestSupport
import Testing

@testable import SpecRunner

/// What is wrong with a text, found without running its specs: of single lines, in `SpecLineTests`.
@Suite("File check")
struct FileCheckTests {
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
    "expect(tile and x:at_most(500) or x:at_least(500))",
    "local claim = tile and x:at_most(500) expect(claim or x:at_least(500))",
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
    let check = try check(
      """
      it("is checked", function()
        local tile = interaction("spring-tile")
        local run = tile:play(drag.outward())
        local x = run.offset.x
        \(text)
      end)
      """)
    #expect(check.errors.isEmpty && check.warnings.isEmpty, "\(check)")
  }

  @Test(
    "tells of two claims that Lua takes for one",
    arguments: [
      (
        "expect(x:at_most(1) or x:at_least(5))",
        "or takes the first claim alone: write any_of(a, b)"
      ),
      (
        "expect(always(x:falling()) and x:at_least(5))",
        "and takes the second claim alone: write all_of(a, b)"
      ),
    ])
  func joined(_ text: String, _ message: String) throws {
    let run = "local x = interaction('spring-tile'):play(drag.outward()).offset.x"
    let check = try check("it('a', function()\n\(run)\n\(text)\nend)")
    #expect(check.errors.isEmpty)
    #expect(check.warnings.map { "\($0.location?.line ?? 0): \($0.message)" } == ["3: \(message)"])
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
    let folder = try TemporaryFolder()
    for (name, text) in modules { try folder.write(text, to: name) }
    try folder.write(text, to: "bench_spec.lua")
    return SpecExecutor().check(folder.path(of: "bench_spec.lua"))
  }
}
