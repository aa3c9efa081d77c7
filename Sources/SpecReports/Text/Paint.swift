import SpecResults

/// The colours of a terminal report, each with one meaning.
enum Paint: String {
  /// Held.
  case good = "32"
  /// Did not hold.
  case bad = "1;31"
  /// Was not judged.
  case open = "33"
  /// Of less weight.
  case quiet = "2"
  /// A heading.
  case heading = "1"

  /// `text` in this colour where `isOn`, else as it is.
  func callAsFunction(_ text: String, _ isOn: Bool) -> String {
    isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Outcome {
  /// The word of a verdict in the book's language; capital letters where someone has to act.
  func verdict(_ book: Phrasebook) -> String { book.told(verdict) }

  /// The word of a verdict; capital letters where someone has to act.
  var verdict: String {
    switch self {
    case .passed: "ok"
    case .failed: "FAIL"
    case .errored: "ERROR"
    case .skipped: "skip"
    case .known: "known"
    }
  }

  /// The colour of the verdict.
  var paint: Paint {
    switch self {
    case .passed: .good
    case .failed, .errored: .bad
    case .skipped, .known: .open
    }
  }
}
