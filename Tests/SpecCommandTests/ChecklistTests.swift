import Foundation
import TestSupport
import Testing

/// A folder with a checklist of two rows and a plain spec.
private func folder() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.write(
    """
    checklist("a spring", { document = "page.txt" }, function()
      check("spring.ratio", {
        action = "Ask for the ratio.", observe = "It is 1 less the bounce.",
        titles = { fr = "Rapport" }, actions = { fr = "Demander le rapport." },
      }, function()
        observe("ratio", spring{ bounce = 0.2 }.damping_ratio)
        assert.near(0.8, spring{ bounce = 0.2 }.damping_ratio, 1e-12)
      end)
      check("springy.other", { action = "Nothing.", observe = "Nothing." }, function()
        assert(true)
      end)
    end)
    it("is no check", function() end)
    """, to: "specs/spring_spec.lua")
  return folder
}

@Suite("Checklists")
struct ChecklistTests {
  @Test("show checks alone, with what to do, in the language asked for")
  func table() throws {
    let folder = try folder()
    let run = try Sprung("checklist", "spring", "--lang=fr", "--reproducible", in: folder.url)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0] == "a spring   page.txt   specs/spring_spec.lua")
    #expect(
      lines[1].hasPrefix(
        "  ok     Rapport   Demander le rapport.   It is 1 less the bounce. (en)   ratio 0.8"))
    #expect(lines.last?.hasPrefix("1 vérification\u{A0}: 1 ok   0 ms") == true)
    #expect(try Sprung("checklist", in: folder.url).output.contains("2 checks: 2 ok"))
  }

  @Test("run checks alone: another spec's failure is no row's, and no check is not all of them")
  func checksAlone() throws {
    let folder = try folder()
    try folder.write(#"it("fails", function() assert(false) end)"#, to: "specs/plain_spec.lua")
    let run = try Sprung("checklist", in: folder.url)
    #expect(run.status == 0)
    #expect(run.diagnostics == "")
    let alone = try Sprung("checklist", "--specs", "specs/plain_spec.lua", in: folder.url)
    #expect(alone.status == 4)
    #expect(
      alone.diagnostics
        == "sprung: nothing selected: 1 spec in 1 file, none of them wanted by a checklist, which is of check(…) alone\n"
    )
  }

  @Test("refuse an id that no check bears, also where others are shown, and a marker's")
  func unknownIDs() throws {
    let folder = try folder()
    let run = try Sprung("checklist", "spring.ratoi", "springy", "--reproducible", in: folder.url)
    #expect(run.status == 2)
    #expect(run.output.contains("1 check: 1 ok"))
    #expect(
      run.diagnostics
        == "sprung: there is no check 'spring.ratoi' (did you mean 'spring.ratio'?)\n")
    try folder.write(
      "# A\n<!-- sprung checklist sprnig -->\n<!-- sprung end -->\n", to: "page.md")
    for option in ["--check", "--update"] {
      let marked = try Sprung("checklist", option, "page.md", in: folder.url)
      #expect(marked.status == 2)
      #expect(
        marked.diagnostics
          == "sprung: page.md:2: there is no check 'sprnig' (did you mean 'spring'?)\n")
    }
  }

  @Test("refuse an id that checks of two files bear, and a language that no report speaks")
  func doubles() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try folder.write(
        "checklist('c', {}, function() check('x.y', {}, function() assert(true) end) end)",
        to: "specs/\(name)_spec.lua")
    }
    let run = try Sprung("checklist", in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.diagnostics
        == "sprung: the check 'x.y' stands in specs/a_spec.lua and in specs/b_spec.lua\n")
    for options in ["wording = { de = {} }", "wording = { [1] = {} }"] {
      try folder.write("checklist('c', { \(options) }, function() end)", to: "specs/c_spec.lua")
      #expect(
        try Sprung("run", "specs/c_spec.lua", in: folder.url).output
          .contains("specs/c_spec.lua:1: error: checklist: wording: no report speaks \""))
    }
    try folder.write(
      "checklist('c', {}, function() check('x', { titles = { klingon = 'Q' } }, function() end) end)",
      to: "specs/c_spec.lua")
    #expect(
      try Sprung("run", "specs/c_spec.lua", in: folder.url).output.contains(
        "check: titles: no report speaks \"klingon\" (known: ar, en, fr, sv, uz)"))
  }

  @Test("speak every language in each row of a document, label and figure")
  func languages() throws {
    let folder = try TemporaryFolder()
    let report = folder.url.appending(path: "all.json").path
    let run = try Sprung(
      "checklist", "--timeout", "100", "--reporter", "json=\(report)", in: .repository)
    #expect(run.status == 0)
    let checks = try String(contentsOfFile: report, encoding: .utf8)
      .split(separator: "\n").compactMap { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      }
    let documented = try String(
      contentsOf: URL.repository.appending(path: "specs/rows.txt"), encoding: .utf8
    ).split(separator: "\n").filter { $0.hasPrefix("  ") }
      .flatMap { $0.prefix { $0 != "|" }.split(separator: " ").map(String.init) }
    for id in Set(documented) {
      let result = try #require(checks.first { $0["id"] as? String == id })
      let check = result["check"] as? [String: Any] ?? [:]
      for field in ["titles", "actions", "observes", "checklists"] {
        let texts = check[field] as? [[String: String]] ?? []
        let languages = texts.filter { $0["text"] != "" }.compactMap { $0["language"] }
        #expect(Set(languages).isSuperset(of: ["ar", "fr", "sv", "uz"]), "\(id) \(field)")
      }
    }
    for language in ["ar", "fr", "sv", "uz"] {
      let merged = try Sprung("merge", "--lang", language, "--reporter", "markdown", report)
      // Words that are English alone, of phrases and labels, but for two names. A row that a document
      // does not have may be English, and says so.
      let names = ["committed-rectangle", "committed.x"]
      let text = names.reduce(merged.output) { $0.replacingOccurrences(of: $1, with: "") }
      let rows = text.split(separator: "\n").filter { !$0.contains("(en)") }
      #expect(rows.count > 138)
      for word in ["always", "release", " spare", "within", "committed", " apart ", "| top "] {
        #expect(rows.filter { $0.contains(word) } == [], "\(language)")
      }
    }
  }

  @Test("read a language of their wording only where a report speaks it")
  func wording() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      checklist("a spring", {
        wording = {
          sv = { ["a spring"] = "en fjäder", ["spring.at"] = { title = "Läge", action = "Vänta.",
            labels = { ["at #"] = "vid #" } } },
          uz = function() error("no Uzbek") end,
        },
      }, function()
        check("spring.at", { action = "Wait.", observe = "It rests." }, function()
          observe("at 2 s", 1, "pt")
          assert(true)
        end)
      end)
      """, to: "specs/spring_spec.lua")
    let english = try Sprung("checklist", in: folder.url)
    #expect(english.status == 0 && english.output.contains("at   Wait.   It rests.   at 2 s: 1 pt"))
    let swedish = try Sprung("checklist", "--lang", "sv", in: folder.url)
    #expect(swedish.output.hasPrefix("en fjäder   specs/"))
    #expect(swedish.output.contains("Läge   Vänta.   It rests. (en)   vid 2 s: 1 pt"))
    try folder.write(
      """
      checklist("x", { wording = { sv = { ["x.y"] = { obseve = "Vila." } } } }, function()
        check("x.y", {}, function() assert(true) end)
      end)
      """, to: "wrong_spec.lua")
    let wrong = try Sprung("run", "--lang", "sv", "wrong_spec.lua", in: folder.url)
    #expect(wrong.status == 3)
    #expect(
      wrong.output.contains("the row x.y in sv has no field \"obseve\" (did you mean 'observe'"))
    for arguments in [["--lang", "uz"], ["--reporter", "json"]] {
      let run = try Sprung(arguments: ["checklist"] + arguments, in: folder.url)
      #expect(run.status == 3 && run.output.contains("no Uzbek"))
    }
  }

  // A drag of 100 pt that is given up where it is, a sheet at 680 pt pulled up by as much, a tile
  // that is home at once; the fall was measured elsewhere as 191 to 210 pt of a drag of 210.
  @Test("tell the facts that they came upon, with the check whose run shows each")
  func findings() throws {
    let run = try Sprung("checklist", "--findings", "--timeout", "100", in: .repository)
    #expect(run.status == 0 && run.output.hasSuffix("\n4 findings\n"))
    let lines = run.output.split(separator: "\n").map(String.init)
    for (end, check) in [
      (": (0, 100) pt", "drag.cancel"), (": 580 pt", "sheet.cancel"),
      (": 0 pt", "tile.release-order"),
    ] {
      let index = try #require(lines.firstIndex { $0.hasSuffix(end) })
      #expect(lines[index + 1].contains("   \(check)   specs/"))
    }
    let fall = lines.first { $0.contains("falls back") }?.split(separator: " ").dropLast().last
    #expect((191...210).contains(fall.flatMap { Double($0) } ?? 0))
  }

  @Test("are not shown in an order that cannot be read")
  func missingRows() throws {
    for survey in [[], ["--coverage"]] {
      let run = try Sprung(
        arguments: ["checklist", "--rows", "no/rows.txt"] + survey + ["tile.gate"],
        in: .repository)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.diagnostics == "sprung: no/rows.txt: cannot read: no such file or directory\n")
    }
  }

  // The counts are the catalogue's.
  @Test("cover every row and every mistake, those of the host in the Swift tests")
  func coverage() throws {
    let run = try Sprung("checklist", "--coverage", "--timeout", "100", in: .repository)
    #expect(run.status == 0 && run.output.hasSuffix("each has a check; 169 mistakes\n"))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  m.host.") } == 27)
    #expect(!lines.contains { $0.hasPrefix("  NONE") || $0.hasPrefix("  FAIL") })
  }

  @Test("name the document of the language they speak")
  func documents() throws {
    for (language, document) in [("fr", "000_13a70209cfd18c2e"), ("sv", "001_1d531cd918d36c22")] {
      let run = try Sprung(
        "checklist", "--lang", language, "tile.gate", in: .repository)
      #expect(run.output.contains(document + ".txt"))
    }
  }

  @Test("come in the order of the documents' rows, file by file, what is in none last")
  func order() throws {
    let folder = try TemporaryFolder()
    for (file, ids) in [("a", ["a.one", "a.two"]), ("b", ["b.one", "b.two", "b.three"])] {
      let checks = ids.map { "check('\($0)', {}, function() assert(true) end)" }
      try folder.write(
        "checklist('\(file)', {}, function() \(checks.joined(separator: " ")) end)",
        to: "specs/\(file)_spec.lua")
    }
    try folder.write("page.txt\n  b.three | Three\n  b.two a.two | Two\n", to: "specs/rows.txt")
    let ids = try Sprung("checklist", "--reporter", "tap", in: folder.url).output
      .split(separator: "\n").filter { $0.hasPrefix("ok") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(ids == ["three", "two", "one", "two", "one"])
    let run = try Sprung("run", "--reporter", "tap", in: folder.url).output
    #expect(run.contains("ok 1 - specs/a_spec.lua"))
  }

  @Test("are kept up to date between the markers of a Markdown file")
  func committed() throws {
    let folder = try folder()
    let head = "# Page\n\n<!-- sprung checklist spring --lang fr -->\n"
    let tail = "<!-- sprung end -->\n\nThe rest.\n"
    try folder.write(head + "old\n" + tail, to: "page.md")
    let outdated = try Sprung("checklist", "--check", "page.md", in: folder.url)
    #expect(outdated.status == 1)
    #expect(outdated.diagnostics.hasPrefix("sprung: page.md: out of date"))
    #expect(try Sprung("checklist", "--update", "page.md", in: folder.url).status == 0)
    let text = folder.text(of: "page.md") ?? ""
    #expect(text.hasPrefix(head) && text.hasSuffix(tail))
    #expect(text.contains("| Rapport | Demander le rapport. | It is 1 less the bounce. (en) |"))
    let current = try Sprung("checklist", "--check", "page.md", in: folder.url)
    #expect(current.status == 0 && current.output == "" && current.diagnostics == "")
  }

  @Test("are refused where a file has no markers, or one too few")
  func markers() throws {
    let folder = try folder()
    try folder.write("text\n", to: "none.md")
    try folder.write("<!-- sprung checklist spring -->\ntext\n", to: "open.md")
    for (name, message) in [
      ("none.md", "no line '<!-- sprung checklist ID… -->'"),
      ("open.md", "no line '<!-- sprung end -->' after the last table"),
    ] {
      let run = try Sprung("checklist", "--update", name, in: folder.url)
      #expect(run.status == 2)
      #expect(run.diagnostics == "sprung: \(name): \(message)\n")
    }
  }
}

@Suite("Comparing margins")
struct CompareTests {
  @Test("names the margins that shrank since a report")
  func compare() throws {
    let folder = try TemporaryFolder()
    func spec(bound: Int) -> String {
      """
      it("stays", function()
        local x = interaction("spring-tile"):play(drag.outward()).offset.x
        expect(always(x:at_most(\(bound))))
        expect(always(x:at_least(-2)))
      end)
      """
    }
    try folder.write(spec(bound: 130), to: "specs/tile_spec.lua")
    let first = try Sprung("run", "--reporter", "json=before.json", in: folder.url)
    #expect(first.status == 0)
    // One file has one spelling, however it is given.
    let same = try Sprung(
      "run", "./specs//tile_spec.lua", "--compare", "before.json", in: folder.url)
    #expect(same.diagnostics == "sprung: 0 margins shrank since before.json, 2 compared\n")
    try folder.write(spec(bound: 131), to: "specs/tile_spec.lua")
    let edited = try Sprung("run", "--compare", "before.json", in: folder.url)
    let id = "specs/tile_spec.lua > stays: offset.x is at most"
    #expect(
      edited.diagnostics == """
        sprung: 0 margins shrank since before.json, 1 compared
        sprung:   only in this run: 1 claim, \(id) 131 pt, always
        sprung:   only in before.json: 1 claim, \(id) 130 pt, always

        """)
    try folder.write(spec(bound: 130), to: "specs/tile_spec.lua")
    let stiffer = ["run", "--compare", "before.json", "--subject", "spring-tile=soft.lua"]
    try folder.write(
      """
      local definition = interaction.define("soft", {}, function(ui)
        ui:state("offset", vector(0, 0))
        local pull = ui:drag{ minimum_distance = 3 }
          :on_changed(function(value) ui.offset = value.translation end)
          :on_ended(function()
            ui:with_animation(spring{ duration = 0.45, bounce = 0.21 }, function()
              ui.offset = vector(0, 0)
            end)
          end)
        return ui:rectangle{}:frame{ width = 112, height = 112 }:offset("offset"):gesture(pull)
      end)
      return definition
      """, to: "soft.lua")
    let other = try Sprung(arguments: stiffer, in: folder.url)
    #expect(other.diagnostics.contains("shrank since before.json, 2 compared\n"))
    #expect(
      other.diagnostics.contains(
        "specs/tile_spec.lua > stays: offset.x is at least -2 pt, always: margin 0.0965 pt -> "))
  }

  @Test("needs a report to compare with")
  func missing() throws {
    let run = try Sprung("run", "--compare", "none.json")
    #expect(run.status == 2)
    #expect(run.diagnostics == "sprung: none.json: cannot read: no such file or directory\n")
  }
}
