import SpecResults
import Testing

@testable import SpecWords

@Suite("Subjects")
struct SubjectTests {
  static let rows = [
    WordRow("tile:phase(), tile:time(), tile.name", "\"idle\", 0, \"spring-tile\""),
    WordRow("tile:center(), tile:frame().x, tile:frame().height", "(296, 196), 240, 112"),
    WordRow("tile:value('accepts_hits'), tile:model('offset')", "true, (0, 0)"),
    WordRow("tile:edit('offset', {1, 2}), tile:value('offset')", "true, (1, 2)"),
    WordRow(
      "tile:perform(drag.by(30, 0)) and tile:phase(), tile:value('offset')", "\"began\", (30, 0)"),
    WordRow("tile:advance(0.5), tile:advance_frames(3), tile:time()", "nil, nil, 0.525"),
    WordRow("tile:settle()", "0, 0"),
    WordRow(
      "tile:perform(drag.by(120, 60, {over = 0.2})) and "
        + "(tile:pan_velocity('canvas') - vector(600, 300)):length() < 1e-9", "true"),
    WordRow("#tile:trace().events, tile:trace().pressed", "0, nil"),
    WordRow(
      "interaction('spring-tile', {minimum_distance = 42}):play(drag.outward()).began.time", "0.075"
    ),
    WordRow(
      "interaction('spring-tile', {input_rate = 60}):play(drag.outward()).began.time",
      "0.016666666666666666"),
    WordRow(
      "tile:play(drag.by(3, 0):call(function() tile:edit('offset', {7, 7}) end):hold(0.1):release()).released.translation",
      "(3, 0)"),
  ]

  @Test("answer what is so now, and are driven from outside", arguments: rows)
  func answers(_ row: WordRow) throws {
    try row.expectAnswer(after: "local tile = interaction('spring-tile')")
  }

  static let mistakes = [
    WordRow(
      "interaction('spring-tle')",
      "interaction: there is no \"spring-tle\" (did you mean 'spring-tile'?)"),
    WordRow(
      "interaction('spring-tile', {sprng = 1})",
      "interaction: there is no parameter \"sprng\" (did you mean 'spring'?)"),
    WordRow(
      "interaction('spring-tile', {slop = 'x'})",
      "interaction: slop should be one of \"included\", \"excluded\", got \"x\""),
    WordRow("tile:vale('x')", "spring-tile has no \"vale\" (did you mean 'value'?)"),
    WordRow("tile.value('offset')", "write subject:value(), with a colon"),
    WordRow(
      "tile.offset", "spring-tile is living: write :value(\"offset\"), or read it of a run"),
    WordRow(
      "interaction('gradient-progress'):play(drag.by(1, 0):release())",
      "the press at (160, 60) hits nothing: nothing here takes a drag; in a definition, add "
        + ":gesture(ui:drag{…}) to a view"),
    WordRow(
      "tile:play(drag.by(120, 0):release{velocity = {600, 0}})",
      "subject:play: release velocity {600, 0} is out of reach: the tracker would read {14400, 0} "
        + "pt/s; over = 0.016666666666666666 on the last stretch works"),
    WordRow(
      "tile:play(drag.from(100, 100):release{velocity = {300, -700}})",
      "subject:play: release velocity {300, -700} needs a stretch to shape: "
        + "write :by({30, -70}, { over = 0.1 }) before it, for instance"),
    WordRow(
      "tile:advance(5000)",
      "subject:advance: the time should be a finite number, from 0 to 1000 (in seconds), got 5000"),
    WordRow(
      "tile:pan_velocity()",
      "subject:pan_velocity: the space should be a string such as \"local\", got nil"),
    WordRow("stage():play(drag.outward())", "nothing is on the stage: add it first"),
    WordRow(
      "stage():add('spring-tile', {frame_rate = 60})",
      "stage:add: what concerns the whole stage is given to stage{…}"),
  ]

  @Test("blame a wrong call on its line", arguments: mistakes)
  func refuses(_ row: WordRow) throws {
    try row.expectRefusal(after: "local tile = interaction('spring-tile')")
  }

  @Test("share a clock on one stage; the run is that of the one that was pressed")
  func stage() throws {
    let text = """
      local both = stage{}
      local back, front = both:add("spring-tile"), both:add("spring-tile")
      front:perform(drag.outward())
      local run = both:play(drag.from(back:center()):by(-30, 0):hold(0.1):release())
      return run.pressed.time, #back:trace().events:where{name = "pressed"}, both:time() == back:time()
      """
    #expect(try LuaBench().answer(text) == "0.2, 1, true")
  }

  /// The tiles lie in the middle of 592×392; what is in front was added last.
  @Test("press the subject that plays, or say what lies in front of it")
  func covered() throws {
    let cases = [
      ("back:play(drag.outward())", "hits another spring-tile, which lies in front"),
      ("back:perform(drag.outward())", "hits another spring-tile, which lies in front"),
      ("tile:play(drag.from(300, 200):by(9, 9):release())", "hits plate, which lies in front"),
      ("front:play(drag.outward())", ""), ("both:play(drag.outward())", ""),
      ("back:play(drag.from(300, 200, { may_miss = true }):by(9, 9):release())", ""),
      ("front:edit('offset', { 200, 0 }) back:play(drag.outward())", ""),
      ("back:perform(drag.from(296, 196, { may_miss = true })) back:play(drag.outward())", ""),
      (
        "front:edit('offset', { 200, 0 }) back:play(drag.together(drag.outward(), drag.from(496, 196):release()))",
        ""
      ),
    ]
    for (line, message) in cases {
      let bench = try LuaBench()
      let answer = bench.answer(
        """
        local both = stage{}
        local back, front = both:add("spring-tile"), both:add("spring-tile")
        local other = stage{}
        local tile = other:add("spring-tile")
        other:add(interaction.define("plate", {}, function(ui)
          return ui:rectangle{}:frame{ width = 100, height = 100 }:gesture(ui:drag{})
        end))
        \(line)
        """)
      #expect(message.isEmpty ? answer == "" : answer.contains(message), "\(line): \(answer)")
    }
  }

  // The 24 samples of 0.2 s end on a line of 1,000,000 pt/s: the last but two lies 2/120 s before
  // the end, 16,667 pt back, which is 16,547 pt before the press. The follow tile's drag is told
  // places in its own space, which are far from those on the canvas.
  @Test("warn where a release velocity bends a drag by more than it is long")
  func bent() throws {
    let rows = [
      ("spring-tile", 120, 1e6, 1), ("spring-tile", 120, 600, 0), ("spring-tile", 120, 1000, 0),
      ("follow-tile", 20, 300, 0), ("follow-tile", 120, 1e6, 1),
    ]
    for (name, way, velocity, count) in rows {
      let bench = try LuaBench()
      _ = bench.answer(
        "interaction('\(name)'):play(drag.by(\(way), 0, { over = 0.2 })"
          + ":release{ velocity = { \(velocity), 0 } })")
      let warnings = bench.context.recorder.finish(requiringAssertions: false).warnings
      #expect(warnings.map(\.message) == Array(repeating: Self.bend, count: count))
    }
  }

  static let bend =
    "the release velocity bends the drag 16546.7 pt away from its way, which is further than the "
    + "bent stretch is long: is it in points a second?"

  @Test("warn of a press of a pointer that is down, which is ignored")
  func secondPress() throws {
    let bench = try LuaBench()
    _ = bench.answer(
      "local tile = interaction('spring-tile'); tile:perform(drag.by(30, 0)) "
        + "tile:perform(drag.resume():by(9, 0)) tile:play(drag.by(9, 0):release())")
    let result = bench.context.recorder.finish(requiringAssertions: false)
    let ignored = result.warnings.map(\.message)
    #expect(
      ignored == [
        "a pointer is down already, so this gesture's press is ignored: "
          + "drag.resume():to(…) goes on with it"
      ])
  }

  @Test("have what is still open when a spec ends cancelled there, and noted")
  func unfinished() throws {
    let bench = try LuaBench()
    _ = bench.answer("tile = interaction('spring-tile'); tile:perform(drag.by(30, 0))")
    #expect(bench.context.endSpec(isWhole: true).isEmpty)
    let reason = bench.answer("return tile:trace().cancelled.reason")
    #expect(reason == "\"spec ended\"")
    let result = bench.context.recorder.finish(requiringAssertions: false)
    #expect(result.notes.contains("pointer 1 was still down when the spec ended"))
  }
}
