import SpecResults

/// What the page tells of one file: a table for each of its checklists, one for its plain specs.
struct HTMLSection {
  private let path: String
  private let summary: FileSummary
  private let results: [SpecResult]
  private let errors: [SpecError]
  private let book: Phrasebook

  init(
    path: String, _ summary: FileSummary, _ results: [SpecResult], _ errors: [SpecError],
    _ book: Phrasebook
  ) {
    self.path = path
    self.summary = summary
    self.results = results
    self.errors = errors
    self.book = book
  }

  /// The section.
  var text: String {
    guard summary.declared == 0 || !results.isEmpty || !errors.isEmpty else { return "" }
    let checklists = results.reduce(into: [[SpecResult]]()) { lists, result in
      if let last = lists.last?.last, last.check?.checklist == result.check?.checklist {
        lists[lists.count - 1].append(result)
      } else {
        lists.append([result])
      }
    }
    let tables = checklists.map { title(of: $0[0]) + HTMLTable(rows: $0, book).text }
    let heading = checklists.isEmpty ? "<h2><bdi>\(path.visible.escapedForXML)</bdi></h2>\n" : ""
    let faults = errors.map { HTMLTable.problem(Problem($0)) }
    return "<section>\n\(heading)\(faults.joined())\(tables.joined())</section>\n"
  }

  private func title(of result: SpecResult) -> String {
    guard let check = result.check else {
      return "<h2><bdi>\(path.visible.escapedForXML)</bdi></h2>\n"
    }
    let sources = [check.document(book), path].filter { !$0.isEmpty }
    return "<h2>\(check.heading(book).markup(book))</h2>\n<p class=\"from\">"
      + sources.map { "<bdi dir=\"ltr\">\($0.visible.escapedForXML)</bdi>" }.joined(
        separator: " · ")
      + "</p>\n"
  }
}

extension LocalText {
  /// The text as HTML, marked with its language where it is not the page's.
  func markup(_ book: Phrasebook) -> String {
    guard isFallback else { return "<bdi>\(book.isolated(text).markup)</bdi>" }
    return "<bdi lang=\"en\" dir=\"ltr\">\(text.markup)</bdi> <abbr lang=\"en\">en</abbr>"
  }
}
