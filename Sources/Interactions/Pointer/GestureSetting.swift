package import Motion

/// What a gesture needs to know of the stage that plays it.
package struct GestureSetting {
  /// The presented centre of the subject, on the canvas.
  package var center: Vector
  /// Samples a second of the input device.
  package var inputRate: Double
  /// The tracker that reads a release velocity.
  package var tracker: Tracker
  /// The pointers that are down, by number.
  package var held: [Int: HeldPointer] = [:]

  /// What a gesture needs to know of the stage that plays it.
  package init(
    center: Vector, inputRate: Double, tracker: Tracker, held: [Int: HeldPointer] = [:]
  ) {
    self.center = center
    self.inputRate = inputRate
    self.tracker = tracker
    self.held = held
  }

  /// A pointer that is down already.
  package struct HeldPointer {
    /// Where it is, on the canvas.
    package var location: Vector
    /// How long ago it was pressed.
    package var age: Flicks

    /// A pointer that is down already.
    package init(location: Vector, age: Flicks) {
      self.location = location
      self.age = age
    }
  }
}
