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

  struct Row: Sendable, CustomTestStringConvertible {
    var call: String
    var answer: String
    var testDescription: String { call }
  }

  static let rows = [
    Row(call: "turn(90)", answer: "90, nil, nil, \"-\", (0, 0)"),
    Row(
      call:
        "turn(90, {duration = 0.5, bounce = -1, release_order = 'ended_then_reset', by = {1, 2}})",
      answer: "90, 0.5, -1, \"ended_then_reset\", (1, 2)"),
    Row(call: "turn(90, {by = {x = 1, y = 2}})", answer: "90, nil, nil, \"-\", (1, 2)"),
    Row(call: "turn(90, {by = vector(1, 2) * 2})", answer: "90, nil, nil, \"-\", (2, 4)"),
    Row(call: "turn()", answer: "turn: angle should be a finite number, got nil"),
    Row(call: "turn('90')", answer: "turn: angle should be a finite number, got \"90\""),
    Row(call: "turn(0/0)", answer: "turn: angle should be a finite number, got nan"),
    Row(call: "turn(1/0)", answer: "turn: angle should be a finite number, got inf"),
    Row(call: "turn(1, {}, 3)", answer: "turn: takes at most 2 arguments, got 3; the next is 3"),
    Row(
      call: "turn(1, 2)",
      answer: "turn: the options should be a table such as { duration = 2 }, got 2"),
    Row(
      call: "turn(1, {bouce = 1})",
      answer: "turn: there is no option \"bouce\" (did you mean 'bounce'?)"),
    Row(
      call: "turn(1, {2})",
      answer: "turn: options have names, as in { duration = 2 }, got 2 without one"),
    Row(
      call: "turn(1, {duration = -1})",
      answer: "turn: duration should be a finite number, at least 0 (in seconds), got -1"),
    Row(
      call: "turn(1, {bounce = 2})",
      answer: "turn: bounce should be a finite number, from -1 to 1, got 2"),
    Row(
      call: "turn(1, {release_order = 'ended_then_rest'})",
      answer: """
        turn: release_order should be one of "reset_then_ended", "ended_then_reset", \
        got "ended_then_rest" (did you mean 'ended_then_reset'?)
        """),
    Row(
      call: "turn(1, {by = {1}})",
      answer: "turn: by should be a vector such as {120, 0}, got {1}"),
    Row(
      call: "vector(1, 2) + 1",
      answer: "vector +: the right side should be a vector such as {120, 0}, got 1"),
    Row(
      call: "vector(3, 4):length(), -vector(1, 2), {1, 2} - vector(1, 1)",
      answer: "5, (-1, -2), (0, 1)"),
    Row(call: "vector(1, 2) == vector(1, 2), vector(1, 2) == 3", answer: "true, false"),
    Row(call: "vector.length()", answer: "attempt to index a function value (global 'vector')"),
    Row(
      call: "vector(1, 2).z",
      answer: "a vector has x, y, width, height, :length() and :angle(), but no \"z\""),
    Row(call: "vector(1, 2).length()", answer: "write vector:length(), with a colon"),
  ]

  @Test("are read as what they must be, or refused at the caller's line", arguments: rows)
  func reads(_ row: Row) throws {
    let answer = try LuaBench(Self.words).answer("\nreturn \(row.call)")
    #expect(answer.hasSuffix(row.answer))
    #expect(answer == row.answer || answer.hasPrefix("bench.lua:2: "))
  }
}
