import Foundation
import TestSupport
import Testing

/// HC-31: what happens to reports that cannot be written, shown on a run that was recorded.
@Suite("Report files")
struct ReportFileTests {
  static let record = """
    {"event":"run_started","format":1,"version":"1","seed":"0","files":1}
    {"event":"file_started","path":"a_spec.lua"}
    {"event":"file_finished","path":"a_spec.lua","counts":{"passed":1,"failed":0,"errored":0,\
    "skipped":0,"known":0},"declared":1,"duration":0.5}
    {"event":"run_finished","counts":{"passed":1,"failed":0,"errored":0,"skipped":0,"known":0},\
    "declared":1,"errored_files":0,"duration":0.5,"ending":{"reason":"complete"}}
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.record, to: "run.json")
    return folder
  }

  @Test("are written whole, beside the table")
  func written() throws {
    let folder = try folder()
    let run = try Sprung(
      "merge", "run.json", "--reporter", "junit=out.xml", "--reporter=json=out.json", in: folder.url
    )
    #expect(run.status == 0)
    #expect(run.output == "ok    a_spec.lua   1 ok\n1 spec: 1 ok   500 ms\n")
    #expect(run.diagnostics == "")
    #expect(folder.text(of: "out.xml")?.hasSuffix("</testsuites>\n") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["out.json", "out.xml", "run.json"])
  }

  @Test(
    "that cannot be written are named, cost the good status, and leave nothing behind",
    arguments: [
      ("folder", "is a directory"), ("missing/out.xml", "no such file or directory"),
      ("run.json/out.xml", "not a directory"), ("/dev/full", "no space left on device"),
    ])
  func refused(path: String, reason: String) throws {
    let folder = try folder()
    try folder.write("", to: "folder/inside")
    let run = try Sprung("merge", "run.json", "--reporter", "junit=\(path)", in: folder.url)
    #expect(run.status == 2)
    #expect(run.diagnostics == "sprung: \(path): cannot write: \(reason)\n")
    #expect(run.output.contains("1 spec: 1 ok"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["folder", "run.json"])
  }

  @Test("to a full device on standard output are failures, too")
  func standardOutput() throws {
    let folder = try folder()
    let run = try Sprung(shell: "$SPRUNG merge run.json >/dev/full", in: folder.url)
    #expect(run.status == 2)
    #expect(run.diagnostics == "sprung: standard output: cannot write: no space left on device\n")
  }

  @Test("a closed standard output ends the output, not the run")
  func closedPipe() throws {
    let folder = try folder()
    let run = try Sprung(
      shell:
        "($SPRUNG merge run.json --reporter table --reporter junit=out.xml; echo $? >code) | true",
      in: folder.url)
    #expect(run.diagnostics == "")
    #expect(folder.text(of: "code") == "0\n")
    #expect(folder.text(of: "out.xml") != nil)
  }

  @Test("two streams merge into one run with the sums of both")
  func merge() throws {
    let folder = try folder()
    try folder.write(Self.record, to: "other.json")
    let run = try Sprung("merge", "run.json", "other.json", in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("2 specs: 2 ok   1 s\n"))
  }

  @Test("of one file are not counted twice")
  func twice() throws {
    let folder = try folder()
    let run = try Sprung("merge", "run.json", "./run.json", in: folder.url)
    #expect(run.status == 2)
    #expect(run.diagnostics == "sprung: ./run.json: the same report is given twice\n")
  }

  @Test(
    "that are no reports are refused by name",
    arguments: [
      ("[", "1: not a JSON report of sprung, as --reporter json=FILE writes it"),
      (
        "{\"event\":\"run_started\",\"format\":9}",
        "1: format 9 is later than this program knows (1)"
      ),
      (
        "{\"event\":\"run_started\",\"format\":1}\n{\"ev",
        "2: the report is cut off here, before its run ends"
      ),
    ])
  func malformed(text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "run.json")
    let run = try Sprung("merge", "run.json", in: folder.url)
    #expect(run.status == 2)
    #expect(run.diagnostics == "sprung: run.json:\(reason)\n")
  }

  @Test(
    "that have no end, and pipes that nobody writes to, are refused",
    arguments: [
      ("/dev/zero", "/dev/zero: cannot read: it holds more than 256 MiB"),
      ("pipe", "pipe:1: not a JSON report of sprung, as --reporter json=FILE writes it"),
    ])
  func endless(path: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("it('a', function() end)", to: "a_spec.lua")
    let run = try Sprung(
      shell: """
        mkfifo pipe
        timeout 60 $SPRUNG merge \(path); echo $?
        timeout 60 $SPRUNG run a_spec.lua --compare \(path); echo $?
        """, in: folder.url)
    #expect(run.output == "2\n2\n")
    #expect(run.diagnostics == "sprung: \(message)\nsprung: \(message)\n")
  }

  @Test("come through a pipe that somebody writes to")
  func piped() throws {
    let folder = try folder()
    let run = try Sprung(
      shell: """
        mkfifo pipe
        { sleep 0.1; cat run.json; } >pipe & 
        $SPRUNG merge /dev/fd/3 3<pipe
        """, in: folder.url)
    #expect(run.output.hasSuffix("1 spec: 1 ok   500 ms\n"), "\(run.output)\(run.diagnostics)")
  }
}
