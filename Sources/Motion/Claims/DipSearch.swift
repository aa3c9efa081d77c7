/// Looks for dips: stretches in which what is looked for stays below what is known, for as long as
/// the window is.
struct DipSearch: ArcVisitor {
  /// What is asked of the dips.
  enum Goal {
    /// The window in which the margin stays lowest.
    case lowest
    /// The first window that lies in a dip.
    case first
  }

  private let outlook: Outlook
  private let goal: Goal

  /// All that the windows cover, and the instant that the first of them is asked at.
  let reach: Window
  private let start: Double

  /// The values at which the margin may turn, in rising order.
  private let corners: [Double]

  /// The least that is known.
  private(set) var known: MarginTrace.Deciding

  /// The first instant at which a window in a dip is asked for, once it is found.
  private(set) var first: Double?

  /// Whether the least that is known is so at a later instant than those that are looked at: of equal
  /// margins the first one is named.
  private var isKnownLater: Bool

  /// Whether the margin has touched what is known between two dips, so that a window over both may
  /// come to the same.
  private var hasTouched = false

  /// Whether a dip has another shape than those that are dealt with here.
  private(set) var isUnclear = false

  /// The form that is looked at, and where.
  private var form = ClosedForm.constant(0)
  private var stretch = Interval(0, 0)
  private var point: Point

  /// Until when the stretch has been looked at, in seconds.
  private var visited = 0.0

  private var dip: Dip?

  /// An instant, the value then and its margin.
  private struct Point {
    var extreme: Extreme
    var margin: Margin

    var time: Double { extreme.time }
  }

  /// The way from one point to a lower one.
  private struct Fall {
    var from: Extreme
    var to: Extreme
  }

  private struct Dip {
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

  /// How a dip ends.
  private enum Ending {
    /// The margin rises to what is known, or goes beyond it.
    case rise
    /// It jumps there.
    case jump
    /// Nothing is looked at any more.
    case unknown
  }

  /// A search for what comes to less than is known, asked at each instant of a window.
  init(
    _ outlook: Outlook, for goal: Goal, below known: MarginTrace.Deciding, in window: Window
  ) {
    self.outlook = outlook
    self.goal = goal
    reach = TimeSpan.inNext(outlook.near, outlook.far).reach(from: window)
    start = window.start
    self.known = known
    isKnownLater = known.moment.isReached && start < known.moment.time
    corners = outlook.ahead.corners.map(\.value)
    point = Point(extreme: Extreme(0, at: -.infinity), margin: .most)
  }

  /// Looks at a stretch of the signal; false where the answer is known.
  mutating func goOn(along form: ClosedForm, in stretch: Interval) -> Bool {
    let stretch = stretch.upper < .infinity ? stretch : stretch.first(ClosedForm.horizon)
    (self.form, self.stretch) = (form, stretch)
    let first = form.reached(at: stretch.lower)
    if point.time == -.infinity { begin(with: first) } else { pass(to: first) }
    if case .constant = form {
      pass(to: Extreme(first.value, at: stretch.upper))
    } else {
      visited = stretch.lower
      form.visitArcs(in: stretch, &self)
      guard goesOn else { return false }
      let last = form.last(of: stretch, false)
      if visited < stretch.upper { passOver(to: last) } else { go(to: last) }
    }
    return goesOn
  }

  /// Looks at a dip that the last stretch ends in.
  mutating func end() {
    guard goesOn else { return }
    if let dip { weigh(dip, until: point, .unknown) }
    if hasTouched && isKnownLater { isUnclear = true }
  }

  private var goesOn: Bool { !isUnclear && first == nil }

  /// A spring that only touches what is known is an instant there. Where the margin at the instant
  /// asked is too much, no dip matters that begins then.
  func passes(over range: Interval) -> Bool {
    let least = outlook.ahead.least(over: range)
    if case .spring = form, least == known.margin { return true }
    return range.hasFaded || !isLow(least) || (dip == nil && isHighNow(over: range))
  }

  /// Whether the margin at the instant asked is too much for all of a range of the values ahead.
  private func isHighNow(over range: Interval) -> Bool {
    guard let now = outlook.now, outlook.near == 0, now.signal == outlook.ahead.signal
    else { return false }
    return !isLow(now.least(over: range))
  }

  mutating func visit(_ arc: Arc) -> Bool {
    if visited < arc.start { passOver(to: form.reached(at: arc.start)) }
    visited = arc.end
    if let turn = arc.turn {
      go(to: Extreme(turn, at: arc.end))
    } else if dip == nil, outlook.now != nil, !form.isSolved {
      // Whether a dip has begun by then tells what may be passed over; nothing comes after such an
      // arc of a spring.
      go(to: form.reached(at: arc.end))
    }
    return goesOn
  }

  /// Whether a dip goes on at this margin.
  private func isLow(_ margin: Margin) -> Bool {
    margin < known.margin || (isKnownLater && margin == known.margin)
  }

  private mutating func begin(with first: Extreme) {
    point = Point(extreme: first, margin: outlook.ahead.margin(of: first.value))
    if isLow(point.margin) { dip = Dip(start: point.margin, bottom: point, last: point.time) }
  }

  /// Goes on past a part in which there is no dip.
  private mutating func passOver(to next: Extreme) {
    if point.time < visited { go(to: form.reached(at: visited)) }
    pass(to: next)
  }

  /// Goes on to where the form turns, from corner to corner.
  private mutating func go(to next: Extreme) {
    guard !corners.isEmpty else { return pass(to: next) }
    let start = point.extreme
    for value in Way(corners, from: start.value, to: next.value) where value != next.value {
      pass(to: Extreme(value, at: form.time(of: value, from: start, to: next)))
    }
    pass(to: next)
  }

  /// Goes on to a point up to which the margin moves one way.
  private mutating func pass(to next: Extreme) {
    guard goesOn else { return }
    let next = Point(extreme: next, margin: outlook.ahead.margin(of: next.value))
    let isLow = isLow(next.margin)
    if let dip, !isLow {
      weigh(dip, until: next, point.time < next.time ? .rise : .jump)
      self.dip = nil
    } else if dip?.hasRisen == true, point.margin == known.margin, next.margin < point.margin,
      let dip
    {
      weigh(dip, until: point, .rise)
      self.dip = nil
      hasTouched = true
    }
    if dip != nil {
      dip?.goOn(from: point, to: next)
    } else if isLow {
      dip = Dip(fall: Fall(from: point.extreme, to: next.extreme), bottom: next, last: next.time)
    }
    point = next
  }

  /// Looks whether a window fits into a dip, which ends at `last` or on the way there.
  private mutating func weigh(_ dip: Dip, until last: Point, _ ending: Ending) {
    let length = outlook.length
    if let fall = dip.fall {
      let values = Interval(spanning: fall.from.value, dip.bottom.extreme.value)
        .including(last.extreme.value)
      if fall.from.time + length > last.time || (dip.isSimple && isHighNow(over: values)) { return }
    }
    // One that only touches what is known is an instant long.
    if dip.isSimple, dip.bottom.margin == known.margin { return }
    let first = dip.fall.map { end(of: $0) } ?? reach.start
    guard first + length <= last.time, let front = margin(at: first + length, before: last),
      first + length <= dip.last || isLow(front),
      !isKnownLater || asked(at: first) < known.moment.time || dip.bottom.margin < known.margin
    else { return }
    let isTaken: Bool
    switch goal {
    case .first: isTaken = first + length < last.time && takeFirst(asked(at: first))
    case .lowest:
      let isRise = ending == .rise || (ending == .unknown && reach.end == .infinity)
      isTaken = dip.isSimple && isRise && takeLowest(of: dip, from: first, front, to: last)
    }
    if !isTaken, !isHighNow(from: first, to: last.time - length) { isUnclear = true }
  }

  /// Whether the margin at the instant asked alone is too much, whichever window is asked for that
  /// begins between two instants.
  private func isHighNow(from first: Double, to last: Double) -> Bool {
    let asked = Window(from: asked(at: first), to: asked(at: last), includesEnd: true)
    return outlook.now?.infimum(over: asked).map { !isLow($0.margin) } ?? false
  }

  /// When the window is asked for that begins at `back`.
  private func asked(at back: Double) -> Double {
    back == reach.start ? start : Instant.sum(back, -outlook.near)
  }

  private mutating func takeFirst(_ time: Double) -> Bool {
    guard !outlook.margin(at: time).holds else { return false }
    first = time
    return true
  }

  /// Takes the window in a dip into account in which the margin stays lowest: it is the same at both
  /// ends, or only rises.
  ///
  /// - Parameter front: The margin at the end of the window that begins at `first`.
  /// - Returns: Whether that decides, and not the margin at the instant asked.
  private mutating func takeLowest(
    of dip: Dip, from first: Double, _ front: Margin, to last: Point
  ) -> Bool {
    let (length, bottom) = (outlook.length, dip.bottom.time)
    if let start = dip.start, start <= front, bottom <= first + length {
      return take(front, asked(at: first))
    }
    let backs = Interval(max(first, bottom - length), min(bottom, last.time - length))
    let back = recurrence(in: backs) ?? meeting(in: backs, before: last) ?? backs.lower
    guard back + length < last.time || last.extreme.isReached, let one = margin(at: back),
      let other = margin(at: back + length, before: last)
    else { return false }
    return take(max(one, other), asked(at: back))
  }

  /// Where one spring begins a window that it ends with the same value; `nil` where the margin does
  /// not go with that of one spring.
  private func recurrence(in backs: Interval) -> Double? {
    guard corners.isEmpty, let index = signal.index(at: backs.lower),
      backs.upper + outlook.length <= signal.end(of: index),
      case .spring(let piece) = signal.pieces[index].form,
      let back = piece.recurrence(after: backs.lower, delay: outlook.length), back <= backs.upper
    else { return nil }
    return back
  }

  /// Takes what comes of the window that is asked for at an instant into account.
  private mutating func take(_ margin: Margin, _ time: Double) -> Bool {
    guard outlook.margin(at: time) <= margin else { return false }
    let found = MarginTrace.Deciding(margin: margin, moment: Moment(time: time))
    if found.decides(before: known) { (known, isKnownLater) = (found, false) }
    return true
  }

  /// The values ahead over time.
  private var signal: Trajectory { outlook.ahead.signal.trajectory }

  /// When the margin falls to what is known.
  private func end(of fall: Fall) -> Double {
    let (from, to) = (fall.from, fall.to)
    guard from.time < to.time, let form = signal.form(at: from.time) else { return to.time }
    let line = outlook.ahead.line(around: from.value + (to.value - from.value) / 2)
    let level = (known.margin.value - line.shift) / line.slope
    let passed = Interval(spanning: from.value, to.value)
    return form.time(of: min(max(level, passed.lower), passed.upper), from: from, to: to)
  }

  private func margin(at time: Double) -> Margin? {
    let isHere = stretch.lower <= time && time < stretch.upper
    let value = isHere ? form.value(at: time) : signal.value(at: time)
    return value.map { outlook.ahead.margin(of: $0) }
  }

  /// The same up to a point, at which it is the limit from the left: the value may jump there.
  private func margin(at time: Double, before last: Point) -> Margin? {
    time < last.time ? margin(at: time) : last.margin
  }

  /// By how much the margin at the back of a window is more than that at its front.
  private func excess(at back: Double, before last: Point) -> Double? {
    guard let one = margin(at: back), let other = margin(at: back + outlook.length, before: last)
    else { return nil }
    return one.value - other.value
  }

  /// Where the margin is the same at both ends of a window.
  private func meeting(in backs: Interval, before last: Point) -> Double? {
    guard let first = excess(at: backs.lower, before: last),
      let final = excess(at: backs.upper, before: last)
    else { return nil }
    return backs.root(from: first, to: final) { jet(at: $0) - jet(at: $0 + outlook.length) }
  }

  private func jet(at time: Double) -> Jet<Double> {
    guard let jet = signal.form(at: time)?.jet(at: time) else { return Jet(0) }
    return jet.along(outlook.ahead.line(around: jet.value))
  }
}
