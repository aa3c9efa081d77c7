import Testing

@Suite("Runs and events")
struct RunTests {
  static let rows = [
    WordRow("run.pressed.time, run.released.time", "0, 0.2"),
    WordRow("run.released.name, run.released.translation", "\"ended\", (120, 0)"),
    WordRow("run.released.reason, run.cancelled, run.missed, run.failed", "nil, nil, nil, nil"),
    WordRow("run.began.start_location, run.began.location.x > 296", "(296, 196), true"),
    WordRow("#run.events:where{name = 'changed'}", "24"),
    WordRow("#run.events:where{name = 'written', state = 'offset', by = 'on_changed'}", "24"),
    WordRow(
      "run.events[1].name, run.events[0], #run.events:where{name = 'settled'}",
      "\"pressed\", nil, 1"),
    WordRow("select('#', table.unpack(run.events:where{name = 'completed'}))", "1"),
    WordRow("run.events:where{name = 'animation_started'}[1].from", "(120, 0)"),
    WordRow(
      "run.events:where{name = 'written', by = 'on_changed'}[1].transaction.animation", "nil"),
    WordRow("#run:frames(), run:frames()[1], run:frames()[2] * 120", "165, 0, 1"),
    WordRow("run.offset.x:at(run.released), run.is_returning:at(run.released)", "120, true"),
    WordRow("tostring(run) == tostring(interaction('spring-tile'):play(drag.outward()))", "true"),
    WordRow("tostring(run):match('[^\\n]*')", "\"0 pressed location=(296, 196) pointer=1\""),
  ]

  @Test("are records: fields and signals of what happened", arguments: rows)
  func answers(_ row: WordRow) throws {
    try row.expectAnswer(after: "local run = interaction('spring-tile'):play(drag.outward())")
  }

  @Test("keep to their gesture while their signals go on with the subject")
  func goesOn() throws {
    let text = """
      local tile = interaction('spring-tile')
      local run = tile:perform(drag.outward())
      local count = #run.events
      tile:settle()
      return count == #run.events, run.settled, run.offset.x:final(), #tile:trace().events > count
      """
    #expect(try LuaBench().answer(text) == "true, nil, 0, true")
  }
}
