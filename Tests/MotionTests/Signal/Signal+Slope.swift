@testable import Motion

extension Signal {
  /// The derivative by time, per second, between the jumps.
  var slope: Signal { mapped { $0.derivative } }
}
