import SpecResults

/// A signal as a drawing in SVG, in the colours of the page around it.
struct SVG {
  private let plot: Plot
  private let width = 480.0
  private let height = 140.0
  private let inset = 16.0

  /// Draws `plot`.
  init(_ plot: Plot) {
    self.plot = plot
  }

  /// The element; empty where the signal has no value to draw.
  var text: String {
    let drawn = (plot.values + plot.bounds).filter(\.isFinite)
    guard let lowest = drawn.min(), let highest = drawn.max(), let first = plot.times.first,
      let last = plot.times.last
    else { return "" }
    let x = { (time: Double) in share(time, first, last) * (width - 2 * inset) + inset }
    let y = { (value: Double) in
      height - inset - share(value, lowest, highest) * (height - 2 * inset)
    }
    let bounds = plot.bounds.map { line(inset, y($0), width - inset, y($0), dashes: "4 3") }
    let witness =
      plot.witness.map { line(x($0), inset, x($0), height - inset, dashes: "1 2") } ?? ""
    let (top, bottom) = (plot.text(of: highest), plot.text(of: lowest))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 140" role="img">\
      <title>\(plot.title.escapedForXML)</title>\(bounds.joined())\(witness)\
      <path d="\(path(x, y))" fill="none" stroke="currentColor" stroke-width="1.5"/>\
      \(label(inset, 11, "\(plot.title) \(top)"))\(label(inset, height - 2, bottom))\
      \(label(width - 3 * inset, height - 2, Figure.value(last) + " s"))</svg>

      """
  }

  /// The curve in pieces, one between two gaps.
  private func path(_ x: (Double) -> Double, _ y: (Double) -> Double) -> String {
    var path = ""
    var isDown = false
    for (time, value) in zip(plot.times, plot.values) {
      if value.isFinite {
        path += "\(isDown ? "L" : "M")\(Figure.value(x(time))) \(Figure.value(y(value)))"
      }
      isDown = value.isFinite
    }
    return path
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, dashes: String)
    -> String
  {
    let places = zip(["x1", "y1", "x2", "y2"], [x1, y1, x2, y2]).map {
      "\($0)=\"\(Figure.value($1))\""
    }
    return
      "<line \(places.joined(separator: " ")) stroke=\"currentColor\" stroke-dasharray=\"\(dashes)\"/>"
  }

  private func label(_ x: Double, _ y: Double, _ text: String) -> String {
    "<text x=\"\(Figure.value(x))\" y=\"\(Figure.value(y))\">\(text.escapedForXML)</text>"
  }

  private func share(_ value: Double, _ lowest: Double, _ highest: Double) -> Double {
    highest > lowest ? (value - lowest) / (highest - lowest) : 0.5
  }
}
