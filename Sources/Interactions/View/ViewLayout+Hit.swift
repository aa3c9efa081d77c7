import Motion

extension ViewLayout {
  /// What a press meets.
  enum Hit {
    /// A view that carries no drag, nor does any around it.
    case bare
    /// A view that carries a drag, or stands in one that does.
    case drag(DragGesture)
  }

  /// What a press at a point of the canvas meets; `nil` where there is nothing.
  func hit(at point: Vector, in graph: Graph) throws -> Hit? {
    var hit = try hitOfBase(at: point, in: graph)
    for (index, word) in view.words.enumerated() {
      let size = levels[index + 1].size
      switch word {
      case .allowsHitTesting(let isAllowed):
        if try !graph.isTrue(isAllowed, "allows_hit_testing", or: true) { hit = nil }
      case .contentShape(let shape):
        if case .drag = hit { continue }
        hit = contains(point, level: index + 1) { shape.contains($0, in: size) } ? .bare : nil
      case .clipShape(let shape):
        if !contains(point, level: index + 1, { shape.contains($0, in: size) }) { hit = nil }
      case .gesture(let drag):
        guard case .bare = hit else { continue }
        // The views of forEach are made for each look; install has seen the others.
        guard graph.drags.contains(where: { $0 === drag }) else {
          throw InteractionError.foreignDrag
        }
        hit = .drag(drag)
      default: continue
      }
    }
    return hit
  }

  private func hitOfBase(at point: Vector, in graph: Graph) throws -> Hit? {
    switch view.base {
    case .rectangle(let radius):
      let radius = try graph.number(radius, "corner_radius")
      let isInside = contains(point, level: 0) {
        Shape.roundedRectangle(radius, contains: $0, in: levels[0].size)
      }
      return isInside ? .bare : nil
    case .gradient:
      return contains(point, level: 0) { Shape.rectangle.contains($0, in: levels[0].size) }
        ? .bare : nil
    case .stack, .many, .reader:
      for child in children.reversed() {
        if let hit = try child.hit(at: point, in: graph) { return hit }
      }
      return nil
    }
  }

  private func contains(_ point: Vector, level: Int, _ test: (Vector) -> Bool) -> Bool {
    // What has no area takes no press, whether its size is 0 or its scale.
    let size = levels[level].size
    guard size.x > 0, size.y > 0 else { return false }
    return levels[level].place.inverse.map { test($0.apply(to: point)) } ?? false
  }

  /// Where a level that a word names lies, and whether it stays there; `nil` where no word does.
  func level(where isNamed: (ViewWord) -> Bool) -> Level? {
    for (index, word) in view.words.enumerated().reversed() where isNamed(word) {
      var level = levels[index]
      level.isFixed = view.words[index...].allSatisfy(\.keepsPlace)
      return level
    }
    for child in children {
      if var level = child.level(where: isNamed) {
        level.isFixed = level.isFixed && view.words.allSatisfy(\.keepsPlace)
        return level
      }
    }
    return nil
  }

  /// The level of the base with the frame that is given to it first.
  var body: Level {
    let level = view.words.prefix { if case .frame = $0 { true } else { false } }.count
    return levels[level]
  }
}
