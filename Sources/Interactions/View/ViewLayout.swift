import Motion

/// Where every level of a view lies on the canvas, as it is shown at one instant.
///
/// Level n is what the first n words make of the base: sizes are offered from the outside in,
/// taken from the inside out, and places follow from the outside in.
struct ViewLayout {
  /// The view.
  let view: View
  /// The levels, innermost first.
  private(set) var levels: [Level]
  /// The views of a stack or a reader.
  private(set) var children: [ViewLayout] = []

  /// One level of a view: its size, and how its points lie on the canvas.
  struct Level {
    /// The size, in points.
    var size: Vector
    /// How its points lie on the canvas.
    var place = Affine.identity
    /// Whether it can never lie elsewhere.
    var isFixed = false
  }

  /// Lays `view` out in the middle of the canvas of `graph`, which offers it `size`.
  init(_ view: View, offered size: Vector, in graph: Graph) throws {
    try self.init(view, offered: size, in: graph) { own in
      Affine(translation: (graph.canvas.size - own) / 2)
    }
  }

  init(
    _ view: View, offered: Vector, in graph: Graph, place: (Vector) -> Affine
  ) throws {
    self.view = view
    let count = view.words.count
    levels = (0...count).map { _ in Level(size: offered) }
    for level in view.words.indices.reversed() {
      levels[level].size = try view.words[level].offer(levels[level + 1].size, in: graph)
    }
    let stack = try Self.children(of: view.base, offered: levels[0].size, in: graph)
    takeSizes(ofBase: stack.map { $0.levels[$0.levels.count - 1].size })
    levels[count].place = place(levels[count].size)
    for level in view.words.indices.reversed() {
      let outer = levels[level + 1]
      let step = try view.words[level].place(
        inner: levels[level].size, outer: outer.size, in: graph)
      levels[level].place = step.map { outer.place.after($0) } ?? outer.place
    }
    children = stack.map { $0.moved(into: self, graph: graph) }
  }

  /// Lets every level, which has the size that it is offered, take its own.
  private mutating func takeSizes(ofBase children: [Vector]) {
    var offered = levels[0].size
    if case .stack = view.base {
      levels[0].size = children.reduce(.zero) { Vector(max($0.x, $1.x), max($0.y, $1.y)) }
    }
    for level in view.words.indices {
      let (inner, outer) = (levels[level].size, levels[level + 1].size)
      switch view.words[level] {
      case .frame(let width, let height, _):
        levels[level + 1].size = Vector(
          width == nil ? inner.x : offered.x, height == nil ? inner.y : offered.y)
      case .position: break
      default: levels[level + 1].size = inner
      }
      offered = outer
    }
  }

  private static func children(
    of base: View.Base, offered: Vector, in graph: Graph
  ) throws -> [ViewLayout] {
    switch base {
    case .rectangle, .gradient: []
    case .stack(_, let views):
      try views.map { try ViewLayout($0, offered: offered, in: graph) { _ in .identity } }
    case .many(let make):
      try graph.reading(as: .shown, make).map {
        try ViewLayout(try $0.resolved(in: graph), offered: offered, in: graph) { _ in .identity }
      }
    case .reader(_, let content):
      try content.map { [try ViewLayout($0, offered: offered, in: graph) { _ in .identity }] } ?? []
    }
  }

  /// The layout of a child, put where its parent wants it.
  private func moved(into parent: ViewLayout, graph: Graph) -> ViewLayout {
    var step = Affine.identity
    if case .stack(let alignment, _) = parent.view.base {
      step = Affine(
        translation: alignment.inset(
          of: levels[levels.count - 1].size, in: parent.levels[0].size, layout: graph.layout))
    }
    return moved(by: parent.levels[0].place.after(step))
  }

  /// The same layout with everything moved.
  func moved(by place: Affine) -> ViewLayout {
    var layout = self
    for level in levels.indices { layout.levels[level].place = place.after(levels[level].place) }
    layout.children = children.map { $0.moved(by: place) }
    return layout
  }
}

extension ViewWord {
  /// The size that the level inside is offered.
  fileprivate func offer(_ outer: Vector, in graph: Graph) throws -> Vector {
    guard case .frame(let width, let height, _) = self else { return outer }
    return Vector(
      try width.map { try graph.number($0, "frame") } ?? outer.x,
      try height.map { try graph.number($0, "frame") } ?? outer.y)
  }

  /// How the points of the level inside lie in the one that this word makes; `nil` as they are.
  fileprivate func place(inner: Vector, outer: Vector, in graph: Graph) throws -> Affine? {
    switch self {
    case .frame(_, _, let alignment):
      return Affine(translation: alignment.inset(of: inner, in: outer, layout: graph.layout))
    case .offset(let offset): return Affine(translation: try graph.point(offset, "offset", 0))
    case .position(let place):
      return Affine(translation: try graph.point(place, "position", 0) - inner / 2)
    case .scale(let scale):
      return Affine(scale: try graph.point(scale, "scale_effect", 1), about: inner / 2)
    case .rotation(let angle):
      return Affine(degrees: try graph.number(angle, "rotation_effect"), about: inner / 2)
    default: return nil
    }
  }
}

extension Alignment {
  /// Where the corner of something small lies in something large.
  func inset(of inner: Vector, in outer: Vector, layout: LayoutDirection) -> Vector {
    let room = outer - inner
    let leading: Double
    switch self {
    case .leading, .topLeading, .bottomLeading: leading = 0
    case .trailing, .topTrailing, .bottomTrailing: leading = 1
    case .center, .top, .bottom: leading = 0.5
    }
    let down: Double
    switch self {
    case .top, .topLeading, .topTrailing: down = 0
    case .bottom, .bottomLeading, .bottomTrailing: down = 1
    case .center, .leading, .trailing: down = 0.5
    }
    return Vector(room.x * (layout == .leftToRight ? leading : 1 - leading), room.y * down)
  }
}
