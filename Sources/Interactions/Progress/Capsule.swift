import Motion

/// A rectangle whose shorter sides are half circles, about the middle of its left edge.
struct Capsule {
  private let radius: Double
  private let length: Double
  private let height: Double

  /// A capsule of a size in points.
  init(width: Double, height: Double) {
    radius = min(width, height) / 2
    length = width
    self.height = height
  }

  /// The part of the horizontal line at `y` that lies inside; `nil` where none does.
  func span(at y: Double) -> ClosedRange<Double>? {
    let beyond = max(0, abs(y) - (height / 2 - radius))  // how deep into an upper or lower round
    let reach = radius * radius - beyond * beyond
    guard abs(y) <= height / 2 + Shape.rounding else { return nil }
    let inset = radius - max(0, reach).squareRoot()
    return inset <= length - inset ? inset...length - inset : nil
  }

  /// Whether a point lies inside or on the edge.
  func contains(x: Double, y: Double) -> Bool {
    Shape.capsule.contains(Vector(x, y + height / 2), in: Vector(length, height))
  }
}
