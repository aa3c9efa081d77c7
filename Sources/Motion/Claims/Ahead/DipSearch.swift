/// Looks for dips: stretches in which what is looked for stays below what is known, for as long as
/// the window is.
///
/// What is best in a window that moves along is low only while all of the window lies in a dip. In a
/// simple one, which falls to its bottom and rises again, it is lowest where the margin is the same
/// at both ends of the window. Dips of other shapes are left to a trace.
struct DipSearch: ArcVisitor {
  /// What is asked of the dips.
  enum Goal {
    /// The window in which the margin stays lowest.
    case lowest
    /// The first window that lies in a dip.
    case first
  }

  let outlook: Outlook
  let goal: Goal

  /// All that the windows cover, and the instant that the first of them is asked at.
  let reach: Window
  let start: Double

  /// The values at which the margin may turn, in rising order.
  let corners: [Double]

  /// The least that is known.
  var known: Deciding

  /// The first instant at which a window in a dip is asked for, once it is found.
  var first: Double?

  /// Whether the least that is known is so at a later instant than those that are looked at: of equal
  /// margins the first one is named.
  var isKnownLater: Bool

  /// Whether the margin has touched what is known between two dips, so that a window over both may
  /// come to the same.
  private var hasTouched = false

  /// Whether a dip has another shape than those that are dealt with here.
  var isUnclear = false

  /// The form that is looked at, and where.
  var form = ClosedForm.constant(0)
  var stretch = Interval(0, 0)
  private var point: Dip.Point

  /// Until when the stretch has been looked at, in seconds.
  private var visited = 0.0

  private var dip: Dip?

  /// A search for what comes to less than is known, asked at each instant of a window.
  init(
    _ outlook: Outlook, for goal: Goal, below known: Deciding, in window: Window
  ) {
    self.outlook = outlook
    self.goal = goal
    reach = TimeSpan.inNext(outlook.near, outlook.far).reach(from: window)
    start = window.start
    self.known = known
    isKnownLater = known.moment.isReached && start < known.moment.time
    corners = outlook.ahead.corners.map(\.value)
    point = Dip.Point(extreme: Extreme(0, at: -.infinity), margin: .most)
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
  func isHighNow(over range: Interval) -> Bool {
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
  func isLow(_ margin: Margin) -> Bool {
    margin < known.margin || (isKnownLater && margin == known.margin)
  }

  private mutating func begin(with first: Extreme) {
    point = Dip.Point(extreme: first, margin: outlook.ahead.margin(of: first.value))
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
    let next = Dip.Point(extreme: next, margin: outlook.ahead.margin(of: next.value))
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
      dip = Dip(
        fall: Dip.Fall(from: point.extreme, to: next.extreme), bottom: next, last: next.time)
    }
    point = next
  }
}
