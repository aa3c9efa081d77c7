/// The characters of a drawing and the scale that leads to them.
struct Raster {
  private let marks: PlotMarks
  private let times: ClosedRange<Double>
  private let values: ClosedRange<Double>
  private let columns: Int
  private let rows: Int
  private var braille: [UInt8]
  private var ascii: [Character]

  init(
    columns: Int, rows: Int, marks: PlotMarks, times: ClosedRange<Double>,
    values: ClosedRange<Double>
  ) {
    self.marks = marks
    self.times = times
    self.values = values
    self.columns = columns
    self.rows = rows
    braille = Array(repeating: 0, count: columns * rows)
    ascii = Array(repeating: " ", count: columns * rows)
  }

  /// The rows, from the top.
  var lines: [String] {
    (0..<rows).map { row in
      let cells = row * columns..<(row + 1) * columns
      switch marks {
      case .ascii: return String(ascii[cells])
      case .braille:
        return String(
          String.UnicodeScalarView(
            braille[cells].compactMap { Unicode.Scalar(0x2800 + UInt32($0)) }))
      }
    }
  }

  /// A level line at every other dot, so that it is told from the curve.
  mutating func drawBound(_ bound: Double) {
    guard bound.isFinite else { return }
    let y = dot(of: bound, in: values, count: height)
    for x in stride(from: 0, to: width, by: marks == .braille ? 3 : 1) {
      set(x, height - 1 - y, "-")
    }
  }

  /// An upright line at an instant.
  mutating func drawWitness(_ time: Double) {
    guard times.contains(time) else { return }
    let x = dot(of: time, in: times, count: width)
    for y in stride(from: 0, to: height, by: marks == .braille ? 2 : 1) { set(x, y, "|") }
  }

  /// The curve along the joins of its points; NaN is a gap.
  mutating func drawCurve(_ times: [Double], _ values: [Double]) {
    var last: (x: Double, y: Double)?
    for (time, value) in zip(times, values) {
      guard value.isFinite, self.times.contains(time) else {
        last = nil
        continue
      }
      let point = (
        x: Self.place(of: time, in: self.times, count: width),
        y: Self.place(of: value, in: self.values, count: height)
      )
      drawLine(from: last ?? point, to: point)
      last = point
    }
  }

  /// Sets the dots nearest to a join, whose ends may lie between dots.
  private mutating func drawLine(from start: (x: Double, y: Double), to end: (x: Double, y: Double))
  {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = Int(max(abs(dx), abs(dy), 1).rounded(.up))
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let (x, y) = (start.x + share * dx, start.y + share * dy)
      set(Int(x.rounded()), height - 1 - Int(y.rounded()), "*")
    }
  }

  private var width: Int { marks == .braille ? columns * 2 : columns }

  private var height: Int { marks == .braille ? rows * 4 : rows }

  private func dot(of value: Double, in range: ClosedRange<Double>, count: Int) -> Int {
    Int(Self.place(of: value, in: range, count: count).rounded())
  }

  /// Where a value lies among so many dots, counted from 0.
  private static func place(
    of value: Double, in range: ClosedRange<Double>, count: Int
  ) -> Double {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return Double(count / 2) }
    return min(1, max(0, (value - range.lowerBound) / span)) * Double(count - 1)
  }

  private mutating func set(_ x: Int, _ y: Int, _ mark: Character) {
    switch marks {
    case .ascii: ascii[y * columns + x] = mark
    case .braille:
      // A cell's dots by rows; Unicode numbers the upper six by columns and the lowest two last.
      let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
      braille[y / 4 * columns + x / 2] |= bits[y % 4 * 2 + x % 2]
    }
  }
}
