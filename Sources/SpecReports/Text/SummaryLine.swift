import SpecResults

extension Counts {
  /// The counts that are not zero: `3 ok, 1 failed`.
  package var words: String {
    let parts = [
      (passed, "ok"), (failed, "failed"), (errored, "errored"), (skipped, "skipped"),
      (known, "known"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

/// The last line of a report for people: counts, wall time, digest, and why a run ended early.
func summaryLine(_ summary: RunSummary, noun: String, _ style: ReportStyle) -> String {
  let counts = summary.counts
  let isBad = counts.failed + counts.errored + summary.erroredFiles > 0
  var text = counted(counts.total, noun)
  if counts.total > 0 { text += ": " + counts.words }
  if summary.erroredFiles > 0 { text += ", " + counted(summary.erroredFiles, "file") + " in error" }
  var parts = [(isBad ? Paint.bad : Paint.good)(text, style.hasColor)]
  parts.append(Figure.duration(summary.duration))
  if counts.total > 0, let digest = summary.digest {
    parts.append("digest \(hexadecimal(digest).prefix(8))")
  }
  if let reason = summary.ending.reason { parts.append(reason) }
  return parts.joined(separator: "   ") + "\n"
}

extension RunSummary.Ending {
  /// Why not everything ran; `nil` where it did.
  package var reason: String? {
    switch self {
    case .complete: nil
    case .failureLimit: "ended at the limit of failures"
    case .timeout: "ended at the time limit of the run"
    case .interrupted(let signal): "interrupted by signal \(signal)"
    }
  }
}
