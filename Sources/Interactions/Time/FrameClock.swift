import Motion

/// When frames are drawn: frame 0 at time 0, then at an even pace, or nearly so.
struct FrameClock: Hashable, Sendable {
  private let rate: Double
  private let jitter: Double
  private let seed: UInt64

  /// Frames at `rate` a second.
  ///
  /// - Parameters:
  ///   - jitter: By how much a frame comes early or late at most, as a share of the interval
  ///     below a half.
  ///   - seed: What the jitter is drawn from.
  init(rate: Double, jitter: Double = 0, seed: UInt64 = 0) {
    self.rate = rate
    self.jitter = jitter
    self.seed = seed
  }

  /// The time between frames in seconds; `nil` where they come unevenly.
  var interval: Double? { jitter > 0 ? nil : 1 / rate }

  /// When frame `index` is drawn.
  func time(of index: Int) -> Flicks {
    let shift = jitter > 0 && index > 0 ? jitter * unevenness(of: index) : 0
    return Flicks(seconds: (Double(index) + shift) / rate)
  }

  /// The first frame at `time` or later.
  func index(notBefore time: Flicks) -> Int {
    var index = max(0, Int((time.seconds * rate - jitter).rounded(.down)))
    while self.time(of: index) < time { index += 1 }
    return index
  }

  /// The first frame later than `time`.
  func index(after time: Flicks) -> Int { index(notBefore: time + Flicks(1)) }

  /// A number from −1 to 1 that only the seed and the frame decide.
  private func unevenness(of index: Int) -> Double {
    var bits = seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / 0x1p52 - 1
  }
}
