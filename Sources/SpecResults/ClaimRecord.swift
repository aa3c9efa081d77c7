/// One judged claim: what was claimed, what was seen, and by how much it held.
package struct ClaimRecord: Hashable, Sendable {
  /// Whether the claim held.
  package var holds: Bool

  /// Where it was made.
  package var location: Location

  /// The claim in words, such as `offset.x peaks at 125.525 within 0.01`.
  package var claim: String

  /// What was seen, in words and numbers; empty where the claim has nothing to show.
  package var observed: String

  /// What was expected, short, for a table's column.
  package var expected: String

  /// By how much it held (positive) or failed (negative), in `unit`; `nil` where there is no number.
  package var margin: Double?

  /// The unit of the margin; `%` for a share of the bound.
  package var unit: String

  /// Marks for the reader, such as `on the edge`, `enclosed`, `sampled`, `does not change`.
  package var notes: [String]

  /// What a reader of a failure needs beyond that; `nil` where the claim held.
  package var detail: FailureDetail?

  /// The signal to draw; `nil` where there is none or nobody asks.
  package var plot: Plot?

  /// A judged claim.
  package init(
    holds: Bool, location: Location, claim: String, observed: String = "", expected: String = "",
    margin: Double? = nil, unit: String = "", notes: [String] = [], detail: FailureDetail? = nil,
    plot: Plot? = nil
  ) {
    self.holds = holds
    self.location = location
    self.claim = claim
    self.observed = observed
    self.expected = expected
    self.margin = margin
    self.unit = unit
    self.notes = notes
    self.detail = detail
    self.plot = plot
  }
}

/// What a failed claim shows beyond its verdict.
package struct FailureDetail: Hashable, Sendable {
  /// The sentence that says what went wrong; may hold several lines.
  package var message: String

  /// The instant of the witness, in seconds, and how it is printed (`just before 0.2 s`).
  package var instant: String?

  /// The pointer and the phase at that instant, and the nearest events, one line each.
  package var context: [String]

  /// The line of the spec's text that made the claim.
  package var source: String?

  /// What a failed claim shows.
  package init(
    message: String, instant: String? = nil, context: [String] = [], source: String? = nil
  ) {
    self.message = message
    self.instant = instant
    self.context = context
    self.source = source
  }
}
