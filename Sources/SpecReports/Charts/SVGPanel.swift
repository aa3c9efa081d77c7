import SpecResults

/// One signal in a frame: round values beside it, the curve, its bounds, its furthest points and the
/// witness. What colours it the page or the drawing around it says.
struct SVGPanel {
  private let plot: Plot
  private let frame: SVGFrame
  private let values: ClosedRange<Double>

  /// The round values at its side.
  let ticks: [Double]

  /// Draws `plot` in `frame`.
  init(_ plot: Plot, in frame: SVGFrame) {
    self.plot = plot
    self.frame = frame
    let range = plot.range ?? 0...0
    let span = range.upperBound - range.lowerBound
    // Room for what is written above and below the furthest points.
    let margin = span > 0 && span.isFinite ? 0.12 * span : max(1, abs(range.upperBound) * 0.1)
    values = (range.lowerBound - margin)...(range.upperBound + margin)
    ticks = Ticks(in: values, atMost: max(2, Int(frame.height / 26))).values
  }

  /// How wide what stands at the side is.
  static func labelWidth(of plot: Plot) -> Double {
    let frame = SVGFrame(x: 0, y: 0, width: 100, height: 220, span: 0...1)
    let texts =
      plot.isBoolean ? [plot.title.visible] : SVGPanel(plot, in: frame).ticks.map(Figure.value)
    return texts.map(Markup.width).max() ?? 0
  }

  /// Where a value lies.
  func y(_ value: Double) -> Double {
    frame.y + frame.height * (values.upperBound - value) / (values.upperBound - values.lowerBound)
  }

  /// The elements.
  var text: String {
    if plot.isBoolean { return band }
    let grid = ticks.map { tick in
      Markup.line("grid", frame.x, y(tick), frame.end, y(tick), " stroke-opacity=\".15\"")
        + Markup.text("quiet", frame.x - 6, y(tick) + 4, Figure.value(tick), .end)
    }
    return grid.joined() + bounds + witnessLine + curve + furthest + witnessDot
  }

  /// Level lines with their values: the highest above its line, the lowest of several below, and
  /// one between them where it has room.
  private var bounds: String {
    let bounds = Set(plot.bounds.filter(\.isFinite)).sorted()
    var text = bounds.map {
      Markup.line("bound", frame.x, y($0), frame.end, y($0), " stroke-dasharray=\"5 3\"")
    }.joined()
    var taken: [Double] = []
    for bound in bounds.reversed() {
      let isLowest = bound == bounds.first && bounds.count > 1
      let place = y(bound) + (isLowest ? 13 : -4)
      guard taken.allSatisfy({ abs($0 - place) >= 12 }) else { continue }
      taken.append(place)
      text += Markup.text("bound note", frame.end - 4, place, plot.text(of: bound), .end)
    }
    return text
  }

  private var curve: String {
    "<path class=\"curve\" d=\"\(path)\" fill=\"none\" stroke=\"currentColor\" "
      + "stroke-width=\"1.75\" stroke-linejoin=\"round\"/>"
  }

  /// The curve in pieces, one between two holes.
  private var path: String {
    var path = ""
    var isDown = false
    for (time, value) in zip(plot.times, plot.values) {
      if value.isFinite {
        path +=
          "\(isDown ? "L" : "M")\(Markup.number(frame.x(time))) \(Markup.number(y(value)))"
      }
      isDown = value.isFinite
    }
    return path
  }

  /// The furthest points with their values: dots, since a curve may be flat there.
  private var furthest: String {
    guard let (least, greatest) = plot.turns else { return "" }
    return [(greatest, -8.0), (least, 16.0)].map { point, shift in
      let (x, y) = (frame.x(point.time), y(point.value))
      let text = "\(plot.text(of: point.value)) at \(Figure.value(point.time)) s"
      let (place, anchor) = frame.place(of: text, at: x)
      return Markup.dot("dot", x, y, radius: 2.5)
        + Markup.text("note", place, y + shift, text, anchor)
    }.joined()
  }

  private var witnessLine: String {
    guard let witness = plot.witness, frame.span.contains(witness) else { return "" }
    let x = frame.x(witness)
    return Markup.line(
      "witness", x, frame.y, x, frame.y + frame.height, " stroke-dasharray=\"1 2\"")
  }

  private var witnessDot: String {
    guard let witness = plot.witness, let value = plot.value(at: witness) else { return "" }
    return Markup.dot("witness", frame.x(witness), y(value), radius: 3.5)
  }

  /// A truth: its name at the side, and a bar where it is true.
  private var band: String {
    let middle = frame.y + frame.height / 2
    var bars = ""
    for (index, (time, value)) in zip(plot.times, plot.values).enumerated() where value == 1 {
      let end = index + 1 < plot.times.count ? plot.times[index + 1] : time
      let (x, width) = (frame.x(time), frame.x(end) - frame.x(time))
      guard width > 0 else { continue }
      bars +=
        "<rect class=\"band\" x=\"\(Markup.number(x))\" y=\"\(Markup.number(middle - 4))\" "
        + "width=\"\(Markup.number(width))\" height=\"8\" fill=\"currentColor\"/>"
    }
    return Markup.text("quiet", frame.x - 6, middle + 4, plot.title.visible, .end)
      + Markup.line("grid", frame.x, middle, frame.end, middle, " stroke-opacity=\".15\"") + bars
  }
}

/// Where a panel lies, in pixels, and the time that it spans.
struct SVGFrame {
  var x, y, width, height: Double
  var span: ClosedRange<Double>

  /// Its right side.
  var end: Double { x + width }

  /// Where an instant lies.
  func x(_ time: Double) -> Double {
    x + width * (time - span.lowerBound) / (span.upperBound - span.lowerBound)
  }

  /// Where a text at `x` is put so that it stays inside.
  func place(of text: String, at x: Double) -> (x: Double, anchor: Markup.Anchor) {
    let half = Markup.width(of: text) / 2
    if x - half < self.x { return (max(x, self.x) + 4, .start) }
    return x + half > end ? (min(x, end) - 4, .end) : (x, .middle)
  }
}

extension Plot {
  /// The value at an instant, between two points along their join; `nil` where nothing is drawn.
  fileprivate func value(at time: Double) -> Double? {
    guard let next = times.lastIndex(where: { $0 <= time }) else { return nil }
    let value = values[next]
    guard value.isFinite else { return nil }
    guard next + 1 < times.count, times[next] < time, values[next + 1].isFinite else {
      return value
    }
    let share = (time - times[next]) / (times[next + 1] - times[next])
    return value + share * (values[next + 1] - value)
  }
}
