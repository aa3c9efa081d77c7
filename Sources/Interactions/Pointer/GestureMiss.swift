public import Motion

/// A press that hit nothing where it must hit, or something else than it was meant to hit.
public struct GestureMiss: Error, Hashable, CustomStringConvertible {
  /// Where the press was, on the canvas.
  public var location: Vector

  /// Where the view stood.
  public var frame: Rectangle

  /// Whether anything on the stage takes a drag.
  public var takesDrags: Bool

  /// What it hit that lies in front of what it was meant to hit; `nil` where it hit nothing.
  public var inFront: String?

  public var description: String {
    let place = StateValue.vector(location)
    if let inFront { return "the press at \(place) hits \(inFront), which lies in front" }
    return "the press at \(place) hits nothing: \(reason)"
  }

  /// Whether the view had a size.
  package var isThere: Bool { frame.size.x > 0 && frame.size.y > 0 }

  /// Where the view stood, in words.
  package var stand: String {
    let (first, last) = (frame.origin, frame.origin + frame.size)
    let range = { (from: Double, to: Double) in
      "\(StateValue.number(from)) to \(StateValue.number(to))"
    }
    return "x \(range(first.x, last.x)), y \(range(first.y, last.y))"
  }

  private var reason: String {
    guard takesDrags else { return "nothing here takes a drag" }
    guard isThere else { return "the view has been removed or has no size" }
    let last = frame.origin + frame.size
    let isInside =
      (frame.origin.x...last.x).contains(location.x)
      && (frame.origin.y...last.y).contains(location.y)
    return isInside
      ? "the view is shown there, at \(stand), but takes no hits now, or has another shape"
      : "the view is shown at \(stand)"
  }
}
