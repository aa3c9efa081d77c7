package import SpecResults

/// The facts that specs came upon, each with the check whose run shows it.
package struct FindingList {
  private let results: [SpecResult]
  private let book: Phrasebook

  /// The facts of `results`, told in `language`.
  package init(of results: [SpecResult], in language: ReportLanguage) {
    self.results = results
    book = Phrasebook.of(language)
  }

  /// The list, with the count of the facts in its last line.
  package var text: String {
    let facts = results.flatMap { result in result.findings.map { fact($0, of: result) } }
    return facts.joined() + book.counted(facts.count, .finding).isolatedInLine + "\n"
  }

  private func fact(_ finding: Measurement, of result: SpecResult) -> String {
    let value = book.isolated(book.told(finding.valueText.visible))
    let fact = result.label(finding.label, book) + book.colon + value
    let run = [result.check?.document(book) ?? "", result.id, "\(result.location)"]
    let source = run.filter { !$0.isEmpty }.joined(separator: "   ").visible
    return "\(fact.isolatedInLine)\n  \(source)\n"
  }
}
