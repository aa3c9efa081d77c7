import SpecReports
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  // Widths as Unicode Standard Annex 11 and terminals have them.
  @Test(
    "counts columns, not letters",
    arguments: [
      ("abc", 3), ("e\u{301}", 1), ("日本", 4), ("한국어", 6), ("تحرير", 5), ("مَدّ", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("🇸🇪", 2), ("✓", 1), ("→", 1), ("", 0), ("ä", 1),
      ("’", 1), ("…", 1), ("ＡＢ", 4),
    ])
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "what a terminal would obey is spelled out",
    arguments: [
      ("\u{1B}[31m", "\\x1b[31m"), ("\u{202E}abc", "\\u{202e}abc"), ("a\nb\tc", "a\\nb\\tc"),
      ("\u{9B}2J", "\\x9b2J"), ("\r", "\\x0d"), ("é日تح👍", "é日تح👍"), ("\u{2066}", "\\u{2066}"),
    ])
  func visible(text: String, shown: String) {
    #expect(text.visible == shown)
    // Where a text may have lines, those and its tabs stay.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).visible }
        .joined(separator: "\t")
    }
    #expect(text.visibleLines == lines.joined(separator: "\n"))
  }
}
