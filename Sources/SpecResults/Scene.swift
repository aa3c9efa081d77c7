/// What a subject showed from its making until its spec ended, to be drawn.
package struct Scene: Hashable, Sendable {
  /// The name of the interaction.
  package var subject: String

  /// Every number and every truth that it showed, in the order of their declaration.
  package var plots: [Plot] = []

  /// What happened to it, in rising time.
  package var instants: [NamedInstant] = []

  /// When nothing changed any more, in seconds.
  package var end = 0.0

  /// The canvas, in points.
  package var width = 0.0
  package var height = 0.0

  /// What its view is made of, the last in front.
  package var shapes: [Shape] = []

  /// Where the pointer was while it was down, as the middle of a shape without a size.
  package var pointer = Shape()

  /// A scene in which nothing has been shown yet.
  package init(of subject: String) {
    self.subject = subject
  }

  /// A rectangle with round corners, and where it lay.
  package struct Shape: Hashable, Sendable {
    /// Its size in points when it was first seen, before any scaling.
    package var width = 0.0
    package var height = 0.0

    /// The radius of its corners, in points.
    package var cornerRadius = 0.0

    /// When its place was noted, in seconds, rising.
    package var times: [Double] = []

    /// Its places, six numbers for each time: a, b, c, d, e, f put the point (x, y) of the shape at
    /// (a x + c y + e, b x + d y + f) of the canvas. Six times NaN where it was not there.
    package var places: [Double] = []

    /// A shape that was never seen.
    package init() {}
  }
}
