/// One scalar over time, as a list of closed forms.
///
/// A trajectory is right-continuous: each piece holds from its start until the next one starts,
/// the last for ever. A piece without a form is a hole, in which there is no value.
package struct Trajectory: Hashable, Sendable {
  /// A form and the instant, in seconds, from which it holds.
  package struct Piece: Hashable, Sendable {
    /// When the piece starts, in seconds on the subject's clock.
    package var start: Double

    /// The form that holds from then on; `nil` in a hole.
    package var form: ClosedForm?
  }

  /// What a trajectory knows of the quantity that it tells.
  package enum Kind: Hashable, Sendable {
    /// A number, known at every instant.
    case exact
    /// A number that was read at instants and is held in between.
    case sampled
    /// True (1) or false (0).
    case boolean
  }

  /// What the trajectory knows of its quantity.
  package var kind: Kind

  /// The pieces, in rising time.
  package private(set) var pieces: [Piece] = []

  /// A trajectory without a piece.
  ///
  /// - Parameter count: How many pieces are to be expected.
  package init(_ kind: Kind = .exact, reserving count: Int = 0) {
    self.kind = kind
    pieces.reserveCapacity(count)
  }

  /// Whether the values are true and false.
  package var isBoolean: Bool { kind == .boolean }

  /// When the first piece starts, in seconds; infinite where there is none.
  var start: Double { pieces.first?.start ?? .infinity }

  /// Lets `form` hold from `time` on, in place of whatever was to hold from then on; one without a
  /// value begins a hole.
  ///
  /// Where a timing curve ends before another form is appended, the trajectory stands still from
  /// there on by itself.
  package mutating func append(_ form: ClosedForm?, from time: Double) {
    removePieces(from: time)
    // A timing curve may have ended before, with its last slope still in its formula.
    var form = form?.resting ?? form?.continued(from: time)
    if form?.hasValue == false { form = nil }
    if form?.start == time, let value = pieces.last?.form?.value(at: time) {
      form = form?.continuing(from: value)
    }
    if pieces.isEmpty || pieces[pieces.count - 1].form != form {
      pieces.append(Piece(start: time, form: form))
    }
    if let form, case let bend = form.bend(after: time), bend < .infinity {
      append(form.continued(from: bend), from: bend)
    }
  }

  /// Lets the value be `value` from `time` on; `nil` begins a hole.
  package mutating func append(value: Double?, from time: Double) {
    guard let value, !value.isNaN else { return append(nil, from: time) }
    removePieces(from: time)
    if let last = pieces.indices.last, case .constant(value) = pieces[last].form { return }
    pieces.append(Piece(start: time, form: .constant(value)))
  }

  private mutating func removePieces(from time: Double) {
    while !pieces.isEmpty, pieces[pieces.count - 1].start >= time { pieces.removeLast() }
  }
}

extension Trajectory {
  /// The value when all work of the instant is done; `nil` in a hole and before the start.
  package func value(at time: Double) -> Double? { form(at: time)?.value(at: time) }

  /// The limit of the value from the left.
  package func value(before time: Double) -> Double? { form(before: time)?.value(at: time) }

  /// The derivative to the right, per second, whether or not the value jumps at this instant.
  package func slope(at time: Double) -> Double? { form(at: time)?.slope(at: time) }

  /// The derivative to the right, where a curve that is upright counts as steep.
  func leaningSlope(at time: Double) -> Double? {
    form(at: time)?.leaningJet(at: time).slope
  }

  /// Where the value is going: its derivative to the right, per second, or infinity with the sign
  /// of the jump where it jumps at this instant.
  package func heading(at time: Double) -> Double? { jump(at: time) ?? slope(at: time) }

  /// Infinity with the sign of the jump at this instant; `nil` where there is none.
  func jump(at time: Double) -> Double? {
    guard let before = value(before: time), let value = value(at: time),
      Self.isJump(from: before, to: value)
    else { return nil }
    return value > before ? .infinity : -.infinity
  }

  /// The derivative to the left, per second.
  package func slope(before time: Double) -> Double? { form(before: time)?.slope(at: time) }

  /// Whether there is no value at some instant of a window, which starts no earlier.
  func hasHole(in window: Window) -> Bool {
    guard let first = index(at: window.start) else { return true }
    return pieces[first...].contains { piece in
      piece.form == nil
        && (piece.start < window.end || (piece.start == window.end && window.includesEnd))
    }
  }

  /// Whether there is a value at some instant of a window.
  func hasValue(in window: Window) -> Bool {
    var hasValue = false
    visitStretches(of: window) { _, _, _ in
      hasValue = true
      return false
    }
    return hasValue
  }

  /// Whether the value changes at some instant of a window.
  func changes(in window: Window) -> Bool {
    let window = window.cut(from: start)
    guard let first = index(at: window.start) else { return false }
    if case .constant? = pieces[first].form {} else if pieces[first].form != nil { return true }
    return pieces[first...].dropFirst().contains { piece in
      piece.start < window.end || (piece.start == window.end && window.includesEnd)
    }
  }

  /// The place in `pieces` of the one that holds at `time`, `nil` before the first.
  package func index(at time: Double) -> Int? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Whether two neighbouring values are apart by more than the rounding of their formulas.
  package static func isJump(from before: Double, to after: Double) -> Bool {
    abs(after - before) > 1e-12 * max(1, abs(before), abs(after))
  }

  /// The form that holds at `time`; `nil` in a hole and before the start.
  func form(at time: Double) -> ClosedForm? { index(at: time).flatMap { pieces[$0].form } }

  private func form(before time: Double) -> ClosedForm? {
    guard let index = index(at: time) else { return nil }
    guard pieces[index].start == time else { return pieces[index].form }
    return index > 0 ? pieces[index - 1].form : nil
  }
}
