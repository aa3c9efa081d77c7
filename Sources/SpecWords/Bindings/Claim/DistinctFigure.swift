import SpecResults

/// Numbers printed short, but never like another number that they are held against.
enum DistinctFigure {
  /// The number to six digits; in full where to six digits it is one of `others`, which are told in
  /// full.
  static func text(_ value: Double, from others: [Double]) -> String {
    let short = Figure.value(value)
    return others.contains { Figure.value($0) == short } ? value.shortestText : short
  }
}
