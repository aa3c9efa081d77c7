extension Signal {
  /// Points whose straight joins follow the signal, in rising time; NaN is a hole.
  ///
  /// Every turn is a point, and so are both sides of a jump, which stand at one time. Between them
  /// the joins stray from the signal by a two-thousandth of all that it spans at most, as long as
  /// there are not more turns than a drawing can show.
  ///
  /// - Parameter window: The part to follow, which ends.
  package func outline(over window: Window) -> [(time: Double, value: Double)] {
    var outline = Outline()
    let range = extremes(over: window)
    outline.tolerance = range.map { ($0.greatest.value - $0.least.value) / 2000 } ?? 0
    var end: Double?
    trajectory.visitStretches(of: window) { form, stretch, includesEnd in
      if let end, end < stretch.lower { outline.append(end, .nan) }
      outline.append(form, stretch, includesEnd)
      end = stretch.upper
      return true
    }
    return outline.thinned
  }
}

/// The points of an outline as they are found.
private struct Outline {
  var tolerance = 0.0
  private var points: [(time: Double, value: Double)] = []

  /// So many turns are closer together than anyone can see, so that nothing between them matters.
  private static let mostTurns = 1000

  /// Stretches that many times halved are short enough for any drawing.
  private static let mostHalvings = 7

  /// More points than these are thinned to what a drawing as wide as this shows.
  private static let mostPoints = 8000
  private static let columns = 2000

  mutating func append(_ time: Double, _ value: Double) {
    if let last = points.last, last.time == time, last.value == value { return }
    points.append((time, value))
  }

  /// Adds what a form shows in a stretch.
  mutating func append(_ form: ClosedForm, _ stretch: Interval, _ includesEnd: Bool) {
    let landmarks = form.landmarks(in: stretch, includesEnd) + [form.last(of: stretch, includesEnd)]
    var last: (time: Double, value: Double)?
    for landmark in landmarks where landmark.time.isFinite {
      let point = (time: landmark.time, value: landmark.value)
      if let last, landmarks.count < Self.mostTurns { refine(form, last, point, Self.mostHalvings) }
      append(point.time, point.value)
      last = point
    }
  }

  /// Adds points between two, where the join of the two strays from the form: at three places, since
  /// a curve that bends twice meets its join in the middle.
  private mutating func refine(
    _ form: ClosedForm, _ start: (time: Double, value: Double),
    _ end: (time: Double, value: Double), _ halvings: Int
  ) {
    let strays = [0.25, 0.5, 0.75].contains { share in
      let value = form.value(at: start.time + share * (end.time - start.time))
      return abs(value - start.value - share * (end.value - start.value)) > tolerance
    }
    guard strays, halvings > 0 else { return }
    let middle = (start.time + end.time) / 2
    let point = (time: middle, value: form.value(at: middle))
    refine(form, start, point, halvings - 1)
    append(point.time, point.value)
    refine(form, point, end, halvings - 1)
  }

  /// The points, or of very many the first, least, greatest and last of each column.
  var thinned: [(time: Double, value: Double)] {
    guard points.count > Self.mostPoints, let first = points.first, let last = points.last,
      first.time < last.time
    else { return points }
    let column = { (time: Double) in
      Int((time - first.time) / (last.time - first.time) * Double(Self.columns))
    }
    var kept: [(time: Double, value: Double)] = []
    var rest = points[...]
    while let start = rest.first {
      let group = rest.prefix { column($0.time) == column(start.time) }
      let numbers = group.indices.filter { !group[$0].value.isNaN }
      let extremes = [
        numbers.min { group[$0].value < group[$1].value },
        numbers.max { group[$0].value < group[$1].value },
      ].compactMap(\.self)
      let holes = group.indices.filter { group[$0].value.isNaN }.prefix(1)
      let wanted = Set(extremes + holes + [group.startIndex, group.endIndex - 1])
      kept += wanted.sorted().map { group[$0] }
      rest = rest.dropFirst(group.count)
    }
    return kept
  }
}
