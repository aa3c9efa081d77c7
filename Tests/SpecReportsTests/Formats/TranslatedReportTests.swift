import SpecReports
import SpecResults
import Testing

@Suite("Reports in other languages")
struct TranslatedReportTests {
  /// A row with everything that can be said of it in Arabic.
  private static let translated: SpecResult = {
    var result = SampleRun.outward
    result.check?.actions = ["ar": "اسحب."]
    result.check?.observes = ["ar": "ينعكس."]
    result.check?.checklists = ["ar": "بلاطة"]
    result.check?.labels = ["ar": ["furthest": "الأبعد", "turns after": "ينعكس بعد"]]
    return result
  }()

  private func text(_ format: ReportFormat, _ language: ReportLanguage, _ result: SpecResult)
    -> String
  {
    var style = ReportStyle()
    style.language = language
    style.showsInstructions = true
    return format.text(SampleRun.events([result]), style)
  }

  @Test("Markdown runs from right to left, its points and numbers from left to right")
  func markdown() {
    let text = text(.markdown, .arabic, Self.translated)
    #expect(text.hasPrefix("<div dir=\"rtl\" lang=\"ar\">\n\n### بلاطة \u{2066}("))
    #expect(text.hasSuffix("\n\n</div>\n"))
    #expect(text.contains("| الفحص | الإجراء | ما يُراقَب | المرصود | المتوقع | الهامش | الحكم |"))
    #expect(text.contains("| تحرير | اسحب. | ينعكس. | الأبعد \u{2066}125.525\u{A0}pt\u{2069} عند"))
    #expect(text.contains("| بفائض \u{2066}0.01\u{A0}pt\u{2069} | ناجح |"))
  }

  @Test("the page names its language and direction, and isolates what runs the other way")
  func page() {
    let text = text(.html, .arabic, Self.translated)
    #expect(text.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(text.contains(">الأبعد <bdi dir=\"ltr\" class=\"figure\">125.525 pt</bdi>"))
    #expect(!text.contains("Verdict") && !text.contains("to spare") && !text.contains("check"))
    #expect(!text.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
  }

  @Test("a row of several lines is one group on the page, each line with what belongs to it")
  func groups() {
    let text = text(.html, .english, SampleRun.outward)
    #expect(text.contains("<td rowspan=\"2\" class=\"name\" data-label=\"Check\">"))
    #expect(text.components(of: "<tbody") == 1 && text.components(of: "<tr>") == 3)
  }

  @Test("what has no translation says so, and that it is English")
  func fallback() {
    let text = text(.html, .arabic, SampleRun.outward)
    #expect(text.contains("<bdi lang=\"en\" dir=\"ltr\">Pull.</bdi> <abbr lang=\"en\">en</abbr>"))
  }

  @Test("figures are marked on the page, and nothing else of a text is changed")
  func figures() {
    var result = SampleRun.asserted
    result.check?.observe = "From  3 pt on (a :b, c) & at (12, 5) 25 %."
    #expect(
      text(.html, .english, result).contains(
        "<bdi>From  <span class=\"figure\">3 pt</span> on (a :b, c) &amp; at "
          + "<span class=\"figure\">(12, 5)</span> 25 %.</bdi>"))
  }

  @Test("facts are told in the language, each with the check that shows it")
  func facts() {
    var result = SampleRun.asserted
    result.findings = [Measurement(label: "stays at", value: .number(580), unit: "pt")]
    result.check?.labels = ["fr": ["stays at": "reste à"]]
    let source = "000_13a70209cfd18c2e.txt   tile.next-interaction   \(SampleRun.tile):40"
    #expect(
      FindingList(of: [result], in: .french).text
        == "reste à\u{A0}: 580 pt\n  \(source)\n1 constat\n")
    #expect(FindingList(of: [], in: .english).text == "0 findings\n")
  }

  @Test("plain specs have no columns for what only checks have")
  func plain() {
    let plain = SpecResult(
      id: "a", names: ["adds"], location: Location(path: "a_spec.lua", line: 1), outcome: .passed)
    let text = text(.html, .english, plain)
    #expect(text.contains("<th scope=\"col\" class=\"name\">Spec"))
    #expect(!text.contains("class=\"action\"") && !text.contains("class=\"margin\""))
  }

  @Test("a label that ends in a figure is set apart from its value")
  func label() {
    var result = SampleRun.asserted
    result.observations = [Measurement(label: "300 over 150", value: .number(2), unit: "spans/s")]
    result.check?.labels = ["fr": ["# over #": "# sur #"]]
    #expect(text(.table, .english, result).contains("300 over 150: 2 spans/s"))
    #expect(text(.table, .french, result).contains("300 sur 150\u{A0}: 2 parcours/s"))
  }

  @Test("verdicts and counts speak the language, and stay aligned")
  func verdicts() {
    let text = text(.table, .uzbek, SampleRun.diagonal)
    #expect(text.contains("\n  OʻTMADI    diagonal release (en)"))
    #expect(
      text.hasSuffix("1 ta tekshiruv: 1 tasi oʻtmadi   3.1 ms   nazorat yigʻindisi 5f1c09e2\n"))
  }
}

extension String {
  /// How often `part` stands in the text.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
