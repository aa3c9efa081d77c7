import Foundation
import Testing

/// A folder with two spec files: one of two passing specs, one of a failing and a raising one.
private func folder() throws -> TemporaryFolder {
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
      (["--shard", "1/2"], 0, "2 specs: 2 ok"),
      (["--shard", "2/2"], 3, "2 specs: 1 failed, 1 errored"),
      (["--repeat", "2", "specs/a_spec.lua"], 0, "4 specs: 4 ok"),
      (["-j1", "-x", "specs/b_spec.lua", "specs/a_spec.lua"], 1, "1 spec: 1 failed"),
    ])
  func select(options: [String], status: Int32, summary: String) throws {
    let folder = try folder()
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
    let folder = try folder()
    try folder.write("", to: "empty/readme.txt")
    let run = try Sprung(
      arguments: ["run", "--reporter", "junit=out.xml"] + options, in: folder.url)
    #expect(run.status == status)
    #expect(run.diagnostics == "sprung: \(message)\n")
    #expect(folder.text(of: "out.xml")?.contains("tests=\"0\"") == true)
  }

  @Test("of what failed last comes back to the whole when all is well")
  func lastFailed() throws {
    let folder = try folder()
    let environment = ["XDG_CACHE_HOME": folder.url.path + "/cache"]
    let options = ["run", "--last-failed"]
    _ = try Sprung("run", in: folder.url, environment: environment)
    let again = try Sprung(arguments: options, in: folder.url, environment: environment)
    #expect(again.output.contains("2 specs: 1 failed, 1 errored"))
    try folder.write("it('passes', function() end)", to: "specs/b_spec.lua")
    _ = try Sprung("run", in: folder.url, environment: environment)
    let whole = try Sprung(arguments: options, in: folder.url, environment: environment)
    #expect(whole.output.contains("3 specs: 3 ok"))
    #expect(
      whole.diagnostics == "sprung: nothing failed in the last run here: running everything\n")
  }

  @Test("is listed without running")
  func list() throws {
    let folder = try folder()
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

  @Test("by Bazel's variables is understood")
  func bazel() throws {
    let folder = try folder()
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

@Suite("Digests")
struct DigestTests {
  @Test("do not hang on the number of jobs, and repeat")
  func verify() throws {
    let folder = try folder()
    let digests = try ["-j1", "-j2"].map { jobs in
      try Sprung("run", jobs, "--verify", "3", in: folder.url)
    }
    #expect(digests.allSatisfy { $0.diagnostics == "sprung: 3 runs, one digest\n" })
    let texts = digests.map { $0.output.split(separator: "digest ").last }
    #expect(texts[0] == texts[1])
  }

  @Test("that change are an answer of their own")
  func changed() throws {
    let folder = try folder()
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
    let folder = try folder()
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
