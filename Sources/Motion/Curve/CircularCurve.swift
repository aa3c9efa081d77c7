/// A timing curve made of quarters of circles.
enum CircularCurve: String, Hashable {
  /// Starts level.
  case easeIn = "circular_ease_in"

  /// Ends level.
  case easeOut = "circular_ease_out"

  /// Starts and ends level, upright in the middle.
  case easeInOut = "circular_ease_in_out"

  /// Starts and ends upright, level in the middle: the inverse of `easeInOut`.
  case easeOutIn = "circular_ease_out_in"

  /// The curve with its axes exchanged.
  var inverse: CircularCurve {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .easeOutIn
    case .easeOutIn: .easeInOut
    }
  }

  /// The output for an input of 0…1.
  func value(at input: Double) -> Double {
    switch (self, input < 0.5) {
    case (.easeIn, _): rise(input)
    case (.easeOut, _): climb(input)
    case (.easeInOut, true): rise(2 * input) / 2
    case (.easeInOut, false): (1 + climb(2 * input - 1)) / 2
    case (.easeOutIn, true): climb(2 * input) / 2
    case (.easeOutIn, false): (1 + rise(2 * input - 1)) / 2
    }
  }

  /// The slope for an input of 0…1; infinite where the circle is upright.
  func slope(at input: Double) -> Double {
    switch (self, input < 0.5) {
    case (.easeIn, _): input / climb(1 - input)
    case (.easeOut, _): (1 - input) / climb(input)
    case (.easeInOut, true): 2 * input / climb(1 - 2 * input)
    case (.easeInOut, false): (2 - 2 * input) / climb(2 * input - 1)
    case (.easeOutIn, true): (1 - 2 * input) / climb(2 * input)
    case (.easeOutIn, false): (2 * input - 1) / climb(2 - 2 * input)
    }
  }

  /// The derivative of the slope for an input of 0…1; infinite where the circle is upright.
  func curvature(at input: Double) -> Double {
    switch (self, input < 0.5) {
    case (.easeIn, _): bend(1 - input)
    case (.easeOut, _): -bend(input)
    case (.easeInOut, true): 2 * bend(1 - 2 * input)
    case (.easeInOut, false): -2 * bend(2 * input - 1)
    case (.easeOutIn, true): -2 * bend(2 * input)
    case (.easeOutIn, false): 2 * bend(2 - 2 * input)
    }
  }

  /// The third derivative for an input of 0…1; infinite where the circle is upright.
  func jerk(at input: Double) -> Double {
    switch (self, input < 0.5) {
    case (.easeIn, _): twist(1 - input)
    case (.easeOut, _): twist(input)
    case (.easeInOut, true): 4 * twist(1 - 2 * input)
    case (.easeInOut, false): 4 * twist(2 * input - 1)
    case (.easeOutIn, true): 4 * twist(2 * input)
    case (.easeOutIn, false): 4 * twist(2 - 2 * input)
    }
  }

  /// Whether it is made of two quarters, so that its curvature jumps in the middle.
  var hasMiddle: Bool { self == .easeInOut || self == .easeOutIn }

  /// How fast the slope of the quarter that starts upright falls.
  private func bend(_ x: Double) -> Double {
    let height = climb(x)
    return 1 / (height * height * height)
  }

  /// The third derivative of that quarter.
  private func twist(_ x: Double) -> Double {
    let height = climb(x)
    return 3 * (1 - x) * bend(x) / (height * height)
  }

  /// The quarter that starts upright: √(1 − (1 − x)²).
  private func climb(_ x: Double) -> Double { (x * (2 - x)).squareRoot() }

  /// The quarter that starts level: 1 − √(1 − x²), without the digits that this form loses.
  private func rise(_ x: Double) -> Double { x * x / (1 + climb(1 - x)) }
}
