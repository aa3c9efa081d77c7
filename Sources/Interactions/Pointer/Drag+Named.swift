import Motion

extension Drag {
  /// The figures that the named gestures of the documents share.
  public struct Figures: Hashable, Sendable {
    /// How far from the press the pointer is let go, in points.
    public var distance = 120.0
    /// How fast it moves, in points per second.
    public var speed = 600.0
    /// Where it moves to, in degrees from +x, clockwise as seen.
    public var angle = 0.0
    /// How long it waits before a release near rest, in seconds.
    public var pause = 1.0

    /// The figures of the spring-release tile: 120 pt to the right at 600 pt/s.
    public init() {}
  }

  /// Pulls away, waits, lets go: hardly any velocity is left.
  public static func nearRest(_ figures: Figures = Figures()) -> Drag {
    Drag().along(figures).hold(figures.pause).release()
  }

  /// Lets go while still moving away.
  public static func outward(_ figures: Figures = Figures()) -> Drag {
    Drag().along(figures).release()
  }

  /// Pulls half as far again, turns back, lets go at the distance while moving home.
  public static func inward(_ figures: Figures = Figures()) -> Drag {
    Drag().along(figures, share: 1.5).along(figures, share: -0.5).release()
  }

  /// An outward release on both axes.
  ///
  /// The angle of `figures` counts as it is; the documents' angle is 45.
  public static func diagonal(_ figures: Figures = .diagonal) -> Drag { outward(figures) }

  /// Pulls away until the system takes the pointer.
  public static func cancelled(_ figures: Figures = Figures()) -> Drag {
    Drag().along(figures).cancel()
  }

  /// Moves by a share of the distance, at the figures' speed.
  private func along(_ figures: Figures, share: Double = 1) -> Drag {
    let way = Vector(length: figures.distance * share, angle: figures.angle)
    return by(way.x, way.y, over: abs(figures.distance * share) / figures.speed)
  }
}

extension Drag.Figures {
  /// The default figures at 45 degrees.
  public static var diagonal: Self {
    var figures = Self()
    figures.angle = 45
    return figures
  }
}
