import SpecWords
import TestSupport
import Testing

@Suite("Guide")
struct GuideTests {
  @Test("every example runs, and holds", arguments: Guide.families)
  func examples(_ family: WordFamily) throws {
    let folder = try TemporaryFolder()
    for (index, entry) in family.entries.enumerated() {
      try folder.write(spec(of: entry), to: "specs/\(index)_spec.lua")
    }
    let run = try Sprung("run", "-q", in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.diagnostics)")
    let check = try Sprung("check", "--strict", in: folder.url)
    #expect(check.status == 0, "\(check.output)\(check.diagnostics)")
  }

  /// What stands before every example: `tile`, `run` and `x`.
  private static let setting = """
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward())
    local x = run.offset.x
    """

  /// A file in which the example stands where such words stand.
  private func spec(of entry: WordEntry) -> String {
    let declares = ["describe(", "it(", "checklist(", "pending("].contains {
      entry.example.hasPrefix($0)
    }
    if declares { return "\(Self.setting)\n\(entry.example)\nit('is read', function() end)" }
    return "it('runs', function()\n\(Self.setting)\n\(entry.example)\nend)"
  }

  @Test("a word is found by its last part, and a mistyped one by its neighbour")
  func lookUp() throws {
    #expect(try Sprung("doc", "hold").output.hasPrefix(":hold\n  Seconds without an event"))
    let wrong = try Sprung("doc", "setles")
    #expect(wrong.status == 2)
    #expect(
      wrong.diagnostics
        == "sprung: no word 'setles' (did you mean 'settles'?); 'sprung doc' lists all\n")
    #expect(try Sprung("doc").output.contains("\n  settles "))
  }
}
