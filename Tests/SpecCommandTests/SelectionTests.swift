import Foundation
import TestSupport
import Testing

/// A folder with two spec files: one of two passing specs, one of a failing and a raising one.
private func specFolder() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.write(
    """
    describe("one", function()
      it("passes #quick", function() end)
      it("passes, too", function() end)
    end)
    """, to: "specs/a_spec.lua")
  try folder.write(
    """
    it("fails", function() assert(false, "no") end)
    it("raises", function() error("no") end)
    """, to: "specs/b_spec.lua")
  return folder
}

@Suite("Selection by options")
struct SelectionTests {
  @Test(
    "runs what was asked for, and answers for it alone",
    arguments: [
      ([], 3, "4 specs: 2 ok, 1 failed, 1 errored"),
      (["specs/a_spec.lua"], 0, "2 specs: 2 ok"),
      (["specs/b_spec.lua:1"], 1, "1 spec: 1 failed"),
      (["--filter", "fails"], 1, "1 spec: 1 failed"),
      (["--filter", "one", "--exclude=too"], 0, "1 spec: 1 ok"),
      (["-t", "quick"], 0, "1 spec: 1 ok"),
      (["--exclude-tags", "quick", "specs/a_spec.lua"], 0, "1 spec: 1 ok"),
      (["--id", "specs/b_spec.lua > raises"], 3, "1 spec: 1 errored"),
      (["--id", "./specs//b_spec.lua > raises"], 3, "1 spec: 1 errored"),
      (["--shard", "1/2"], 0, "2 specs: 2 ok"),
      (["--shard", "2/2"], 3, "2 specs: 1 failed, 1 errored"),
      (["--repeat", "2", "specs/a_spec.lua"], 0, "4 specs: 4 ok"),
      (["-j1", "-x", "specs/b_spec.lua", "specs/a_spec.lua"], 1, "1 spec: 1 failed"),
    ])
  func select(options: [String], status: Int32, summary: String) throws {
    let folder = try specFolder()
    let run = try Sprung(arguments: ["run"] + options, in: folder.url)
    #expect(run.status == status)
    #expect(run.output.contains("\n\(summary)   ") || run.output.hasPrefix("\(summary)   "))
  }

  @Test(
    "that is empty is no success: it is told what there was",
    arguments: [
      (
        ["--filter", "zebra"], 4,
        "nothing selected: 4 specs in 2 files, none of them wanted by --filter 'zebra'"
      ),
      (["specs/none.lua"], 2, "specs/none.lua: no such file or folder"),
      (["empty"], 4, "nothing selected: no *_spec.lua in empty"),
      (
        ["--filter", "zebra", "--pass-with-no-tests"], 0,
        "nothing selected: 4 specs in 2 files, none of them wanted by --filter 'zebra'"
      ),
      (["--shard", "3/3"], 0, "nothing selected in this shard"),
      (["--shard", "3/3", "--filter", "zebra"], 4, "nothing selected: no *_spec.lua in specs"),
    ])
  func empty(options: [String], status: Int32, message: String) throws {
    let folder = try specFolder()
    try folder.write("", to: "empty/readme.txt")
    let run = try Sprung(
      arguments: ["run", "--reporter", "junit=out.xml"] + options, in: folder.url)
    #expect(run.status == status)
    #expect(run.diagnostics == "sprung: \(message)\n")
    #expect(folder.text(of: "out.xml")?.contains("tests=\"0\"") == true)
  }

  @Test("is listed without running")
  func list() throws {
    let folder = try specFolder()
    let list = try Sprung("list", "--filter", "one", in: folder.url)
    #expect(list.status == 0)
    #expect(
      list.output == """
        specs/a_spec.lua:2  one > passes #quick
        specs/a_spec.lua:3  one > passes, too

        """)
    #expect(try Sprung("run", "--list", "--filter", "one", in: folder.url).output == list.output)
    let json = try Sprung("list", "--json", "--tags", "quick", in: folder.url).output
    let spec = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(spec?["id"] as? String == "specs/a_spec.lua > one > passes #quick")
    #expect(spec?["tags"] as? [String] == ["quick"])
  }

  /// Two specs may have one name, and which is the second does not hang on who asks.
  @Test("is listed with the ids and in the order of a run, also in one that is drawn")
  func order() throws {
    let folder = try TemporaryFolder()
    let specs = (1...6).map { "  it('spec \($0)', function() end)\n" }.joined()
    for file in ["a", "b", "c"] {
      try folder.write(
        "describe('block', function()\n\(specs)end)\nit('block > spec 1', function() end)\n",
        to: "specs/\(file)_spec.lua")
    }
    var orders: Set<[String]> = []
    for options in [[], ["--shuffle"], ["--shuffle", "--seed", "7"], ["--repeat", "2"]] {
      _ = try Sprung(
        arguments: ["run", "-j1", "--reporter", "json=run.json"] + options, in: folder.url)
      let list = try Sprung(arguments: ["list", "--json"] + options, in: folder.url).output
      let ids = { (text: String) in
        try text.split(separator: "\n").compactMap { line in
          let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
          let location = event?["location"] as? [String: Any]
          return (event?["id"] as? String).map { "\($0) \(location?["line"] ?? 0)" }
        }
      }
      let listed = try ids(list)
      #expect(listed.count == (options.first == "--repeat" ? 42 : 21))
      #expect(try ids(folder.text(of: "run.json") ?? "") == listed, "\(options)")
      orders.insert(listed)
    }
    #expect(orders.count == 4)
  }

  @Test("by Bazel's variables is understood")
  func bazel() throws {
    let folder = try specFolder()
    let run = try Sprung(
      "run", in: folder.url,
      environment: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
        "TESTBRIDGE_TEST_ONLY": "too", "XML_OUTPUT_FILE": "out.xml",
        "TEST_PREMATURE_EXIT_FILE": "early",
      ])
    #expect(run.status == 0)
    #expect(run.output.contains("1 spec: 1 ok"))
    #expect(folder.text(of: "status") == "")
    #expect(folder.text(of: "out.xml")?.contains("tests=\"1\"") == true)
    #expect(folder.text(of: "early") == nil)
  }
}

@Suite("What failed last")
struct LastFailedTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try specFolder()
    _ = try sprung("run")
  }

  private func sprung(_ arguments: String..., cache: String? = nil) throws -> Sprung {
    try Sprung(
      arguments: arguments, in: folder.url,
      environment: ["XDG_CACHE_HOME": cache ?? folder.url.path + "/cache", "HOME": "/dev/null"])
  }

  /// What `run --last-failed` is about, which `list --last-failed` must tell before.
  private func lastFailed(_ paths: String...) throws -> [String] {
    try Sprung(
      arguments: ["list", "--last-failed"] + paths, in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]
    ).output.split(separator: "\n").map(String.init)
  }

  private static let both = ["specs/b_spec.lua:1  fails", "specs/b_spec.lua:2  raises"]

  @Test("comes back to the whole when all is well")
  func well() throws {
    let again = try sprung("run", "--last-failed")
    #expect(again.output.contains("2 specs: 1 failed, 1 errored"))
    #expect(again.diagnostics == "")
    try folder.write("it('passes', function() end)", to: "specs/b_spec.lua")
    _ = try sprung("run")
    let whole = try sprung("run", "--last-failed")
    #expect(whole.output.contains("3 specs: 3 ok"))
    #expect(
      whole.diagnostics == "sprung: nothing failed in the last run here: running everything\n")
    let list = try sprung("run", "--list", "--last-failed")
    #expect(list.output.split(separator: "\n").count == 3)
    #expect(
      list.diagnostics == "sprung: nothing failed in the last run here: listing everything\n")
  }

  @Test("is listed as it runs")
  func listed() throws {
    #expect(try lastFailed() == Self.both)
    #expect(
      try sprung("run", "--list", "--last-failed").output == Self.both.joined(separator: "\n")
        + "\n")
    #expect(try lastFailed("specs/a_spec.lua") == [])
  }

  @Test(
    "is not forgotten where nothing ran, or not all",
    arguments: [
      (["run", "nothere"], 2), (["run", "--filter", "zzz"], 4), (["run", "--shard", "3/3"], 0),
      (["run", "specs/a_spec.lua", "--last-failed"], 4), (["run", "-x", "-j1"], 1),
      (["run", "-x", "--last-failed"], 1), (["run", "--list"], 0), (["run", "--bogus"], 2),
    ] as [([String], Int32)])
  func kept(_ arguments: [String], _ status: Int32) throws {
    let run = try Sprung(
      arguments: arguments, in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
    #expect(run.status == status, "\(run.diagnostics)")
    #expect(try lastFailed() == Self.both)
  }

  @Test("is found however a path is spelled")
  func spelled() throws {
    for path in [
      "./specs", "specs/b_spec.lua", folder.url.path, "../\(folder.url.lastPathComponent)",
    ] {
      #expect(try lastFailed(path) == Self.both, "\(path)")
    }
    _ = try sprung("run", folder.url.path + "/specs//b_spec.lua")
    #expect(try lastFailed() == Self.both)
  }

  @Test("may be a whole file, or a spec with a name of several lines")
  func whole() throws {
    try folder.write("it('is fine', function() end", to: "specs/c_spec.lua")
    try folder.write("it('two\\nlines', function() assert(false) end)", to: "specs/b_spec.lua")
    _ = try sprung("run")
    try folder.write("it('is fine', function() end)", to: "specs/c_spec.lua")
    let run = try sprung("run", "--last-failed")
    #expect(run.output.contains("\n2 specs: 1 ok, 1 failed "), "\(run.output)")
  }

  @Test("is said not to be known where no run is recorded, and not to be kept where it cannot be")
  func unrecorded() throws {
    let first = try sprung("run", "--last-failed", cache: folder.url.path + "/other")
    #expect(first.diagnostics == "sprung: no run is recorded here: running everything\n")
    #expect(first.output.contains("4 specs: 2 ok, 1 failed, 1 errored"))
    // A cache is no folder of the working folder; below HOME there is none either.
    let other = try sprung("run", "--last-failed", cache: "cache")
    #expect(
      other.diagnostics.hasPrefix(
        """
        sprung: no run is recorded here: running everything
        sprung: what failed is not kept for --last-failed: /dev/null/.cache/sprung/failed-
        """), "\(other.diagnostics)")
    #expect(other.status == 3)
  }
}

@Suite("A spec file that cannot be run")
struct LeftOutTests {
  @Test("costs a run its good status, whatever keeps it from being found")
  func notFound() throws {
    let folder = try specFolder()
    let run = try Sprung(
      shell: """
        rm specs/b_spec.lua; $SPRUNG run >green || exit 70
        touch "$(printf 'specs/x\\377_spec.lua')"
        for command in run list 'run --list' check 'checklist --findings' 'mutate spring-tile --faults \(
          URL.repository.appending(path: "specs/faults").path)'; do
          $SPRUNG $command >>out 2>>told; echo $? >>statuses
        done
        $SPRUNG run "$(printf 'specs/x\\377_spec.lua')"
        """, in: folder.url)
    #expect(run.status == 2)
    #expect(folder.text(of: "statuses") == "2\n2\n2\n2\n2\n2\n")
    let told = folder.text(of: "told")?.split(separator: "\n").filter {
      $0.hasPrefix("sprung: specs/x")
    }
    #expect(
      told
        == Array(
          repeating: "sprung: specs/x\u{FFFD}_spec.lua: cannot be read: its name is not UTF-8",
          count: 6))
    #expect(run.diagnostics.contains("unless its name is not UTF-8, which cannot be given"))
  }

  @Test(
    "keeps mistakes from being judged by the other checks alone",
    arguments: [["mutate", "spring-tile"], ["diagnose", "subject.lua", "--as", "spring-tile"]])
  func notListed(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("it('a', function() end", to: "specs/a_spec.lua")
    try folder.write("", to: "subject.lua")
    let faults = URL.repository.appending(path: "specs/faults").path
    let run = try Sprung(arguments: arguments + ["--faults", faults], in: folder.url)
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(
      run.diagnostics.hasPrefix("sprung: specs/a_spec.lua:1:")
        && run.diagnostics.hasSuffix(", so that the checks in specs/a_spec.lua are not known\n"),
      "\(run.diagnostics)")
  }

  @Test("keeps a table of checks from being brought up to date")
  func table() throws {
    let folder = try TemporaryFolder()
    try folder.write("it('a', function() end", to: "specs/a_spec.lua")
    let text = "<!-- sprung checklist -->\nas it was\n<!-- sprung end -->\n"
    try folder.write(text, to: "table.md")
    for option in ["--check", "--update"] {
      let run = try Sprung("checklist", option, "table.md", in: folder.url)
      #expect(run.status == 3)
      #expect(run.diagnostics == "sprung: table.md:1: not all checks could be run\n")
      #expect(folder.text(of: "table.md") == text)
    }
    let findings = try Sprung("checklist", "--findings", in: folder.url)
    #expect(findings.status == 3)
    #expect(findings.diagnostics.hasPrefix("sprung: specs/a_spec.lua:1:"))
  }
}

@Suite("Digests")
struct DigestTests {
  @Test("do not hang on the number of jobs, and repeat")
  func verify() throws {
    let folder = try specFolder()
    let digests = try ["-j1", "-j2"].map { jobs in
      try Sprung("run", jobs, "--verify", "3", in: folder.url)
    }
    #expect(digests.allSatisfy { $0.diagnostics == "sprung: 3 runs, one digest\n" })
    let texts = digests.map { $0.output.split(separator: "digest ").last }
    #expect(texts[0] == texts[1])
  }

  @Test("that change are an answer of their own")
  func changed() throws {
    let folder = try specFolder()
    // Only the wall clock can make two runs differ, and such a run has no digest at all.
    try folder.write("it('hangs', function() while true do end end)", to: "specs/c_spec.lua")
    let run = try Sprung(
      "run", "--verify", "2", "--timeout", "0.1", "--instructions", "100000000000",
      "specs/c_spec.lua", in: folder.url)
    #expect(run.status == 3)
    #expect(!run.output.contains("digest"))
    #expect(run.diagnostics == "sprung: not every run has this digest\n")
  }
}

@Suite("Watch")
struct WatchTests {
  @Test("runs again when a spec is saved, and that one alone")
  func watch() throws {
    let folder = try specFolder()
    let run = try Sprung(
      shell: """
        : >out
        $SPRUNG watch >>out & pid=$!
        wait_for() { for i in $(seq 1500); do grep -q "$1" out && return; sleep 0.02; done; }
        wait_for '^4 specs'
        echo 'it("passes", function() end)' >specs/b_spec.lua
        wait_for '^1 spec:'
        kill $pid
        """, in: folder.url)
    #expect(run.diagnostics == "")
    let lines = folder.text(of: "out")?.split(separator: "\n") ?? []
    #expect(lines.contains { $0.hasPrefix("4 specs: 2 ok, 1 failed, 1 errored") })
    #expect(lines.contains { $0.hasPrefix("1 spec: 1 ok") })
  }
}
