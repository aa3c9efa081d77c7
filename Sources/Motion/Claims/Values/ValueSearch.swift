/// A search through the values that a signal takes, or that its derivative does, in a window.
protocol ValueSearch: ArcVisitor {
  /// Takes a value into account, or a limit beside an instant; they come in rising time.
  mutating func include(_ extreme: Extreme)

  /// Learns of a value that comes later, so that less has to be looked for.
  mutating func expect(_ extreme: Extreme)

  /// Takes what a moving form comes to in a stretch into account, after the first value and up to
  /// the last.
  mutating func include(_ form: ClosedForm, over stretch: Interval, to last: Extreme)
}

extension ValueMargin {
  /// Carries out a search over a window.
  ///
  /// - Returns: Whether the signal has a value everywhere in it.
  func carryOut(_ search: inout some ValueSearch, over window: Window) -> Bool {
    let trajectory = signal.trajectory
    guard !trajectory.hasHole(in: window) else { return false }
    var isExpecting = false
    trajectory.visitStretches(of: window) { form, stretch, includesEnd in
      let form = comparesSlope ? form.derivative : form
      var first = form.reached(at: stretch.lower)
      if comparesSlope, let jump = trajectory.jump(at: stretch.lower) {
        search.include(Extreme(jump, at: stretch.lower))
        guard stretch.width > 0 else { return true }
        first.moment = Moment(
          time: stretch.lower, .after, isReached: form == .constant(first.value))
      }
      search.include(first)
      if case .constant = form { return true }
      if !isExpecting, !form.isSolved {
        isExpecting = true
        expectMiddles(of: window.cut(from: stretch.upper), in: &search)
      }
      let last = form.last(of: stretch, includesEnd)
      search.include(form, over: stretch.first(ClosedForm.horizon), to: last)
      return true
    }
    return true
  }

  /// Lets a search know a value of each stretch that is not solved, the one at its middle.
  private func expectMiddles(of window: Window, in search: inout some ValueSearch) {
    signal.trajectory.visitStretches(of: window) { form, stretch, _ in
      guard !form.isSolved, stretch.width > 0, stretch.upper < .infinity else { return true }
      let form = comparesSlope ? form.derivative : form
      search.expect(form.reached(at: stretch.middle))
      return true
    }
  }
}

extension ValueSearch {
  mutating func expect(_ extreme: Extreme) {}
}
