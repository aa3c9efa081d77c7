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
  /// `transform` makes of its form and a value from its inside.
  func split(
    at levels: [Double], _ transform: (ClosedForm, Double) -> ClosedForm
  ) -> Trajectory {
    var result = Trajectory(kind)
    for (index, piece) in pieces.enumerated() {
      guard let form = piece.form else {
        result.append(nil, from: piece.start)
        continue
      }
      let stretch = Interval(piece.start, min(end(of: index), piece.start + ClosedForm.horizon))
      let tolerance = form.tolerance(over: stretch)
      let cuts = levels.flatMap { level in
        (form - .constant(level)).zeros(in: stretch, tolerance: tolerance)
          .map { (time: $0, form: form.passing(level, at: $0)) }
      }.sorted { $0.time < $1.time }
      let ends = cuts.map(\.time) + [stretch.upper]
      for ((start, form), end) in zip([(stretch.lower, form)] + cuts, ends) where start < end {
        let value = form.value(at: start + min((end - start) / 2, Self.soon))
        result.append(transform(form, value), from: start)
      }
    }
    return result
  }
}

extension ClosedForm {
  /// The form told from an instant at which it passes a level, whatever rounding makes of it there.
  fileprivate func passing(_ level: Double, at time: Double) -> ClosedForm {
    guard case .spring(let piece) = self else { return self }
    var restarted = piece.restarted(at: time)
    restarted.first = level
    return .spring(restarted)
  }
}
