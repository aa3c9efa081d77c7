/// `reverses`: how often the signal turns round, counting only moves of some size.
///
/// A picture: a pendulum seen through fog; swings smaller than `largerThan` are lost in it.
///
/// The first move of more than that size sets the direction. Each time the signal has then moved
/// more than it back from its furthest point since, it has turned round.
package struct Reverses: PlainWord {
  /// The signal.
  var signal: Signal
  /// The least number of turns that is claimed.
  var atLeast: Int?
  /// The greatest number of turns that is claimed.
  var atMost: Int?
  /// The size that a move must exceed.
  var largerThan: Double
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
    let sizes = Self.sizes(of: landmarks.lazy.map(\.value))
    var verdict = Verdict(margin: .most)
    var deciding = sizes.first
    if let atLeast {
      let size = atLeast > 0 ? Self.size(after: atLeast - 1, in: sizes) : .infinity
      verdict.margin = Margin(size - largerThan, holdsAtZero: false)
      if atLeast > 0, atLeast <= sizes.count { deciding = size }
    }
    if let atMost {
      let size = Self.size(after: atMost, in: sizes)
      let margin = Margin(largerThan - size, holdsAtZero: true)
      if margin < verdict.margin {
        verdict.margin = margin
        if size > 0 { deciding = size }
      }
    }
    var (count, last, oneTooMany) = (0, first, first)
    visitTurns(of: landmarks) { turn in
      if count == atMost { oneTooMany = turn }
      (count, last) = (count + 1, turn)
    }
    verdict.witness = last.moment
    verdict.measure = { [deciding, count = Double(count)] in
      [Measure(.turns, count, unit: "")]
        + (deciding.map { [Measure(.turnSize, $0, unit: unit)] } ?? [])
    }
    if !verdict.holds { verdict.firstViolation = oneTooMany.time }
    return verdict
  }

  /// Visits the furthest points from which the signal moves back by more than `largerThan`.
  private func visitTurns(of landmarks: [Extreme], _ visit: (Extreme) -> Void) {
    var (low, high) = (landmarks[0], landmarks[0])
    var isRising: Bool?
    for landmark in landmarks {
      if landmark.value > high.value { high = landmark }
      if landmark.value < low.value { low = landmark }
      if isRising != true, landmark.value - low.value > largerThan {
        if isRising != nil { visit(low) }
        (isRising, high) = (true, landmark)
      } else if isRising != false, high.value - landmark.value > largerThan {
        if isRising != nil { visit(high) }
        (isRising, low) = (false, landmark)
      }
    }
  }
}

extension Reverses {
  /// For each number of turns the size below which there are that many, the largest first.
  ///
  /// A swing no larger than both its neighbours is lost before them, and takes both its turns with
  /// it. Of the swings that are left, which grow and then shrink, the first or the last is lost
  /// next and takes one.
  static func sizes(of values: some Collection<Double>) -> [Double] {
    var sizes: [Double] = []
    var points: [Double] = []
    sizes.reserveCapacity(values.count)
    points.reserveCapacity(values.count)
    for value in values {
      points.extend(to: value)
      while points.count > 3, let swing = points.innermostSwing {
        sizes.append(swing)
        sizes.append(swing)
        points.removeSubrange(points.count - 3..<points.count - 1)
      }
    }
    var (first, last) = (0, points.count - 1)
    while last - first > 1 {
      let ends = (abs(points[first + 1] - points[first]), abs(points[last] - points[last - 1]))
      sizes.append(min(ends.0, ends.1))
      if ends.0 <= ends.1 { first += 1 } else { last -= 1 }
    }
    sizes.sort(by: >)
    return sizes
  }

  /// The size of the turn that follows so many larger ones; 0 where there are no more.
  private static func size(after count: Int, in sizes: [Double]) -> Double {
    count < sizes.count ? sizes[count] : 0
  }
}

/// Values at which the direction changes, with the first and the last.
extension [Double] {
  /// Takes one more value into account: a move onward lengthens the last one.
  fileprivate mutating func extend(to value: Double) {
    guard let last, last != value else {
      if isEmpty { append(value) }
      return
    }
    if count > 1, (last > self[count - 2]) == (value > last) { removeLast() }
    append(value)
  }

  /// The size of the last swing but one, where its neighbours are no smaller.
  fileprivate var innermostSwing: Double? {
    let swing = abs(self[count - 2] - self[count - 3])
    let neighbours = (
      abs(self[count - 3] - self[count - 4]), abs(self[count - 1] - self[count - 2])
    )
    return swing <= neighbours.0 && swing <= neighbours.1 ? swing : nil
  }
}
