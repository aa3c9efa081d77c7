import Motion

/// What a gesture needs to know of the stage that plays it.
struct GestureSetting {
  /// The presented centre of the subject, on the canvas.
  var center: Vector
  /// Samples a second of the input device.
  var inputRate: Double
  /// The tracker that reads a release velocity.
  var tracker: Tracker
  /// The pointers that are down, by number.
  var held: [Int: HeldPointer] = [:]

  /// A pointer that is down already.
  struct HeldPointer {
    /// Where it is, on the canvas.
    var location: Vector
    /// How long ago it was pressed.
    var age: Flicks
  }
}
