import Foundation
import TestSupport
import Testing

@Suite("sprung replay")
struct ReplayTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      local square = interaction.define("square", {}, function(ui)
        ui:canvas{ width = 200, height = 100 }
        ui:state("moved", vector(0, 0))
        local pull = ui:drag{}
          :on_changed(function(value) ui.moved = value.translation end)
          :on_ended(function() ui:mark("over") end)
        return ui:rectangle{}:frame{ width = 80, height = 80 }:gesture(pull)
      end)
      it("is pulled", function()
        local run = interaction(square):play(drag.by(12, -6):release())
        expect(always(run.moved.x:at_most(11)))
      end)
      it("is done twice", function()
        local both = stage{ width = 200, height = 100 }
        both:add(square)
        both:add(square):edit("moved", { 3, 0 })
        interaction(square):edit("moved", { 4, 0 })
      end)
      it("is empty", function() end)
      """, to: "specs/a_spec.lua")
    try folder.write(
      "checklist('c', {}, function() check('own.id', {}, function() assert(true) end) end)",
      to: "specs/b_spec.lua")
  }

  @Test("tells what happened, in the order of time, then what was claimed")
  func story() throws {
    let replay = try Sprung(
      "replay", "specs/a_spec.lua > is pulled", "--plots", "ascii", in: folder.url)
    #expect(replay.status == 1)
    #expect(replay.diagnostics == "")
    // One move, one sample of 120 a second after the press in the middle: 12 and -6 points are 1440
    // and -720 points a second, and a quarter of that is predicted beyond where the pointer is. What
    // the drag tells is in the space of its view, whose corner is (60, 10) on the canvas.
    #expect(
      replay.output.hasPrefix(
        """
        specs/a_spec.lua:9  is pulled
        square
          0.000000  pressed  at (100, 50)
          0.008333  began    at (52, 34), moved (12, -6), velocity (1440, -720)
                    changed  at (52, 34), moved (12, -6), velocity (1440, -720)
                    written  moved = (12, -6) by on_changed
                    lifted   at (112, 44)
                    ended    at (52, 34), moved (12, -6), velocity (1440, -720), predicted to end at (412, -146)
                    marked   over
                    settled
        FAIL  specs/a_spec.lua   1 failed

        """), "\(replay.output)")
    #expect(replay.output.contains("specs/a_spec.lua:11: error: expected: "))
    #expect(replay.output.contains("0 s moved.x"))
    let again = try Sprung(
      "replay", "specs/a_spec.lua > is pulled", "--plots", "ascii", in: folder.url)
    #expect(again.output == replay.output)
  }

  @Test("keeps stages apart, each with a clock of its own, and says where nothing happened")
  func stages() throws {
    let twice = try Sprung("replay", "specs/a_spec.lua > is done twice", in: folder.url)
    let lines = twice.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix(" ") }.prefix(3) == [
        "specs/a_spec.lua:13  is done twice", "1: square", "2: square",
      ])
    #expect(
      lines.filter { $0.contains("edited") }.map { $0.suffix(14) } == [
        "moved = (3, 0)", "moved = (4, 0)",
      ])
    let empty = try Sprung("replay", "specs/a_spec.lua > is empty", in: folder.url)
    #expect(
      empty.output.hasPrefix("specs/a_spec.lua:19  is empty\nnothing happened to a subject\n"))
  }

  @Test("finds a check by its own id, and a spec by a path from anywhere")
  func finds() throws {
    #expect(try Sprung("replay", "own.id", in: folder.url).status == 0)
    try folder.write("it('a', function() end)", to: "elsewhere/c_spec.lua")
    for id in ["elsewhere/c_spec.lua > a", "./elsewhere/c_spec.lua > a"] {
      let other = try Sprung("replay", id, in: folder.url)
      #expect(other.status == 0)
      #expect(other.output.hasPrefix("elsewhere/c_spec.lua:1  a\n"))
    }
  }

  @Test(
    "finds specs by what reports and lists show of them",
    arguments: [
      ("loop", "loop"), ("loop #2", "loop #2"), ("a\\n\\x1b[1mb", "a\\n\\x1b[1mb"),
      ("a\n\u{1B}[1mb", "a\\n\\x1b[1mb"),
    ])
  func shown(_ name: String, _ shown: String) throws {
    try folder.write(
      #"""
      for i = 1, 2 do it("loop", function() assert(false) end) end
      it("a\n\x1b[1mb", function() assert(false) end)
      """#, to: "specs/c_spec.lua")
    let run = try Sprung("run", "specs/c_spec.lua", in: folder.url)
    #expect(run.output.contains("\n  FAIL  \(shown)\n"))
    let list = try Sprung("list", "specs/c_spec.lua", in: folder.url)
    #expect(list.output.contains("  \(shown)\n"))
    let replay = try Sprung("replay", "specs/c_spec.lua > \(name)", in: folder.url)
    #expect(replay.status == 1)
    #expect(replay.output.contains("  \(shown)\nnothing happened"), "\(replay.output)")
  }

  @Test("tells the path of a file in one line, without what a terminal obeys")
  func path() throws {
    let path = "specs/e\u{1B}[31m\nok_spec.lua"
    try folder.write("it('a', function() assert(false) end)", to: path)
    for arguments in [["list", path], ["run", path], ["replay", path + ":1"]] {
      let output = try Sprung(arguments: arguments, in: folder.url).output
      #expect(output.contains(#"specs/e\x1b[31m\nok_spec.lua"#))
      #expect(!output.contains("\u{1B}") && !output.contains("\nok"))
    }
  }

  /// The specs of a_spec.lua stand in lines 9 to 12, 13 to 18 and 19.
  @Test(
    "finds a spec by a line of it, and by the path of what holds no other",
    arguments: [
      ("specs/a_spec.lua:9", "specs/a_spec.lua:9  is pulled\n"),
      ("specs/a_spec.lua:11", "specs/a_spec.lua:9  is pulled\n"),
      ("specs/a_spec.lua:19", "specs/a_spec.lua:19  is empty\n"),
      ("./specs/b_spec.lua", "specs/b_spec.lua:1  own.id\n"),
      ("alone", "alone/d_spec.lua:1  is alone\n"),
    ])
  func line(_ name: String, _ beginning: String) throws {
    try folder.write("it('is alone', function() end)", to: "alone/d_spec.lua")
    let replay = try Sprung("replay", name, in: folder.url)
    #expect(replay.output.hasPrefix(beginning), "\(replay.output)")
    #expect(replay.diagnostics == "")
    // Nothing else has run.
    #expect(
      replay.output.split(separator: "\n").count {
        $0.contains("_spec.lua   1 ") || $0.hasPrefix("c ")
      } == 1)
  }

  @Test(
    "says which specs a path may mean where those are several, and where there is none",
    arguments: [
      (
        ["specs/c_spec.lua:1"], 2,
        """
        specs/c_spec.lua:1 means 2 specs; say which, by PATH:LINE or by its id:
          specs/c_spec.lua:2  specs/c_spec.lua > both > first
          specs/c_spec.lua:3  specs/c_spec.lua > both > second
        """
      ),
      (
        ["many"], 2,
        "many means 12 specs; say which, by PATH:LINE or by its id:\n"
          + (1...10).map { "  many/m_spec.lua:1  many/m_spec.lua > \($0)\n" }.joined()
          + "  and 2 more"
      ),
      (
        ["specs/c_spec.lua:6"], 4,
        "nothing selected: 2 specs in 1 file, none of them wanted by specs/c_spec.lua:6, where none stands"
      ),
      (
        ["specs/c_spec.lua:two"], 2,
        "specs/c_spec.lua:two: 'two' is no line's number; lines are counted from 1"
      ),
      (
        ["specs/none_spec.lua:2"], 2,
        "no spec has the id 'specs/none_spec.lua:2', nor is that a file"
      ),
      (
        ["specs/c_spec.lua:2", "specs"], 2,
        "specs/c_spec.lua:2 says itself where the spec stands; further paths are for an id"
      ),
    ] as [([String], Int32, String)])
  func unclear(_ arguments: [String], _ status: Int32, _ message: String) throws {
    try folder.write(
      """
      describe("both", function()
        it("first", function() end)
        it("second", function() end)
      end)

      """, to: "specs/c_spec.lua")
    try folder.write("for i = 1, 12 do it(tostring(i), function() end) end", to: "many/m_spec.lua")
    let replay = try Sprung(arguments: ["replay"] + arguments, in: folder.url)
    #expect(replay.status == status)
    #expect(replay.output == "")
    #expect(replay.diagnostics == "sprung: \(message)\n")
  }

  @Test(
    "wants the id of a spec that there is",
    arguments: [
      (["own.idd"], "no spec has the id 'own.idd' (did you mean 'own.id'?)"),
      (
        ["own.id", "specs/a_spec.lua"],
        "no spec has the id 'own.id'; 'sprung list --json' shows them"
      ),
      ([], "replay wants a spec, by PATH:LINE or by its id: 'sprung list' shows both"),
    ] as [([String], String)])
  func refuses(_ arguments: [String], _ message: String) throws {
    let replay = try Sprung(arguments: ["replay"] + arguments, in: folder.url)
    #expect(replay.status == 2)
    #expect(replay.output == "")
    #expect(replay.diagnostics == "sprung: \(message)\n")
  }

  @Test("does not call unknown what a file that cannot be read may declare")
  func unread() throws {
    try folder.write("local x = = 1", to: "specs/c_spec.lua")
    let unknown = try Sprung("replay", "c.id", in: folder.url)
    #expect(unknown.status == 3)
    #expect(
      unknown.diagnostics.contains("specs/c_spec.lua:1:11: error: unexpected symbol near '='"),
      "\(unknown.diagnostics)")
    // What is found elsewhere does not hang on that file.
    let known = try Sprung("replay", "own.id", in: folder.url)
    #expect(known.status == 0 && known.diagnostics == "")
  }

  /// Where a run frees each subject after its play, 300 of 2,400 moves each were more than the 512 MiB
  /// of a worker.
  @Test("tells of very many subjects and events as much as anyone reads")
  func many() throws {
    try folder.write(
      """
      it("goes on", function()
        for _ = 1, 60 do
          interaction("spring-tile"):play(drag.by(120, 0, { over = 20 }):release())
        end
        assert(true)
      end)
      """, to: "many_spec.lua")
    let replay = try Sprung(
      "replay", "many_spec.lua > goes on", "--timeout", "300", in: folder.url)
    #expect(replay.status == 0, "\(replay.output.suffix(500))\(replay.diagnostics)")
    let told = replay.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(replay.output.contains("10 more subjects are not told of"))
    #expect(replay.output.contains("more events are not told of"))
    #expect((10_000...10_010).contains(told.count), "\(told.count)")
  }

  @Test("says where there are no specs at all")
  func empty() throws {
    try folder.write("", to: "none/notes.txt")
    let empty = try Sprung("replay", "own.id", "none", in: folder.url)
    #expect(empty.status == 4)
    #expect(empty.diagnostics == "sprung: nothing selected: no *_spec.lua in none\n")
  }
}
