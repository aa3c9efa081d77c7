public import Motion

/// What a drag tells its callbacks.
public struct DragValue: Hashable, Sendable {
  /// When the pointer was here, on the virtual clock.
  public var time: Flicks

  /// Where the pointer was pressed, in the drag's space as it was then.
  public var startLocation: Vector

  /// Where the pointer is, in the drag's space.
  public var location: Vector

  /// The way from the press to here, less the slop where that is excluded.
  public var translation: Vector

  /// How fast the pointer moves, in points per second.
  public var velocity: Vector

  /// By how much the pointer would move on.
  var prediction: Vector

  /// Where the pointer would come to rest.
  public var predictedEndLocation: Vector { location + prediction }

  /// The way from the press to where the pointer would come to rest.
  public var predictedEndTranslation: Vector { translation + prediction }
}
