import SpecReports
import SpecResults
import Testing

@Suite("Plots")
struct PlotDrawingTests {
  /// A column is 0.4 rows: each star stands in the row nearest to the curve at its column.
  @Test("draw the curve, its bound and the witness in plain characters")
  func ascii() {
    let plot = Plot(
      title: "offset.x", unit: "pt", times: [0, 1, 2], values: [0, 10, 0], bounds: [5], witness: 1)
    let lines = PlotDrawing(plot, columns: 21, rows: 5).lines(.ascii)
    #expect(
      lines == [
        "10 pt          ***         ",
        "             ** | **       ",
        " 5 pt ----***---|---***----",
        "        **      |      **  ",
        " 0 pt **        |        **",
        "      0 s offset.x      2 s",
      ])
  }

  @Test("grow narrower where a line has less room, down to a width that shows something")
  func narrow() {
    let plot = Plot(title: "a long name of a signal", unit: "", times: [0, 1], values: [0, 1])
    for (width, columns) in [(26, 24), (5, 16), (200, 48)] {
      for line in PlotDrawing(plot, rows: 2, width: width).lines(.ascii) {
        #expect(line.displayWidth == columns + 2)
      }
    }
  }

  @Test("of truths have true and false at their axis")
  func truths() {
    let plot = Plot(title: "x", unit: "", times: [0, 1], values: [0, 1], isBoolean: true)
    let lines = PlotDrawing(plot, columns: 2, rows: 2).lines(.ascii)
    #expect(lines.map { $0.prefix(5) } == [" true", "false", "     "])
  }

  @Test("in braille, put the corners of a diagonal into the corners of its cells")
  func braille() {
    let plot = Plot(title: "x", unit: "", times: [0, 1], values: [0, 1])
    #expect(PlotDrawing(plot, columns: 2, rows: 1).lines(.braille)[0] == "1 \u{2860}\u{280A}")
  }

  @Test("are empty where there is nothing to draw")
  func empty() {
    let plot = Plot(title: "x", unit: "", times: [0, 1], values: [.nan, .nan], bounds: [1])
    #expect(PlotDrawing(plot).lines(.braille).isEmpty)
  }
}
