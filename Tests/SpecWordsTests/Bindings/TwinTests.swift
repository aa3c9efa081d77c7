import Foundation
import Interactions
import LuaHost
import Motion
import TestSupport
import Testing

@testable import SpecWords

@Suite("The six interactions in Lua")
struct TwinTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let interaction: String
    let play: String
    var parameters = "{}"
    var testDescription: String { "\(interaction) \(parameters): \(play)" }
  }

  private static let drags = [
    "it:play(drag.outward()) it:play(drag.by(-40, 30, {over = 0.1}):release())",
    "it:play(drag.near_rest{pause = 0.3})",
    "it:play(drag.inward())",
    "it:play(drag.diagonal{angle = 200})",
    "it:play(drag.cancelled()) it:play(drag.by(30, 40):release())",
    "it:play(drag.by(2, 1):release())",
    "it:play(drag.through({it:center() + vector(50, 20), it:center() + vector(-70, 90)}, {over = 0.4}):release())",
    "it:play(drag.by(90, -60, {over = 0.21, curve = curve.ease_in}):release{velocity = {300, -400}})",
    "it:perform(drag.outward()) it:advance(0.05) "
      + "it:play(drag.from(it:center(), {may_miss = true}):by(-60, 20, {over = 0.2}):release())",
    "it:play(drag.together(drag.by(90, 0, {over = 0.2}):release(), drag.after(0.1, drag.by(5, 5):release())))",
    "it:perform(drag.by(60, 60, {over = 0.1})) it:remove()",
    "it:play(drag.by(33, 44, {over = 0.3}):sampled{rate = 97, jitter = 0.002, noise = 0.7, seed = 3}:release())",
  ]

  private static let pulls = [
    "it:play(drag.by(0, -200, {over = 0.3}):release()) it:play(drag.by(0, 200, {over = 0.2}):release())",
    "it:play(drag.by(0, -150, {over = 0.2}):release()) it:play(drag.by(0, -150.01, {over = 0.2}):release())",
    "it:play(drag.by(300, 20, {over = 0.2}):cancel())",
  ]

  private static let progress = [
    "it:set(0.5) it:settle() it:set(0.75) it:advance(0.125) it:set(1) it:settle() it:resize(480, 120)",
    "it:set(0.5) it:advance(0.1) it:set_indeterminate(true) it:tap('50%') it:advance(1) it:set_indeterminate(false)",
    "it:slide(0.333) it:settle() it:tap('Reset') it:settle() it:set_total(4) it:set(3) it:settle()",
    "it:set(nil) it:set(0 / 0) it:set(2) it:set_total(0) it:tap('Indeterminate') it:settle()",
  ]

  static let cases: [Case] =
    ["spring-tile", "committed-rectangle", "follow-tile", "swipe-card"].flatMap { name in
      drags.map { Case(interaction: name, play: $0) }
    }
    + pulls.map { Case(interaction: "swipe-up-sheet", play: $0) }
    + progress.map { Case(interaction: "gradient-progress", play: $0) }
    + ["follow-tile", "swipe-card", "swipe-up-sheet"].map {
      Case(interaction: $0, play: drags[4], parameters: "{variant = 'strict'}")
    }
    + ["spring-tile", "swipe-card"].flatMap { name in
      [
        Case(
          interaction: name, play: drags[0],
          parameters: "{spring = spring{response = 0.6, damping_ratio = 1.2}}"),
        Case(
          interaction: name, play: drags[2],
          parameters: "{release_order = 'ended_then_reset', frame_rate = 60}"),
        Case(
          interaction: name, play: drags[7],
          parameters: "{minimum_distance = 25, slop = 'excluded'}"),
      ]
    }

  @Test("do the same as in Swift at every event and frame", arguments: cases)
  func same(_ row: Case) throws {
    let bench = try LuaBench()
    let host = try subject(row, "interaction('\(row.interaction)', \(row.parameters))", bench)
    let script = try subject(row, "interaction(definition, \(row.parameters))", bench)
    #expect(script.trace.events.map(\.description) == host.trace.events.map(\.description))
    #expect(Array(script.trace.events) == Array(host.trace.events))
    #expect(Set(script.channelNames) == Set(host.channelNames))
    for name in host.channelNames {
      for axis in Axis.allCases { try compare(name, axis, host.trace, script.trace) }
    }
  }

  /// The subject that a call makes, after all that is done with it.
  private func subject(_ row: Case, _ call: String, _ bench: LuaBench) throws -> Subject {
    let file = row.interaction.replacing("-", with: "_") + ".lua"
    let url = URL.repository.appending(path: "specs/interactions/\(file)")
    let definition = try bench.interpreter.compile(
      try String(contentsOf: url, encoding: .utf8), path: file)
    try bench.interpreter.setGlobal("load_definition", to: .function(definition))
    let chunk = try bench.interpreter.compile(
      "local definition = load_definition() local it = \(call) \(row.play) return it",
      path: "twin.lua")
    let object = try bench.interpreter.call(chunk) { results -> SubjectObject? in
      results.object(1)
    }
    return try #require(object).subject
  }

  /// Compares a channel at every event and frame, and where it is exact also between them.
  private func compare(_ name: String, _ axis: Axis, _ host: Run, _ script: Run) throws {
    let (expected, found) = (try host.signal(name, axis), try script.signal(name, axis))
    let times = Set(host.frames + host.events.map(\.time)).sorted().map(\.seconds)
    let between = zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
    for time in expected.trajectory.kind == .exact ? times + between : times {
      let (one, other) = (expected.trajectory.value(at: time), found.trajectory.value(at: time))
      guard let one, let other else {
        #expect(one == other, "\(name).\(axis) at \(time)")
        continue
      }
      #expect(abs(one - other) <= 1e-12, "\(name).\(axis) at \(time): \(one), \(other)")
    }
  }
}
