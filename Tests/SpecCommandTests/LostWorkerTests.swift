import Foundation
import TestSupport
import Testing

@Suite("A worker that dies")
struct LostWorkerTests {
  /// Waits for a worker of `$pid` and puts its number into `$worker`. It is known to be where it does
  /// not end when it has used a fifth of a second of its processor, of which what comes before that
  /// takes some milliseconds; there may be others that have less to do. Where all have ended there is
  /// nothing to wait for.
  private static let waiting = """
    until [ "$worker" ]; do
      [ "$(cut -d ' ' -f 3 /proc/$pid/stat)" != Z ] || exit 99
      sleep 0.02
      for one in $(pgrep -P $pid); do
        [ "$(cut -d ' ' -f 14 /proc/$one/stat)" -ge 20 ] && worker=$one
      done
    done
    """

  /// Runs `sprung` with what it prints in `out`, and sends `signal` to it or to a worker once that is at
  /// work.
  private static func sprung(
    _ arguments: String, in folder: TemporaryFolder, _ signal: String, to process: String
  ) throws -> Sprung {
    try Sprung(
      shell: """
        $SPRUNG \(arguments) >out &
        pid=$!
        \(waiting)
        kill -s \(signal) $\(process)
        wait $pid
        """, in: folder.url)
  }

  @Test("costs its running spec, with the reason, and nothing else")
  func lost() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      it("runs before", function() end)
      it("is running when its worker dies", function() while true do end end)
      it("runs afterwards", function() end)
      """, to: "lost_spec.lua")
    let run = try Self.sprung(
      "run lost_spec.lua --instructions 100000000000 --timeout 600 --reproducible", in: folder,
      "SEGV", to: "worker")
    #expect(run.status == 3)
    let text = folder.text(of: "out") ?? ""
    #expect(text.hasPrefix("ERROR lost_spec.lua   2 ok, 1 errored"))
    #expect(text.contains("  ERROR is running when its worker dies\n"))
    #expect(text.contains("crashed its process: segmentation fault"))
  }

  /// A search that looks for an end in every way that there is; no instruction of Lua's is counted
  /// meanwhile.
  private static let endless = "string.find(('a'):rep(400), ('.-'):rep(60) .. 'b')"

  @Test("costs a check the file that it was looking at, and nothing else")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.endless, to: "specs/a_lost_spec.lua")
    try folder.write("it('a', function() spring.bouncey() end)", to: "specs/b_spec.lua")
    let check = try Self.sprung("check --timeout 600", in: folder, "SEGV", to: "worker")
    #expect(check.status == 3)
    let text = folder.text(of: "out") ?? ""
    #expect(
      text.hasPrefix("specs/a_lost_spec.lua: error: loading the file ")
        && text.contains("segmentation fault"), "\(text)")
    #expect(text.contains("specs/b_spec.lua:1:27: error: spring has no \"bouncey\""), "\(text)")
    #expect(text.hasSuffix("2 files: 2 errors\n"), "\(text)")
  }

  /// What only looks at files must not hang on one of them, whatever looks.
  @Test(
    "costs a listing, a replay and the share of another machine no more than its own file",
    arguments: [
      (["list"], 3, "specs/b_spec.lua:1  b\n"),
      (["list", "-j", "1"], 3, "specs/b_spec.lua:1  b\n"),
      (["run", "--list", "-j", "3"], 3, "specs/b_spec.lua:1  b\n"),
      // What there is to be found is found.
      (["replay", "own.id"], 0, nil),
      (["replay", "none.id"], 3, ""),
      (["checklist", "none.id"], 3, nil),
      // There is something to do for the other machines, one of which tells of the file.
      (["run", "--shard", "4/4"], 0, nil),
      (["list", "--shard", "4/4"], 0, ""),
    ] as [([String], Int32, String?)])
  func survey(_ arguments: [String], _ status: Int32, _ output: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.endless, to: "specs/a_lost_spec.lua")
    try folder.write("it('b', function() end)", to: "specs/b_spec.lua")
    try folder.write(
      "checklist('c', {}, function() check('own.id', {}, function() assert(true) end) end)",
      to: "specs/c_spec.lua")
    let survey = try Sprung(arguments: arguments + ["--timeout", "0.5"], in: folder.url)
    #expect(survey.status == status, "\(survey.output)\(survey.diagnostics)")
    let own = output.map { $0.isEmpty ? $0 : $0 + "specs/c_spec.lua:1  own.id\n" }
    if let own { #expect(survey.output == own) }
    let told =
      "specs/a_lost_spec.lua: error: loading the file took longer than 0.5 s of wall time"
    if status == 3, output != nil {
      #expect(survey.diagnostics.contains(told), "\(survey.diagnostics)")
    }
  }

  /// A replacement for a byte that is not UTF-8 takes three.
  @Test(
    "is not brought down by a long text that is not UTF-8, nor by one that is",
    arguments: ["error", "interaction", "spring-tile", "assert.equal(1, "], ["\\xff", "x"])
  func longTexts(_ word: String, _ byte: String) throws {
    let folder = try TemporaryFolder()
    let text = "('\(byte)'):rep(50 << 20)"
    let call =
      switch word {
      case "spring-tile": "interaction('spring-tile'):value(\(text))"
      case let word where word.hasSuffix(" "): "\(word)\(text))"
      default: "\(word)(\(text))"
      }
    try folder.write("it('a', function()\n\(call)\nend)", to: "long_spec.lua")
    let run = try Sprung("run", "long_spec.lua", "--timeout", "60", in: folder.url)
    #expect(run.status == (word == "assert.equal(1, " ? 1 : 3))
    #expect(run.output.contains("long_spec.lua:2: error: "))
    #expect(!run.output.contains("its process"), "\(run.output.suffix(500))")
  }

  @Test("an interrupt ends the run in good order, with what had finished")
  func interrupt() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      it("runs before", function() end)
      it("is interrupted", function() while true do end end)
      """, to: "lost_spec.lua")
    for (signal, status) in [("INT", 130), ("TERM", 143)] {
      let run = try Self.sprung(
        "run lost_spec.lua --instructions 100000000000 --timeout 600 --reporter junit=out.xml",
        in: folder, signal, to: "pid")
      #expect(run.status == Int32(status))
      #expect(folder.text(of: "out")?.contains("1 spec: 1 ok") == true)
      #expect(folder.text(of: "out.xml")?.contains("<error type=\"interrupted\"") == true)
      #expect(folder.text(of: "out.xml")?.hasSuffix("</testsuites>\n") == true)
    }
  }

  /// What runs more than once must not take the end of one run for the end of its work.
  @Test(
    "an interrupt ends all that would go on after a run",
    arguments: [
      ["watch"], ["run", "--verify", "3"], ["mutate", "spring-tile"],
      ["diagnose", "subject.lua", "--as", "spring-tile"], ["checklist", "--findings"],
      ["checklist", "--check", "table.md"], ["plot", "lost_spec.lua"],
    ])
  func interruptAll(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let faults = URL.repository.appending(path: "specs/faults").path
    try folder.write("while true do end", to: "specs/lost_spec.lua")
    try folder.write("while true do end", to: "lost_spec.lua")
    try folder.write("", to: "subject.lua")
    try folder.write("<!-- sprung checklist -->\n<!-- sprung end -->\n", to: "table.md")
    let options = ["--instructions", "100000000000", "--timeout", "600"]
    let others = ["mutate", "diagnose"].contains(arguments[0]) ? ["--faults", faults] : []
    for (signal, status) in [("INT", 130), ("TERM", 143)] {
      let run = try Sprung(
        shell: """
          timeout -s KILL 600 $SPRUNG \((arguments + options + others).joined(separator: " ")) >out &
          timeout=$!
          until pid=$(pgrep -P $timeout); do sleep 0.02; done
          \(Self.waiting)
          kill -s \(signal) $pid
          wait $timeout
          """, in: folder.url)
      #expect(run.status == Int32(status), "\(arguments) \(run.diagnostics)")
    }
  }
}
