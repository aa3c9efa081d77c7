import Testing

@Suite("Values beyond all use")
struct FarValueTests {
  static let rows = [
    WordRow("play(spring{duration = 1e11}).settled", "nil"),
    WordRow("play(spring{duration = 1e300, bounce = 1}).settled", "nil"),
    WordRow("play(spring{mass = 1e300, stiffness = 1, damping = 1}).settled", "nil"),
    WordRow("play(curve.ease_in{duration = 1e11}).settled", "nil"),
    WordRow(
      "out:reverses{times = math.maxinteger, larger_than = 1}:holds(), "
        + "out:reverses{at_most = math.maxinteger, larger_than = 1}:holds(), "
        + "out:reverses{at_least = 0, larger_than = 1}:holds()", "false, true, true"),
    // The outward swing and the way back past home: s = 5.525, 1.932, 0.029 pt.
    WordRow(
      "out:reverses{at_least = 2, larger_than = 1.9}:holds(), "
        + "out:reverses{at_least = 3, larger_than = 1.9}:holds()", "true, false"),
    WordRow(
      "tile:advance_frames(math.maxinteger)",
      "bench.lua:6: subject:advance_frames: more than 1000.0 s of virtual time"),
    WordRow(
      "drag.replay{{time = 0, x = 0, y = 0, phase = 'down', pointer = math.maxinteger}}",
      "bench.lua:6: drag.replay: the events[1].pointer should be a whole number, at least 1 and at most "
        + "1000000000, got 9223372036854775807"),
  ]

  @Test("are worked with or refused, and never bring the program down", arguments: rows)
  func survives(_ row: WordRow) throws {
    let script = """
      local tile = interaction('spring-tile')
      local out = tile:play(drag.outward()).offset.x
      local function play(animation)
        return interaction('spring-tile', {spring = animation}):play(drag.outward())
      end
      """
    try row.expectAnswer(after: script)
  }
}
