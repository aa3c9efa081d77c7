public import Motion

/// What an interaction shows: a base, and the words said about it, in the order of their call.
public struct View {
  /// What the words are about.
  package var base: Base
  /// The words, innermost first.
  package var words: [ViewWord] = []

  /// A view of which nothing is said yet.
  package init(_ base: Base) {
    self.base = base
  }

  /// What a view can be before anything is said of it.
  package indirect enum Base {
    /// A rectangle, as large as it is offered, with rounded corners.
    case rectangle(cornerRadius: Drawn)
    /// Colours that run from one point to another, as large as it is offered.
    case gradient(GradientFill)
    /// Views one above the other, the last in front.
    case stack(Alignment, [View])
    /// Views one above the other, the last in front, made anew whenever they are laid out.
    case many(() throws -> [View])
    /// A view that is made for the size that it is offered.
    case reader((Geometry) throws -> View, content: View?)
  }
}

/// A modifier of a view.
package enum ViewWord {
  /// Gives a size; what is left out is left to what is inside.
  case frame(width: Drawn?, height: Drawn?, Alignment)
  /// Shows it elsewhere, without moving its frame.
  case offset(DrawnPoint)
  /// Puts its middle at a point of the space that it is offered, and takes all of that.
  case position(DrawnPoint)
  /// Scales about the middle.
  case scale(DrawnPoint)
  /// Turns about the middle, in degrees, clockwise as seen.
  case rotation(Drawn)
  /// Says where presses hit.
  case contentShape(Shape)
  /// Cuts off what lies outside.
  case clipShape(Shape)
  /// Paints it; of no account to where it is.
  case fill(Drawn)
  /// Shows it only where another view is.
  case mask(Alignment, View)
  /// Carries a drag.
  case gesture(DragGesture)
  /// Whether presses hit it at all.
  case allowsHitTesting(Drawn)
  /// Names its space.
  case coordinateSpace(String)
  /// Gives it an identity, or where the text never changes names it as a part.
  case id(Drawn)
  /// Lets what is inside move by an animation when a value changes.
  case animation(Animation, Drawn)
  /// Makes it what the subject's frame and centre mean.
  case bounds
}

/// A point that is drawn, given as one value or by its coordinates.
public enum DrawnPoint {
  /// As one value.
  case whole(Drawn)
  /// By its coordinates; what is left out is 0 for a place and 1 for a scale.
  case parts(x: Drawn?, y: Drawn?)

  /// What it is drawn from that is not always the same.
  var sources: [Drawn] {
    switch self {
    case .whole(let whole): Drawn.changing(whole)
    case .parts(let x, let y): Drawn.changing(x, y)
    }
  }
}

/// The outlines that a view can have.
public enum Shape: String, Hashable, Sendable, CaseIterable {
  /// All of the frame.
  case rectangle
  /// The frame with half circles at its ends.
  case capsule
  /// The ellipse that fits the frame.
  case ellipse
}

/// Where a smaller view stands in a larger one.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
  case center, leading, trailing, top, bottom
  case topLeading = "top_leading"
  case topTrailing = "top_trailing"
  case bottomLeading = "bottom_leading"
  case bottomTrailing = "bottom_trailing"
}

/// Colours that run from one point to another.
public struct GradientFill {
  /// The stops, as the author gave them.
  public var stops: StateValue
  /// Where the first colour stands, as the author named it.
  public var start: StateValue
  /// Where the last colour stands, as the author named it.
  public var end: StateValue

  /// Colours that run from one point to another.
  public init(stops: StateValue = .none, start: StateValue = .none, end: StateValue = .none) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// What a view is offered, as it is at the time of asking.
public struct Geometry {
  unowned let graph: Graph

  /// The size offered, in points.
  public var size: Vector { graph.offeredSize }
}
