import SpecResults

/// What the table tells of one file.
struct FileBlock {
  let path: String
  let summary: FileSummary
  let results: [SpecResult]
  let errors: [SpecError]
  let style: ReportStyle

  /// The lines of the file; none where nothing is to be told.
  var text: String {
    let rows = results.filter(isShown)
    let checks = rows.contains { $0.check != nil }
    var lines = checks ? [] : fileLine(isAlone: rows.isEmpty)
    lines += errors.flatMap { detail(Problem($0)) }
    lines += self.rows(rows)
    if checks { lines += rest(besides: results.count { $0.check != nil }) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func isShown(_ result: SpecResult) -> Bool {
    switch style.verbosity {
    case .quiet: result.outcome.isBad
    case .normal: result.outcome.isBad || result.check != nil
    case .verbose: true
    }
  }

  /// The worst that happened in the file.
  private var outcome: Outcome {
    let counts = summary.counts
    if !errors.isEmpty || counts.errored > 0 { return .errored }
    if counts.failed > 0 { return .failed }
    if counts.passed > 0 || counts.total == 0 { return .passed }
    return counts.known > 0 ? .known : .skipped
  }

  private func fileLine(isAlone: Bool) -> [String] {
    if style.verbosity == .quiet, isAlone, errors.isEmpty { return [] }
    let counts = summary.counts.total == 0 ? "no specs" : summary.counts.words
    return [verdict(outcome) + path.visible + "   " + counts]
  }

  /// The plain specs of a file with checks, counted.
  private func rest(besides checks: Int) -> [String] {
    let plain = summary.counts.total - checks
    guard plain > 0, style.verbosity == .normal else { return [] }
    return ["  " + verdict(.passed, width: 6) + counted(plain, "plain spec")]
  }

  private func rows(_ results: [SpecResult]) -> [String] {
    let findings = results.map { result in
      let all = Finding.all(of: result)
      return all.isEmpty ? [Finding(Measurement(label: "", value: .text("")))] : all
    }
    let cells = zip(results, findings).flatMap { result, findings in
      findings.enumerated().map { index, finding in
        [index == 0 ? title(result) : "", finding.observed, finding.expected, finding.margin]
      }
    }
    let grid = Grid(cells, width: style.width.map { $0 - 8 })
    var lines: [String] = []
    var row = 0
    var checklist: String?
    for (result, findings) in zip(results, findings) {
      if let check = result.check, check.checklist != checklist {
        checklist = check.checklist
        lines.append(heading(check))
      }
      let body = findings.indices.flatMap { grid.lines(of: row + $0) }
      row += findings.count
      lines.append("  " + verdict(result.outcome) + (body.first ?? ""))
      lines += body.dropFirst().map { "        " + $0 }
      lines += details(result)
    }
    return lines
  }

  private func heading(_ check: Check) -> String {
    let parts = [check.checklist, check.document].filter { !$0.isEmpty }.map(\.visible)
    return Paint.heading((parts + [path.visible]).joined(separator: "   "), style.hasColor)
  }

  private func title(_ result: SpecResult) -> String {
    result.check == nil ? result.fullName : result.title(in: style.language).visible
  }

  private func verdict(_ outcome: Outcome, width: Int = 6) -> String {
    outcome.paint(outcome.verdict.padded(to: width), style.hasColor)
  }

  private func details(_ result: SpecResult) -> [String] {
    var lines = result.problems.flatMap(detail)
    if result.outcome == .known { lines = [] }
    if let reason = result.reason { lines.append(indent + reason.visible) }
    if style.verbosity == .verbose { lines += result.notes.map { indent + "note: " + $0.visible } }
    if result.outcome.isBad || style.verbosity == .verbose { lines += printed(result.output) }
    return lines
  }

  private func detail(_ problem: Problem) -> [String] {
    problem.lines(plots: style.plots).enumerated().map { index, line in
      indent + (index == 0 ? Paint.bad(line, style.hasColor) : line)
    }
  }

  /// What the spec printed, its beginning where it is long.
  private func printed(_ output: String) -> [String] {
    let shown = 20
    let lines = output.visible.lines
    let more = lines.count - shown
    return lines.prefix(shown).map { indent + "| " + $0 }
      + (more > 0 ? [indent + "| … \(counted(more, "more line"))"] : [])
  }

  private var indent: String { "        " }
}

extension SpecResult {
  /// The short name of a check's row: its title in that language, else its id's own words.
  package func title(in language: String) -> String {
    if let title = check?.titles[language] { return title }
    let name = id.firstIndex(of: ".").map { id[id.index(after: $0)...] } ?? id[...]
    return String(name.map { $0 == "-" ? " " : $0 })
  }
}
