public import Motion

/// One pointer's gesture as a value: where it is pressed, how it moves, and how it ends.
///
/// The press is at time 0. A drag is built like a sentence, `Drag.by(120, 0, over: 0.2).release()`,
/// and never changes: each word answers a longer drag. Times are in seconds, places in points of
/// the canvas.
public struct Drag: Hashable, Sendable {
  /// Where the pointer goes down.
  public var origin: Origin

  /// What it does then, in order.
  public var steps: [Step] = []

  /// How it ends.
  public var ending: Ending = .open

  /// How its stretches are sampled.
  public var sampling = Sampling()

  /// Whether a press that hits nothing is what the author wants to see.
  public var mayMiss = false

  /// A press at `origin`, nothing more.
  public init(origin: Origin = .center) {
    self.origin = origin
  }

  /// Where a pointer goes down.
  public enum Origin: Hashable, Sendable {
    /// The presented centre of the subject, read when the gesture is played.
    case center
    /// A place on the canvas.
    case point(Vector)
    /// Nowhere: the pointer is down already and goes on from where it is.
    case resumed
  }

  /// One thing that a pressed pointer does.
  public enum Step: Hashable, Sendable {
    /// It moves.
    case move(Stretch)
    /// It rests for so many seconds, without an event.
    case hold(Double)
    /// The caller's work number so much is done, after all other work of that instant.
    case call(Int)
  }

  /// How a gesture ends.
  public enum Ending: Hashable, Sendable {
    /// The pointer stays down.
    case open
    /// It is lifted, where it is or elsewhere.
    case lift(at: Vector?)
    /// It is lifted with a velocity that the tracker shall read, in points per second.
    case liftWith(velocity: Vector)
    /// The system takes it away.
    case cancel(reason: String)
  }
}

extension Drag {
  /// A press at a place on the canvas.
  public static func from(_ x: Double, _ y: Double) -> Drag {
    Drag(origin: .point(Vector(x, y)))
  }

  /// A press at the subject's centre, then a move by a distance.
  public static func by(
    _ dx: Double, _ dy: Double, over duration: Double? = nil, curve: UnitCurve? = nil
  ) -> Drag {
    Drag().by(dx, dy, over: duration, curve: curve)
  }

  /// The pointer that is down already.
  public static func resume() -> Drag { Drag(origin: .resumed) }

  /// Moves to a place on the canvas; at once, one sample later, without a duration.
  public func to(
    _ x: Double, _ y: Double, over duration: Double? = nil, curve: UnitCurve? = nil
  ) -> Drag {
    adding(.move(Stretch(route: .to(Vector(x, y)), duration: duration, curve: curve)))
  }

  /// Moves by a distance from where the pointer is.
  public func by(
    _ dx: Double, _ dy: Double, over duration: Double? = nil, curve: UnitCurve? = nil
  ) -> Drag {
    adding(.move(Stretch(route: .by(Vector(dx, dy)), duration: duration, curve: curve)))
  }

  /// Moves along the straight lines between places, at constant speed.
  ///
  /// Without a duration each place is one sample.
  public func through(_ points: [Vector], over duration: Double? = nil) -> Drag {
    guard duration == nil else {
      return adding(.move(Stretch(route: .through(points), duration: duration)))
    }
    return points.reduce(self) { drag, point in drag.to(point.x, point.y) }
  }

  /// Rests for so many seconds: time without an event.
  public func hold(_ duration: Double) -> Drag { adding(.hold(duration)) }

  /// Does the caller's work number `work` when all other work of that instant is done.
  public func call(_ work: Int) -> Drag { adding(.call(work)) }

  /// Lifts the pointer where it is.
  public func release() -> Drag { ending(.lift(at: nil)) }

  /// Lifts the pointer so that the tracker reads a velocity, in points per second.
  public func release(velocity: Vector) -> Drag { ending(.liftWith(velocity: velocity)) }

  /// Lifts the pointer elsewhere than at its last sample.
  public func release(at x: Double, _ y: Double) -> Drag { ending(.lift(at: Vector(x, y))) }

  /// Lets the system take the pointer away.
  public func cancel(reason: String = "system") -> Drag { ending(.cancel(reason: reason)) }

  /// The same gesture, sampled in another way.
  public func sampled(_ sampling: Sampling) -> Drag {
    var drag = self
    drag.sampling = sampling
    return drag
  }

  /// This drag and one step more.
  package func adding(_ step: Step) -> Drag {
    var drag = self
    drag.steps.append(step)
    return drag
  }

  /// This drag with another end.
  func ending(_ ending: Ending) -> Drag {
    var drag = self
    drag.ending = ending
    return drag
  }
}
