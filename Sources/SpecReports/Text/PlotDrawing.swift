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

  /// Draws `plot` in an area of `columns` by `rows` characters, labels not counted.
  package init(_ plot: Plot, columns: Int = 48, rows: Int = 6) {
    self.plot = plot
    self.columns = columns
    self.rows = rows
  }

  /// The drawing; empty where the signal has no value to draw.
  package func lines(_ marks: PlotMarks) -> [String] {
    let drawn = (plot.values + plot.bounds).filter(\.isFinite)
    guard let lowest = drawn.min(), let highest = drawn.max(), let first = plot.times.first,
      let last = plot.times.last, plot.values.contains(where: \.isFinite)
    else { return [] }
    var raster = Raster(
      columns: columns, rows: rows, marks: marks, times: first...last, values: lowest...highest)
    for bound in plot.bounds { raster.drawBound(bound) }
    if let witness = plot.witness { raster.drawWitness(witness) }
    raster.drawCurve(plot.times, plot.values)
    return labelled(raster.lines, lowest, highest, first, last)
  }

  private func labelled(
    _ lines: [String], _ lowest: Double, _ highest: Double, _ first: Double, _ last: Double
  ) -> [String] {
    let top = Figure.text(Figure.value(highest), unit: plot.unit)
    let bottom = Figure.text(Figure.value(lowest), unit: plot.unit)
    let width = max(top.displayWidth, bottom.displayWidth)
    let labels = lines.indices.map { $0 == 0 ? top : $0 == lines.count - 1 ? bottom : "" }
    let from = Figure.value(first) + " s"
    let to = Figure.value(last) + " s"
    let between = plot.title.visible.padded(to: max(0, columns - from.count - to.count - 2))
    return zip(labels, lines).map {
      String(repeating: " ", count: width - $0.displayWidth) + $0 + " " + $1
    }
      + [String(repeating: " ", count: width + 1) + "\(from) \(between) \(to)"]
  }
}
