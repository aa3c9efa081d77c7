import SpecResults

/// Charts as a drawing in SVG.
package struct ChartSVG {
  private let charts: [Chart]
  private let width = 720.0
  private let isAnimated: Bool

  /// A drawing of `charts`, one above the other.
  ///
  /// - Parameter isAnimated: Whether it shows what moves, in the time that it takes.
  package init(_ charts: [Chart], isAnimated: Bool = false) {
    self.charts = charts
    self.isAnimated = isAnimated
  }

  /// A file that stands alone: light and dark, and where things move still for those who want that.
  package var file: String {
    var body = ""
    var height = 0.0
    var motions: [String] = []
    for (number, chart) in charts.enumerated() {
      let figure = SVGFigure(chart, width: width, number: number, isAnimated: isAnimated)
      body += "<g transform=\"translate(0 \(Markup.number(height)))\">\n\(figure.text)</g>\n"
      height += figure.height
      motions += figure.motions
    }
    let size = "\(Markup.number(width)) \(Markup.number(height))"
    let names = charts.map(\.title).distinct
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Markup.number(width))" \
      height="\(Markup.number(height))" role="img" aria-labelledby="title" aria-describedby="desc" \
      color="#1c1e21" font-family="system-ui, sans-serif" font-size="11">
      <title id="title">\(names.joined(separator: ", ").escapedForXML)</title>
      <desc id="desc">\(charts.map(\.told).joined(separator: "\n").escapedForXML)</desc>
      <style>
      \(SVGSheet.text)\(SVGSheet.moving(motions))</style>
      <rect class="ground" width="100%" height="100%" fill="#fff"/>
      \(body)</svg>

      """
  }

  /// A drawing for a page, which colours it.
  static func inline(_ plot: Plot) -> String {
    guard let chart = Chart(plot.title, [plot], plot.instants) else { return "" }
    let figure = SVGFigure(chart, width: 560, number: nil, isAnimated: false)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 \(Markup.number(figure.height))" \
      role="img"><title>\(chart.told.escapedForXML)</title>\(figure.text)</svg>

      """
  }
}

extension Chart {
  /// What is drawn, for those who cannot see it.
  fileprivate var told: String {
    ([title] + notes + plots.map(\.caption) + marks.map(\.text)).map { $0.visible }
      .joined(separator: "; ")
  }
}

/// How a drawing that stands alone looks.
private enum SVGSheet {
  static let text = """
    .title { font-size: 15px; font-weight: 600 } .name { font-weight: 600 }
    .quiet, .mark { fill-opacity: .72 } .event { stroke-opacity: .3 }
    .note { paint-order: stroke; stroke: #fff; stroke-width: 3px; stroke-linejoin: round }
    .curve, .shape { stroke: #0b62d6 } .dot, .band, .shape { fill: #0b62d6 }
    .band { fill-opacity: .6 } .shape { fill-opacity: .16 } .still { stroke-opacity: .3 }
    line.bound, line.witness { stroke: #c0202f } text.bound, circle.witness { fill: #c0202f }
    @media (prefers-color-scheme: dark) {
      svg { color: #e6e7e9 } .ground { fill: #17191c } .note { stroke: #17191c }
      .curve, .shape { stroke: #6cb0ff } .dot, .band, .shape { fill: #6cb0ff }
      line.bound, line.witness { stroke: #ff8189 } text.bound, circle.witness { fill: #ff8189 }
    }

    """

  /// The motions, for those who have not asked for less of it.
  static func moving(_ motions: [String]) -> String {
    if motions.isEmpty { return "" }
    return "@media (prefers-reduced-motion: no-preference) {\n\(motions.joined())}\n"
  }
}
