/// A stretch in which a margin stays below what is known: a component of a sublevel set.
struct Dip {
  /// The margin at the first instant that is looked at, where it is below what is known then.
  var start: Margin?

  /// Else the way on which it falls below that.
  var fall: Fall?

  /// The point of the least margin.
  var bottom: Point

  /// The last instant that is known to lie in it: up to there the margin is low, whatever rounding
  /// makes of a value in between.
  var last: Double

  /// Whether the margin rises again.
  var hasRisen = false

  /// Whether it falls to its bottom and rises from there, without a jump.
  var isSimple = true

  /// Goes on to a lower or higher point.
  mutating func goOn(from point: Point, to next: Point) {
    let isJump = point.time == next.time && point.margin != next.margin
    let fallsAgain = hasRisen && next.margin < point.margin
    let isFlat = !hasRisen && next.margin == point.margin && point.time < next.time
    if isJump || fallsAgain || isFlat { isSimple = false }
    if point.margin < next.margin { hasRisen = true }
    if next.margin < bottom.margin { bottom = next }
    last = next.time
  }
}

extension Dip {
  /// An instant, the value then and its margin.
  struct Point {
    var extreme: Extreme
    var margin: Margin

    var time: Double { extreme.time }
  }

  /// The way from one point to a lower one.
  struct Fall {
    var from: Extreme
    var to: Extreme
  }

  /// How a dip ends.
  enum Ending {
    /// The margin rises to what is known, or goes beyond it.
    case rise
    /// It jumps there.
    case jump
    /// Nothing is looked at any more.
    case unknown
  }
}
