import SpecResults

/// One line of a check's row: what was seen, what was expected, and by how much it held.
struct Finding: Equatable {
  var observed: String
  var expected = ""
  var margin = ""

  init(_ claim: ClaimRecord, _ book: Phrasebook = .english) {
    observed = book.told(claim.observed.visible)
    expected = book.told(claim.expected.visible)
    margin = claim.marginText(book)
  }

  private init(
    _ observation: Measurement, rest: String = "", of result: SpecResult, _ book: Phrasebook
  ) {
    // What is off by rounding alone is shown as what it is to be.
    let isExact = observation.expectation.map { $0.tolerance <= Self.noise } ?? false
    let exact = isExact ? observation.expectation?.value : nil
    let measured = Measurement(
      label: "", value: exact ?? observation.value, unit: observation.unit)
    var value = measured.valueText.visible + rest
    if case .text = observation.value {} else { value = book.told(value) }
    let label = result.label(observation.label, book)
    // Behind a figure a value would read as part of it: `300 over 150: 2`.
    let gap = label.contains(where: \.isNumber) ? book.colon : " "
    observed = label + gap + book.isolated(value)
    guard let expectation = observation.expectation else { return }
    let wanted = Measurement(label: "", value: expectation.value, unit: observation.unit)
    let bound = isExact ? "" : " within \(Figure.value(expectation.tolerance))"
    let text = wanted.valueText.visible + bound
    if case .text = expectation.value { expected = text } else { expected = book.told(text) }
    margin = book.told(
      isExact ? "exact" : observation.spare(expectation).map { "\($0) to spare" } ?? "")
  }

  private init(observed: String) {
    self.observed = observed
  }

  /// A tolerance that only allows for rounding.
  private static let noise = 1e-6

  /// A row without anything measured.
  static let nothing = Finding(observed: "")

  /// The lines of a row in the book's language: the claims in order, then what was observed besides.
  ///
  /// An observation of the same value that a claim saw lends the claim its label: `furthest` and
  /// `offset.x 125.525 pt at 0.22 s` become one line.
  static func all(of result: SpecResult, _ book: Phrasebook = .english) -> [Finding] {
    var findings = result.claims.map { Finding($0, book) }
    var unlabelled = Array(findings.indices)
    var others: [Finding] = []
    for observation in result.observations {
      let merged = unlabelled.lazy.compactMap { index in
        result.claims[index].observed.visible.rest(after: observation).map { (index, $0) }
      }
      if let (index, rest) = merged.first {
        findings[index].observed = Finding(observation, rest: rest, of: result, book).observed
        unlabelled.removeAll { $0 == index }
      } else {
        others.append(Finding(observation, of: result, book))
      }
    }
    findings += others
    guard result.claims.isEmpty, result.outcome == .passed, result.assertions > 0,
      findings.allSatisfy({ $0.expected.isEmpty })
    else { return findings }
    // Says in the first line how many assertions stand behind a row without claims.
    if findings.isEmpty { findings = [.nothing] }
    findings[0].expected = book.counted(result.assertions, .assertion)
    return findings
  }
}

extension String {
  /// What follows the observation's value in the text; `nil` where the value is not in the text, or
  /// merely begins like it. Many things are 0, so that it tells of none which it is.
  fileprivate func rest(after observation: Measurement) -> String? {
    guard observation.value != .number(0) else { return nil }
    let value = Array(observation.valueText.visible)
    let text = Array(self)
    guard !value.isEmpty else { return nil }
    for start in text.indices.dropLast(value.count - 1) where text[start...].starts(with: value) {
      let rest = String(text[(start + value.count)...])
      // Behind a bare number a unit may follow, and then it is another value.
      let ends = observation.unit.isEmpty ? [","] : [",", " "]
      let endsThere = rest.isEmpty || ends.contains { rest.hasPrefix($0) }
      if endsThere, start == 0 || text[start - 1] == " " {
        return rest
      }
    }
    return nil
  }
}

extension ClaimRecord {
  /// By how much the claim held or failed: `0.367 pt to spare`, `35.9 deg beyond`, `exact`.
  func marginText(_ book: Phrasebook) -> String {
    let marks = notes.map { book.told($0.visible) }.joined(separator: book.comma + " ")
    guard let margin, margin.isFinite else { return marks }
    let amount = Figure.text(Figure.margin(abs(margin)), unit: unit.visible)
    let kind = holds ? ("exact", "to spare") : ("just beyond", "beyond")
    let text = margin == 0 ? kind.0 : "\(amount) \(kind.1)"
    return book.told(text) + (marks.isEmpty ? "" : " (\(marks))")
  }
}

extension Measurement {
  /// By how much the value is nearer to what was expected than it must be, with its unit.
  fileprivate func spare(_ expectation: Expectation) -> String? {
    let distance: Double
    switch (value, expectation.value) {
    case (.number(let got), .number(let wanted)): distance = abs(got - wanted)
    case (.vector(let x, let y), .vector(let wantedX, let wantedY)):
      distance = max(abs(x - wantedX), abs(y - wantedY))
    default: return nil
    }
    return Figure.text(Figure.margin(expectation.tolerance - distance), unit: unit.visible)
  }

  /// The value with its unit.
  var valueText: String {
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
