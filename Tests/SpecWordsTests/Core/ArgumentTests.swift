import LuaHost
import Motion
import Testing

@testable import SpecWords

@Suite("Arguments")
struct ArgumentTests {
  enum Rule: String, CaseIterable {
    case reset = "reset_then_ended"
    case ended = "ended_then_reset"
  }

  static let words: WordRegistry = {
    var words = WordRegistry.standard
    words.function("turn") { call in
      let arguments = Arguments(call, of: "turn")
      try arguments.atMost(2)
      let options = try arguments.options(at: 2, ["duration", "bounce", "release_order", "by"])
      call.push(try arguments[1, "angle"].number())
      call.push(try options["duration"].present?.duration())
      call.push(try options["bounce"].present?.number(in: -1...1, "from -1 to 1"))
      call.push(try options["release_order"].present?.word(of: Rule.self).rawValue ?? "-")
      call.push(try options["by"].present?.vector() ?? .zero)
    }
    return words
  }()

  static let rows = [
    WordRow("turn(90)", "90, nil, nil, \"-\", (0, 0)"),
    WordRow(
      "turn(90, {duration = 0.5, bounce = -1, release_order = 'ended_then_reset', by = {1, 2}})",
      "90, 0.5, -1, \"ended_then_reset\", (1, 2)"),
    WordRow("turn(90, {by = {x = 1, y = 2}})", "90, nil, nil, \"-\", (1, 2)"),
    WordRow("turn(90, {by = vector(1, 2) * 2})", "90, nil, nil, \"-\", (2, 4)"),
    WordRow("turn()", "turn: angle should be a finite number, got nil"),
    WordRow("turn('90')", "turn: angle should be a finite number, got \"90\""),
    WordRow("turn(0/0)", "turn: angle should be a finite number, got nan"),
    WordRow("turn(1/0)", "turn: angle should be a finite number, got inf"),
    WordRow("turn(1, {}, 3)", "turn: takes at most 2 arguments, got 3; the next is 3"),
    WordRow(
      "turn(1, 2)",
      "turn: the options should be a table such as { duration = 2 }, got 2"),
    WordRow(
      "turn(1, {bouce = 1})",
      "turn: there is no option \"bouce\" (did you mean 'bounce'?)"),
    WordRow(
      "turn(1, {2})",
      "turn: options have names, as in { duration = 2 }, got 2 without one"),
    WordRow(
      "turn(1, {duration = -1})",
      "turn: duration should be a finite number, at least 0 (in seconds), got -1"),
    WordRow(
      "turn(1, {bounce = 2})",
      "turn: bounce should be a finite number, from -1 to 1, got 2"),
    WordRow(
      "turn(1, {release_order = 'ended_then_rest'})",
      """
      turn: release_order should be one of "reset_then_ended", "ended_then_reset", \
      got "ended_then_rest" (did you mean 'ended_then_reset'?)
      """),
    WordRow(
      "turn(1, {by = {1}})",
      "turn: by should be a vector such as {120, 0}, got {1}"),
    WordRow(
      "vector(1, 2) + 1",
      "vector +: the right side should be a vector such as {120, 0}, got 1"),
    WordRow(
      "vector(3, 4):length(), -vector(1, 2), {1, 2} - vector(1, 1)",
      "5, (-1, -2), (0, 1)"),
    WordRow("vector(1, 2) == vector(1, 2), vector(1, 2) == 3", "true, false"),
    WordRow("vector.length()", "attempt to index a function value (global 'vector')"),
    WordRow(
      "vector(1, 2).z",
      "a vector has x, y, width, height, :length() and :angle(), but no \"z\""),
    WordRow("vector(1, 2).length()", "write vector:length(), with a colon"),
  ]

  @Test("are read as what they must be, or refused at the caller's line", arguments: rows)
  func reads(_ row: WordRow) throws {
    let answer = try LuaBench(Self.words).answer("\nreturn \(row.text)")
    #expect(answer.hasSuffix(row.answer))
    #expect(answer == row.answer || answer.hasPrefix("bench.lua:2: "))
  }
}
