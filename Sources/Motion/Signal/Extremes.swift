/// A greatest or least value and where it is taken.
public struct Extreme: Hashable, Sendable {
  /// The value.
  public var value: Double

  /// The first moment at which it is taken, or approached.
  var moment: Moment

  /// A value at an instant, or the limit beside it.
  init(_ value: Double, at time: Double, _ side: Moment.Side = .at) {
    self.value = value
    moment = Moment(time: time, side)
  }

  /// The instant at which it is taken or approached, in seconds.
  public var time: Double { moment.time }

  /// Whether it is taken; otherwise it is only a limit.
  public var isReached: Bool { moment.isReached }

  /// Whether it stands for the same value and is to be named in place of `other`.
  fileprivate func outdoes(_ other: Extreme) -> Bool {
    value == other.value && moment.isNamed(before: other.moment)
  }
}

/// The least and the greatest value of a stretch of time.
package struct Extremes: Hashable, Sendable {
  /// The infimum.
  package private(set) var least: Extreme

  /// The supremum.
  package private(set) var greatest: Extreme

  /// The only value seen so far.
  init(_ extreme: Extreme) {
    least = extreme
    greatest = extreme
  }

  /// Takes one more value into account; of equal ones a reached one counts, then the earliest.
  mutating func include(_ extreme: Extreme) {
    if extreme.value > greatest.value || extreme.outdoes(greatest) { greatest = extreme }
    if extreme.value < least.value || extreme.outdoes(least) { least = extreme }
  }

  /// Whether the values of a range would change nothing in what is sought.
  func covers(_ range: Interval, _ sought: Sought) -> Bool {
    (sought == .greatest || least.value <= range.lower)
      && (sought == .least || range.upper <= greatest.value)
  }

  /// Which of the two values is to be known; the other one is then only some value.
  enum Sought {
    case least, greatest, both
  }
}

extension Trajectory {
  /// The least and the greatest value in a window; `nil` where there is no value in it.
  ///
  /// The extremes of a single spring are solved for, others are enclosed.
  func extremes(over window: Window = .all) -> Extremes? {
    extremes(over: window, seeking: .both)
  }

  /// The greatest value in a window; `nil` where there is no value in it.
  func greatest(over window: Window = .all) -> Extreme? {
    extremes(over: window, seeking: .greatest)?.greatest
  }

  /// The least value in a window; `nil` where there is no value in it.
  func least(over window: Window = .all) -> Extreme? {
    extremes(over: window, seeking: .least)?.least
  }

  /// The same, of which only what is sought need be right.
  func extremes(over window: Window, seeking sought: Extremes.Sought) -> Extremes? {
    var extremes: Extremes?
    visitStretches(of: window) { form, stretch, includesEnd in
      let first = form.reached(at: stretch.lower)
      form.include(stretch, from: first, includesEnd, in: &extremes, sought)
      return true
    }
    return extremes
  }

  /// Values of a window in rising time, between which the signal moves one way only.
  ///
  /// A jump is told by the limit before it and the value after it; across a hole nothing is told.
  func landmarks(over window: Window = .all) -> [Extreme] {
    var landmarks: [Extreme] = []
    landmarks.reserveCapacity(8)
    visitStretches(of: window) { form, stretch, includesEnd in
      form.addLandmarks(of: stretch, includesEnd, to: &landmarks)
      return true
    }
    return landmarks
  }
}
