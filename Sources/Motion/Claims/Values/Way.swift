/// The values that are passed on the way from one value to another, and that other.
struct Way: Sequence, IteratorProtocol {
  private let levels: [Double]
  private let start: Double
  private let end: Double
  private var count = 0

  /// The way past those of `levels`, in rising order, that lie between `start` and `end`.
  init(_ levels: [Double], from start: Double, to end: Double) {
    self.levels = levels
    self.start = start
    self.end = end
  }

  mutating func next() -> Double? {
    let isRising = start < end
    while count < levels.count {
      let level = levels[isRising ? count : levels.count - 1 - count]
      count += 1
      if isRising ? start < level && level < end : end < level && level < start { return level }
    }
    defer { count += 1 }
    return count == levels.count ? end : nil
  }
}
