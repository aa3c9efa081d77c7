import Motion
import Testing

@testable import Interactions

/// The figures are those of document 003 and of its width table.
@Suite("The gradient progress bar")
struct GradientProgressTests {
  private func bar(_ change: (inout GradientProgress) -> Void = { _ in }) throws -> Trial {
    var bar = GradientProgress()
    change(&bar)
    return try Trial(bar)
  }

  private func mask(_ trial: Trial) throws -> Double? {
    try trial.subject.value("mask_width").number
  }

  private func color(_ trial: Trial, at x: Double, y: Double = 0) throws -> [String: StateValue]? {
    let answer = try trial.subject.call("color_at", [.number(x), .number(y)])
    guard case .record(let fields) = answer.first else { return nil }
    return fields
  }

  @Test(
    "reveals that share of a gradient that stands still",
    arguments: [("Reset", 0.0), ("25%", 80), ("50%", 160), ("Complete", 320)])
  func widths(_ button: String, _ width: Double) throws {
    let trial = try bar()
    #expect(try trial.subject.tap(button))
    try trial.subject.settle()
    #expect(try mask(trial) == width)
    #expect(try trial.number("gradient_width") == 320)
    #expect(
      try trial.subject.call("stop_positions") == [[0.0, 160, 320].stateValue])
  }

  @Test("moves its mask by easeInOut, and nothing else")
  func animation() throws {
    let trial = try bar()
    let start = Run(from: trial.subject)
    try trial.subject.tap("50%")
    #expect(try trial.number("fraction") == 0.5)
    #expect(try trial.subject.text("current_value_label") == "50%")
    try trial.subject.settle()
    let run = start.upToNow()
    for (time, wanted) in [(0.0625, 90.333), (0.125, 120), (0.1875, 149.667), (0.25, 160)] {
      #expect(isNear(try run.shown("mask_width", at: time), wanted, within: 1e-3))
    }
    #expect(run.movements.map(\.state) == ["mask_width"])
    #expect(try bar().subject.trace.movements.isEmpty)
  }

  @Test("is sent elsewhere without a jump")
  func retarget() throws {
    let trial = try bar()
    try trial.subject.tap("50%")
    try trial.stage.advance(by: 0.125)
    try trial.subject.tap("Complete")
    try trial.subject.settle()
    let run = trial.subject.trace
    for (time, wanted) in [
      (0.125, 120.0), (0.1875, 171.668), (0.25, 240), (0.3125, 299.334), (0.375, 320),
    ] {
      #expect(isNear(try run.shown("mask_width", at: time), wanted, within: 1e-3))
    }
  }

  @Test("takes its new width at once")
  func resize() throws {
    let trial = try bar { $0.value = 0.5 }
    try trial.subject.resize(480, 100)
    #expect(try mask(trial) == 240)
    #expect(try trial.subject.call("stop_positions") == [[0.0, 240, 480].stateValue])
    #expect(trial.subject.trace.movements.isEmpty)
    #expect(try trial.subject.frame().size == Vector(480, 14))
  }

  @Test("keeps what is left to go, in points, where it is resized on the way")
  func resizeOnTheWay() throws {
    let trial = try bar()
    try trial.subject.tap("50%")
    try trial.stage.advance(by: 0.125)
    try trial.subject.resize(480, 14)
    #expect(isNear(try #require(try mask(trial)), 240 - 40))
  }

  @Test("gives way to an indicator, and comes back at once with the fraction that it kept")
  func indeterminate() throws {
    let trial = try bar()
    try trial.subject.tap("50%")
    try trial.stage.advance(by: 0.1)
    #expect(try trial.subject.tap("Indeterminate"))
    #expect(try mask(trial) == nil)
    #expect(try trial.number("indicators") == 1)
    #expect(try trial.subject.text("label") == "Sample activity")
    #expect(try trial.subject.text("current_value_label") == "In progress")
    #expect(try !trial.subject.tap("Reset") && !trial.subject.slide(0.7))
    try trial.stage.advance(by: 1)
    try trial.subject.tap("Indeterminate")
    #expect(try mask(trial) == 160)
    try trial.stage.advance(by: 1)
    #expect(try mask(trial) == 160)
    #expect(try trial.number("gradient_width") == 320)
  }

  @Test("shows the colours of the gradient up to its edge, and the track beyond")
  func colors() throws {
    let trial = try bar()
    let edge = try #require(try color(trial, at: 79.999))
    for (name, wanted) in [("red", 87.5), ("green", 102), ("blue", 238.5)] {
      #expect(isNear(try #require(edge[name]?.number), wanted, within: 0.05))
    }
    #expect(edge["layer"] == .text("gradient"))
    #expect(try color(trial, at: 81)?["layer"] == .text("track"))
    #expect(try color(trial, at: 1, y: 6.9) == nil)
    #expect(try trial.subject.call("visible") == [.number(0), .number(80)])
  }

  @Test("leads from the right where the layout does")
  func rightToLeft() throws {
    let trial = try Trial(
      GradientProgress(), InteractionOptions(layout: .rightToLeft))
    #expect(try trial.subject.call("visible") == [.number(240), .number(320)])
    #expect(try trial.subject.call("stop_positions") == [[320.0, 160, 0].stateValue])
  }

  @Test("is 14 pt high whatever it is offered", arguments: [14.0, 100, 400])
  func height(_ offered: Double) throws {
    let trial = try bar()
    try trial.subject.resize(320, offered)
    #expect(try trial.subject.frame().size == Vector(320, 14))
    #expect(try trial.subject.frame("label").size.x == 320)
  }

  struct Setting: Sendable {
    let value: Double?
    let total: Double
    let fraction: Double?
  }

  @Test(
    "pins what is set, and has no fraction where there is none",
    arguments: [
      Setting(value: 1.5, total: 1, fraction: 1), Setting(value: -0.2, total: 1, fraction: 0),
      Setting(value: 3, total: 12, fraction: 0.25), Setting(value: 15, total: 10, fraction: 1),
      Setting(value: nil, total: 1, fraction: nil), Setting(value: .nan, total: 1, fraction: nil),
      Setting(value: .infinity, total: 1, fraction: nil),
      Setting(value: 0, total: 0, fraction: nil),
      Setting(value: 5, total: -1, fraction: nil), Setting(value: 1, total: .nan, fraction: nil),
    ])
  func settings(_ row: Setting) throws {
    let trial = try bar()
    try trial.subject.call("set_total", [.number(row.total)])
    let answer = try trial.subject.call("set", [row.value.stateValue])
    try trial.subject.settle()
    #expect(answer.first == row.fraction.stateValue)
    #expect(answer.count == (row.fraction == nil ? 2 : 1))
    #expect(try mask(trial) == row.fraction.map { 320 * $0 })
    #expect(try trial.isTrue("is_indeterminate") == (row.fraction == nil))
  }

  @Test(
    "refuses to be set to what is no number, and to several",
    arguments: [
      ("set", [.text("50%")], "the value: expected a number or nil, got \"50%\""),
      (
        "set", [.number(50), .number(100)],
        "the value: expected a number or nil alone, got {50, 100}"
      ),
      ("set_total", [.boolean(true)], "the value: expected a number or nil, got true"),
      ("set_indeterminate", [.number(0)], "the value: expected true or false, got 0"),
    ] as [(String, [StateValue], String)])
  func wrongSettings(_ name: String, _ arguments: [StateValue], _ message: String) throws {
    let trial = try bar()
    let error = #expect(throws: InteractionError.self) {
      try trial.subject.call(name, arguments)
    }
    #expect(error?.description == message)
  }

  @Test("stays still while nothing happens, and follows its slider")
  func slider() throws {
    let trial = try bar()
    try trial.stage.advance(by: 10)
    #expect(trial.subject.trace.names == [])
    #expect(try trial.subject.slide(0.507))
    try trial.stage.advance(by: 0.25)
    #expect(isNear(try #require(try mask(trial)), 320 * 0.51))
    #expect(try trial.subject.slide(3))
    #expect(try trial.number("fraction") == 1)
  }

  @Test("takes no custom style over dates")
  func dates() throws {
    let interval = StateValue.list([.number(0), .number(60)])
    #expect(throws: InteractionError.self) {
      try Catalogue.interaction(named: "gradient-progress", ["date_interval": interval])
    }
    let automatic = ["date_interval": interval, "style": .text("automatic")]
    #expect(try Catalogue.interaction(named: "gradient-progress", automatic) != nil)
  }
}
