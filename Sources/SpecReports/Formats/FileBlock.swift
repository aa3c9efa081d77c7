import SpecResults

/// What the table tells of one file.
struct FileBlock {
  private let path: String
  private let summary: FileSummary
  private let results: [SpecResult]
  private let errors: [SpecError]
  private let style: ReportStyle

  private let book: Phrasebook
  private let verdictWidth: Int

  init(
    path: String, summary: FileSummary, results: [SpecResult], errors: [SpecError],
    style: ReportStyle
  ) {
    self.path = path
    self.summary = summary
    self.results = results
    self.errors = errors
    self.style = style
    let book = Phrasebook.of(style.language)
    self.book = book
    verdictWidth = 1 + (Outcome.allCases.map { $0.verdict(book).displayWidth }.max() ?? 0)
  }

  /// The lines of the file; none where nothing is to be told.
  var text: String {
    let rows = results.filter(isShown)
    let plain = rows.filter { $0.check == nil }
    let checks = rows.filter { $0.check != nil }
    let hasPlain = summary.counts.total > results.count { $0.check != nil }
    // What a person or a script looks for is one line for each file in error, whatever is in it.
    let hasLine = hasPlain || checks.isEmpty || !errors.isEmpty
    var lines = hasLine ? fileLine(isAlone: rows.isEmpty) : []
    lines += errors.flatMap { detail(Problem($0)) }
    lines += self.rows(plain) + self.rows(checks)
    if isHeard { lines += printed(summary.output) }
    lines += warnings
    return lines.map { $0 + "\n" }.joined()
  }

  private func isShown(_ result: SpecResult) -> Bool {
    switch style.verbosity {
    case .quiet: result.outcome.isFailure
    case .normal: result.outcome.isFailure || result.check != nil
    case .verbose: true
    }
  }

  /// Whether what the file printed outside its specs is shown; of one without specs nothing else is.
  private var isHeard: Bool {
    switch style.verbosity {
    case .quiet: outcome.isFailure
    case .normal: outcome.isFailure || summary.declared == 0
    case .verbose: true
    }
  }

  /// The worst that happened in the file.
  private var outcome: Outcome {
    let counts = summary.counts
    if !errors.isEmpty || counts.errored > 0 { return .errored }
    if counts.failed > 0 { return .failed }
    if counts.passed > 0 || counts.total == 0 && summary.declared > 0 { return .passed }
    return counts.known > 0 ? .known : .skipped
  }

  private func fileLine(isAlone: Bool) -> [String] {
    // Of a file in which nothing was wanted there is nothing to tell.
    let isSilent = style.verbosity == .quiet || summary.counts.total == 0 && summary.declared > 0
    if isSilent, isAlone, errors.isEmpty { return [] }
    let counts = summary.counts.total == 0 ? book.told("no specs") : summary.counts.words(book)
    let noted = results.count { !isShown($0) && !$0.notes.isEmpty }
    let notes = noted == 0 ? "" : "   \(noted) with notes, which -v shows"
    return [verdict(outcome) + path.visible + "   " + counts.isolatedInLine + notes]
  }

  private func rows(_ results: [SpecResult]) -> [String] {
    let findings = results.map { result in
      // What a plain spec's failed claims saw stands in full below its row.
      let isTold = result.check == nil && result.outcome.isFailure
      let all = isTold ? [] : Finding.all(of: result, book)
      return all.isEmpty ? [.nothing] : all
    }
    let cells = zip(results, findings).flatMap { result, findings in
      findings.enumerated().map { index, finding in
        let head = index == 0 ? self.head(result) : self.head(result).map { _ in "" }
        return head + [finding.observed, finding.expected, finding.margin]
      }
    }
    let grid = Grid(cells, width: style.width.map { $0 - indent.count })
    var lines: [String] = []
    var row = 0
    var checklist: String?
    for (result, findings) in zip(results, findings) {
      if let check = result.check, check.checklist != checklist {
        checklist = check.checklist
        lines.append(heading(check))
      }
      let body = grid.lines(of: row..<row + findings.count, head: (cells.first?.count ?? 3) - 3)
      row += findings.count
      lines.append("  " + verdict(result.outcome) + (body.first ?? ""))
      lines += body.dropFirst().map { indent + $0 }
      lines += details(result)
    }
    return lines
  }

  private func heading(_ check: Check) -> String {
    let title = check.heading(book).text
    let parts = [title, check.document(book).visible].filter { !$0.isEmpty } + [path.visible]
    return Paint.heading(
      parts.map(\.isolatedInLine).joined(separator: "   "), style.hasColor)
  }

  /// What stands in a row before anything is measured.
  private func head(_ result: SpecResult) -> [String] {
    let texts = [result.title(book)] + (style.showsInstructions ? result.instructions(book) : [])
    return texts.map { book.isolated($0.marked) }
  }

  private func verdict(_ outcome: Outcome) -> String {
    let word = outcome.verdict(book)
    let padding = String(repeating: " ", count: verdictWidth - word.displayWidth)
    return outcome.paint(word.isolatedInLine + padding, style.hasColor)
  }

  private func details(_ result: SpecResult) -> [String] {
    var lines = result.problems.flatMap(detail)
    if result.outcome == .known { lines = [] }
    if let reason = result.reason { lines.append(indent + reason.visible) }
    if style.verbosity == .verbose || result.outcome.isFailure {
      lines += result.notes.map { indent + "note: " + $0.visible }
    }
    if result.outcome.isFailure || style.verbosity == .verbose { lines += printed(result.output) }
    return lines
  }

  /// What the writer has to look at, whatever else is shown.
  private var warnings: [String] {
    results.warnings.flatMap { warning in
      let lines = style.width.map { warning.line.broken(at: $0 - indent.count) } ?? [warning.line]
      return lines.map { indent + Paint.open($0, style.hasColor) }
    }
  }

  private func detail(_ problem: Problem) -> [String] {
    let width = style.width.map { $0 - indent.count }
    let lines = problem.shortened.lines(plots: style.plots, width: width)
    return lines.enumerated().map { index, line in
      indent + (index == 0 ? Paint.bad(line, style.hasColor) : line)
    }
  }

  /// What the spec printed, its beginning where it is long.
  private func printed(_ output: String) -> [String] {
    let shown = 20
    let lines = output.visibleLines.lines
    let more = lines.count - shown
    return lines.prefix(shown).map { indent + "| " + String($0).shortened(to: 300) }
      + (more > 0 ? [indent + "| … \(counted(more, "more line"))"] : [])
  }

  private var indent: String { String(repeating: " ", count: verdictWidth + 2) }
}
