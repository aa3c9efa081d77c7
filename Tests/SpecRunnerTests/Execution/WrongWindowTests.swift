import Testing

@testable import SpecRunner
@testable import SpecWords

/// Windows and times of an event that did not happen, or that happened elsewhere.
@Suite("Wrong windows")
struct WrongWindowTests {
  typealias Row = WrongSpecTests.Row

  static let windows: [Row] = [
    Row("expect(always(x:at_most(5), run.cancelled))", "always: \(noWindow)"),
    Row("expect(eventually(x:at_least(5), lat))", "eventually: \(noWindow)"),
    Row(
      "expect(holds_until(x:at_least(0), x:above(5), run.cancelled))", "holds_until: \(noWindow)"),
    Row("print(x:max(run.cancelled))", "offset.x:max: \(noWindow)"),
    Row(
      "expect(always(x:at_most(5), { from = run.cancelled }))",
      "always: the window says no from and no to (\(missing))"),
    Row(
      "expect(x:peaks{ at = 1, within = 1, window = { to = run.missed } })",
      "offset.x:peaks: window says no from and no to (\(missing))"),
    Row(
      "after(run.released, lat)",
      "after: the duration should be a finite number, at least 0 (in seconds), got nil (there is no \"lat\")"
    ),
    Row(
      "local b = interaction('spring-tile'):play(drag.outward{}) expect(x:settles{ at = 0, within = 0.5, by = after(b.released, 0.7) })",
      "offset.x:settles: by comes from an event of another spring-tile (ended at 0.2 s), \(elsewhere)"
    ),
    Row(
      "local b = interaction('swipe-card'):play(drag.outward{}) expect(always(x:at_most(130), { to = b.released }))",
      "always: the window comes from an event of swipe-card (ended at 0.2 s), \(elsewhere)"),
    Row(
      "local b = interaction('swipe-card'):play(drag.outward{}) print(x:at(b.began))",
      "offset.x:at: the time comes from an event of swipe-card (began at 0.0166667 s), \(elsewhere)"
    ),
    Row(
      "local b = interaction('swipe-card'):play(drag.outward{}) print(from_to(run.pressed, b.released))",
      "from_to: the end is an event of swipe-card (ended at 0.2 s), on another clock than the start, an event of spring-tile (pressed at 0 s): \(advice)"
    ),
  ]

  private static let missing =
    "the event did not happen, or there is no such name; left out it is the whole run"
  private static let noWindow =
    "the window should be a window such as after(run.released, 0.5) or { from = 0, to = 1 }, got nil (\(missing))"
  private static let advice =
    "subjects on one stage{…} share a clock, and the time of an event is a plain number"
  private static let elsewhere = "on another clock than offset.x of spring-tile: \(advice)"

  @Test("are told of at their line", arguments: windows)
  func message(_ row: Row) throws {
    #expect(try row.bench.lines == ["errored tile > comes home | raised 6: \(row.message)"])
  }
}
