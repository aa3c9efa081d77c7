/// `reverses`: how often the signal turns round, counting only moves of some size.
///
/// A picture: a pendulum seen through fog; swings smaller than `largerThan` are lost in it.
///
/// The first move of more than that size sets the direction. Each time the signal has then moved
/// more than it back from its furthest point since, it has turned round.
package struct Reverses: PlainWord {
  /// The signal.
  package var signal: Signal
  /// The least number of turns that is claimed.
  package var atLeast: Int?
  /// The greatest number of turns that is claimed.
  package var atMost: Int?
  /// The size that a move must exceed.
  package var largerThan: Double
  /// Where it is looked at.
  package var window: Window
  package var unit: String

  /// `signal` turns round as often as the bounds that are given allow.
  package init(
    _ signal: Signal, atLeast: Int?, atMost: Int?, largerThan: Double, window: Window, unit: String
  ) {
    self.signal = signal
    self.atLeast = atLeast
    self.atMost = atMost
    self.largerThan = largerThan
    self.window = window
    self.unit = unit
  }

  package var signals: [Signal] { [signal] }

  package var scale: Double { max(abs(largerThan), 1) }

  package func judged() -> Verdict {
    let landmarks = signal.trajectory.landmarks(over: window)
    guard let first = landmarks.first else { return .vacuous(.least) }
    let sizes = Self.sizes(of: landmarks.map(\.value))
    let margins = [
      atLeast.map { count in
        Margin(Self.size(of: count, in: sizes) - largerThan, holdsAtZero: false)
      },
      atMost.map { count in
        Margin(largerThan - Self.size(of: count + 1, in: sizes), holdsAtZero: true)
      },
    ]
    let turns = turns(landmarks)
    var verdict = Verdict(margin: margins.compactMap(\.self).min() ?? .most)
    verdict.witness = turns.last?.moment ?? first.moment
    verdict.measures = [Measure("turns", Double(turns.count), unit: "")]
    verdict.measures += sizes.prefix(3).map { Measure("a turn of", $0, unit: unit) }
    if !verdict.holds {
      let isOneTooMany = atMost.map { turns.count > $0 } ?? false
      verdict.firstViolation = isOneTooMany ? turns[atMost ?? 0].time : first.time
    }
    return verdict
  }

  /// The furthest points from which the signal moves back by more than `largerThan`.
  private func turns(_ landmarks: [Extreme]) -> [Extreme] {
    var turns: [Extreme] = []
    var (low, high) = (landmarks[0], landmarks[0])
    var isRising: Bool?
    for landmark in landmarks {
      if landmark.value > high.value { high = landmark }
      if landmark.value < low.value { low = landmark }
      if isRising != true, landmark.value - low.value > largerThan {
        if isRising != nil { turns.append(low) }
        (isRising, high) = (true, landmark)
      } else if isRising != false, high.value - landmark.value > largerThan {
        if isRising != nil { turns.append(high) }
        (isRising, low) = (false, landmark)
      }
    }
    return turns
  }
}

extension Reverses {
  /// For each number of turns the size below which there are that many, the largest first.
  ///
  /// The smallest swing is lost first. One between two others takes both its turns with it; the
  /// first or last swing takes one.
  static func sizes(of values: [Double]) -> [Double] {
    var points = alternating(values)
    var sizes: [Double] = []
    while points.count > 2 {
      let swings = zip(points, points.dropFirst()).map { abs($1 - $0) }
      guard let smallest = swings.indices.min(by: { swings[$0] < swings[$1] }) else { break }
      let isInside = smallest > 0 && smallest < swings.count - 1
      sizes.append(swings[smallest])
      if isInside {
        sizes.append(swings[smallest])
        points.removeSubrange(smallest...smallest + 1)
      } else {
        points.remove(at: smallest == 0 ? 0 : points.count - 1)
      }
    }
    return sizes.reversed()
  }

  /// The values at which the direction changes, with the first and the last.
  private static func alternating(_ values: [Double]) -> [Double] {
    var points: [Double] = []
    for value in values where value != points.last {
      if points.count > 1 {
        let isOnward =
          (points[points.count - 1] > points[points.count - 2])
          == (value > points[points.count - 1])
        if isOnward { points.removeLast() }
      }
      points.append(value)
    }
    return points
  }

  private static func size(of count: Int, in sizes: [Double]) -> Double {
    if count <= 0 { return .infinity }
    return count <= sizes.count ? sizes[count - 1] : 0
  }
}
