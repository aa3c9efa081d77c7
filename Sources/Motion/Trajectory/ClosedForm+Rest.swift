extension ClosedForm {
  /// The value that it comes to in the end; `nil` where there is none, as of an undamped swing.
  var limit: Double? {
    switch self {
    case .constant(let value): value
    case .spring(let piece): piece.swingsForEver ? nil : piece.target
    case .eased(let piece): piece.to
    case .sum(let terms): Self.limit(terms)
    case .product(let one, let other): Self.limit(one, other, *)
    case .interpolation(let form, let target, let progress):
      Self.limit(form, progress) { $0 + $1 * (target - $0) }
    case .length(let x, let y): Self.limit(x, y, hypot)
    case .angle: nil  // what fades into nothing has no direction
    case .clipped(let form, let bounds): form.limit.map { $0.clipped(to: bounds) }
    case .slope(let form): form.limit.map { _ in 0 }
    }
  }

  private static func limit(_ terms: [ClosedForm]) -> Double? {
    let limits = terms.compactMap(\.limit)
    return limits.count == terms.count ? limits.reduce(0, +) : nil
  }

  private static func limit(
    _ one: ClosedForm, _ other: ClosedForm, _ combine: (Double, Double) -> Double
  ) -> Double? {
    one.limit.flatMap { one in other.limit.map { combine(one, $0) } }
  }

  /// When nothing moves any more but last digits, in seconds: `start` where nothing does from there;
  /// infinite where it swings for ever.
  func rest(from start: Double) -> Double {
    switch self {
    case .constant: start
    case .spring(let piece): max(start, piece.rest)
    case .eased(let piece): max(start, piece.end)
    case .sum(let terms): terms.reduce(start) { max($0, $1.rest(from: start)) }
    case .product(let one, let other), .length(let one, let other),
      .interpolation(let one, _, let other):
      max(one.rest(from: start), other.rest(from: start))
    case .angle: start  // a passing form of keeps_direction, of which no signal consists
    case .clipped(let form, _), .slope(let form): form.rest(from: start)
    }
  }

  /// Whether it still moves when a stretch from `start` on is looked at no longer.
  func outlastsLook(from start: Double) -> Bool {
    if case .spring(let piece) = self, piece.fadesSoon { return false }
    return rest(from: start) > start + Self.horizon
  }
}

extension SpringPiece {
  /// When the motion stays at its target but for last digits, in seconds.
  fileprivate var rest: Double {
    start + lastCrossing(of: 1e-9 * max(1, abs(target), abs(target + offset)))
  }

  /// Whether the largest of numbers fades into nothing in the time for which anybody looks: most
  /// springs tell so at once.
  fileprivate var fadesSoon: Bool { !spring.isOverdamped && spring.decay >= 1 }

  /// Whether it moves, and is not damped.
  fileprivate var swingsForEver: Bool { !fadesSoon && rest == .infinity }
}

extension Trajectory {
  /// When nothing moves any more but last digits, in seconds: where the last piece starts, if that
  /// stands still; infinite where it swings for ever.
  package var rest: Double {
    guard let last = pieces.last else { return 0 }
    return last.form?.rest(from: last.start) ?? last.start
  }

  /// Whether it still moves when what comes from `time` on is looked at no longer.
  func outlastsLook(from time: Double) -> Bool {
    guard let last = pieces.last, let form = last.form else { return false }
    return form.outlastsLook(from: max(last.start, time))
  }
}
