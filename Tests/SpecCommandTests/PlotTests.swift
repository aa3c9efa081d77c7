import Foundation
import TestSupport
import Testing

@Suite("sprung plot")
struct PlotTests {
  private func plot(_ arguments: String..., environment: [String: String] = [:]) throws -> Sprung {
    try Sprung(arguments: ["plot"] + arguments, in: .repository, environment: environment)
  }

  /// 1.1667 s after the release at 0.2 s the tile is home, and the drawing goes on by a twentieth:
  /// 1.435 s are 65 columns, so that the release lies in column 9 and the peak, at 0.21975 s, in 10.
  @Test("draws what moves in an interaction, the peak where and as high as it is")
  func subject() throws {
    let plot = try plot("spring-tile")
    #expect(plot.status == 0 && plot.diagnostics.isEmpty)
    let lines = plot.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "spring-tile: drag.outward{}")
    #expect(
      lines[1] == "offset.x: max 125.525 pt at 0.219753 s, min -1.90355 pt at 0.594753 s")
    let peak = try #require(lines.first { $0.hasPrefix("  125.525 pt |") })
    let stars = peak.dropFirst(14).enumerated().filter { $0.element == "*" }.map(\.offset)
    #expect(stars.contains(10) && stars.allSatisfy { (9...11).contains($0) })
    #expect(lines.contains { $0.hasPrefix(" is_dragging |##########...") })
    #expect(lines.contains(String(repeating: " ", count: 14 + 9) + "^ released 0.2 s"))
    #expect(!plot.output.contains("offset.y"))
  }

  @Test("draws the claims of a spec with bound and witness, and answers as a run of it does")
  func claims() throws {
    let spec = try plot("specs/examples")
    #expect(spec.status == 0)
    #expect(
      spec.output.contains(
        "ok  offset.x peaks at 125.525 pt within 0.01\n"
          + "    furthest 125.525 pt 19.8 ms after release, 0.00956 pt to spare\n"))
    #expect(spec.output.contains("^ witness 0.219753 s"))
    let failing = try plot(
      "specs/examples/outward_release_spec.lua:8", "--subject",
      "spring-tile=specs/faults/spring-tile/velocity-dropped.lua")
    #expect(failing.status == 1)
    #expect(failing.output.contains("FAIL  offset.x peaks at 125.525 pt within 0.01\n"))
    let signal = try plot("specs/examples", "--signal", "offset.y")
    #expect(signal.output.contains("\noffset.y\n") && !signal.output.contains("offset.x"))
  }

  @Test("takes a gesture, parameters or actions, in a spec's words")
  func driving() throws {
    let inward = try plot("spring-tile", "--gesture", "inward", "--signal", "offset.x")
    #expect(inward.output.hasPrefix("spring-tile: drag.inward{}\n"))
    // 180 pt out, 60 back.
    #expect(inward.output.contains("max 180 pt at 0.3 s"))
    // 12 samples, the last of them at the very instant that takes the offset home.
    let gesture = "drag.by(0, 90, { over = 0.1 }):cancel()"
    let down = try plot("spring-tile", "--gesture", gesture)
    #expect(down.output.contains("offset.y: max 82.5 pt at 0.0916667 s, min "))
    let bouncy = try plot("spring-tile", "--with", "spring = spring{ duration = 0.5, bounce = 1 }")
    #expect(bouncy.output.contains("min -"))
    let bar = try plot("gradient-progress", "--do", "subject:set(0.8) subject:settle()")
    #expect(bar.output.contains("mask_width: max 256 pt"))
    let file = try plot("Tests/Fixtures/diagnose/hasty_sheet.lua")
    #expect(file.output.contains("drag.outward{ angle = -90 }"))
  }

  /// 0.05 s after the release: exp(-0.5585) (120 cos 0.41888 + 231.62 sin 0.41888).
  @Test("shows a part of the time")
  func part() throws {
    let part = try plot("spring-tile", "--from", "0.2", "--to", "0.25", "--signal", "offset.x")
    #expect(
      part.output.contains("offset.x: max 125.525 pt at 0.219753 s, min 116.606 pt at 0.25 s"))
    #expect(!part.output.contains("pressed"))
  }

  /// Names 74.4 wide stand at the side, three rows of events above: the panel begins at (90.4, 108),
  /// is 609.6 by 220, and spans 1.435 s and 127.429 pt with 15.291 more at both ends.
  @Test("writes an SVG file with the peak in its place, the same bytes each time")
  func svg() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "b.svg"] {
      let plot = try Sprung(
        "plot", "spring-tile", "--svg", name, "--animated", "moving-\(name)", in: folder.url)
      #expect(plot.status == 0 && plot.output.isEmpty && plot.diagnostics.isEmpty)
    }
    let svg = try #require(folder.text(of: "a.svg"))
    #expect(svg.contains("<circle class=\"dot\" cx=\"183.75\" cy=\"129.29\" r=\"2.5\""))
    #expect(
      svg.contains(">125.525 pt at 0.219753 s</text>") && svg.contains(">released 0.2 s</text>"))
    #expect(svg == folder.text(of: "b.svg"))
    let moving = try #require(folder.text(of: "moving-a.svg"))
    #expect(moving == folder.text(of: "moving-b.svg"))
    // 1.435 s and a second of rest; the tile of 112 by 112 in the middle of 592 by 392.
    #expect(moving.contains(".s0-0{animation:s0-0 2.435s linear infinite"))
    #expect(moving.contains("@keyframes s0-0{0%{transform:matrix(1,0,0,1,240,140)}"))
  }

  @Test("writes no SVG file where it cannot, and says so")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let plot = try Sprung("plot", "spring-tile", "--svg", "none/a.svg", in: folder.url)
    #expect(plot.status == 2)
    #expect(
      plot.diagnostics == "sprung: none/a.svg: cannot write: no such file or directory\n")
  }

  @Test("fits the terminal, in its marks and colours")
  func terminal() throws {
    let narrow = try plot("spring-tile", environment: ["COLUMNS": "50"])
    let lines = narrow.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 50 } && lines.contains { $0.count > 40 })
    let braille = try plot("spring-tile", "--plots", "braille", "--color", "always")
    #expect(braille.output.contains("\u{28FF}") || braille.output.contains("\u{2801}"))
    #expect(braille.output.hasPrefix("\u{1B}[1mspring-tile"))
  }

  @Test(
    "says what is wrong and what may have been meant",
    arguments: [
      ([], "plot: expected one PATH or SUBJECT, got 0", 2),
      (
        ["spring-tle"],
        "'spring-tle' is neither an interaction nor a path (did you mean 'spring-tile'?)", 2
      ),
      (["specs/none_spec.lua"], "specs/none_spec.lua: no such file or folder", 2),
      (
        ["spring-tile", "--signal", "ofset.x"],
        "there is no signal 'ofset.x' of spring-tile (did you mean 'offset.x'?)", 2
      ),
      (
        ["spring-tile", "--signal", "offset.y", "--signal", "ofset.x"],
        "there is no signal 'ofset.x' of spring-tile (did you mean 'offset.x'?)", 2
      ),
      (
        ["spring-tile", "--gesture", "outwrd"],
        "there is no gesture 'outwrd' (did you mean 'outward'?)", 2
      ),
      (
        ["spring-tile", "--gesture", "drag.by(1"], "--gesture 'drag.by(1': ')' expected near <eof>",
        2
      ),
      (
        ["spring-tile", "--gesture", "drag.by(1))"],
        "--gesture 'drag.by(1))': <eof> expected near ')'", 2
      ),
      (
        ["spring-tile", "--gesture", "42"],
        "--gesture '42': subject:play: the gesture should be a gesture such as", 2
      ),
      (
        ["spring-tile", "--gesture", "drag.by(9,\n9, { ovr = 1 })"],
        "--gesture 'drag.by(9,\\n9, { ovr = 1 })': drag.by: there is no option \"ovr\"", 2
      ),
      (
        ["spring-tile", "--with", "spring =\nspring.bouncy", "--with", "spring = 3"],
        "--with 'spring =\\nspring.bouncy, spring = 3': interaction: spring: expected a spring", 2
      ),
      (
        ["spring-tile", "--do", "subject:edt(3)"],
        "--do 'subject:edt(3)': spring-tile has no \"edt\"", 2
      ),
      (
        ["spring-tile", "--with", "sprung = 1"],
        "there is no parameter \"sprung\" (did you mean 'spring'?)", 2
      ),
      (
        ["spring-tile", "--do", "while true do end", "--instructions", "100000"],
        "stopped after 100000 instructions", 3
      ),
      (["spring-tile", "--from", "2", "--to", "1"], "--from 2 is not before --to 1", 2),
      (
        ["spring-tile", "--from", "50"],
        "nothing is left between --from and --to: it lasts until 1.36667 s", 2
      ),
      (
        ["spring-tile", "--gesture", "inward", "--do", "subject:settle()"],
        "--gesture and --do do not go together", 2
      ),
      (["spring-tile", "--filter", "x"], "'spring-tile' is a subject", 2),
      (["specs/examples", "--gesture", "inward"], "a spec plays its own", 2),
      (["specs/examples", "--id", "nix"], "none of them wanted by --id 'nix'", 4),
      (["gradient-progress"], "--do LUA drives it without one", 2),
      (["README.md"], "README.md:3:8: error: syntax error near 'says'", 3),
      (["Tests/Fixtures/record_claims.py"], "Tests/Fixtures/record_claims.py", 3),
      (
        ["spring-tile", "--signals", "x"], "unknown option '--signals' (did you mean '--signal'?)",
        2
      ),
    ])
  func wrong(arguments: [String], message: String, status: Int32) throws {
    let plot = try Sprung(arguments: ["plot"] + arguments, in: .repository)
    #expect(plot.status == status, "\(plot.diagnostics)")
    #expect(plot.output.isEmpty)
    #expect(plot.diagnostics.contains(message), "\(plot.diagnostics)")
  }

  @Test("says of a spec without a signal what there is to draw")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("it('adds', function() assert.equal(2, 1 + 1) end)", to: "a_spec.lua")
    let plot = try Sprung("plot", "a_spec.lua", in: folder.url)
    #expect(plot.status == 2)
    #expect(
      plot.diagnostics.contains("no claim is about a signal, and there is no subject to draw"))
    try folder.write("return 3", to: "b.lua")
    let neither = try Sprung("plot", "b.lua", in: folder.url)
    #expect(neither.status == 2)
    #expect(
      neither.diagnostics
        == "sprung: b.lua should return a definition, interaction.define(…)\n")
    try folder.write("", to: "empty_spec.lua")
    let empty = try Sprung("plot", "empty_spec.lua", in: folder.url)
    #expect(empty.status == 4)
    #expect(
      empty.diagnostics == "sprung: nothing selected: no it(…) and no check(…) in 1 file\n")
  }

  @Test("answers as a run does where a spec ends before there is anything to draw")
  func ended() throws {
    let folder = try TemporaryFolder()
    try folder.write("it('stops', function() error('no') end)", to: "a_spec.lua")
    #expect(try Sprung("plot", "a_spec.lua", in: folder.url).status == 3)
    try folder.write("it('adds', function() assert.equal(3, 1 + 1) end)", to: "b_spec.lua")
    #expect(try Sprung("plot", "b_spec.lua", in: folder.url).status == 1)
  }
}
