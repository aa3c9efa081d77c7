import Interactions
import LuaHost

/// A progress bar as scripts hold it: asked with a fraction, it tells what it shows.
final class ProgressBarObject: HostObject {
  private let bar: ProgressBar

  /// A bar for scripts.
  init(_ bar: ProgressBar) {
    self.bar = bar
  }

  static let hostType = HostType("progress bar", of: ProgressBarObject.self) { type in
    type.method("mask_width") { object, call in
      let arguments = try arguments(call, "mask_width", atMost: 1)
      call.push(object.bar.maskWidth(try arguments[1, "the fraction"].anyNumber()))
    }
    type.method("gradient_width") { object, call in
      _ = try arguments(call, "gradient_width", atMost: 0)
      call.push(object.bar.gradientWidth)
    }
    type.method("stop_positions") { object, call in
      _ = try arguments(call, "stop_positions", atMost: 0)
      call.push(object.bar.stopPositions)
    }
    type.method("color_at") { object, call in
      let arguments = try arguments(call, "color_at", atMost: 3)
      guard let x = try arguments[1, "x"].anyNumber() else {
        throw arguments[1, "x"].refused("a number")
      }
      let fraction = try arguments[2, "the fraction"].anyNumber()
      let y = try arguments[3, "y"].anyNumber() ?? 0
      try call.push(object.bar.color(at: x, y: y, fraction))
    }
    type.method("visible") { object, call in
      let arguments = try arguments(call, "visible", atMost: 2)
      let fraction = try arguments[1, "the fraction"].anyNumber()
      let y = try arguments[2, "y"].anyNumber() ?? 0
      call.push(object.bar.visible(fraction, y: y))
    }
    type.refuseUnknownMembers(of: .progressBar)
  }

  private static func arguments(
    _ call: Call, _ method: String, atMost most: Int
  ) throws -> Arguments {
    let arguments = Arguments(call, ofMethod: "bar:\(method)")
    try arguments.atMost(most)
    return arguments
  }
}

extension Call {
  /// Adds the two ends of a stretch, or nil.
  fileprivate func push(_ stretch: ClosedRange<Double>?) {
    guard let stretch else { return pushNil() }
    push(stretch.lowerBound)
    push(stretch.upperBound)
  }

  /// Adds a list of numbers.
  fileprivate func push(_ numbers: [Double]) {
    pushTable(elements: numbers.count)
    for (index, number) in numbers.enumerated() {
      push(number)
      setElement(index + 1)
    }
  }

  /// Adds a table of what is to be seen at a place, or nil.
  fileprivate func push(_ paint: ProgressBar.Paint?) throws {
    guard let paint else { return pushNil() }
    let color = paint.color
    try pushRecord(
      .colour,
      [
        ("red", .number(color.red)), ("green", .number(color.green)),
        ("blue", .number(color.blue)), ("alpha", .number(color.alpha)),
        ("layer", .text(paint.layer.rawValue)),
      ])
  }
}
