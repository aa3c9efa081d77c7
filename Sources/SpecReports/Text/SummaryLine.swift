import SpecResults

extension Counts {
  /// The counts that are not zero: `3 ok, 1 failed`.
  func words(_ book: Phrasebook) -> String {
    let parts = [
      (passed, "ok"), (failed, "failed"), (errored, "errored"), (skipped, "skipped"),
      (known, "known"),
    ]
    return book.told(parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
  }
}

extension RunSummary {
  /// The counts of the run: `4 checks: 3 ok, 1 failed`.
  func counted(_ noun: Phrasebook.Noun, _ book: Phrasebook) -> String {
    let files = erroredFiles == 1 ? "1 file in error" : "\(erroredFiles) files in error"
    return book.counted(counts.total, noun)
      + (counts.total > 0 ? book.colon + counts.words(book) : "")
      + (erroredFiles > 0 ? book.comma + " " + book.told(files) : "")
  }

  /// What a reader may want to know besides: wall time, digest, and why a run ended early.
  func facts(_ book: Phrasebook) -> [String] {
    var facts = [book.isolated(Figure.duration(duration))]
    if counts.total > 0, let digest {
      facts.append(book.isolated(book.told("digest") + " \(hexadecimal(digest).prefix(8))"))
    }
    if let reason = ending.reason { facts.append(book.told(reason)) }
    return facts
  }

  /// Whether someone has to act.
  var isBad: Bool { counts.failed + counts.errored + erroredFiles > 0 }
}

/// The last line of a report for people: counts, wall time, digest, and why a run ended early.
func summaryLine(_ summary: RunSummary, noun: Phrasebook.Noun, _ style: ReportStyle) -> String {
  let book = Phrasebook.of(style.language)
  let counts = summary.counted(noun, book).isolatedInLine
  let paint = summary.isBad ? Paint.bad : Paint.good
  let parts = [paint(counts, style.hasColor)] + summary.facts(book).map(\.isolatedInLine)
  return parts.joined(separator: "   ") + "\n"
}

extension RunSummary.Ending {
  /// Why not everything ran; `nil` where it did.
  var reason: String? {
    switch self {
    case .complete: nil
    case .failureLimit: "ended at the limit of failures"
    case .timeout: "ended at the time limit of the run"
    case .interrupted(let signal): "interrupted by signal \(signal)"
    }
  }
}
