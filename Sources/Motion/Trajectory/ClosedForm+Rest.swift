extension ClosedForm {
  /// The value that it comes to in the end; `nil` where there is none, as of an undamped swing.
  var limit: Double? {
    let end = end
    return end.isNaN ? nil : end
  }

  /// The same; no number where there is none.
  private var end: Double {
    switch self {
    case .constant(let value): value
    case .spring(let piece): piece.swingsForEver ? .nan : piece.target
    case .eased(let piece): piece.to
    case .sum(let terms): terms.reduce(0) { $0 + $1.end }
    case .product(let one, let other): one.end * other.end
    case .interpolation(let form, let target, let progress):
      .interpolation(form.end, to: target, progress: progress.end)
    case .length(let x, let y): hypot(x.end, y.end)
    case .angle: .nan  // what fades into nothing has no direction
    case .clipped(let form, let limits): limits.apply(to: form.end)
    case .slope(let form): 0 * form.end
    }
  }

  /// When nothing moves any more but last digits, in seconds: `start` where nothing does from there;
  /// infinite where it swings for ever.
  ///
  /// Kept out of line: in line it takes the room of what each claim on a spring asks, which then
  /// needs 2 % more instructions.
  @inline(never)
  func rest(from start: Double) -> Double {
    switch self {
    case .constant: start
    case .spring(let piece): max(start, piece.rest)
    case .eased(let piece): max(start, piece.end)
    case .angle: start  // a passing form of keeps_direction, of which no signal consists
    default: foldingParts(start) { max($0, $1.rest(from: start)) }
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
