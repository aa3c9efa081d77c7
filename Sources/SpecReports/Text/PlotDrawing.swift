package import SpecResults

/// What a drawn signal is made of.
package enum PlotMarks: String, CaseIterable, Sendable {
  /// Eight dots a character, for terminals that show all of Unicode.
  case braille
  /// One mark a character.
  case ascii
}

/// A signal drawn with characters: the curve, the bounds as level lines, the witness upright.
package struct PlotDrawing {
  private let plot: Plot
  private let columns: Int
  private let rows: Int
  private let values: ClosedRange<Double>?
  private let labels: [String]
  private let labelWidth: Int

  /// Draws `plot` in an area of `columns` by `rows` characters, labels not counted; narrower where
  /// a line of text would not fit into `width`.
  package init(_ plot: Plot, columns: Int = 48, rows: Int = 6, width: Int? = nil) {
    self.plot = plot
    self.rows = rows
    let drawn = (plot.values + plot.bounds).filter(\.isFinite)
    let isEmpty = plot.times.isEmpty || !plot.values.contains(where: \.isFinite)
    let (lowest, highest) = (drawn.min() ?? 0, drawn.max() ?? 0)
    values = isEmpty ? nil : lowest...highest
    labels = Self.labels(of: plot, lowest...highest, rows: rows)
    let labelWidth = labels.map(\.displayWidth).max() ?? 0
    self.labelWidth = labelWidth
    let room = width.map { $0 - labelWidth - 1 } ?? columns
    self.columns = min(columns, max(Self.narrowest, room))
  }

  /// No drawing is made narrower than this.
  private static let narrowest = 16

  /// The drawing; empty where the signal has no value to draw.
  package func lines(_ marks: PlotMarks) -> [String] {
    guard let values, let first = plot.times.first, let last = plot.times.last else { return [] }
    var raster = Raster(
      columns: columns, rows: rows, marks: marks, times: first...last, values: values)
    for bound in plot.bounds { raster.drawBound(bound) }
    if let witness = plot.witness { raster.drawWitness(witness) }
    raster.drawCurve(plot.times, plot.values)
    return zip(labels, raster.lines).map { label, line in
      String(repeating: " ", count: labelWidth - label.displayWidth) + label + " " + line
    } + [String(repeating: " ", count: labelWidth + 1) + axis(first, last)]
  }

  /// The times at both ends, with the signal's name between them.
  private func axis(_ first: Double, _ last: Double) -> String {
    let (from, to) = (Figure.value(first) + " s", Figure.value(last) + " s")
    let room = max(0, columns - from.count - to.count - 2)
    var title = plot.title.visible
    if title.displayWidth > room { title = String(title.prefix(max(0, room - 1))) + "…" }
    return "\(from) \(title.padded(to: room)) \(to)"
  }

  /// What stands before each row: the highest and the lowest value, and the bounds between them.
  private static func labels(
    of plot: Plot, _ values: ClosedRange<Double>, rows: Int
  ) -> [String] {
    var labels = Array(repeating: "", count: rows)
    let span = values.upperBound - values.lowerBound
    for bound in plot.bounds where bound.isFinite && span > 0 && span.isFinite {
      let share = (values.upperBound - bound) / span
      let row = Int((share * Double(rows - 1)).rounded())
      if labels.indices.contains(row), labels[row].isEmpty { labels[row] = plot.text(of: bound) }
    }
    labels[rows - 1] = plot.text(of: values.lowerBound)
    labels[0] = plot.text(of: values.upperBound)
    return labels
  }
}
