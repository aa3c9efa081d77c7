extension Trajectory {
  /// Visits what each form covers of a window, the stretch and whether its end belongs to it,
  /// until `visit` answers false.
  func visitStretches(of window: Window, visit: (ClosedForm, Interval, Bool) -> Bool) {
    let window = window.cut(from: start)
    guard !window.isEmpty, let first = index(at: window.start) else { return }
    for index in first..<pieces.count where pieces[index].start <= window.end {
      guard let form = pieces[index].form else { continue }
      let end = end(of: index)
      let includesEnd = window.end < end && window.includesEnd
      let stretch = Interval(max(pieces[index].start, window.start), min(window.end, end))
      guard stretch.width > 0 || includesEnd else { continue }
      guard visit(form, stretch, includesEnd) else { return }
    }
  }

  /// Visits what the forms of this trajectory and another cover together of a window, the stretch
  /// and whether its end belongs to it.
  func visitStretches(
    of window: Window, with other: Trajectory,
    visit: (ClosedForm, ClosedForm, Interval, Bool) -> Void
  ) {
    visitStretches(of: window.cut(from: other.start)) { form, stretch, includesEnd in
      let part = Window(from: stretch.lower, to: stretch.upper, includesEnd: includesEnd)
      other.visitStretches(of: part) { otherForm, stretch, includesEnd in
        visit(form, otherForm, stretch, includesEnd)
        return true
      }
      return true
    }
  }

  /// When the piece at `index` ends, in seconds.
  func end(of index: Int) -> Double {
    index + 1 < pieces.count ? pieces[index + 1].start : .infinity
  }
}
