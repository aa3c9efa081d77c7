import SpecResults

extension Diagnosis: CustomStringConvertible {
  /// What is wrong, the evidence for it, and what to change, as `sprung diagnose` prints it.
  public var description: String {
    var lines = [opening]
    for (index, finding) in findings.enumerated() {
      if index == together {
        lines += ["", isExact ? "no check can tell that from:" : "less likely:"]
      }
      lines += ["", "\(index + 1). \(finding)"]
      lines += text(of: finding).map { "   " + $0 }
    }
    let unexplained = failing.filter { id in !findings.contains { $0.symptoms.fails(id) } }
    if !unexplained.isEmpty, !findings.isEmpty { lines += ["", "explained by none of these:"] }
    for id in unexplained { lines += evidence(of: id).map { "   " + $0 } }
    if !obstacles.isEmpty { lines += ["", "not judged, since something is missing or raises:"] }
    lines += obstacles.map { "   \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many checks failed, in words.
  package var count: String {
    let judged = subject.results.count - unjudged.count
    let missing = unjudged.isEmpty ? "" : ", \(unjudged.count) more could not be judged"
    return "\(failing.count) of \(judged) \(judged == 1 ? "check" : "checks") failed\(missing)"
  }

  /// How good the likeliest explanation is.
  private var opening: String {
    if failing.isEmpty { return "no documented mistake shows" }
    if findings.isEmpty { return "no documented mistake fits what failed:" }
    let mistakes =
      together == 1
      ? "one documented mistake explains"
      : "\(together == 2 ? "two" : "three") documented mistakes together explain"
    if isExact { return "\(mistakes) all of it, to the number:" }
    let explained = failing.filter(explanation.fails)
    let alike = explained.filter { subject.agrees(with: explanation, on: $0) }
    if alike.isEmpty {
      return
        "no documented mistake fits to the number; the likeliest fails \(explained.count) of the "
        + "\(failing.count) failing checks, too:"
    }
    return "\(mistakes) \(explained.count) of the \(failing.count) failing checks, "
      + "\(alike.count) of them to the number:"
  }

  /// The checks that tell of a mistake, and what to do about it.
  private func text(of finding: Finding) -> [String] {
    let told = finding.explained.prefix(Self.mostEvidence)
    var lines = told.flatMap { evidence(of: $0, beside: finding.symptoms) }
    let rest = finding.explained.dropFirst(Self.mostEvidence)
    if !rest.isEmpty { lines.append("and in \(rest.joined(separator: ", "))") }
    if !finding.advice.isEmpty { lines.append("change: \(finding.advice)") }
    for sibling in finding.siblings {
      lines.append("no check tells it from: \(sibling.summary) (\(sibling.id))")
    }
    return lines
  }

  /// A check, what to do and to look at, and what was seen; where `others` saw something else,
  /// that, too.
  private func evidence(of id: String, beside others: Symptoms? = nil) -> [String] {
    let check = subject.results[id]?.check
    let seen = subject.evidence(of: id)
    var lines = ["\(id): \(check?.action ?? "") \(check?.observe ?? "")", "  \(seen)"]
    if let other = others?.evidence(of: id), other != seen, !other.isEmpty {
      lines.append("  with the mistake: \(other)")
    }
    return lines
  }

  /// More checks than these are only named.
  private static let mostEvidence = 4
}
