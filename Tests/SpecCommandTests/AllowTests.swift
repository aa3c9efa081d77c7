import Foundation
import TestSupport
import Testing

@Suite("--allow read=DIR")
struct AllowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("1 -2.5e1,0x10\nsecond line\r\n\nlast", to: "data/text.txt")
    try folder.write("inner", to: "data/inner/deep.txt")
    try folder.write("secret", to: "outside.txt")
    try folder.write("secret", to: "database/text.txt")
    for (link, target) in [
      ("data/out.txt", "../outside.txt"), ("data/up", ".."), ("data/in.txt", "inner/deep.txt"),
      ("linked", "data"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
  }

  /// What a spec with `body` says when it may read the folder `data`.
  private func run(_ body: String, _ options: [String] = ["--allow", "read=data"]) throws -> Sprung
  {
    try folder.write("it('a', function()\n\(body)\nend)", to: "specs/a_spec.lua")
    return try Sprung(arguments: ["run", "-v"] + options, in: folder.url)
  }

  @Test("gives the files in the folder, by each format of Lua's")
  func reads() throws {
    // What the formats mean is from the manual of Lua 5.4, section 6.8.
    let run = try run(
      """
      local file <const> = assert(io.open("data/text.txt", "rb"))
      assert.equal("file", io.type(file))
      assert.equal(1, file:read("n"))
      assert.equal(-25, file:read("*n"))
      assert.equal(",", file:read(1))
      assert.equal(16, file:read("n"))
      assert.equal("\\n", file:read("L"))
      assert.equal("second line\\r", file:read())
      assert.same({ "", "la", "st" }, { file:read("l", 2, "a") })
      assert.equal("", file:read("a"))
      assert.is_nil(file:read("l"))
      assert.is_nil(file:read(1))
      assert.equal(0, file:seek("set"))
      assert.equal("1 -2", file:read(4))
      -- What begins like a number is passed over, as far as one might go on.
      file:seek("end", -4)
      assert.is_nil(file:read("n"))
      assert.equal("last", file:read("a"))
      assert.equal(40, file:seek("set", 40))
      assert.equal("", file:read("a"))
      assert.same({ nil, "invalid argument", 22 }, { file:seek("set", -1) })
      file:close()
      assert.equal("closed file", io.type(file))
      assert.is_nil(io.type(3))
      local lines = {}
      for line in io.lines("data/text.txt") do table.insert(lines, line) end
      assert.same({ "1 -2.5e1,0x10", "second line\\r", "", "last" }, lines)
      assert.equal("inner", io.open("data/inner/../in.txt"):read("a"))
      assert.equal("inner", io.open("linked/in.txt"):read("a"))
      local none, why, number = io.open("data/none.txt")
      assert.is_nil(none)
      assert.equal("data/none.txt: no such file or directory", why)
      assert.equal(2, number)
      assert.is_nil(io.open("data/no/folder/none.txt"))
      assert.is_nil(io.open("data/text.txt/"))
      local closing <const> = io.open("data/text.txt")
      do local same <close> = closing end
      assert.equal("closed file", io.type(closing))
      assert.equal("inner", io.open("data/in.txt"):read(math.maxinteger))
      assert.equal("inn", io.open("data/in.txt"):read(3.0))
      """)
    #expect(run.status == 0, "\(run.output)\(run.diagnostics)")
  }

  /// What does not lead to a file in the folder, whether there is one or not.
  static let outside = [
    "outside.txt", "data/../outside.txt", "data/out.txt", "data/up/outside.txt", "/etc/passwd",
    "/etc/none", "none.txt", "database/text.txt", "data/up/none.txt",
    "none/none.txt", "data/up/none/none.txt",
  ]

  @Test("keeps everything else from being read", arguments: outside)
  func keeps(_ path: String) throws {
    let refused = try run("io.open('\(path)')")
    #expect(refused.status == 3)
    // What begins in the folder is not said to be elsewhere, where a reader sees it.
    let reason = path.hasPrefix("data/") ? "leads out of data" : "is not in data"
    #expect(
      refused.output.contains(
        "specs/a_spec.lua:2: error: io.open: \(path) \(reason), where --allow lets files be read"
      ), "\(refused.output)")
  }

  @Test("takes names that only look alike for two")
  func names() throws {
    // e with an acute accent, as one scalar and as two.
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    try folder.write("yes", to: "\(one)/a.txt")
    try folder.write("no", to: "\(two)/a.txt")
    // A name may begin with an accent, which then belongs to the slash before it.
    try folder.write("yes", to: "\(one)/\u{301}.txt")
    let options = ["--allow", "read=\(one)"]
    let allowed = try run(
      "for _, name in ipairs{ 'a', '\u{301}' } do "
        + "assert.equal('yes', io.open('\(one)/' .. name .. '.txt'):read('a')) end", options)
    #expect(allowed.status == 0, "\(allowed.output)")
    #expect(try run("io.open('\(two)/a.txt')", options).status == 3)
  }

  @Test(
    "says what else is not done",
    arguments: [
      ("io.open('data')", "io.open: data is no file that can be read"),
      ("io.open('')", "io.open: an empty path leads to no file"),
      (
        "io.open('data/new.txt', 'w')",
        "io.open: the mode should be \"r\" or \"rb\", since files are only read, got \"w\""
      ),
      ("io.lines('data/none.txt')", "io.lines: data/none.txt: no such file or directory"),
      ("io.write('a')", "'io.write' is absent: files are read by io.open and io.lines alone"),
      ("io.open(3)", "io.open: the path should be a string, got 3"),
      ("io.open('data/\\0text.txt')", "io.open: data/\\x00text.txt is no file that can be read"),
      (
        "io.open('data/text.txt'):read('x')",
        "file:read: the format should be \"l\", \"L\", \"n\", \"a\" or a number of bytes, got \"x\""
      ),
      ("local f = io.open('data/in.txt') f:close() f:read()", "file:read: the file is closed"),
      (
        "io.open('data/text.txt'):read(-1)",
        "file:read: the format should be \"l\", \"L\", \"n\", \"a\" or a number of bytes, got -1"
      ),
      (
        "io.open('data/text.txt'):seek('start')",
        "file:seek: the start should be \"set\", \"cur\" or \"end\", got \"start\""
      ),
      (
        "io.open('data/text.txt'):seek('set', 0.5)",
        "file:seek: the offset should be a whole number of bytes, got 0.5"
      ),
      ("io.open('data/text.txt'):write('a')", "'file:write' is absent: files are only read"),
    ])
  func refuses(_ body: String, _ message: String) throws {
    let refused = try run(body)
    #expect(refused.status == 3)
    #expect(refused.output.contains("specs/a_spec.lua:2: error: \(message)\n"), "\(refused.output)")
  }

  @Test("is named where it was not given")
  func missing() throws {
    let refused = try run("io.open('data/text.txt')", [])
    #expect(
      refused.output.contains(
        "'io.open' is absent: scripts get no clock, environment, files or processes "
          + "(--allow read=DIR lets them read the files in DIR)"), "\(refused.output)")
    let check = try Sprung("check", in: folder.url)
    #expect(check.output.hasPrefix("specs/a_spec.lua:2:4: error: 'io.open' is absent: "))
    #expect(try Sprung("check", "--allow", "read=data", in: folder.url).status == 0)
  }

  @Test("bounds what is read by the limit of memory")
  func bounds() throws {
    try folder.write("", to: "data/large.bin")
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "data/large.bin"))
    try handle.truncate(atOffset: 6 << 20)
    try handle.close()
    let limit = ["--allow", "read=data", "--memory", "4"]
    let one = try run("io.open('data/large.bin')", limit)
    #expect(one.output.contains("data/large.bin holds more than the 4 MiB that --memory allows"))
    // As much as the limit holds once, but not twice.
    let whole = try run(
      "assert.equal(6 << 20, #io.open('data/large.bin'):read('a'))",
      ["--allow", "read=data", "--memory", "10"])
    #expect(whole.status == 0, "\(whole.output)")
    // Each by itself is small enough, all of them are not.
    let many = try run(
      "local all = {} for i = 1, 9 do all[i] = io.open('data/large.bin') end",
      ["--allow", "read=data", "--memory", "20"])
    #expect(many.output.contains("not enough memory: the limit is 20 MiB"), "\(many.output)")
    #expect(many.status == 3)
  }

  /// The host reads a text of 127 MiB into memory that Lua does not count, and two of them and what is
  /// garbage are more than 300 MiB.
  @Test("reads a large file as often as a spec likes, and more at once is an error of Lua's")
  func large() throws {
    let path = folder.url.appending(path: "data/large.bin").path
    try #require(FileManager.default.createFile(atPath: path, contents: nil))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 127 << 20)
    try handle.close()
    let run = try run(
      """
        for _ = 1, 6 do assert.equal(127 << 20, #io.open("data/large.bin"):read("a")) end
      end)
      it('b', function()
        local all = {}
        local read <const> = function()
          for i = 1, 6 do all[i] = io.open("data/large.bin"):read("a") end
        end
        local isRead, why = pcall(read)
        assert.is_false(isRead)
        assert.matches("not enough memory", tostring(why))
        assert.equal(2, #all)
      """, ["--allow", "read=data", "--memory", "300"])
    #expect(run.status == 0, "\(run.output)\(run.diagnostics)")
  }

  @Test("is the only way to a text: one that a script calls by a path is shown to nobody")
  func called() throws {
    let run = try run("load('none.x()', '@outside.txt')()", [])
    #expect(run.status == 3)
    #expect(run.output.contains("specs/a_spec.lua:2: error: outside.txt:1: "), "\(run.output)")
    #expect(!run.output.contains("secret"), "\(run.output)")
    let endless = try self.run("load('none.x()', '@/dev/zero')()", [])
    #expect(endless.output.contains("attempt to index a nil value"), "\(endless.output)")
  }

  @Test("leaves out what no one has written")
  func texts() throws {
    for name in ["specs/huge.lua", "specs/huge_spec.lua"] {
      try folder.write("", to: name)
      let handle = try FileHandle(forWritingTo: folder.url.appending(path: name))
      try handle.truncate(atOffset: 1 << 40)
      try handle.close()
    }
    let module = try run("require 'huge'", [])
    #expect(
      module.output.contains("cannot read specs/huge.lua: file too large (the limit is 32 MiB)"))
    #expect(
      module.output.contains(
        "cannot read specs/huge_spec.lua: file too large (the limit is 32 MiB)"))
    #expect(try Sprung("list", in: folder.url).status == 3)
  }

  @Test(
    "wants a folder that there is",
    arguments: ["read=none", "read=outside.txt", "write=data", "data"])
  func usage(_ value: String) throws {
    let refused = try run("", ["--allow", value])
    #expect(refused.status == 2)
    #expect(
      refused.diagnostics.contains("--allow")
        && refused.diagnostics.contains("a folder that can be read"),
      "\(refused.diagnostics)")
  }
}
