extension SpecSettings {
  /// A drawing goes on for this share of its length after the last thing that it shows.
  private static let tail = 0.05

  /// What is drawn of what happens in a stretch of time; `nil` where that is nothing.
  func drawnSpan(from start: Double, to end: Double) -> ClosedRange<Double>? {
    let first = max(start, drawnFrom ?? start)
    let last = drawnTo ?? (end + (end - start) * Self.tail)
    return first < last ? first...last : nil
  }
}
