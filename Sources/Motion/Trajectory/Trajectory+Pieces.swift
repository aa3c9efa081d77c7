/// Trajectories made of others, piece by piece.
extension Trajectory {
  /// The part from `time` on.
  package func suffix(from time: Double) -> Trajectory {
    guard time > start else { return self }
    // A subject's first run, which most specs ask, begins where its signals do.
    if let first = pieces.first, first.start >= time { return self }
    var suffix = Trajectory(kind)
    for index in pieces.indices where end(of: index) > time {
      suffix.append(pieces[index].form, from: max(time, pieces[index].start))
    }
    return suffix
  }

  /// The trajectory whose value stands still from `time` on.
  func held(from time: Double) -> Trajectory {
    var held = self
    held.append(value: value(at: time), from: time)
    return held
  }

  /// The trajectory with each form replaced by what `transform` makes of it.
  func mapped(_ transform: (ClosedForm) -> ClosedForm) -> Trajectory {
    var result = Trajectory(kind)
    for piece in pieces { result.append(piece.form.map(transform), from: piece.start) }
    return result
  }

  /// What `combine` makes of the forms of two trajectories, from where both have begun; a hole
  /// where either has one.
  func combined(
    with other: Trajectory, _ combine: (ClosedForm, ClosedForm) -> ClosedForm
  ) -> Trajectory {
    var result = Trajectory(kind == .sampled || other.kind == .sampled ? .sampled : .exact)
    guard !pieces.isEmpty, !other.pieces.isEmpty else { return result }
    var time = max(start, other.start)
    while time < .infinity {
      let (mine, yours) = (index(at: time) ?? 0, other.index(at: time) ?? 0)
      let forms = (pieces[mine].form, other.pieces[yours].form)
      if case (let one?, let two?) = forms {
        result.append(combine(one, two), from: time)
      } else {
        result.append(nil, from: time)
      }
      time = min(end(of: mine), other.end(of: yours))
    }
    return result
  }

  /// So many seconds after a level is passed a motion has left it, and has not faded yet.
  private static let soon = 0.05

  /// The trajectory cut where its value passes one of `levels`, each part replaced by what
  /// `transform` makes of its form, a value from its inside, and how far the formula is from the
  /// level at the cuts.
  func split(
    at levels: [Double], _ transform: (ClosedForm, Double, Double) -> ClosedForm
  ) -> Trajectory {
    var result = Trajectory(kind)
    for (index, piece) in pieces.enumerated() {
      guard let form = piece.form else {
        result.append(nil, from: piece.start)
        continue
      }
      let stretch = Interval(piece.start, min(end(of: index), piece.start + ClosedForm.horizon))
      let cuts = form.cuts(at: levels, in: stretch)
      let starts = [Cut(time: stretch.lower, error: 0)] + cuts
      let ends = cuts + [Cut(time: stretch.upper, error: 0)]
      for (start, end) in zip(starts, ends) where start.time < end.time {
        let inside = start.time + min((end.time - start.time) / 2, Self.soon)
        let slack = max(start.error, end.error)
        result.append(transform(form, form.value(at: inside), slack), from: start.time)
      }
    }
    return result
  }
}

/// An instant at which a form passes a level.
private struct Cut {
  /// The instant, in seconds.
  var time: Double

  /// How far from the level the formula is then, by rounding.
  var error: Double
}

extension ClosedForm {
  /// The instants of a stretch at which the form passes one of `levels`, in order.
  fileprivate func cuts(at levels: [Double], in stretch: Interval) -> [Cut] {
    let tolerance = tolerance(over: stretch)
    let cuts = levels.flatMap { level in
      (self - .constant(level)).zeros(in: stretch, tolerance: tolerance)
        .map { Cut(time: $0, error: abs(value(at: $0) - level)) }
    }
    return cuts.sorted { $0.time < $1.time }
  }
}
