public import Motion

/// What a view is offered, as it is at the time of asking.
public struct Geometry {
  unowned let graph: Graph

  /// The size offered, in points.
  public var size: Vector { graph.offeredSize }
}
