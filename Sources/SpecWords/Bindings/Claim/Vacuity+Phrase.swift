import Motion

extension Vacuity {
  /// The reason in words.
  var phrase: String {
    switch self {
    case .emptyWindow: "the window is empty"
    case .conditionNeverHolds: "its condition never came true"
    case .noValue: "the signal has no value there"
    case .noCommonValue: "there is no instant at which both signals have a value"
    case .noDirection:
      "nothing moves at the start of the window, so there is no direction to keep to"
    case .neverThatFast: "it is never faster than that"
    }
  }
}
