/// What counts as the time at which a spring has settled: sources differ.
public enum SettlingRule: String, CaseIterable, Sendable {
  /// The last instant at which the value is the tolerance away; infinite for an undamped spring.
  case lastCrossing = "last_crossing"

  /// When the envelope of the oscillation has fallen to the tolerance, as in Compose.
  case envelope

  /// Core Animation's own, for a distance of 1 and a tolerance of 0.001.
  case quartzCore = "quartzcore"

  /// SwiftUI's estimate, from an upper bound or in steps of 0.1 s.
  case swiftUIEstimate = "swiftui_estimate"
}

extension SpringMotion {
  /// The seconds until the motion stays within `tolerance` of its target, by `rule`.
  ///
  /// - Parameters:
  ///   - tolerance: The distance that counts as nothing, in the value's unit, above 0.
  ///   - rule: Whose definition is used.
  /// - Returns: `nil` where the rule knows no answer: there is no envelope at or above
  ///   critical damping.
  public func settlingTime(
    within tolerance: Double = 0.001, rule: SettlingRule = .lastCrossing
  ) -> Double? {
    guard !spring.isInstant else { return 0 }
    switch rule {
    case .lastCrossing: return lastCrossing(of: tolerance)
    case .envelope: return envelopeTime(within: tolerance)
    case .quartzCore: return quartzCoreTime
    case .swiftUIEstimate: return swiftUITime(within: tolerance)
    }
  }

  private func envelopeTime(within tolerance: Double) -> Double? {
    guard spring.isUnderdamped else { return nil }
    let swing = (startVelocity + spring.decay * startOffset) / spring.splitting
    let amplitude = hypot(startOffset, swing)
    return amplitude > tolerance ? log(amplitude / tolerance) / spring.decay : 0
  }

  /// Measured on the framework: the velocity counts in distances for each second, and a critical
  /// spring is asked every tenth of a second.
  private var quartzCoreTime: Double {
    let unitVelocity = startOffset == 0 ? 0 : -startVelocity / startOffset
    guard spring.decay > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if spring.isUnderdamped {
      let swing = (spring.decay - unitVelocity) / spring.splitting
      return log(1000 * (1 + abs(swing))) / spring.decay
    }
    let unit = SpringMotion(spring, from: 0, to: 1, velocity: unitVelocity)
    return unit.tenths.first { abs(unit.offset(at: $0)) < 0.001 } ?? .infinity
  }

  private func swiftUITime(within tolerance: Double) -> Double {
    if spring.isUnderdamped {
      let bound = abs(spring.decay * -startOffset - startVelocity) + abs(startOffset)
      return bound > tolerance ? log(bound / tolerance) / spring.decay : 0
    }
    var rest: Double?
    for time in tenths.prefix(1024) {
      guard abs(offset(at: time)) < tolerance else {
        rest = nil
        continue
      }
      let start = rest ?? time
      if time - start >= 1 { return start }
      rest = start
    }
    return 0
  }

  /// Every tenth of a second as the frameworks count them: by adding 0.1, rounding included.
  private var tenths: some Sequence<Double> {
    sequence(first: 0.0) { $0 + 0.1 }.prefix(1 << 20)
  }
}

extension Spring {
  /// The seconds after which all that is left of a way of 1 is within 0.001.
  public var settlingDuration: Double { SpringMotion(self).lastCrossing(of: 0.001) }
}
