import SpecResults

/// Numbers printed short, but never like another number that they are held against.
enum DistinctFigure {
  /// The number to six digits, or to as many as it takes to tell it from each of `others`.
  static func text(_ value: Double, from others: [Double]) -> String {
    let short = Figure.value(value)
    let isMistakable = others.contains { $0 != value && Figure.value($0) == short }
    return isMistakable ? value.shortestText : short
  }
}
