import Motion

/// How much is done: a fraction of the whole, or that nobody can tell.
public enum ProgressFraction: Hashable, Sendable {
  /// The fraction, 0…1.
  case determinate(Double)

  /// There is no fraction to show.
  case indeterminate(Reason)

  /// Why there is no fraction.
  public enum Reason: Hashable, Sendable {
    /// No value was given.
    case noValue

    /// The value is NaN or infinite.
    case valueNotFinite(Double)

    /// The total is NaN, infinite, zero or negative, so that there is no whole.
    case totalNotPositive(Double)
  }

  /// `value` pinned to 0…`total`, as a fraction of it.
  public init(_ value: Double?, of total: Double = 1) {
    guard let value else {
      self = .indeterminate(.noValue)
      return
    }
    guard value.isFinite else {
      self = .indeterminate(.valueNotFinite(value))
      return
    }
    guard total.isFinite, total > 0 else {
      self = .indeterminate(.totalNotPositive(total))
      return
    }
    self = .determinate(min(max(value, 0), total) / total)
  }

  /// The fraction, where there is one.
  public var fraction: Double? {
    if case .determinate(let fraction) = self { fraction } else { nil }
  }

  /// What a label says of it: whole percent, half a percent rounded up, or that it is running.
  public var label: String {
    switch self {
    case .determinate(let fraction): "\(Int((fraction * 100).rounded()))%"
    case .indeterminate: "In progress"
    }
  }
}

extension ProgressFraction.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noValue: "there is no value"
    case .valueNotFinite(let value): "the value is \(NumberText(value)), not a finite number"
    case .totalNotPositive(let total):
      "the total is \(NumberText(total)), not a finite number above 0"
    }
  }
}
