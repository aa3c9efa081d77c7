import Testing

@testable import SpecReports

@Suite("Both directions in one text")
struct DirectionTests {
  /// The isolates spelled so that a reader sees them.
  private func spelled(_ text: String) -> String {
    text.replacing("\u{2066}", with: "[").replacing("\u{2069}", with: "]")
      .replacing("\u{2067}", with: "{")
  }

  @Test(
    "what reads from left to right is kept together",
    arguments: [
      ("اسحب عبر (12, 5) و(30, -10)، ثم", "اسحب عبر [(12, 5)] و[(30, -10)]، ثم"),
      ("بين -700 و700 pt.", "بين [-700] و[700 pt]."),
      ("الزر في AppKit", "الزر في [AppKit]"),
      ("عند 85% من", "عند [85%] من"),
      ("getScaleAmount() الدالة", "[getScaleAmount()] الدالة"),
      ("(زر الماوس)", "(زر الماوس)"),
      ("Drag by (-15, 10). (en)", "[Drag by (-15, 10). (en)]"),
      ("", ""),
    ])
  func islands(text: String, isolated: String) {
    #expect(spelled(text.isolatingLeftToRight) == isolated)
  }

  @Test("what is isolated once stays as it is")
  func twice() {
    let once = "المقياس عند 48.75 pt".isolatingLeftToRight
    #expect(once.isolatingLeftToRight == once)
  }

  @Test("a cell of a terminal's line is one part, and only where it must be")
  func cells() {
    #expect(spelled("قبل السحب".isolatedInLine) == "{قبل السحب]")
    #expect("before".isolatedInLine == "before")
  }

  @Test("a number and its unit stay in one line of a narrow column")
  func wrapping() {
    let text = Phrasebook.arabic.told("at most 120.5 pt, always from 1.2 s on")
    let lines = wrapped(text, at: 12).map(spelled)
    #expect(lines.contains { $0.contains("[120.5 pt]") })
    #expect(lines.allSatisfy { $0.count { $0 == "[" } == $0.count { $0 == "]" } })
  }
}
