import SpecResults

/// A page that stands alone, in one language and its direction: light and dark, on a wide screen, a
/// narrow one, and paper.
struct HTMLReporter: Reporter {
  private let book: Phrasebook
  private var version = ""
  private var results: [SpecResult] = []
  private var errors: [SpecError] = []
  private var checks = 0
  private var sections = ""

  /// A page in `language`.
  init(language: ReportLanguage) {
    book = Phrasebook.of(language)
  }

  /// Keeps what comes until the run has ended: the page begins with the counts.
  mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let header):
      version = header.version
    case .fileStarted:
      break
    case .specFinished(let result):
      results.append(result)
      if result.check != nil { checks += 1 }
    case .fileErrored(_, let error):
      errors.append(error)
    case .fileFinished(let path, let summary):
      sections += HTMLSection(path: path, summary, results, errors, book).text
      (results, errors) = ([], [])
    case .runFinished(let summary):
      return page(summary)
    }
    return ""
  }

  private func page(_ summary: RunSummary) -> String {
    let noun: Phrasebook.Noun = checks == summary.counts.total ? .check : .spec
    let counts = summary.counted(noun, book)
    let facts = summary.facts(book).map { "<span>\($0.markup)</span>" }
    return """
      <!DOCTYPE html>
      <html lang="\(book.code)" dir="\(book.isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Sprung\(book.colon)\(counts.withoutIsolates.escapedForXML)</title>
      <style>
      \(HTMLSheet.text)
      </style>
      </head>
      <body>
      <header>
      <h1>Sprung <small><bdi>\(version.escapedForXML)</bdi></small></h1>
      <p class="\(summary.isBad ? "bad" : "good")"><strong>\(counts.markup)</strong> \
      \(facts.joined(separator: " "))</p>
      </header>
      <main>
      \(sections)</main>
      </body>
      </html>

      """
  }
}
