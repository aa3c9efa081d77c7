public import Motion

/// Why a gesture cannot be played.
public enum GestureError: Error, Hashable {
  /// No pointer of that number is down.
  case nothingToResume(pointer: Int)
  /// A stretch would have more than a million samples.
  case tooManySamples
  /// A release velocity is asked for where there is no stretch to shape.
  case nothingToShape(wanted: Vector)
  /// No bend of the last stretch makes the tracker read the velocity.
  case outOfReach(wanted: Vector, read: Vector, advice: ReleaseAdvice?)
  /// A gesture that is to be played to its end leaves the pointer down.
  case noEnd
  /// A pointer that is to be pressed is down already.
  case pointerDown
}

/// A change that brings a release velocity within reach.
public enum ReleaseAdvice: Hashable, Sendable {
  /// The last stretch takes so many seconds.
  case over(Double)
  /// The hold after the last stretch is left out.
  case withoutHold
}

extension GestureError: CustomStringConvertible {
  public var description: String { fact + (advice ?? "") }

  /// The sentence without what may be done about it, for those who say that in their own words.
  package var fact: String {
    switch self {
    case .nothingToResume(let pointer): "there is nothing to resume: pointer \(pointer) is not down"
    case .tooManySamples: "a stretch has more than a million samples; shorten it or lower the rate"
    case .nothingToShape(let wanted):
      "release velocity \(wanted.text) needs a stretch to shape"
    case .outOfReach(let wanted, let read, _):
      "release velocity \(wanted.text) is out of reach: the tracker would read \(read.text) pt/s"
    case .noEnd: "the gesture has no end"
    case .pointerDown:
      "the pointer is down already, by a gesture that has no end or was broken off by an error"
    }
  }

  private var advice: String? {
    switch self {
    case .nothingToResume, .tooManySamples: nil
    case .nothingToShape(let wanted):
      ": move by \((wanted / 10).text) over 0.1 s before it, for instance"
    case .outOfReach(_, _, let advice): advice.map { "; \($0) works" }
    case .noEnd: ": release or cancel it, or perform it instead of playing it"
    case .pointerDown: ": go on with Drag.resume(), or play Drag.resume().cancel() first"
    }
  }
}

extension ReleaseAdvice: CustomStringConvertible {
  public var description: String {
    switch self {
    case .over(let duration): "\(duration) s for the last stretch"
    case .withoutHold: "leaving out the hold before the release"
    }
  }
}

extension Vector {
  /// The coordinates as a spec writes them, at most six decimals.
  fileprivate var text: String { "{\(x.text), \(y.text)}" }
}

extension Double {
  fileprivate var text: String {
    guard abs(self) < 1e9 else { return "\(self)" }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
