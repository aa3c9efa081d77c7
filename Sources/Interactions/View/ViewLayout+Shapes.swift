package import Motion

/// A rectangle that a view is made of, as it is shown at one instant.
package struct DrawnShape: Hashable, Sendable {
  /// The size before any scaling, in points.
  package var size: Vector
  /// The radius of its corners, in points.
  package var cornerRadius: Double
  /// How its points lie on the canvas.
  package var place: Affine
}

extension Subject {
  /// The rectangles that its view is made of, the last in front; none once the view is removed.
  package func shapes() throws -> [DrawnShape] {
    try graph.layoutOfView()?.shapes(in: graph) ?? []
  }

  /// The size of its canvas, in points.
  package var canvasSize: Vector { graph.canvas.size }

  /// Where a pointer is down; `nil` where none is.
  package var touch: Vector? { stage.pointers.first?.location }
}

extension ViewLayout {
  /// Its masks as they lie, the outermost first.
  func masks(in graph: Graph) throws -> [ViewLayout] {
    try view.words.indices.reversed().compactMap { index in
      guard case .mask(let alignment, let mask) = view.words[index] else { return nil }
      let level = levels[index]
      let layout = try ViewLayout(mask, offered: level.size, in: graph) { own in
        Affine(translation: alignment.inset(of: own, in: level.size, layout: graph.layout))
      }
      return layout.moved(by: level.place)
    }
  }

  /// The rectangles, the last in front. What is masked is shown as its mask.
  func shapes(in graph: Graph) throws -> [DrawnShape] {
    if let mask = try masks(in: graph).first { return try mask.shapes(in: graph) }
    switch view.base {
    case .rectangle(let radius):
      let radius = try graph.number(radius, "corner_radius")
      return [DrawnShape(size: levels[0].size, cornerRadius: radius, place: levels[0].place)]
    case .gradient:
      return [DrawnShape(size: levels[0].size, cornerRadius: 0, place: levels[0].place)]
    case .stack, .many, .reader: return try children.flatMap { try $0.shapes(in: graph) }
    }
  }
}
