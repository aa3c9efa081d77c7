import Foundation
import TestSupport
import Testing

/// Every spec of `Tests/Fixtures/specs` has its exact table and exit code beside it.
///
/// A spec's first line may name options: `-- options: --timeout 1`. `scripts/record` writes the
/// records anew, and then these tests fail.
@Suite("Recorded reports")
struct RecordedReportTests {
  @Test("are what the program prints", arguments: try Self.specs())
  func report(_ name: String) throws {
    let spec = URL.fixtures.appending(path: "specs/\(name)_spec.lua")
    let first = try String(contentsOf: spec, encoding: .utf8).prefix { $0 != "\n" }
    let options = first.hasPrefix("-- options: ") ? first.dropFirst(12).split(separator: " ") : []
    let run = try Sprung(
      arguments: ["run", "specs/\(name)_spec.lua", "--reproducible"] + options.map(String.init))
    let printed = run.output + run.diagnostics + "exit \(run.status)\n"
    let record = URL.fixtures.appending(path: "reports/\(name).txt")
    if ProcessInfo.processInfo.environment["SPRUNG_RECORD"] != nil {
      try printed.write(to: record, atomically: true, encoding: .utf8)
      Issue.record("recorded anew: read the difference, then test without recording")
    }
    #expect(printed == (try String(contentsOf: record, encoding: .utf8)))
  }

  /// What warns of a spec that ships, all of which are meant, warns of a user's for nothing, too.
  @Test("of the specs that ship hold no warning")
  func shipped() throws {
    let run = try Sprung("run", "specs", "-v", "--timeout", "100", in: .repository)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").filter { $0.contains(": warning: ") } == [])
  }

  @Test("every record has its spec")
  func leftovers() throws {
    let folder = URL.fixtures.appending(path: "reports").path
    let records = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(records.map { String($0.dropLast(4)) }) == Set(try Self.specs()))
  }

  private static func specs() throws -> [String] {
    let folder = URL.fixtures.appending(path: "specs").path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("_spec.lua") }.map { String($0.dropLast(9)) }.sorted()
  }
}
