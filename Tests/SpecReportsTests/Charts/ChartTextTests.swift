import SpecReports
import SpecResults
import Testing

@Suite("Charts in characters")
struct ChartTextTests {
  private func lines(
    _ plots: [Plot], _ instants: [NamedInstant] = [], _ marks: PlotMarks = .ascii, width: Int = 30,
    hasColor: Bool = false
  ) throws -> [String] {
    let chart = try #require(Chart("a tile", plots, instants))
    return ChartText(chart, marks, width: width, hasColor: hasColor).lines
  }

  /// Up by a row a column, and down again, since 10 pt are 11 rows and 2 s are 22 columns.
  private let roof = Plot(
    title: "x", unit: "pt", times: [0, 1, 2], values: [0, 10, 0], bounds: [5], witness: 1)

  @Test("put the curve, round values, the bound, the times and what happened where they belong")
  func roofed() throws {
    let lines = try lines([roof], [NamedInstant("released", at: 0.5)])
    #expect(
      lines == [
        "a tile",
        "",
        "x: max 10 pt at 1 s, min 0",
        "  pt at 0 s",
        "10 pt |           *",
        "      |          *|*",
        " 8 pt |         * | *",
        "      |        *  |  *",
        " 6 pt |       *   |   *",
        " 5 pt |------*----|----*------",
        "      |     *     |     *",
        " 4 pt |    *      |      *",
        "      |   *       |       *",
        " 2 pt |  *        |        *",
        "      | *         |         *",
        " 0 pt |*          |          *",
        "      ++---------------------+",
        "       0                   2 s",
        "             ^ released 0.5 s",
        "      witness 1 s ^",
      ])
  }

  @Test("show a truth as a band below the curves, each with its name")
  func truths() throws {
    let held = Plot(
      title: "held", unit: "", times: [0, 0.5, 0.5, 1, 1, 2], values: [0, 0, 1, 1, 0, 0],
      isBoolean: true)
    let lines = try lines([roof, held])
    // 2 s are 22 columns: 0.5 s lies in the column 5.5, rounded up, and 1 s in 11.
    #expect(lines.contains(" held |......######..........."))
    let braille = try self.lines([roof, held], [], .braille)
    #expect(braille.contains(" held │······██████···········"))
    #expect(braille.contains("      └┴─────────────────────┴"))
  }

  @Test("tell what happens at one instant together, and give each other room")
  func crowded() throws {
    let instants = ["completed", "settled", "settled"].map { NamedInstant($0, at: 2) }
    let many = (0..<40).map { NamedInstant("marked \($0)", at: Double($0) / 100) }
    #expect(
      try lines([roof], instants, width: 60).contains { $0.hasSuffix("completed, settled 2 s ^") })
    #expect(try lines([roof], many).last?.hasSuffix(" more events)") == true)
  }

  @Test("keep to the width, down to 16 columns of drawing", arguments: [20, 40, 200])
  func width(width: Int) throws {
    let lines = try lines([roof], [NamedInstant("released", at: 0.5)], width: width)
    let most = max(width, 16 + 7)
    for line in lines { #expect(line.displayWidth <= most, "\(line)") }
  }

  @Test("are in colour only where that is asked for")
  func color() throws {
    #expect(try lines([roof], hasColor: true)[0] == "\u{1B}[1ma tile\u{1B}[0m")
    #expect(try lines([roof]).allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test("have nothing to show where nothing has a value")
  func empty() {
    let hole = Plot(title: "x", unit: "", times: [0, 1], values: [.nan, .nan])
    #expect(Chart("a tile", [hole], []) == nil)
    #expect(Chart("a tile", [], []) == nil)
  }
}
