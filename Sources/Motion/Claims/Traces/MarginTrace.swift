/// The margin of a claim asked at every instant, as points and the stretches between them: its
/// robustness signal.
///
/// On each stretch the margin moves one way only, so that its least and greatest values are its
/// limits at the ends. Everything that claims do with margins in time (the lesser of two, the
/// infimum over a window that moves along) leads from such traces to such traces.
struct MarginTrace {
  /// The margin on an open stretch of time: constant, rising or falling.
  struct Piece: Hashable, Sendable {
    /// The value at each instant.
    var curve: MarginCurve

    /// The limit of the value at the start of the stretch.
    var first: Double

    /// The limit of the value at the end of the stretch.
    var last: Double

    /// Whether a value of 0 holds.
    var holdsAtZero: Bool
  }

  /// An instant and the stretch after it.
  struct Span: Hashable, Sendable {
    /// The instant, in seconds.
    var start: Double

    /// The margin there.
    var margin: Margin

    /// The margin from then on, until the next instant.
    var piece: Piece

    /// Turns it into that of the negated claim.
    mutating func negate() {
      margin = -margin
      piece.curve.negate()
      (piece.first, piece.last) = (-piece.first, -piece.last)
      piece.holdsAtZero.toggle()
    }
  }

  /// The forms that its curves follow.
  let forms: MarginForms

  /// The instants in rising order; the last stretch has no end.
  private(set) var spans: [Span] = []

  /// A trace without an instant, with room for some.
  init(of forms: MarginForms, reserving count: Int = 0) {
    self.forms = forms
    spans.reserveCapacity(count)
  }

  /// Adds an instant later than the others, unless nothing changes there.
  mutating func append(_ span: Span) {
    guard let constant = span.piece.constant else { return spans.append(span) }
    if let last = spans.last?.piece.constant, last == constant, last == span.margin { return }
    // It may stand for what follows as well, which has nothing of the curve that it comes of.
    spans.append(Span(start: span.start, margin: span.margin, piece: Piece(constant)))
  }
}

extension MarginTrace {
  /// The trace of a margin that is the same at every instant.
  init(_ margin: Margin, of forms: MarginForms) {
    self.init(of: forms)
    append(Span(start: -.infinity, margin: margin, piece: Piece(margin)))
  }

  /// The trace of the negated claim.
  static prefix func - (trace: consuming MarginTrace) -> MarginTrace {
    for index in trace.spans.indices { trace.spans[index].negate() }
    return trace
  }

  /// When the stretch at `index` ends, in seconds.
  func end(of index: Int) -> Double {
    index + 1 < spans.count ? spans[index + 1].start : .infinity
  }

  /// The place of the span that holds the instant `time`.
  func index(at time: Double) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The margin at an instant.
  func margin(at time: Double) -> Margin {
    let span = spans[index(at: time)]
    return span.start == time ? span.margin : span.piece.margin(at: time, in: forms)
  }
}

extension MarginTrace.Piece {
  /// A margin that does not move.
  init(_ margin: Margin) {
    self.init(
      curve: MarginCurve(margin.value), first: margin.value, last: margin.value,
      holdsAtZero: margin.holdsAtZero)
  }

  /// Whether the margin does not move.
  var isConstant: Bool { first == last }

  /// The margin of a stretch on which it does not move; `nil` of others.
  var constant: Margin? { isConstant ? margin(of: first) : nil }

  /// Whether the margin grows.
  var isRising: Bool { first < last }

  /// Whether the margin falls.
  var isFalling: Bool { first > last }

  /// The margin of a value that is taken.
  func margin(of value: Double) -> Margin { Margin(value, holdsAtZero: holdsAtZero) }

  /// The margin at an instant inside the stretch.
  func margin(at time: Double, in forms: MarginForms) -> Margin {
    margin(of: value(at: time, in: forms))
  }

  /// The value at an instant inside the stretch, never beyond its limits.
  func value(at time: Double, in forms: MarginForms) -> Double {
    if isConstant { return first }
    return min(max(curve.value(at: time, in: forms), min(first, last)), max(first, last))
  }

  /// The infimum over the open stretch: a limit that is not taken holds at 0.
  var infimum: Margin { Margin(min(first, last), holdsAtZero: isConstant ? holdsAtZero : true) }

  /// The supremum over the open stretch: a limit that is not taken does not hold at 0.
  var supremum: Margin { Margin(max(first, last), holdsAtZero: isConstant ? holdsAtZero : false) }

  /// The part between two instants, either of which may be an end of the stretch.
  func part(from start: Double?, to end: Double?, in forms: MarginForms) -> Self {
    var part = self
    if let start { part.first = value(at: start, in: forms) }
    if let end { part.last = value(at: end, in: forms) }
    return part
  }

  /// The piece as it would be `delay` seconds later.
  func delayed(by delay: Double) -> Self {
    Self(curve: curve.delayed(by: delay), first: first, last: last, holdsAtZero: holdsAtZero)
  }
}
