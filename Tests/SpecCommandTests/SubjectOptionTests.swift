import Foundation
import TestSupport
import Testing

@Suite("--subject NAME=FILE")
struct SubjectOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      it("asks", function() assert(interaction("spring-tile"):play(drag.outward()).settled) end)
      it("does not", function() assert(true) end)
      """, to: "specs/a_spec.lua")
    try folder.write("it('does neither', function() assert(true) end)", to: "specs/b_spec.lua")
    try folder.write("it('raises', function() error('no') end)", to: "other_spec.lua")
    try folder.write(
      """
      return interaction.define("tile", {}, function(ui)
        ui:state("offset", vector(0, 0))
        local pull = ui:drag{ minimum_distance = 3 }:on_changed(function(value)
          ui.offset = value.translation
        end)
        return ui:rectangle{}:frame{ width = 112, height = 112 }:offset("offset"):gesture(pull)
      end)
      """, to: "tile.lua")
    try folder.write("error('is built')", to: "bad.lua")
  }

  @Test(
    "is wrong use where nothing asks for that name, since the product's own was judged in its place",
    arguments: [
      (["run"], "nope=bad.lua", 2, "no spec that ran asked for 'nope'"),
      (
        ["run"], "spring-tle=bad.lua", 2,
        "no spec that ran asked for 'spring-tle' (did you mean 'spring-tile'?)"
      ),
      (
        ["run", "specs/a_spec.lua:2"], "spring-tile=tile.lua", 2,
        "no spec that ran asked for 'spring-tile'"
      ),
      (["replay", "specs/b_spec.lua"], "nope=bad.lua", 2, "no spec that ran asked for 'nope'"),
      (["plot", "spring-tile"], "nope=bad.lua", 2, "no spec that ran asked for 'nope'"),
      (["plot", "specs/a_spec.lua"], "nope=bad.lua", 2, "no spec that ran asked for 'nope'"),
      // One share may be without a spec that another has.
      (
        ["run", "--shard", "2/2"], "spring-tile=tile.lua", 0,
        "no spec that ran asked for 'spring-tile'"
      ),
      (["run"], "spring-tile=tile.lua", 0, nil), (["run", "-j1"], "spring-tile=tile.lua", 0, nil),
      (["plot", "spring-tile"], "spring-tile=tile.lua", 0, nil),
      (["plot", "own"], "own=tile.lua", 0, nil),
      // What raises, or does not run, may have asked for it.
      (["run", "other_spec.lua"], "nope=bad.lua", 3, nil),
      (["run"], "spring-tile=bad.lua", 3, nil),
      (["list"], "nope=bad.lua", 2, "unknown option"),
      (["run", "--list"], "nope=bad.lua", 0, nil),
    ] as [([String], String, Int32, String?)])
  func unused(_ arguments: [String], _ value: String, _ status: Int32, _ told: String?) throws {
    let run = try Sprung(arguments: arguments + ["--subject", value], in: folder.url)
    #expect(run.status == status, "\(run.output)\(run.diagnostics)")
    if let told, told.hasPrefix("no spec") {
      #expect(run.diagnostics == "sprung: --subject \(value): \(told)\n")
    } else {
      #expect(!run.diagnostics.contains("no spec"), "\(run.diagnostics)")
    }
  }

  @Test("and --rename take one value for each name, and mutate and diagnose no subject besides")
  func twice() throws {
    let twice = try Sprung(
      "run", "--subject", "a=bad.lua", "--subject=a=tile.lua", in: folder.url)
    #expect(twice.status == 2)
    #expect(
      twice.diagnostics
        == "sprung: --subject was given twice for 'a'; see 'sprung run --help'\n")
    let renamed = try Sprung(
      "diagnose", "tile.lua", "--rename", "a=b", "--rename", "a=c", in: folder.url)
    #expect(
      renamed.diagnostics
        == "sprung: --rename was given twice for 'a'; see 'sprung diagnose --help'\n")
    for option in ["subject=a=bad.lua", "verify=2", "run-timeout=1"] {
      #expect(try Sprung("mutate", "--\(option)", in: folder.url).status == 2)
      #expect(try Sprung("diagnose", "tile.lua", "--\(option)", in: folder.url).status == 2)
    }
  }

  @Test("that --rename knows no name of is told so")
  func unmetName() throws {
    let told = try Sprung(
      "diagnose", folder.url.path + "/tile.lua", "--as", "follow-tile", "--rename", "ofset=offset",
      in: .repository)
    #expect(told.status == 3)
    #expect(
      told.diagnostics.contains("there is no state or channel \"ofset\" (did you mean 'offset'?)"),
      "\(told.diagnostics)")
  }
}
