import Motion

/// The rules of recognition, transactions and animation, one method each.
///
/// The kernel asks here wherever the documents leave room for a mistake. Its tests hand in a
/// subclass that breaks one rule and demand that a witness notices; nothing else overrides one.
class Rules {
  /// Every rule as documented.
  init() {}

  // MARK: Recognition

  /// Only a press starts a sequence.
  func startsSequence(_ phase: PointerEvent.Phase) -> Bool { phase == .down }

  /// A second press breaks off what the first one began.
  func breaksOff(pressesBefore count: Int) -> Bool { count > 0 }

  /// A drag is recognised when the pointer was once `minimum` away from the press, or more.
  func recognises(furthest: Double, minimum: Double) -> Bool { furthest >= minimum }

  /// A drag without a minimum distance is recognised by the press itself.
  func recognisesPress(minimum: Double) -> Bool { minimum <= 0 }

  /// A lift that is the first to reach the minimum distance ends the drag, or fails it.
  func liftEnds(furthest: Double, minimum: Double, crossing: UpCrosses) -> Bool {
    crossing == .ends && recognises(furthest: furthest, minimum: minimum)
  }

  /// A lift is never a change, even where it lies elsewhere than the last move.
  func isChange(_ phase: PointerEvent.Phase) -> Bool { phase == .down || phase == .move }

  /// What is taken off every translation: decided at recognition, constant afterwards.
  func slop(_ slop: Slop, atRecognition way: Vector, minimum: Double) -> Vector {
    slop == .included || way.length == 0 ? .zero : way * (minimum / way.length)
  }

  /// The way from the press, less the slop.
  func translation(of way: Vector, slop: Vector) -> Vector { way - slop }

  /// A pointer would move on by what it does in a quarter of a second.
  func prediction(of velocity: Vector) -> Vector { velocity * 0.25 }

  /// Of two samples of one instant the last counts.
  var coalescesSamples: Bool { true }

  /// What a tracker reads from samples at a later time.
  func velocity(of samples: [VelocitySample], by tracker: Tracker, at time: Double) -> Vector {
    tracker.velocity(of: samples, at: time)
  }

  /// A pan recogniser's velocity is read in a space that is named, and in no other.
  func panSpace(_ named: CoordinateSpace?) -> CoordinateSpace? { named }

  /// A location is converted by where the space is at the time of each event.
  func placement(atPress: Affine, now: Affine) -> Affine { now }

  /// Gesture states return after every end of a drag that was recognised.
  func resets(after end: DragPhase.Name) -> Bool { true }

  /// `updating` runs as written.
  func order<Handler>(of updating: [Handler]) -> [Handler] { updating }

  /// After any end a drag is idle again.
  func phase(after end: DragPhase) -> DragPhase { .idle }

  // MARK: Transactions

  /// What the inner transaction leaves out it inherits.
  func nested(_ change: (inout Transaction) -> Void, in outer: Transaction) -> Transaction {
    var inner = outer
    change(&inner)
    return inner
  }

  /// An animation bound to a value that changes moves what it covers, and nothing else.
  func isBound(isCovered: Bool, in transaction: Transaction) -> Bool {
    isCovered && !transaction.disablesAnimations
  }

  /// Raw monitors see an event before anything else does.
  var monitorsComeFirst: Bool { true }

  /// So many rounds of observers may write before it is a fault.
  var observerRounds: Int { 8 }

  // MARK: Animation

  /// What is shown at an instant is a matter of the time alone.
  func shown(_ movement: Movement, at time: Flicks) -> Vector { movement.offset(at: time) }

  /// How far from its target a new animation takes over what still runs.
  func startOffset(of movement: Movement, at time: Flicks) -> Vector {
    shown(movement, at: time)
  }

  /// The velocity that a new spring takes over from what still runs.
  func handover(of movement: Movement, at time: Flicks, handoff: EasingHandoff) -> Vector {
    movement.isSpring || handoff == .curve ? movement.velocity(at: time) : .zero
  }

  /// A timing curve is laid over what still runs, which goes on below it.
  func eased(
    over running: Movement?, apart: Vector, timing: Timing, at time: Flicks
  ) -> Movement {
    .eased(over: running, apart: apart, timing)
  }

  /// What runs goes on when the model is written without an animation.
  func afterUnanimatedWrite(_ running: Movement?) -> Movement? { running }

  /// A completion is due at once where its change moves nothing.
  func isDueAtOnce(waitingFor count: Int) -> Bool { count == 0 }

  /// A completion is due at the end of the last of what it waits for.
  func isDueAtEnd(waitingFor count: Int) -> Bool { count == 0 }
}
