import SpecResults
import SpecWords
import Testing

@Suite("Modules")
struct ModuleTests {
  @Test("are found beside the running file, and run once")
  func beside() throws {
    let bench = try SpecBench(
      """
      local one, two = require "counter", require "counter"
      it("counts", function() assert(one == two and one.runs == 1 and runs == 1) end)
      """,
      modules: ["counter.lua": "runs = (runs or 0) + 1; return { runs = runs }"])
    #expect(bench.lines == ["passed counts"])
  }

  static let mistakes = [
    "require 'gone'": "there is no ",
    "require 'Loop'": "no installed packages are read (did you mean 'loop'?)",
    "require 'luaunit'":
      "no installed packages are read (describe, it, expect and assert are there without it)",
    "require '../up'": "require: a module is named like \"a.b\", got \"../up\"",
    "require 'loop'": "is read while it is being read",
    "require 'broken'": "broken at home",
    "require()": "require: the name should be a string, got nil",
  ]

  @Test("that cannot be had are errors of the file", arguments: mistakes.keys.sorted())
  func refused(_ call: String) throws {
    let bench = try SpecBench(
      call, modules: ["loop.lua": "return require 'loop'", "broken.lua": "error('broken at home')"])
    #expect(bench.lines.count == 1)
    #expect(bench.lines.first?.contains(Self.mistakes[call] ?? "?") == true, "\(bench.lines)")
  }

  @Test("show their own line where they are blamed")
  func sources() throws {
    let bench = try SpecBench(
      "local home = require 'home' it('a', function() home.check() end)",
      modules: ["home.lua": "local home = {}\nfunction home.check()\n  gone() end\nreturn home"])
    #expect(bench.results.first?.errors.map(\.source) == ["gone() end"])
  }

  static let names: [(text: String, message: String)] = [
    (
      "require 'home' it('a', function() home.check() end)",
      "attempt to index a nil value (global 'home') (require answers what the file returns: local home = require(…))"
    ),
    (
      "local empty = require('empty') it('a', function() empty.check() end)",
      "attempt to index a boolean value (upvalue 'empty') (require answers true of a file that returns nothing)"
    ),
    (
      "local t = {} function t.check() end it('a', function() t.chekc() end)",
      "attempt to call a nil value (field 'chekc') (did you mean 'check'?)"
    ),
  ]

  @Test("are told of where their names are used wrongly", arguments: names)
  func name(text: String, message: String) throws {
    let bench = try SpecBench(
      text, modules: ["home.lua": "return { check = print }", "empty.lua": "local home = {}"])
    #expect(bench.lines == ["errored a | raised 1: \(message)"])
  }

  @Test("may take the place of an interaction, under --subject")
  func subject() throws {
    let bench = try SpecBench(
      """
      it("is replaced", function()
        local tile = interaction("spring-tile")
        assert(tile:value("offset") == nil and tile:value("mine") == 7)
      end)
      """,
      modules: [
        "mine.lua": """
        return interaction.define("spring-tile", {}, function(ui)
          ui:state("mine", 7)
          ui:state("offset", nil)
          return ui:rectangle{}
        end)
        """
      ],
      subjects: ["spring-tile": ["mine.lua"]])
    #expect(bench.lines == ["passed is replaced"])
  }

  @Test("that stand for one interaction are laid over each other, and its names over theirs")
  func stacked() throws {
    let layer = { (key: String, value: String) in
      """
      local mine = interaction.define("mine", { pace = 1 }, function(ui, parameters)
        ui:state("place", 0)
        ui:state("pace", parameters.pace)
        ui:channel("twice", function() return 2 end)
        return ui:rectangle{}
      end)
      return mine.with{ \(key) = \(value) }
      """
    }
    var settings = SpecSettings()
    settings.subjects["spring-tile"] = StandIn(paths: [], names: ["place": "offset"])
    let bench = try SpecBench(
      """
      it("is stacked", function()
        local tile = interaction("spring-tile")
        assert.same({ 5, 3, 7 }, { tile:value("offset"), tile:value("twice"), tile:value("pace") })
      end)
      """,
      modules: [
        "a.lua": layer("[\"state place\"]", "5"),
        "b.lua": layer("[\"channel twice\"]", "function() return 3 end"),
        "c.lua": layer("parameters", "{ pace = 7 }"),
      ],
      settings: settings, subjects: ["spring-tile": ["a.lua", "b.lua", "c.lua"]])
    #expect(bench.lines == ["passed is stacked"])
  }

  @Test("that override what no subject uses are told of when the file ends")
  func unused() throws {
    let bench = try SpecBench(
      """
      local plain = interaction.define("plain", {}, function(ui) return ui:rectangle{} end)
      it("is built", function() interaction(plain.with{ rectangle = { corner_radius = 3 }, frame = {} }) end)
      """)
    #expect(
      bench.lines == [
        "passed is built", "file raised 2: with: no subject has used the key \"frame\"",
      ])
  }
}
