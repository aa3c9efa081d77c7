/// When the motion turns, arrives, and is close for good: solved, not searched for in samples.
extension SpringMotion {
  /// The instants after the start at which the value is furthest out and turns.
  var turns: Recurrence {
    let square = spring.naturalFrequency * spring.naturalFrequency
    return roots(
      cosine: startVelocity, sine: -square * startOffset - spring.decay * startVelocity)
  }

  /// The instants after the start at which the value is the target.
  var arrivals: Recurrence {
    roots(cosine: startOffset, sine: startVelocity + spring.decay * startOffset)
  }

  /// The instants after the start at which the acceleration is 0: the value's curve bends there.
  var bends: Recurrence {
    let square = spring.naturalFrequency * spring.naturalFrequency
    let acceleration = spring.acceleration(offset: startOffset, velocity: startVelocity)
    return roots(
      cosine: acceleration, sine: -square * startVelocity - spring.decay * acceleration)
  }

  /// The last instant at which the value is `tolerance` away from the target, above 0.
  ///
  /// It is 0 where the value never is, and infinite where an undamped swing passes it for ever.
  package func lastCrossing(of tolerance: Double) -> Double {
    guard !spring.isInstant else { return 0 }
    if spring.decay < .leastNormalMagnitude {  // undamped, or as good as
      let amplitude = hypot(startOffset, startVelocity / spring.naturalFrequency)
      return amplitude > tolerance ? .infinity : 0
    }
    if let turn = lastTurn(beyond: tolerance) {
      guard spring.isUnderdamped, spring.splitting > .leastNormalMagnitude else {
        return crossing(of: tolerance, after: turn, arrivals.next(after: turn), bends)
      }
      // From a turn every swing has the same shape.
      let bend = atan2(spring.splitting, spring.decay) / spring.splitting
      let arrival = .pi / spring.splitting - bend
      return crossing(
        of: tolerance, after: turn, turn + arrival, Recurrence(first: turn + bend, spacing: nil))
    }
    guard abs(startOffset) > tolerance else { return 0 }
    return crossing(of: tolerance, after: 0, arrivals.next(after: 0), bends)
  }

  /// The roots of `cosine · C + sine · S`, with C and S the fundamental pair of the spring.
  private func roots(cosine: Double, sine: Double) -> Recurrence {
    let splitting = spring.splitting
    guard !spring.isInstant else { return Recurrence(first: nil, spacing: nil) }
    if spring.isUnderdamped, splitting > .leastNormalMagnitude {
      let halfTurn = Double.pi / splitting
      guard cosine != 0 || sine != 0 else { return Recurrence(first: nil, spacing: nil) }
      let angle = atan2(cosine * splitting, -sine)
      let first = angle > 0 ? angle / splitting : angle / splitting + halfTurn
      return Recurrence(first: cosine == 0 ? halfTurn : first, spacing: halfTurn)
    }
    let ratio = -2 * cosine * splitting / (sine + cosine * splitting)
    let root = splitting > 0 ? log1p(ratio) / (2 * splitting) : -cosine / sine
    return Recurrence(first: root > 0 && root < .infinity ? root : nil, spacing: nil)
  }

  /// The last turn that is further from the target than `tolerance`.
  private func lastTurn(beyond tolerance: Double) -> Double? {
    let turns = turns
    guard let first = turns.first else { return nil }
    let furthest = abs(offset(at: first))
    guard furthest > tolerance else { return nil }
    guard let spacing = turns.spacing else { return first }
    let ratio = log(furthest / tolerance) / (spring.decay * spacing)
    let count = ratio.rounded(.down)
    let turn = first + count * spacing
    let isClose = count > 0 && ratio - count < 1e-9 * ratio  // rounding may have decided
    return isClose && abs(offset(at: turn)) <= tolerance ? turn - spacing : turn
  }

  /// Where the distance falls through `tolerance` after `start`, from where it only falls to 0.
  ///
  /// Halley's method on the distance's logarithm, all but straight for a slow approach, from
  /// where the curve bends; halving the bracket wherever a step would leave it.
  private func crossing(
    of tolerance: Double, after start: Double, _ arrival: Double?, _ bends: Recurrence
  ) -> Double {
    var low = start
    var high = arrival ?? .infinity
    var time = bends.next(after: start) ?? start + 1 / spring.decay
    if time >= high { time = (low + high) / 2 }
    for _ in 0..<200 {
      let transition = SpringTransition(of: spring, after: time)
      let offset = transition.offset(from: startOffset, velocity: startVelocity)
      let velocity = transition.velocity(from: startOffset, velocity: startVelocity)
      if abs(offset) > tolerance { low = time } else { high = time }
      let (excess, rate) = (log(abs(offset) / tolerance), velocity / offset)
      let bend = spring.acceleration(offset: offset, velocity: velocity) / offset - rate * rate
      let step = excess / (rate - excess * bend / (2 * rate))
      if time - step >= low, time - step <= high {
        time -= step
        if abs(step) <= 1e-6 * time { break }  // the next one would be its cube
      } else {
        time = high < .infinity ? (low + high) / 2 : 2 * low - start + 1 / spring.decay
      }
    }
    return time
  }
}
