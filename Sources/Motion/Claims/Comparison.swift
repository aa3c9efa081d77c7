/// What an atomic claim says of a signal's value at an instant.
package enum Comparison: Hashable, Sendable {
  /// The value is no more than this.
  case atMost(Double)
  /// The value is less than this.
  case below(Double)
  /// The value is no less than this.
  case atLeast(Double)
  /// The value is more than this.
  case above(Double)
  /// The value is one of these two or between them; the first is no more than the second.
  case between(Double, Double)
  /// The value lies within a distance, 0 or more, of this.
  case near(Double, within: Double)
  /// The value is true.
  case isTrue
  /// The value is false.
  case isFalse
  /// The value grows: its derivative is above 0.
  case rising
  /// The value falls: its derivative is below 0.
  case falling

  /// The margin of the value `x`, or of the derivative `x` where the derivative is compared.
  func margin(of x: Double) -> Margin {
    switch self {
    case .atMost(let bound): Margin(bound - x, holdsAtZero: true)
    case .below(let bound): Margin(bound - x, holdsAtZero: false)
    case .atLeast(let bound): Margin(x - bound, holdsAtZero: true)
    case .above(let bound): Margin(x - bound, holdsAtZero: false)
    case .between(let low, let high): Margin(min(x - low, high - x), holdsAtZero: true)
    case .near(let target, let distance): Margin(distance - abs(x - target), holdsAtZero: true)
    case .isTrue: x != 0 ? .most : -.most
    case .isFalse: x == 0 ? .most : -.most
    case .rising: Margin(x, holdsAtZero: false)
    case .falling: Margin(-x, holdsAtZero: false)
    }
  }

  /// The value at which the margin stops growing and begins to fall.
  var summit: Double? {
    switch self {
    case .between(let low, let high): low + (high - low) / 2
    case .near(let target, _): target
    default: nil
    }
  }

  /// The values between which it holds, or derivatives, as far as it has bounds.
  package var bounds: (lower: Double?, upper: Double?) {
    switch self {
    case .atMost(let bound), .below(let bound): (nil, bound)
    case .atLeast(let bound), .above(let bound): (bound, nil)
    case .between(let low, let high): (low, high)
    case .near(let target, let distance): (target - distance, target + distance)
    case .rising: (0, nil)
    case .falling: (nil, 0)
    case .isTrue, .isFalse: (nil, nil)
    }
  }

  /// The margin as a line over the value, on the side of the summit where `value` lies.
  func line(around value: Double) -> MarginLine {
    switch self {
    case .atMost(let bound), .below(let bound): MarginLine(slope: -1, shift: bound)
    case .atLeast(let bound), .above(let bound): MarginLine(slope: 1, shift: -bound)
    case .between(let low, let high):
      value < low + (high - low) / 2
        ? MarginLine(slope: 1, shift: -low) : MarginLine(slope: -1, shift: high)
    case .near(let target, let distance):
      value < target
        ? MarginLine(slope: 1, shift: distance - target)
        : MarginLine(slope: -1, shift: distance + target)
    case .isTrue, .isFalse: MarginLine(slope: 0, shift: margin(of: value).value)
    case .rising: MarginLine(slope: 1, shift: 0)
    case .falling: MarginLine(slope: -1, shift: 0)
    }
  }

  /// Whether the derivative is compared, not the value.
  package var comparesSlope: Bool { self == .rising || self == .falling }

  /// What a margin is divided by to become a share of the bound.
  var scale: Double {
    switch self {
    case .atMost(let bound), .below(let bound), .atLeast(let bound), .above(let bound):
      max(abs(bound), 1)
    case .between(let low, let high): (high - low) / 2
    case .near(_, let distance): distance
    case .isTrue, .isFalse, .rising, .falling: 1
    }
  }
}
