import Foundation
import TestSupport
import Testing

@Suite("sprung check")
struct CheckTests {
  @Test("reports as compilers do, with the place and its line")
  func report() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      it("a", function()
        local run = interaction("spring-tile"):play(drag.by(120, 0, { over = 450 }):release())
        expect(run.offset.x:peeks{ at = 125, within = 0.1 })
      end)
      """, to: "specs/names_spec.lua")
    try folder.write("it('a', function() local x = = 1 end)\n", to: "specs/syntax_spec.lua")
    let check = try Sprung("check", in: folder.url)
    #expect(check.status == 3)
    #expect(
      check.output == """
        specs/names_spec.lua:2:65: warning: drag.by: over is 450 s; times are in seconds: is 0.45 meant?
        specs/names_spec.lua:3:23: error: a signal has no "peeks" (did you mean 'peaks'?)
          3 | expect(run.offset.x:peeks{ at = 125, within = 0.1 })
                                  ^
        specs/syntax_spec.lua:1:30: error: unexpected symbol near '=' (a value is missing behind =)
          1 | it('a', function() local x = = 1 end)
                                           ^
        2 files: 2 errors, 1 warning

        """)
    #expect(check.diagnostics == "")
  }

  @Test("begins no line with what a file raises", arguments: ["check", "list"])
  func forged(_ subcommand: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("error('no\\nb_spec.lua:1: error: forged')", to: "a_spec.lua")
    let told = try Sprung(subcommand, "a_spec.lua", in: folder.url)
    let lines = (told.output + told.diagnostics).split(separator: "\n")
    #expect(lines.contains("  b_spec.lua:1: error: forged"))
  }

  @Test("tells what stands in another file before what stands in this one, whatever the lines")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.write("local none\n\nerror('not ready')\nreturn none", to: "specs/part.lua")
    try folder.write("local a = spring{ duration = 450 }\nrequire 'part'", to: "specs/a_spec.lua")
    let check = try Sprung("check", in: folder.url)
    let places = check.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("specs/") ? line.split(separator: " ").first.map(String.init) : nil
    }
    #expect(places == ["specs/part.lua:3:", "specs/a_spec.lua:1:19:"], "\(check.output)")
  }

  @Test(
    "answers for what is wrong",
    arguments: [
      (["specs/right_spec.lua"], 0, "1 file: nothing wrong\n", ""),
      (["specs/none.lua"], 2, "", "sprung: specs/none.lua: no such file or folder\n"),
      (["empty"], 4, "", "sprung: nothing selected: no *_spec.lua in empty\n"),
    ] as [([String], Int32, String, String)])
  func status(_ paths: [String], _ status: Int32, _ output: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("it('a', function() end)", to: "specs/right_spec.lua")
    try folder.write("", to: "empty/readme.txt")
    let check = try Sprung(arguments: ["check"] + paths, in: folder.url)
    #expect((check.status, check.output, check.diagnostics) == (status, output, message))
  }

  @Test("takes a warning for an error where it is to be strict")
  func strict() throws {
    let folder = try TemporaryFolder()
    try folder.write("it('a', function() spring{ duration = 450 } end)", to: "specs/a_spec.lua")
    #expect(try Sprung("check", in: folder.url).status == 0)
    #expect(try Sprung("check", "--strict", in: folder.url).status == 3)
  }

  @Test("finds nothing in the specs that ship, nor in their modules")
  func shipped() throws {
    let files = try #require(
      FileManager.default.enumerator(atPath: URL.repository.appending(path: "specs").path))
    let paths = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".lua") }
    let check = try Sprung(
      arguments: ["check", "--strict"] + paths.sorted().map { "specs/\($0)" },
      in: .repository)
    #expect(paths.count > 100)
    #expect(check.output == "\(paths.count) files: nothing wrong\n")
  }
}
