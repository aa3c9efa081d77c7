extension ClosedForm {
  /// The place of a vector with these components along the line through 0 that it does not leave,
  /// as one motion; `nil` where it leaves every such line.
  ///
  /// A straight drag is let go along its own line, so that both axes are one motion.
  static func place(onLineOf x: ClosedForm, _ y: ClosedForm) -> ClosedForm? {
    switch (x, y) {
    case (.constant(let x), .constant(let y)): .constant(hypot(x, y))
    case (.spring, .constant(0)), (.eased, .constant(0)): x
    case (.constant(0), .spring), (.constant(0), .eased): y
    case (.spring(let x), .spring(let y)): x.place(onLineWith: y).map { .spring($0) }
    default: nil
    }
  }
}

extension SpringPiece {
  /// How far from its line, as a share of its length, a vector may point by rounding.
  private static let straightness = 1e-13

  /// The place on the line through 0 along which this motion and one across it go together.
  fileprivate func place(onLineWith other: SpringPiece) -> SpringPiece? {
    guard spring == other.spring, start == other.start else { return nil }
    let way = Vector(offset, other.offset)
    let speed = Vector(velocity, other.velocity)
    let end = Vector(target, other.target)
    let direction = way.length > 0 ? way / way.length : speed / speed.length
    let isStraight = [way, speed, end].allSatisfy {
      abs(direction.x * $0.y - direction.y * $0.x) <= Self.straightness * $0.length
    }
    guard isStraight else { return nil }
    let place = { (vector: Vector) in direction.x * vector.x + direction.y * vector.y }
    return SpringPiece(
      spring: spring, start: start, offset: place(way), velocity: place(speed),
      target: place(end), first: place(Vector(first, other.first)))
  }
}
