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
