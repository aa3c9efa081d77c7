import Foundation
import SpecReports
import SpecResults
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Charts in SVG")
struct ChartSVGTests {
  private let roof = Plot(title: "x", unit: "pt", times: [0, 1, 2], values: [0, 10, 0])

  private func svg(
    _ plot: Plot, _ title: String = "a tile", _ instants: [NamedInstant] = [], scene: Scene? = nil
  ) throws -> String {
    var chart = try #require(Chart(title, [plot], instants))
    chart.scene = scene
    return ChartSVG([chart], isAnimated: scene != nil).file
  }

  /// The panel is 220 high and begins at 66, 660 wide and begins at 40. Above and below 10 pt there
  /// is room for 1.2 pt each, so that 10 pt lie at 66 + 220 * 1.2 / 12.4, and 0 at 66 + 220 * 11.2 / 12.4.
  @Test("put the curve and its furthest points where a hand puts them")
  func coordinates() throws {
    let svg = try svg(roof)
    #expect(svg.contains("d=\"M40 264.71L370 87.29L700 264.71\""))
    #expect(svg.contains("<circle class=\"dot\" cx=\"370\" cy=\"87.29\" r=\"2.5\""))
    #expect(svg.contains(">10 pt at 1 s</text>"))
    #expect(svg.contains("<title id=\"title\">a tile</title>"))
    #expect(svg.contains(">a tile; x: max 10 pt at 1 s, min 0 pt at 0 s</desc>"))
  }

  /// Of 684 pixels a letter of 15 pixels takes 6.2 * 15 / 11: 80 stand in a line, and lines 19 apart.
  @Test("break a title that is wider than the drawing, and make room for it")
  func title() throws {
    let long = try svg(roof, Array(repeating: "word", count: 40).joined(separator: " "))
    let lines = long.components(separatedBy: "<text class=\"title\"").dropFirst()
    let words = lines.map { $0.components(separatedBy: "word").count - 1 }
    // 16 words and the blanks between them are 79 columns; the later lines stand two further in, and
    // are broken where 78 are full: 15 words are 74.
    #expect(words.reduce(0, +) == 40)
    #expect(words.allSatisfy { $0 <= 16 } && words.count == 3)
    // The panel begins at 66 where the title is one line.
    let lower = 66.0 + 2 * 19
    let top = String(format: "%g", ((lower + 220 * 1.2 / 12.4) * 100).rounded() / 100)
    #expect(long.contains("cx=\"370\" cy=\"\(top)\""), "\(top)")
  }

  @Test("draw bounds as level lines, the witness upright, and events by name")
  func marks() throws {
    var plot = roof
    (plot.bounds, plot.witness) = ([5, 8], 0.5)
    let svg = try svg(plot, "a tile", [NamedInstant("released", at: 1)])
    #expect(svg.components(separatedBy: "<line class=\"bound\"").count == 3)
    #expect(svg.contains(">5 pt</text>") && svg.contains(">8 pt</text>"))
    #expect(
      svg.contains("<line class=\"witness\" x1=\"205\"") && svg.contains(">witness 0.5 s</text>"))
    // At 0.5 s the roof is 5 pt high, in the middle of the panel.
    #expect(
      svg.range(
        of: "<circle class=\"witness\" cx=\"205\" cy=\"[0-9.]+\" r=\"3.5\"",
        options: .regularExpression) != nil)
    #expect(
      svg.contains("<line class=\"event\" x1=\"370\"") && svg.contains(">released 1 s</text>"))
  }

  @Test("break where there is no value, and show truths as bars")
  func holes() throws {
    let holed = Plot(title: "x", unit: "", times: [0, 1, 1, 1.5, 2], values: [0, 1, .nan, 1, 0])
    #expect(try svg(holed).components(separatedBy: "M").count(where: { $0.hasPrefix("40 ") }) == 1)
    #expect(try svg(holed).contains("M535 "))
    let truth = Plot(
      title: "held", unit: "", times: [0, 0.5, 0.5, 1, 1, 2], values: [0, 0, 1, 1, 0, 0],
      isBoolean: true)
    // A name of four letters takes 24.8 and the room beside it 16.
    #expect(try svg(truth).contains("<rect class=\"band\" x=\"205.6\" y=\"51\" width=\"164.8\""))
  }

  @Test(
    "are valid XML whatever they are called",
    arguments: ["a < b & \"c\"", "\u{1}\u{1B}[0m", "–→\u{FFFE}", "]]>"])
  func names(name: String) throws {
    var plot = roof
    (plot.title, plot.unit) = (name, name)
    let svg = try svg(plot, name, [NamedInstant(name, at: 1)], scene: sliding)
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  /// A rectangle that slides by 100 pt within a second and jumps back, and is then gone.
  private var sliding: Scene {
    var scene = Scene(of: "tile")
    (scene.width, scene.height, scene.end) = (200, 100, 2)
    var shape = Scene.Shape()
    (shape.width, shape.height, shape.cornerRadius) = (20, 10, 2)
    let nowhere = Array(repeating: Double.nan, count: 6)
    shape.times = (0...60).map { Double($0) / 60 } + [1.5, 1.75]
    shape.places =
      (0...60).flatMap { [1, 0, 0, 1, 100 * Double($0) / 60, 0] } + [1, 0, 0, 1, 0, 0] + nowhere
    scene.shapes = [shape]
    return scene
  }

  /// Two seconds and the pause of one: 1 s is a third of it.
  @Test("move what moves in its own time, with as few places as show that")
  func motion() throws {
    let svg = try svg(roof, scene: sliding)
    #expect(svg.contains(".s0-0{animation:s0-0 3s linear infinite"))
    #expect(
      svg.contains(
        "@keyframes s0-0{0%{opacity:1;transform:matrix(1,0,0,1,0,0)}33.3333%{opacity:1;transform:matrix(1,0,0,1,100,0)}"
      ))
    // What stood still until 1.5 s is shown to: it does not slide back.
    let still = try #require(
      svg.range(
        of:
          #"49\.97[0-9]*%\{opacity:1;transform:matrix\(1,0,0,1,100,0\)\}50%\{opacity:1;transform:matrix\(1,0,0,1,0,0\)\}"#,
        options: .regularExpression))
    #expect(svg[still.upperBound...].contains("66.6667%,100%{opacity:0;}"))
    #expect(svg.contains("width=\"20\" height=\"10\" rx=\"2\""))
  }

  @Test("stand still for those who ask for less motion, and then show several places at once")
  func reduced() throws {
    let svg = try svg(roof, scene: sliding)
    let media = try #require(svg.range(of: "@media (prefers-reduced-motion: no-preference) {"))
    let end = try #require(svg.range(of: "</style>"))
    #expect(
      !svg[..<media.lowerBound].contains("animation") && !svg[end.upperBound...].contains("animat"))
    #expect(svg.components(separatedBy: "class=\"still\"").count > 4)
    #expect(svg.components(separatedBy: "visibility=\"hidden\"").count == 4)
    #expect(try !self.svg(roof).contains("prefers-reduced-motion"))
  }

  @Test("let a dot jump where its curve does")
  func jump() throws {
    let step = Plot(title: "x", unit: "", times: [0, 1, 1, 2], values: [0, 0, 10, 10])
    let svg = try svg(step, scene: sliding)
    let rule = try #require(svg.range(of: #"@keyframes d0-0\{.*"#, options: .regularExpression))
    #expect(
      svg[rule].contains("}33.33%{transform:translate(370px,")
        && svg[rule].contains("}33.3333%{transform:translate(370px,"))
  }
}
