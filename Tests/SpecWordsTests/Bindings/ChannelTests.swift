import Foundation
import SpecResults
import Testing

@testable import SpecWords

/// A channel's function is asked again at the end of each instant: what it answers holds from there.
@Suite("Channels that answer signals")
struct ChannelTests {
  /// `a` is 1, and −3 from 0.2 s on; `flag` is as given at first, and the other way from 0.1 s until
  /// 0.3 s.
  static func trace(_ body: String, flag: Bool = false) -> String {
    """
    local ticks = 0
    local subject = interaction(interaction.define("box", {}, function(ui)
      ui:state("a", 1)
      ui:state("flag", \(flag))
      ui:channel("factor", function() return ui.flag and 2 or 1 end)
      ui:channel("h", function() \(body) end)
      ui:after(0.1, function() ticks = 1 ui.flag = \(!flag) end)
      ui:after(0.2, function() ticks = 2 ui.a = -3 end)
      ui:after(0.3, function() ui.flag = \(flag) end)
      return ui:rectangle{}:frame{ width = 100, height = 100 }:gesture(ui:drag{})
    end))
    subject:settle()
    local h = subject:trace().h
    local claim = h:at_least(-100)

    """
  }

  static let values = "h:at(0.05), h:before(0.1), h:at(0.1), h:at(0.25), h:at(0.3)"

  static let rows = [
    WordRow(
      "if ui.flag then return nil end return ui.presented.a:abs()", "1, 1, nil, nil, 3"),
    WordRow(
      "if ui.flag then return ui.presented.a:abs() end return ui.presented.a * 2",
      "2, 2, 1, 3, -6"),
    WordRow(
      "return ui.presented.a * (ui.flag and 10 or 1)", "1, 1, 10, -30, -3"),
    WordRow("if ui.flag then return 7 end return ui.presented.a", "1, 1, 7, 7, -3"),
    // What it decides by may be no state, or a channel.
    WordRow(
      "if ticks > 1 then return ui.presented.a * 2 end return ui.presented.a", "1, 1, 1, -6, -6"),
    WordRow("return ui.presented.a * ui.factor", "1, 1, 2, -6, -3"),
    // The same text for two formulas: minus the size, and the size of minus.
    WordRow(
      "local a = ui.presented.a if ui.flag then return (-a):abs() end return -a:abs()",
      "-1, -1, 1, 3, -3"),
    WordRow(
      "if ui.flag then return ui.presented.flag end return ui.presented.a",
      "1, 1, 1, 1, -3"),
  ]

  @Test("go by each formula from the instant on at which it is answered", arguments: rows)
  func switches(_ row: WordRow) throws {
    let found = try LuaBench().answer(Self.trace(row.text) + "return \(Self.values)")
    #expect(found == row.answer)
  }

  @Test("may have no value at first")
  func holeAtFirst() throws {
    let body = "if ui.flag then return nil end return ui.presented.a:abs()"
    let found = try LuaBench().answer(Self.trace(body, flag: true) + "return \(Self.values)")
    #expect(found == "nil, nil, 1, 3, nil")
  }

  @Test("stay exact between frames, before and after they change")
  func exact() throws {
    let text = """
      local subject = interaction(interaction.define("box", {}, function(ui)
        ui:state("a", 0)
        ui:state("sign", 1)
        ui:channel("h", function() return ui.presented.a * ui.sign end)
        ui:after(0.1, function() ui:with_animation(spring{ duration = 0.5 }, function() ui.a = 100 end) end)
        ui:after(0.2, function() ui.sign = -1 end)
        return ui:rectangle{}:frame{ width = 100, height = 100 }:gesture(ui:drag{})
      end))
      subject:settle()
      local h = subject:trace().h
      return h:at(0.1771), h:before(0.2), h:at(0.2), h:at(0.2333)
      """
    let found = try LuaBench().answer(text).split(separator: ", ").map { Double($0) ?? .nan }
    // A critical spring from 0 to 100: 100 (1 − (1 + ωt) e^(−ωt)) with ω = 2π / 0.5.
    let moved = [0.0771, 0.1, 0.1, 0.1333].map { time in
      100 * (1 - (1 + 4 * Double.pi * time) * exp(-4 * Double.pi * time))
    }
    let expected = [moved[0], moved[1], -moved[2], -moved[3]]
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found) \(expected)")
  }

  @Test("are sampled where something that moves chooses the formula, and say so")
  func sampled() throws {
    let text = """
      local subject = interaction(interaction.define("box", {}, function(ui)
        ui:state("a", 0)
        ui:channel("h", function() if ui.a > 50 then return 7 end return ui.presented.a end)
        ui:channel("exact", function() return ui.presented.a * 2 end)
        ui:after(0.1, function() ui:with_animation(spring{}, function() ui.a = 100 end) end)
        return ui:rectangle{}:frame{ width = 100, height = 100 }:gesture(ui:drag{})
      end))
      subject:settle()
      local run = subject:trace()
      expect(run.h:at_most(0)) expect(run.exact:at_most(0))
      """
    let bench = try LuaBench()
    bench.context.position = .running
    #expect(bench.answer(text) == "")
    let claims = bench.context.recorder.finish(requiringAssertions: false).claims
    #expect(claims.map(\.notes) == [["sampled"], []])
  }

  @Test("are refused where they are put together from themselves")
  func ownSignal() throws {
    let found = try LuaBench().answer(Self.trace("return ui.presented.h * 2") + "return h:at(0)")
    #expect(
      found.hasSuffix("\"h\" is drawn from itself, or from a channel that is drawn from it"),
      "\(found)")
  }

  @Test("tell in the trace by what they go")
  func told() throws {
    let body = "if ui.flag then return ui.presented.a:abs() end return ui.presented.a * 2"
    let found = try LuaBench().answer(
      Self.trace(body) + "return (tostring(subject:trace()):match('\\nh\\n(.*)'))")
    #expect(found.contains("  0 a * 2\\n  0.1 a:abs()\\n  0.3 a * 2\\n"), "\(found)")
  }
}
