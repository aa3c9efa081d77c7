import Motion

extension Drag {
  /// By how much it left its way, in points, where that was more than its last stretch is long.
  ///
  /// A release velocity that is out of all proportion bends the last stretch that far.
  ///
  /// - Parameter run: What was made of the drag; its press and its changes tell where it was.
  package func detour(in run: Run) -> Double? {
    guard case .liftWith = ending, case .pressed(let touch)? = run.pressed?.event else {
      return nil
    }
    var (way, last) = ([touch.location], 0.0)
    for case .move(let stretch) in steps {
      let points = stretch.path(from: way[way.count - 1]).points
      last = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
      way += points
    }
    let detour = run.events.compactMap { record -> Double? in
      guard case .changed(let value) = record.event else { return nil }
      return zip(way, way.dropFirst()).map { value.location.distance(toLineFrom: $0, to: $1) }.min()
    }.max()
    return detour.flatMap { $0 > last ? $0 : nil }
  }
}

extension GestureScript {
  /// The drag, where it is one alone.
  package var drag: Drag? {
    switch self {
    case .drag(let drag): drag
    case .after(_, let part): part.drag
    case .recording, .together: nil
    }
  }
}

extension Vector {
  /// The distance to the nearest place of the straight line between two places.
  fileprivate func distance(toLineFrom start: Vector, to end: Vector) -> Double {
    let way = end - start
    let square = way.squaredLength
    guard square > 0 else { return (self - start).length }
    let offset = self - start
    let share = min(1, max(0, (offset.x * way.x + offset.y * way.y) / square))
    return (offset - way * share).length
  }
}
