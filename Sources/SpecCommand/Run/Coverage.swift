import SpecReports
import SpecResults
import SpecSearch

/// What of the documents the checks reproduce, and what the known mistakes show of the checks.
struct Coverage {
  private let rows: [DocumentRows.Row]
  private let results: [SpecResult]
  private let mistakesByCheck: [String: Int]
  private let mistakes: [Mistake]

  /// How `results` cover the rows, and how many of `mistakes` each check must notice.
  init(of rows: DocumentRows, by results: [SpecResult], _ mistakes: [Mistake]) {
    self.rows = rows.rows
    self.results = results
    self.mistakes = mistakes
    mistakesByCheck = mistakes.reduce(into: [:]) { counts, mistake in
      for id in mistake.catchers { counts[id, default: 0] += 1 }
    }
  }

  /// Whether every row has checks, each of which passes.
  var isComplete: Bool {
    let passed = Set(results.filter { $0.outcome == .passed }.map(\.id))
    return passed.count == results.count
      && rows.allSatisfy { !$0.checks.isEmpty && passed.isSuperset(of: $0.checks) }
  }

  /// The documents with their rows, the checks beyond them, then the mistakes that need Swift.
  var text: String {
    var lines: [String] = []
    for document in rows.map(\.document).distinct {
      let own = rows.filter { $0.document == document }
      lines.append("\(document): \(counted(own.count, "row"))")
      lines += own.flatMap { row in
        row.checks.enumerated().map { line(of: $1, titled: $0 == 0 ? row.title : "") }
      }
      lines.append("")
    }
    let beyond = results.map(\.id).filter { id in !rows.contains { $0.checks.contains(id) } }
    lines.append("beyond the documents' rows: \(counted(beyond.count, "check"))")
    lines += beyond.map { line(of: $0, titled: "") }
    let madeInSwift = mistakes.filter { $0.witness != nil }
    lines += ["", "made in Swift: \(counted(madeInSwift.count, "mistake"))"]
    let width = madeInSwift.map(\.id.displayWidth).max() ?? 0
    lines += madeInSwift.map { mistake in
      let noticed = mistake.catchers.joined(separator: " ")
      return "  \(mistake.id.padded(to: width))  \(noticed)\n      \(mistake.witness ?? "")"
    }
    return (lines + ["", summary]).map { $0 + "\n" }.joined()
  }

  private var idWidth: Int {
    (results.map(\.id) + rows.flatMap(\.checks)).map(\.displayWidth).max() ?? 0
  }

  private func line(of id: String, titled title: String) -> String {
    let outcome = results.first { $0.id == id }?.outcome
    let state = outcome.map { $0 == .passed ? "ok" : "FAIL" } ?? "NONE"
    let count = counted(mistakesByCheck[id] ?? 0, "mistake")
    let columns = ["  \(state.padded(to: 4))", id.padded(to: idWidth)]
    let rest = title.isEmpty ? [count] : [count.padded(to: 11), title]
    return (columns + rest).joined(separator: "  ")
  }

  private var summary: String {
    let passed = results.count { $0.outcome == .passed }
    let bare = rows.count { row in
      row.checks.isEmpty || !row.checks.allSatisfy { id in results.contains { $0.id == id } }
    }
    return "\(counted(results.count, "check")): \(passed) ok; \(counted(rows.count, "row")): "
      + (bare == 0 ? "each has a check" : "\(bare) without a check")
      + "; \(counted(mistakes.count, "mistake"))"
  }
}
