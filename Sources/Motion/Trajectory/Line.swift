/// A line through 0 that a vector does not leave, and where on it the vector is.
struct Line {
  /// The direction of the line, of length 1.
  var direction: Vector

  /// The place on the line: how far the vector goes in that direction.
  var place: ClosedForm

  /// How far from its line, as a share of its length, a vector may point by rounding.
  private static let straightness = 1e-13

  /// The line on which the vector with these components stays; `nil` where it leaves every line.
  ///
  /// A straight drag is let go along its own line, so that both axes are one motion.
  init?(of x: ClosedForm, _ y: ClosedForm) {
    switch (x, y) {
    case (.constant(let x), .constant(let y)):
      let length = hypot(x, y)
      let direction = length > 0 ? Vector(x, y) / length : Vector(1, 0)
      self.init(direction: direction, place: .constant(length))
    case (_, .constant(0)): self.init(direction: Vector(1, 0), place: x)
    case (.constant(0), _): self.init(direction: Vector(0, 1), place: y)
    case (.spring(let x), .spring(let y)): self.init(of: x, y)
    case (.eased(let x), .eased(let y)): self.init(of: x, y)
    case (.slope(.eased(let x)), .slope(.eased(let y))):
      guard var line = Line(of: .eased(x.fromZero), .eased(y.fromZero)) else { return nil }
      line.place = .slope(of: line.place)
      self = line
    case (.interpolation(let x, let endX, let progress), .interpolation(let y, let endY, let other))
    where progress == other:
      let end = Vector(endX, endY)
      guard var line = Line(of: x, y), line.holds(end) else { return nil }
      line.place = .blend(line.place, to: line.place(of: end), by: progress)
      self = line
    case (
      .slope(.interpolation(let x, let endX, let progress)),
      .slope(.interpolation(let y, let endY, let other))
    ) where progress == other:
      guard var line = Line(of: x - .constant(endX), y - .constant(endY)) else { return nil }
      line.place = .slope(of: .blend(line.place, to: 0, by: progress))
      self = line
    case (.sum(let x), .sum(let y)) where x.count == y.count: self.init(of: Array(zip(x, y)))
    default: return nil
    }
  }

  private init(direction: Vector, place: ClosedForm) {
    self.direction = direction
    self.place = place
  }

  private init?(of x: SpringPiece, _ y: SpringPiece) {
    guard x.spring == y.spring, x.start == y.start else { return nil }
    let way = Vector(x.offset, y.offset)
    let speed = Vector(x.velocity, y.velocity)
    let end = Vector(x.target, y.target)
    direction = way.length > 0 ? way / way.length : speed / speed.length
    place = .constant(0)
    guard [way, speed, end].allSatisfy(holds) else { return nil }
    place = .spring(
      SpringPiece(
        spring: x.spring, start: x.start, offset: place(of: way), velocity: place(of: speed),
        target: place(of: end), first: place(of: Vector(x.first, y.first))))
  }

  private init?(of x: EasedPiece, _ y: EasedPiece) {
    guard x.curve == y.curve, x.start == y.start, x.duration == y.duration else { return nil }
    let (first, last) = (Vector(x.from, y.from), Vector(x.to, y.to))
    direction = last.length > first.length ? last / last.length : first / first.length
    place = .constant(0)
    guard holds(first), holds(last) else { return nil }
    var piece = x
    (piece.from, piece.to) = (place(of: first), place(of: last))
    place = .eased(piece)
  }

  /// The line of a sum whose parts all go along it.
  private init?(of parts: [(ClosedForm, ClosedForm)]) {
    let lines = parts.compactMap { Line(of: $0, $1) }
    guard let first = lines.first, lines.count == parts.count,
      lines.allSatisfy({ first.holds($0.direction) })
    else { return nil }
    direction = first.direction
    place = .constant(0)
    for line in lines {
      place = place + line.place * .constant(place(of: line.direction) > 0 ? 1 : -1)
    }
  }

  /// Whether a vector lies on the line, but for rounding.
  private func holds(_ vector: Vector) -> Bool {
    abs(direction.x * vector.y - direction.y * vector.x) <= Self.straightness * vector.length
  }

  private func place(of vector: Vector) -> Double {
    direction.x * vector.x + direction.y * vector.y
  }
}

extension EasedPiece {
  /// The same way begun at 0.
  fileprivate var fromZero: EasedPiece {
    EasedPiece(curve: curve, start: start, duration: duration, from: 0, to: to - from)
  }
}
