extension Signal {
  /// Points whose straight joins follow the signal, in rising time; NaN is a hole.
  ///
  /// Every turn is a point, and so are both sides of a jump, which stand at one time. Between them
  /// the joins stray from the signal by a two-thousandth of all that it spans at most, as long as
  /// there are not more turns than a drawing can show.
  ///
  /// - Parameter window: The part to follow, which ends.
  package func outline(over window: Window) -> [(time: Double, value: Double)] {
    let range = extremes(over: window)
    var outline = Outline(
      over: Interval(max(start, window.start), window.end),
      tolerance: range.map { ($0.greatest.value - $0.least.value) / 2000 } ?? 0)
    var end: Double?
    trajectory.visitStretches(of: window) { form, stretch, includesEnd in
      if let end, end < stretch.lower { outline.append(end, .nan) }
      outline.append(form, stretch, includesEnd)
      end = stretch.upper
      return true
    }
    outline.thin()
    return outline.points
  }
}

/// The points of an outline as they are found.
private struct Outline {
  private let span: Interval
  private let tolerance: Double
  private(set) var points: [(time: Double, value: Double)] = []

  /// No points yet of what is shown over `span`.
  init(over span: Interval, tolerance: Double) {
    self.span = span
    self.tolerance = tolerance
  }

  /// So many turns are closer together than anyone can see, so that nothing between them matters.
  private static let mostTurns = 1000

  /// Where a curve is upright, it strays from its join by a root of the way, and only there is it
  /// halved more than a few times.
  private static let mostHalvings = 32

  /// More points than these are thinned to what a drawing as wide as this shows.
  private static let mostPoints = 8000
  private static let columns = 2000

  mutating func append(_ time: Double, _ value: Double) {
    if let last = points.last, last.time == time, last.value == value { return }
    points.append((time, value))
    // Twice as many before they are thinned: else each further one would go through all again.
    if points.count > 2 * Self.mostPoints { thin() }
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

  /// Keeps of very many points the first, least, greatest and last of each column.
  mutating func thin() {
    guard points.count > Self.mostPoints, span.width > 0, span.width.isFinite else { return }
    var kept: [(time: Double, value: Double)] = []
    var rest = points[...]
    while let start = rest.first {
      let group = rest.prefix { column(of: $0.time) == column(of: start.time) }
      kept += Self.outermost(of: group)
      rest = rest.dropFirst(group.count)
    }
    points = kept
  }

  private func column(of time: Double) -> Int {
    Int((time - span.lower) / span.width * Double(Self.columns))
  }

  private static func outermost(
    of group: ArraySlice<(time: Double, value: Double)>
  ) -> [(time: Double, value: Double)] {
    let numbers = group.indices.filter { !group[$0].value.isNaN }
    let hole = group.indices.first { group[$0].value.isNaN }
    let wanted = [
      group.startIndex, numbers.min { group[$0].value < group[$1].value },
      numbers.max { group[$0].value < group[$1].value }, hole, group.endIndex - 1,
    ].compactMap(\.self)
    return Set(wanted).sorted().map { group[$0] }
  }
}
