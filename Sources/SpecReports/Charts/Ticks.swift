/// Round numbers along an axis: 1, 2 or 5 times a power of ten apart.
struct Ticks {
  /// The numbers, rising.
  let values: [Double]

  /// The round numbers of `range`, as many as fit and at most `count`; none where that is empty.
  init(in range: ClosedRange<Double>, atMost count: Int) {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite, count > 0 else {
      values = []
      return
    }
    var power = 1.0
    while power * 10 <= span { power *= 10 }
    while power > span { power /= 10 }
    // From far below the span up: the first step that leaves no more than `count`.
    let steps = (-6...1).lazy.flatMap { exponent in
      [1, 2, 5].map { $0 * Self.scaled(power, by: exponent) }
    }
    let step = steps.first { Self.multiples(of: $0, in: range) <= Double(count) }
    guard let step, step > 0 else {
      values = []
      return
    }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    // Divided by a whole number where it can be: 3 / 10 is 0.3, and 3 * 0.1 is not.
    let inverse = (1 / step).rounded()
    let isShare = step < 1 && abs(inverse * step - 1) < 1e-9
    values = stride(from: first, through: last, by: 1).map {
      isShare ? $0 / inverse + 0 : $0 * step + 0
    }
  }

  private static func multiples(of step: Double, in range: ClosedRange<Double>) -> Double {
    (range.upperBound / step + 1e-9).rounded(.down) - (range.lowerBound / step - 1e-9).rounded(.up)
      + 1
  }

  private static func scaled(_ power: Double, by exponent: Int) -> Double {
    var power = power
    for _ in 0..<abs(exponent) { power = exponent < 0 ? power / 10 : power * 10 }
    return power
  }
}
