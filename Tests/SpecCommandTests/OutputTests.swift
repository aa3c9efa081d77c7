import Foundation
import TestSupport
import Testing

@Suite("Outputs")
struct OutputTests {
  private let folder: TemporaryFolder
  private static let spec = "it('a', function() assert(true) end)\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a_spec.lua")
    try folder.write(Self.spec, to: "sub/b_spec.lua")
    try folder.write("", to: "sub/empty.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.lua").path, withDestinationPath: "a_spec.lua")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: ".here").path, withDestinationPath: ".")
  }

  @Test(
    "that would replace each other, or what is run, are refused before anything runs",
    arguments: [
      (
        ["run", "a_spec.lua", "--reporter", "json=x", "--reporter", "junit=x"],
        "x: two outputs would go into one file"
      ),
      (
        ["run", "a_spec.lua", "--reporter", "json=x", "--reporter", "junit=./.here/x"],
        "./.here/x: two outputs would go into one file"
      ),
      (
        [
          "run", "a_spec.lua", "--reporter", "json=sub/empty.txt", "--reporter",
          "tap=.here/sub/empty.txt",
        ],
        ".here/sub/empty.txt: two outputs would go into one file"
      ),
      (
        ["plot", "spring-tile", "--svg", "x", "--animated", "x"],
        "x: two outputs would go into one file"
      ),
      (
        ["plot", "spring-tile", "--svg", "-", "--animated", "-"],
        "standard output: two outputs would go into one file"
      ),
      (
        ["run", "a_spec.lua", "--reporter", "json=a_spec.lua"],
        "a_spec.lua: an output would replace what is run"
      ),
      (
        ["run", ".", "--reporter", "json=link.lua"], "link.lua: an output would replace what is run"
      ),
      (
        ["run", "sub/b_spec.lua", "--subject", "a=a_spec.lua", "--reporter", "json=a_spec.lua"],
        "a_spec.lua: an output would replace what is run"
      ),
      (
        ["plot", "a_spec.lua", "--svg", ".here/a_spec.lua"],
        ".here/a_spec.lua: an output would replace what is run"
      ),
    ])
  func clashes(_ arguments: [String], _ message: String) throws {
    let run = try Sprung(arguments: arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.diagnostics == "sprung: \(message)\n")
    #expect(folder.text(of: "a_spec.lua") == Self.spec)
    #expect(folder.text(of: "x") == nil)
  }

  @Test("may go into pipes and devices together, and bring up to date what they are compared with")
  func together() throws {
    let run = try Sprung(
      "run", "a_spec.lua", "--reporter", "json=/dev/null", "--reporter", "junit=/dev/null",
      "--reporter", "json=base.json", in: folder.url)
    #expect(run.status == 0, "\(run.diagnostics)")
    let again = try Sprung(
      "run", "a_spec.lua", "--compare", "base.json", "--reporter", "json=base.json", in: folder.url)
    #expect(again.status == 0)
    #expect(folder.text(of: "base.json")?.contains("\"run_finished\"") == true)
  }

  @Test("into - go to standard output")
  func standardOutput() throws {
    let plain = try Sprung("run", "a_spec.lua", "--reporter", "tap", in: folder.url)
    let dash = try Sprung("run", "a_spec.lua", "--reporter", "tap=-", in: folder.url)
    #expect(dash.output == plain.output && !plain.output.isEmpty)
    for option in ["--svg", "--animated"] {
      let drawing = try Sprung("plot", "spring-tile", option, "-", in: folder.url)
      #expect(drawing.output.hasPrefix("<?xml ") && drawing.output.hasSuffix("</svg>\n"))
    }
    #expect(folder.text(of: "-") == nil)
  }
}
