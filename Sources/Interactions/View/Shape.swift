import Motion

/// The outlines that a view can have.
public enum Shape: String, Hashable, Sendable, CaseIterable {
  /// All of the frame.
  case rectangle
  /// The frame with half circles at its ends.
  case capsule
  /// The ellipse that fits the frame.
  case ellipse
}

extension Shape {
  /// What rounding may take from an edge, which belongs to what it ends, in points.
  static let rounding = 1e-9

  /// Whether a point lies in the shape of a size, whose edge belongs to it.
  func contains(_ point: Vector, in size: Vector) -> Bool {
    switch self {
    case .rectangle: Self.roundedRectangle(0, contains: point, in: size)
    case .capsule: Self.roundedRectangle(min(size.x, size.y) / 2, contains: point, in: size)
    case .ellipse:
      Vector((point.x / size.x - 0.5) * 2, (point.y / size.y - 0.5) * 2).length <= 1
    }
  }

  /// Whether a point lies in a rectangle whose corners are rounded: within the radius of the
  /// rectangle that is left without the corners.
  static func roundedRectangle(_ radius: Double, contains point: Vector, in size: Vector) -> Bool {
    let radius = max(0, min(radius, size.x / 2, size.y / 2))
    let beyond = Vector(
      max(radius - point.x, point.x - (size.x - radius), 0),
      max(radius - point.y, point.y - (size.y - radius), 0))
    return beyond.length <= radius + rounding
  }
}
