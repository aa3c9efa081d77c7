/// SwiftUI's estimate of the velocity of a tracked property.
///
/// Of the three newest samples the older pair weighs three times as much as the newer one. While
/// no sample comes the velocity fades, and after two seconds nothing of it is left.
struct SwiftUISampler: VelocityTracker {
  /// What remains of a velocity after a millisecond.
  private static let fade = 0.998

  /// The seconds after which nothing remains, less what the difference of two times may round.
  private static let memory = 2 - 1e-9

  func velocity(of samples: [VelocitySample], at time: Double) -> Vector {
    guard let last = samples.last, samples.count >= 2, time - last.time < Self.memory else {
      return .zero
    }
    let newest = samples.slope(at: samples.count - 1)
    let velocity =
      samples.count == 2 ? newest : newest * 0.25 + samples.slope(at: samples.count - 2) * 0.75
    return time > last.time ? velocity * pow(Self.fade, (time - last.time) * 1000) : velocity
  }
}
