import SpecResults

/// One chart as elements of SVG: its title, what moves, what happened when, its panels and the times.
struct SVGFigure {
  /// The elements.
  private(set) var text = ""

  /// How high it is, in pixels.
  private(set) var height = 12.0

  /// The rules of a style sheet that move parts of it.
  private(set) var motions: [String] = []

  private static let mostRows = 8

  private let chart: Chart
  private let isOnPage: Bool
  private let left: Double
  private let width: Double

  /// Draws `chart`.
  ///
  /// - Parameter number: Tells it from others of one drawing; `nil` on a page, which has a title of
  ///   its own.
  init(_ chart: Chart, width: Double, number: Int?, isAnimated: Bool) {
    self.chart = chart
    isOnPage = number == nil
    let labels = chart.plots.map(SVGPanel.labelWidth).max() ?? 0
    left = min(max(40, labels + 16), width / 2)
    self.width = width - left - 20
    if number != nil { addTitle() }
    let stage =
      isAnimated ? chart.scene.flatMap { SVGStage($0, over: chart.span, number ?? 0) } : nil
    if let stage {
      let (text, height) = stage.text(x: left, y: self.height, width: self.width)
      self.text += text
      self.height += height
    }
    let top = addMarks()
    let panels = addPanels()
    for mark in chart.marks {
      let x = frame(y: 0, 0).x(mark.time)
      text += Markup.line(
        "event", x, top, x, height, " stroke-opacity=\".3\" stroke-dasharray=\"2 3\"")
    }
    text += panels
    if let stage {
      text += stage.playhead(x: left, from: top, to: height)
      text += stage.dots(curves.count) + "\n"
      motions = stage.motions(over: self.width, curves)
    }
    addTimes()
  }

  /// The curves, point by point.
  private var curves: [[(time: Double, x: Double, y: Double)]] = []

  private mutating func addTitle() {
    put(chart.title, as: "title", size: 15)
    for note in chart.notes { put(note, as: "quiet", size: 11) }
    height += 14
  }

  /// Puts a text of so many pixels below what is there, in lines that fit.
  private mutating func put(_ words: String, as kind: String, size: Double) {
    let columns = Int((left + width - 16) * 11 / (size * Markup.width(of: "0")))
    for (number, line) in words.visible.broken(at: columns).enumerated() {
      height += number == 0 ? 16 : size + 4
      text += Markup.text(kind, 16, height, line) + "\n"
    }
  }

  /// What happened, each above its instant, in as many rows as they need; answers the upper end of
  /// their lines.
  private mutating func addMarks() -> Double {
    let top = height
    var rows: [[ClosedRange<Double>]] = []
    for (mark, time) in chart.marks {
      let (x, anchor) = frame(y: 0, 0).place(of: mark, at: frame(y: 0, 0).x(time))
      let width = Markup.width(of: mark)
      let start = x - (anchor == .start ? 0 : anchor == .end ? width : width / 2)
      let place = (start - 6)...(start + width + 6)
      let row = rows.firstIndex { $0.allSatisfy { !$0.overlaps(place) } } ?? rows.count
      // Of more there is the line, without its name.
      if row == Self.mostRows { continue }
      if row == rows.count { rows.append([]) }
      rows[row].append(place)
      text += Markup.text("mark note", x, top + 10 + 14 * Double(row), mark, anchor)
    }
    text += "\n"
    height += 14 * Double(rows.count) + 4
    return height
  }

  private mutating func addPanels() -> String {
    var text = ""
    let isSmall = isOnPage || chart.plots.count { !$0.isBoolean } > 1
    for plot in chart.plots {
      if !plot.isBoolean {
        height += 20
        text += Markup.text(
          "name note", left + 6, height - 6, "\(plot.title.visible)\(plot.unitText)")
      }
      let panel = SVGPanel(
        plot, in: frame(y: height, plot.isBoolean ? 18 : isSmall ? 140 : 220))
      text += panel.text + "\n"
      if !plot.isBoolean {
        let frame = frame(y: 0, 0)
        curves.append(zip(plot.times, plot.values).map { ($0, frame.x($0), panel.y($1)) })
      }
      height += plot.isBoolean ? 18 : (isSmall ? 140 : 220) + 6
    }
    return text
  }

  private mutating func addTimes() {
    let frame = frame(y: height, 0)
    let ticks = Ticks(in: chart.span, atMost: Int(width / 70)).values
    text += Markup.line("axis", left, height, frame.end, height)
    for (number, time) in ticks.enumerated() {
      let x = frame.x(time)
      let label = Figure.value(time) + (number == ticks.count - 1 ? " s" : "")
      text += Markup.line("axis", x, height, x, height + 4)
      text += Markup.text("quiet", x, height + 16, label, .middle)
    }
    text += "\n"
    height += 28
  }

  private func frame(y: Double, _ height: Double) -> SVGFrame {
    SVGFrame(x: left, y: y, width: width, height: height, span: chart.span)
  }
}

extension Plot {
  /// The unit behind the name.
  fileprivate var unitText: String { unit.isEmpty ? "" : ", \(unit.visible)" }
}
