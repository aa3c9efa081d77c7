import Foundation
import Sprung
import Testing

@Suite("Signals in Swift")
struct SignalTests {
  /// The knob springs home from 60 pt at 300 pt/s, with duration 0.5 and bounce 0.3.
  private struct Home {
    let frequency = 2 * Double.pi / 0.5
    let dampingRatio = 0.7

    /// The damped motion as the solution of its differential equation.
    func value(after time: Double) -> Double {
      let (decay, damped) = (dampingRatio * frequency, frequency * sqrt(1 - 0.7 * 0.7))
      return exp(-decay * time)
        * (60 * cos(damped * time) + (300 + decay * 60) / damped * sin(damped * time))
    }

    /// A fine grid of what it shows.
    var samples: [(time: Double, value: Double)] {
      (0...200_000).map { (Double($0) * 1e-5, value(after: Double($0) * 1e-5)) }
    }
  }

  /// A view with a channel that never has a value.
  private struct Hole: Interaction {
    let name = "hole"

    func build(_ ui: InteractionBuilder) -> View {
      ui.canvas(width: 300, height: 200)
      ui.channel("gap") { Double?.none }
      return ui.rectangle().frame(width: 80, height: 80).gesture(ui.drag())
    }
  }

  private func pull() throws -> (x: Signal, release: Double) {
    let run = try Stage().add(Knob()).play(.drag(Drag.by(60, 0, over: 0.2).release()))
    return (try run.signal("pulled"), try #require(run.released).time.seconds)
  }

  @Test("are the closed forms, between the frames, too")
  func values() throws {
    let (x, release) = try pull()
    let home = Home()
    for (time, value) in home.samples.enumerated().filter({ $0.offset % 777 == 0 }).map(\.element)
    where time < 0.6 {
      #expect(abs(try #require(x.value(at: release + time)) - value) < 1e-9)
    }
    #expect(abs(try #require(x.slope(at: release)) - 300) < 1e-6)
    #expect(x.value(at: -1) == nil)
    #expect(x.final == 0)
    let peak = try #require(home.samples.max { $0.value < $1.value })
    let greatest = try #require(x.greatest())
    #expect(abs(greatest.value - peak.value) < 1e-6)
    #expect(abs(greatest.time - release - peak.time) < 2e-5)
  }

  @Test("are claimed of by the words of specs, with a margin")
  func words() throws {
    let (x, release) = try pull()
    let (home, after) = (Home(), Window(from: release))
    let peak = try #require(home.samples.map(\.value).max())
    let low = try #require(home.samples.map(\.value).min())
    let late = try #require(home.samples.last { abs($0.value) > 0.5 }).time
    let judged: [(Judgement, Double)] = [
      (try x.atMost(70), 70 - peak),
      (try x.atMost(60), 60 - peak),
      (try x.atLeast(-10, over: after), low + 10),
      (try x.near(30, within: 50, over: after), min(low + 20, 80 - peak)),
      (try x.peaks(at: 62, within: 3), 3 - abs(peak - 62)),
      (try x.overshoots(past: 0, by: 0...10, over: after), min(-low, 10 + low)),
      (try x.isMonotonic(rising: false, allowing: 10, over: after), 10 - max(peak - 60, -low)),
    ]
    for (judgement, margin) in judged {
      #expect(abs(try #require(judgement.margin) - margin) < 1e-6, "\(judgement)")
      #expect(judgement.holds == (margin > 0))
    }
    #expect(try x.settles(at: 0, within: 0.5, by: release + late + 1e-4).holds)
    #expect(try !x.settles(at: 0, within: 0.5, by: release + late - 1e-4).holds)
  }

  @Test("are counted and compared by the words of specs")
  func turns() throws {
    let (x, release) = try pull()
    let after = Window(from: release)
    // Out, and back past home, and home.
    #expect(try x.reverses(times: 2, largerThan: 1, over: after).holds)
    #expect(try !x.reverses(times: 1, largerThan: 1, over: after).holds)
    #expect(
      try x.isContinuous(velocity: 0.001, over: Window(from: release, to: release + 0.5)).holds)
    // 24 samples of 2.5 pt each.
    let pull = Window(from: 0.1, to: release)
    #expect(abs(try #require(try x.isContinuous(value: 3, over: pull).margin) - 0.5) < 1e-9)
    let far = x * 2 + 1.0
    #expect(
      abs(try #require(try far.matches(x, within: 70).margin) - (69 - x.greatest()!.value)) < 1e-9)
  }

  @Test("say in words what came of a claim")
  func text() throws {
    let (x, _) = try pull()
    // 2.5 pt at each 120th of a second: the eleventh is the last one before 0.1 s.
    #expect(
      try x.atMost(60, over: Window(from: 0, to: 0.1)).description
        == "is always at most 60: holds by 32.5, at 0.0916667 s")
    let empty = try x.atMost(60, over: Window(from: 1, to: 1))
    #expect(!empty.holds && empty.margin == nil)
    #expect(empty.description == "is always at most 60: nothing was checked")
    // Where there is no value, no number tells how far it is from the bound.
    let hole = try Stage().add(Hole()).play(.drag(Drag.by(60, 0, over: 0.2).release()))
    let none = try hole.signal("gap").settles(at: 0, within: 1, by: 0.1)
    #expect(!none.holds && none.margin == nil)
    #expect(!none.description.contains("inf"))
    #expect(
      try x.near(5, within: 1, over: Window(from: 0, to: 0.01)).description
        == "is always 5 within 1: fails by 4, at 0 s, first at 0 s")
  }

  @Test("are not claimed of where their subject still moves")
  func moving() throws {
    let knob = try Stage().add(Knob())
    let run = try knob.perform(.drag(Drag.by(60, 0, over: 0.2).release()))
    let x = try run.signal("pulled")
    #expect(x.knownUntil == 0.2)
    let error = try #require(throws: StillMoving.self) {
      try x.settles(at: 0, within: 0.5, by: 0.9)
    }
    #expect(error.knownUntil == 0.2)
    #expect(try x.atMost(60, over: Window(from: 0, to: 0.2)).holds)
    try knob.settle()
    #expect(try run.signal("pulled").settles(at: 0, within: 0.5, by: 0.9).holds)
  }
}
