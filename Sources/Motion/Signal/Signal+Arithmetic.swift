extension Signal {
  /// The sum at each instant.
  public static func + (left: Signal, right: Signal) -> Signal { left.combined(right) { $0 + $1 } }

  /// The difference at each instant.
  public static func - (left: Signal, right: Signal) -> Signal { left.combined(right) { $0 - $1 } }

  /// The signal with a number added at each instant.
  public static func + (signal: Signal, number: Double) -> Signal {
    signal.mapped { $0 + .constant(number) }
  }

  /// The signal made `factor` times as large.
  public static func * (signal: Signal, factor: Double) -> Signal {
    signal.mapped { $0 * .constant(factor) }
  }

  /// The signal divided by a number that is not 0.
  public static func / (signal: Signal, divisor: Double) -> Signal {
    signal.mapped { $0 / divisor }
  }

  /// The length of the vector with these components; of one that stays on a line through 0, the
  /// distance of a single motion.
  public static func length(_ x: Signal, _ y: Signal) -> Signal {
    var staysOnLine = true
    let place = x.combined(y) { x, y in
      guard let line = Line(of: x, y) else {
        staysOnLine = false
        return .constant(0)
      }
      return line.place
    }
    return staysOnLine ? place.magnitude : x.combined(y, ClosedForm.distance)
  }

  /// The distance from 0.
  public var magnitude: Signal {
    split(at: [0]) { form, value, slack in
      let size = value < 0 ? form * .constant(-1) : form
      return size.clipped(to: ValueLimits(bounds: Interval(0, .infinity), slack: slack))
    }
  }

  /// The signal kept between two bounds.
  public func clamped(from lower: Double, to upper: Double) -> Signal {
    split(at: [lower, upper]) { form, value, slack in
      if value < lower { return .constant(lower) }
      guard value <= upper else { return .constant(upper) }
      return form.clipped(to: ValueLimits(bounds: Interval(lower, upper), slack: slack))
    }
  }

  func mapped(_ transform: (ClosedForm) -> ClosedForm) -> Signal {
    Signal(trajectory.mapped(transform), knownUntil: knownUntil)
  }

  private func split(
    at levels: [Double], _ transform: (ClosedForm, Double, Double) -> ClosedForm
  ) -> Signal {
    Signal(trajectory.split(at: levels, transform), knownUntil: knownUntil)
  }

  private func combined(
    _ other: Signal, _ combine: (ClosedForm, ClosedForm) -> ClosedForm
  ) -> Signal {
    Signal(
      trajectory.combined(with: other.trajectory, combine),
      knownUntil: min(knownUntil, other.knownUntil))
  }
}
