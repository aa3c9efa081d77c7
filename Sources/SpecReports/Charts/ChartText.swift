import SpecResults

/// A chart drawn with characters.
package struct ChartText {
  private let chart: Chart
  private let marks: PlotMarks
  private let hasColor: Bool
  private let drawings: [PlotDrawing]
  private let labelWidth: Int
  private let columns: Int
  private let width: Int

  /// Wider drawings are no more readable.
  private static let widest = 100

  /// So many lines of events are read; of more, how many there are.
  private static let mostLines = 8

  /// Draws `chart` in lines of at most `width` columns, as far as 16 columns of drawing fit.
  package init(_ chart: Chart, _ marks: PlotMarks, width: Int, hasColor: Bool) {
    self.chart = chart
    self.marks = marks
    self.hasColor = hasColor
    self.width = width
    let numbers = chart.plots.filter { !$0.isBoolean }
    let rows = numbers.count > 1 ? 7 : 12
    let labels = chart.plots.map {
      $0.isBoolean
        ? $0.title.visible.displayWidth : PlotDrawing.labelWidth(of: $0, rows: rows)
    }
    let labelWidth = labels.max() ?? 0
    self.labelWidth = labelWidth
    drawings = chart.plots.map {
      PlotDrawing(
        $0, columns: Self.widest, rows: $0.isBoolean ? 1 : rows, width: width - 1,
        span: chart.span, labelWidth: labelWidth)
    }
    columns = drawings.first?.columns ?? 0
  }

  /// The lines.
  package var lines: [String] {
    var lines = chart.title.visible.broken(at: width).map { Paint.heading($0, hasColor) }
    lines += chart.notes.flatMap { $0.visible.broken(at: width) }
    for (plot, drawing) in zip(chart.plots, drawings) {
      if plot.isBoolean {
        lines.append(label(plot.title.visible) + edge + drawing.band(marks))
      } else {
        lines +=
          [""] + plot.caption.broken(at: width) + drawing.rows(marks, edge: edge).map(\.trimmingEnd)
      }
    }
    return lines + axis + events
  }

  private var edge: String { marks == .braille ? "│" : "|" }

  private func label(_ text: String) -> String {
    String(repeating: " ", count: labelWidth - text.displayWidth) + text + " "
  }

  /// The line below the drawing, and the round times below that.
  private var axis: [String] {
    let ticks = Ticks(in: chart.span, atMost: max(2, columns / 8)).values
    let (line, tick, corner): (Character, Character, String) =
      marks == .braille ? ("─", "┴", "└") : ("-", "+", "+")
    var rule = Array(repeating: line, count: columns)
    var times = TextLine(width: columns)
    for (number, time) in ticks.enumerated() {
      rule[column(of: time)] = tick
      let text = Figure.value(time) + (number == ticks.count - 1 ? " s" : "")
      times.put(text, at: min(column(of: time), columns - text.utf8.count))
    }
    let blank = label("")
    return [blank + corner + String(rule), blank + " " + times.text].map {
      Paint.quiet($0, hasColor)
    }
  }

  /// What happened, each below its instant, in as many lines as they need.
  private var events: [String] {
    var lines: [TextLine] = []
    var left = 0
    for (text, time) in chart.marks {
      let place = indent + column(of: time)
      var isPut = false
      for index in lines.indices where !isPut { isPut = lines[index].mark(text, at: place) }
      if isPut { continue }
      guard lines.count < Self.mostLines else {
        left += 1
        continue
      }
      var line = TextLine(width: indent + columns)
      guard line.mark(text, at: place) else {
        left += 1
        continue
      }
      lines.append(line)
    }
    let more = "(\(counted(left, "more event")))"
    return lines.map(\.text) + (left > 0 ? [String(repeating: " ", count: indent) + more] : [])
  }

  /// What stands before the drawing: the labels, a blank and the edge.
  private var indent: Int { labelWidth + 2 }

  private func column(of time: Double) -> Int {
    let share = (time - chart.span.lowerBound) / (chart.span.upperBound - chart.span.lowerBound)
    return min(columns - 1, max(0, Int((share * Double(columns - 1)).rounded())))
  }
}
