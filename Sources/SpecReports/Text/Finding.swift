import SpecResults

/// One line of a check's row: what was seen, what was expected, and by how much it held.
struct Finding: Equatable {
  var observed: String
  var expected = ""
  var margin = ""

  init(_ claim: ClaimRecord) {
    observed = claim.observed.visible
    expected = claim.expected.visible
    margin = claim.marginText
  }

  init(_ measurement: Measurement) {
    observed = "\(measurement.label) \(measurement.valueText)".visible
  }

  private init(observed: String, expected: String) {
    self.observed = observed
    self.expected = expected
  }

  /// The lines of a row: the claims in order, then what was observed besides.
  ///
  /// An observation of the same value that a claim saw lends the claim its label: `furthest` and
  /// `offset.x 125.525 pt at 0.22 s` become one line.
  static func all(of result: SpecResult) -> [Finding] {
    var findings = result.claims.map(Finding.init)
    var unlabelled = Array(findings.indices)
    var others: [Finding] = []
    for observation in result.observations {
      let merged = unlabelled.lazy.compactMap { index in
        findings[index].observed.labelled(by: observation).map { (index, $0) }
      }
      if let (index, text) = merged.first {
        findings[index].observed = text
        unlabelled.removeAll { $0 == index }
      } else {
        others.append(Finding(observation))
      }
    }
    findings += others
    if result.claims.isEmpty, result.outcome == .passed { findings.count(result.assertions) }
    return findings
  }
}

extension String {
  /// The text from the observation's value on, with its label before it; `nil` where the value is
  /// not in the text, or merely begins like it.
  fileprivate func labelled(by observation: Measurement) -> String? {
    let value = Array(observation.valueText.visible)
    let text = Array(self)
    guard !value.isEmpty else { return nil }
    for start in text.indices.dropLast(value.count - 1) where text[start...].starts(with: value) {
      let rest = String(text[(start + value.count)...])
      // Behind a bare number a unit may follow, and then it is another value.
      let ends = observation.unit.isEmpty ? [","] : [",", " "]
      let endsThere = rest.isEmpty || ends.contains { rest.hasPrefix($0) }
      if endsThere, start == 0 || text[start - 1] == " " {
        return "\(observation.label) \(observation.valueText)".visible + rest
      }
    }
    return nil
  }
}

extension [Finding] {
  /// Says in the first line how many assertions stand behind a row without claims.
  fileprivate mutating func count(_ assertions: Int) {
    guard assertions > 0 else { return }
    if isEmpty { append(Finding(Measurement(label: "", value: .text("")))) }
    self[0].expected = counted(assertions, "assertion")
  }
}

extension ClaimRecord {
  /// By how much the claim held or failed: `0.367 pt to spare`, `35.9 deg beyond`, `exact`.
  var marginText: String {
    let marks = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ").visible))"
    guard let margin, margin.isFinite else { return notes.joined(separator: ", ").visible }
    if margin == 0 { return (holds ? "exact" : "just beyond") + marks }
    let amount = Figure.text(Figure.margin(abs(margin)), unit: unit)
    return amount + (holds ? " to spare" : " beyond") + marks
  }
}

extension Measurement {
  /// The value with its unit.
  package var valueText: String {
    switch value {
    case .number(let number): Figure.text(Figure.value(number), unit: unit)
    case .vector(let x, let y): Figure.text("(\(Figure.value(x)), \(Figure.value(y)))", unit: unit)
    case .text(let text): Figure.text(text, unit: unit)
    case .boolean(let flag): flag ? "true" : "false"
    }
  }
}

/// A count with its noun: `1 check`, `3 checks`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
