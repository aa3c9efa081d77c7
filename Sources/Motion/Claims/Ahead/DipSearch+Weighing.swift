/// What a dip comes to, and whether a window fits into it.
extension DipSearch {
  /// Looks whether a window fits into a dip, which ends at `last` or on the way there.
  mutating func weigh(_ dip: Dip, until last: Dip.Point, _ ending: Dip.Ending) {
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
    of dip: Dip, from first: Double, _ front: Margin, to last: Dip.Point
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
    let found = Deciding(margin: margin, moment: Moment(time: time))
    if found.decides(before: known) { (known, isKnownLater) = (found, false) }
    return true
  }

  /// The values ahead over time.
  private var signal: Trajectory { outlook.ahead.signal.trajectory }

  /// When the margin falls to what is known.
  private func end(of fall: Dip.Fall) -> Double {
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
  private func margin(at time: Double, before last: Dip.Point) -> Margin? {
    time < last.time ? margin(at: time) : last.margin
  }

  /// By how much the margin at the back of a window is more than that at its front.
  private func excess(at back: Double, before last: Dip.Point) -> Double? {
    guard let one = margin(at: back), let other = margin(at: back + outlook.length, before: last)
    else { return nil }
    return one.value - other.value
  }

  /// Where the margin is the same at both ends of a window.
  private func meeting(in backs: Interval, before last: Dip.Point) -> Double? {
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
