import SpecResults
import Testing

@Suite("Figures")
struct FigureTests {
  @Test(
    "a value has six significant digits",
    arguments: [
      (125.525_000_1, "125.525"), (-90.0, "-90"), (0.1 + 0.2, "0.3"), (1e-9, "1e-9"),
      (1.234_567_8e-9, "1.23457e-9"), (-0.0, "0"), (999_999.5, "1000000"),
      (0.000_099_999_99, "0.0001"), (9.999_999e-7, "1e-6"), (0.000_123, "0.000123"),
      (1_234_567, "1234567"), (2e20, "2e20"), (.nan, "nan"), (-.infinity, "-inf"),
      (.leastNonzeroMagnitude, "4.94066e-324"),
    ])
  func value(_ value: Double, text: String) {
    #expect(Figure.value(value) == text)
  }

  @Test(
    "a duration chooses its unit",
    arguments: [(0.019_8, "19.8 ms"), (1.25, "1.25 s"), (0.000_34, "340 us"), (0, "0 ms")])
  func duration(seconds: Double, text: String) {
    #expect(Figure.duration(seconds) == text)
  }

  @Test(
    "a time in seconds is doubted from 100 on",
    arguments: [(99.9, nil), (100, "0.1"), (450, "0.45")])
  func milliseconds(seconds: Double, meant: String?) {
    let doubt = Figure.doubt(ofSeconds: seconds, as: "at")
    #expect(
      doubt
        == meant.map {
          "at is \(Int(seconds)) s; times are in seconds: is \($0) meant?"
        })
  }

  @Test("a percent sign stands at its number, a unit apart")
  func unit() {
    #expect(Figure.text("5", unit: "%") == "5%")
    #expect(Figure.text("5", unit: "pt/s") == "5 pt/s")
    #expect(Figure.text("5", unit: "") == "5")
  }
}

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "find the nearest word, and none where none is near",
    arguments: [
      ("offest", "offset"), ("pekas", "peaks"), ("PEAKS", "peaks"), ("settle", "settles"),
      ("banana", nil), ("", nil),
    ])
  func nearest(word: String, found: String?) {
    #expect(Suggestion.nearest(word, in: ["offset", "peaks", "settles"]) == found)
  }
}
