/// The least of any neighbours in a list, found in constant time.
struct RangeMinimum {
  /// At `levels[k][i]` the least of the 2ᵏ margins from `i` on.
  private var levels: [[Margin]]

  /// Prepares the answers for a list.
  init(_ margins: [Margin]) {
    levels = [margins]
    var width = 1
    while 2 * width <= margins.count {
      let last = levels[levels.count - 1]
      levels.append((0...(margins.count - 2 * width)).map { min(last[$0], last[$0 + width]) })
      width *= 2
    }
  }

  /// The least of a range, that of nothing where the range is empty.
  func minimum(of range: Range<Int>) -> Margin {
    guard !range.isEmpty else { return .most }
    let level = range.count.bitWidth - 1 - range.count.leadingZeroBitCount
    return min(levels[level][range.lowerBound], levels[level][range.upperBound - (1 << level)])
  }
}
