/// Why a spring or a curve cannot be made as asked.
public enum MotionError: Error, Hashable {
  /// `value`, given for `parameter`, is not what `range` describes.
  case outOfRange(parameter: String, range: String, value: Double)

  /// No input of the curve gives `value`, as a timing curve runs from 0 to 1 only.
  case notInvertible(parameter: String, value: Double)
}

extension MotionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .outOfRange(let parameter, let range, let value):
      "\(parameter) must be \(range), got \(NumberText(value))"
    case .notInvertible(let parameter, let value):
      "a curve with \(parameter) outside 0…1 has no inverse, got \(NumberText(value))"
    }
  }
}
