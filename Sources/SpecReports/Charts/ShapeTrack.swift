import SpecResults

/// The places of a shape over time, as few as show its motion.
struct ShapeTrack {
  private var times: [Double] = []
  private var rows: [[Double]] = []

  /// Between two frames a display shows the former; what is further apart stood still meanwhile.
  private static let frame = 1.0 / 60

  /// What nobody sees: a hundredth of a point, and of scales and turns a ten-thousandth.
  private static let tolerances = [1e-4, 1e-4, 1e-4, 1e-4, 0.02, 0.02]

  /// The places of `shape` in a stretch of time.
  init(_ shape: Scene.Shape, over span: ClosedRange<Double>) {
    append(span.lowerBound, shape.place(at: span.lowerBound))
    for index in shape.times.indices
    where shape.times[index] > span.lowerBound && shape.times[index] <= span.upperBound {
      let (time, row) = (shape.times[index], shape.row(index))
      if let last = times.last,
        time - last > 1.5 * Self.frame || row[0].isNaN != rows[rows.count - 1][0].isNaN
      {
        append(max(last, time - Self.frame / 20), rows[rows.count - 1])
      }
      append(time, row)
    }
    append(span.upperBound, rows[rows.count - 1])
    thin()
  }

  private mutating func append(_ time: Double, _ row: [Double]) {
    times.append(time)
    rows.append(row)
  }

  /// Leaves out what lies on the way between what is kept.
  private mutating func thin() {
    var kept = [0]
    var next = 1
    while next < times.count {
      var end = next
      while end + 1 < times.count, end - next < 200,
        isStraight(from: kept[kept.count - 1], to: end + 1)
      {
        end += 1
      }
      kept.append(end)
      next = end + 1
    }
    (times, rows) = (kept.map { times[$0] }, kept.map { rows[$0] })
  }

  private func isStraight(from start: Int, to end: Int) -> Bool {
    let span = times[end] - times[start]
    guard span > 0 else { return false }
    return (start + 1..<end).allSatisfy { index in
      let share = (times[index] - times[start]) / span
      return (0..<6).allSatisfy { column in
        let (first, last) = (rows[start][column], rows[end][column])
        let value = rows[index][column]
        if value.isNaN || first.isNaN || last.isNaN {
          return value.isNaN && first.isNaN && last.isNaN
        }
        return abs(first + share * (last - first) - value) <= Self.tolerances[column]
      }
    }
  }

  /// The times with their places, six numbers each.
  var steps: [(time: Double, place: [Double])] { Array(zip(times, rows)) }
}

extension Scene.Shape {
  /// The place at an instant, six numbers; that before the first is the first.
  func place(at time: Double) -> [Double] {
    let index = times.lastIndex { $0 <= time } ?? 0
    return row(index)
  }

  /// The place at a step; not a number where there is none.
  func row(_ index: Int) -> [Double] {
    guard times.indices.contains(index), places.count >= 6 * (index + 1) else {
      return Array(repeating: .nan, count: 6)
    }
    return Array(places[6 * index..<6 * index + 6])
  }
}
