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
  /// The width of the drawing, labels not counted.
  let columns: Int

  private let plot: Plot
  private let rows: Int
  private let span: ClosedRange<Double>
  private let values: ClosedRange<Double>?
  private let labels: [String]
  private let labelWidth: Int

  /// Draws `plot` in an area of `columns` by `rows` characters, labels not counted; narrower where
  /// a line of text would not fit into `width`.
  package init(_ plot: Plot, columns: Int = 48, rows: Int = 6, width: Int? = nil) {
    let labels = Self.labels(of: plot, rows: rows, hasTicks: false)
    self.init(
      plot, columns: columns, rows: rows, width: width,
      span: (plot.times.first ?? 0)...(plot.times.last ?? 0), labels,
      labelWidth: labels.map(\.displayWidth).max() ?? 0)
  }

  /// Draws `plot` over a stretch of time, beside others whose labels are as wide, with round numbers
  /// among its labels.
  init(
    _ plot: Plot, columns: Int, rows: Int, width: Int, span: ClosedRange<Double>, labelWidth: Int
  ) {
    self.init(
      plot, columns: columns, rows: rows, width: width, span: span,
      Self.labels(of: plot, rows: rows, hasTicks: true), labelWidth: labelWidth)
  }

  private init(
    _ plot: Plot, columns: Int, rows: Int, width: Int?, span: ClosedRange<Double>,
    _ labels: [String], labelWidth: Int
  ) {
    self.plot = plot
    self.rows = rows
    self.span = span
    values = plot.range
    self.labels = labels
    self.labelWidth = labelWidth
    let room = width.map { $0 - labelWidth - 1 } ?? columns
    self.columns = min(columns, max(Self.narrowest, room))
  }

  /// No drawing is made narrower than this.
  private static let narrowest = 16

  /// The drawing; empty where the signal has no value to draw.
  package func lines(_ marks: PlotMarks) -> [String] {
    let rows = rows(marks)
    if rows.isEmpty { return [] }
    return rows + [String(repeating: " ", count: labelWidth + 1) + axis]
  }

  /// The drawing without the times below it; between the labels and the curve stands `edge`.
  func rows(_ marks: PlotMarks, edge: String = "") -> [String] {
    guard let values, !plot.times.isEmpty else { return [] }
    var raster = Raster(columns: columns, rows: rows, marks: marks, times: span, values: values)
    for bound in plot.bounds { raster.drawBound(bound) }
    if let witness = plot.witness { raster.drawWitness(witness) }
    raster.drawCurve(plot.times, plot.values)
    return zip(labels, raster.lines).map { label, line in
      String(repeating: " ", count: labelWidth - label.displayWidth) + label + " " + edge + line
    }
  }

  /// A truth in one line: full where it is true at some time of a column.
  func band(_ marks: PlotMarks) -> String {
    let (full, empty): (Character, Character) = marks == .braille ? ("█", "·") : ("#", ".")
    var cells = Array(repeating: Character(" "), count: columns)
    let place = { (time: Double) in
      let share = (time - span.lowerBound) / (span.upperBound - span.lowerBound)
      return min(columns - 1, max(0, Int((share * Double(columns - 1)).rounded())))
    }
    for (index, (time, value)) in zip(plot.times, plot.values).enumerated() where value.isFinite {
      let end = index + 1 < plot.times.count ? plot.times[index + 1] : time
      for cell in place(time)...max(place(time), place(end)) where value != 0 || cells[cell] == " "
      {
        cells[cell] = value != 0 ? full : empty
      }
    }
    return String(cells)
  }

  /// The times at both ends, with the signal's name between them.
  private var axis: String {
    let (from, to) = (Figure.value(span.lowerBound) + " s", Figure.value(span.upperBound) + " s")
    let room = max(0, columns - from.count - to.count - 2)
    var title = plot.title.visible
    if title.displayWidth > room { title = String(title.prefix(max(0, room - 1))) + "…" }
    return "\(from) \(title.padded(to: room)) \(to)"
  }

  /// How wide the widest label beside a plot of so many rows is, round numbers included.
  static func labelWidth(of plot: Plot, rows: Int) -> Int {
    labels(of: plot, rows: rows, hasTicks: true).map(\.displayWidth).max() ?? 0
  }

  /// What stands before each row: the highest and the lowest value, the bounds between them, and
  /// where they are asked for round numbers in the rows that are left.
  private static func labels(of plot: Plot, rows: Int, hasTicks: Bool) -> [String] {
    var labels = Array(repeating: "", count: rows)
    guard let values = plot.range else { return labels }
    let span = values.upperBound - values.lowerBound
    func row(of value: Double) -> Int? {
      guard value.isFinite, span > 0, span.isFinite else { return nil }
      // As the raster rounds, which counts from below.
      let row = rows - 1 - Int(((value - values.lowerBound) / span * Double(rows - 1)).rounded())
      return labels.indices.contains(row) ? row : nil
    }
    for bound in plot.bounds {
      if let row = row(of: bound), labels[row].isEmpty { labels[row] = plot.text(of: bound) }
    }
    labels[rows - 1] = plot.text(of: values.lowerBound)
    labels[0] = plot.text(of: values.upperBound)
    for tick in hasTicks ? Ticks(in: values, atMost: max(2, rows / 2)).values : [] {
      guard let row = row(of: tick), labels[row].isEmpty else { continue }
      labels[row] = plot.text(of: tick)
    }
    return labels
  }
}
