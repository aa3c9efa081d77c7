public import Motion

/// One uninterrupted movement of a pressed pointer.
public struct Stretch: Hashable, Sendable {
  /// Where it leads.
  public var route: Route

  /// How long it takes, in seconds; `nil` is one sample, one input interval later.
  public var duration: Double?

  /// How progress along the way follows progress in time; `nil` is constant speed.
  public var curve: UnitCurve?

  /// One movement.
  public init(route: Route, duration: Double? = nil, curve: UnitCurve? = nil) {
    self.route = route
    self.duration = duration
    self.curve = curve
  }

  /// Where a movement leads.
  public enum Route: Hashable, Sendable {
    /// To a place on the canvas.
    case to(Vector)
    /// By a distance from where the pointer is.
    case by(Vector)
    /// Along the straight lines between places on the canvas.
    case through([Vector])
  }

  /// The line from `start`, ready to be asked for places.
  func path(from start: Vector) -> Path {
    switch route {
    case .to(let end): Path([start, end])
    case .by(let way): Path([start, start + way])
    case .through(let points): Path([start] + points)
    }
  }
}

/// A line through points, measured along its length.
struct Path {
  let points: [Vector]

  /// The length from the first point to each, in points.
  private let lengths: [Double]

  /// The line through `points`, of which there is at least one.
  init(_ points: [Vector]) {
    self.points = points
    var length = 0.0
    lengths = points.indices.map { place in
      if place > 0 { length += (points[place] - points[place - 1]).length }
      return length
    }
  }

  /// The last point.
  var end: Vector { points[points.count - 1] }

  /// The place at a fraction of the whole length; beyond 0…1 the outer legs go on.
  func location(at fraction: Double) -> Vector {
    let whole = lengths[lengths.count - 1]
    guard fraction != 1, whole > 0 else { return end }
    let wanted = fraction * whole
    let reaching = lengths.dropFirst().firstIndex { wanted <= $0 } ?? lengths.count - 1
    let leg = lengths[reaching] - lengths[reaching - 1]
    guard leg > 0 else { return points[reaching] }
    let start = points[reaching - 1]
    return start + (points[reaching] - start) * ((wanted - lengths[reaching - 1]) / leg)
  }
}
