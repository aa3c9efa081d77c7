/// Instants that return at an even pace, an arithmetic progression: one, none, or endlessly many.
struct Recurrence: Hashable, Sendable {
  /// The first instant in seconds; `nil` where there is none.
  let first: Double?

  /// The seconds from one instant to the next; `nil` where the first is the only one.
  let spacing: Double?

  /// The first instant later than `time`; the next number where they lie closer than numbers do.
  func next(after time: Double) -> Double? {
    guard let first, first <= time else { return first }
    guard let spacing else { return nil }
    let count = ((time - first) / spacing).rounded(.down)
    let next = first + count * spacing
    return next > time ? next : max(next + spacing, time.nextUp)
  }

  /// The last instant before `time`; `nil` where there is none.
  func last(before time: Double) -> Double? {
    guard let first, first < time else { return nil }
    guard let spacing else { return first }
    let last = first + ((time - first) / spacing).rounded(.down) * spacing
    return last < time ? last : last - spacing
  }
}
