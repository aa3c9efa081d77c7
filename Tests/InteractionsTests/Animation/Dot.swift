import Motion
import Testing

@testable import Interactions

/// One number that starts at 120 and is sent elsewhere.
struct Dot {
  let trial: Trial

  init(
    rules: Rules = Rules(), rate: Double = 120,
    _ options: InteractionOptions = InteractionOptions()
  ) throws {
    let sketch = Sketch { ui in
      let dot = ui.state("dot", 120.0)
      ui.action("move") { arguments in
        ui.withAnimation(arguments[1].animation) { dot.value = arguments[0].number ?? 0 }
        return []
      }
      return ui.rectangle().frame(width: 10, height: 10)
    }
    trial = try Trial(sketch, options, on: StageOptions(frameRate: rate), rules: rules)
  }

  func move(to place: Double, by animation: Animation?, after delay: Double) throws {
    try trial.stage.advance(by: delay)
    try trial.subject.call("move", [.number(place), animation.map { .animation($0) } ?? .none])
  }

  /// What is shown at a time, once all is over.
  func shown(at time: Double) throws -> Double { try trial.subject.trace.shown("dot", at: time) }

  func shown(before time: Double) throws -> Double {
    try trial.subject.trace.shown("dot", before: time)
  }

  func slope(at time: Double) throws -> Double { try trial.subject.trace.slope("dot", at: time) }

  func slope(before time: Double) throws -> Double {
    try #require(try trial.subject.trace.trajectory("dot").slope(before: time))
  }
}
