import Motion

@testable import Interactions

// Each class breaks one rule of the kernel, as a mistake in it would.

final class IllegalEdge: Rules {
  override func phase(after end: DragPhase) -> DragPhase { end }
}

final class MidstreamStart: Rules {
  override func startsSequence(_ phase: PointerEvent.Phase) -> Bool { phase != .cancel }
}

final class SecondPressIgnored: Rules {
  override func breaksOff(pressesBefore count: Int) -> Bool { false }
}

final class PredictionFactor: Rules {
  override func prediction(of velocity: Vector) -> Vector { velocity * 0.499 }
}

final class WeightsSwapped: Rules {
  override func velocity(
    of samples: [VelocitySample], by tracker: Tracker, at time: Double
  ) -> Vector {
    guard samples.count > 2 else {
      return super.velocity(of: samples, by: tracker, at: time)
    }
    let newest = Array(samples.suffix(2))
    let older = Array(samples.suffix(3).prefix(2))
    return super.velocity(of: newest, by: tracker, at: newest[1].time) * 0.75
      + super.velocity(of: older, by: tracker, at: older[1].time) * 0.25
  }
}

final class NoDecay: Rules {
  override func velocity(
    of samples: [VelocitySample], by tracker: Tracker, at time: Double
  ) -> Vector {
    super.velocity(of: samples, by: tracker, at: samples.last?.time ?? time)
  }
}

final class ZeroInterval: Rules {
  override var coalescesSamples: Bool { false }
}

final class UpAsChanged: Rules {
  override func isChange(_ phase: PointerEvent.Phase) -> Bool { true }
}

final class UpCrossFails: Rules {
  override func liftEnds(furthest: Double, minimum: Double, crossing: UpCrosses) -> Bool { false }
}

final class SlopDrift: Rules {
  override func translation(of way: Vector, slop: Vector) -> Vector {
    way.length == 0 ? way : way - way * (slop.length / way.length)
  }
}

final class MinimumZeroWaits: Rules {
  override func recognisesPress(minimum: Double) -> Bool { false }
}

final class ResetEndedOnly: Rules {
  override func resets(after end: DragPhase.Name) -> Bool { end == .ended }
}

final class OrderReversed: Rules {
  override func order<Handler>(of updating: [Handler]) -> [Handler] { updating.reversed() }
}

final class PanNilAccepted: Rules {
  override func panSpace(_ named: CoordinateSpace?) -> CoordinateSpace? { named ?? .local }
}

final class SpaceAtPressOnly: Rules {
  override func placement(atPress: Affine, now: Affine) -> Affine { atPress }
}

final class VelocityLost: Rules {
  override func handover(
    of movement: Movement, at time: Flicks, handoff: EasingHandoff
  ) -> Vector { .zero }
}

final class EaseJump: Rules {
  override func startOffset(of movement: Movement, at time: Flicks) -> Vector {
    movement.isSpring ? movement.offset(at: time) : .zero
  }
}

final class EaseReplace: Rules {
  override func eased(
    over running: Movement?, apart: Vector, timing: Timing, at time: Flicks
  ) -> Movement {
    .eased(over: nil, apart: apart + (running?.offset(at: time) ?? .zero), timing)
  }
}

final class NilStops: Rules {
  override func afterUnanimatedWrite(_ running: Movement?) -> Movement? { nil }
}

final class CompletionLost: Rules {
  override func isDueAtEnd(waitingFor count: Int) -> Bool { false }
}

final class CompletionEarly: Rules {
  override func isDueAtOnce(waitingFor count: Int) -> Bool { true }
}

final class CompletionPerAnimation: Rules {
  override func isDueAtEnd(waitingFor count: Int) -> Bool { true }
}

final class NestingReplace: Rules {
  override func nested(
    _ change: (inout Transaction) -> Void, in outer: Transaction
  ) -> Transaction {
    var inner = Transaction()
    change(&inner)
    return inner
  }
}

final class ScopeLeak: Rules {
  override func isBound(isCovered: Bool, in transaction: Transaction) -> Bool {
    !transaction.disablesAnimations
  }
}

/// Reckons in steps of a frame, so that what is shown hangs on the rate.
final class StepDependent: Rules {
  private let rate: Double

  init(rate: Double) {
    self.rate = rate
    super.init()
  }

  override func shown(_ movement: Movement, at time: Flicks) -> Vector {
    movement.offset(at: Flicks(seconds: (time.seconds * rate).rounded(.down) / rate))
  }
}

/// Reads something that goes on by itself from one run to the next.
final class HiddenClock: Rules {
  private var ticks = 0.0

  override func shown(_ movement: Movement, at time: Flicks) -> Vector {
    ticks += 1
    return movement.offset(at: time) * (1 + ticks / 1000)
  }
}

final class OrderChanged: Rules {
  override var monitorsComeFirst: Bool { false }
}

final class LoopHangs: Rules {
  override var observerRounds: Int { 1000 }
}
