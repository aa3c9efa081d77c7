import Motion

/// Where every level of a view lies on the canvas, as it is shown at one instant.
///
/// Level n is what the first n words make of the base: sizes are offered from the outside in,
/// taken from the inside out, and places follow from the outside in.
struct ViewLayout {
  /// The view.
  let view: View
  /// The size of each level, innermost first.
  private(set) var sizes: [Vector]
  /// How the points of each level lie on the canvas.
  private(set) var places: [Affine]
  /// The views of a stack or a reader.
  private(set) var children: [ViewLayout] = []

  /// Lays `view` out in the middle of the canvas of `graph`, which offers it `size`.
  init(_ view: View, offered size: Vector, in graph: Graph) throws {
    try self.init(view, offered: size, in: graph) { own in
      Affine(translation: (graph.canvas.size - own) / 2)
    }
  }

  private init(
    _ view: View, offered: Vector, in graph: Graph, place: (Vector) -> Affine
  ) throws {
    self.view = view
    let count = view.words.count
    sizes = Array(repeating: offered, count: count + 1)
    for (level, word) in view.words.enumerated().reversed() {
      guard case .frame(let width, let height, _) = word else {
        sizes[level] = sizes[level + 1]
        continue
      }
      sizes[level] = Vector(
        try width.map { try graph.number($0, "frame") } ?? sizes[level + 1].x,
        try height.map { try graph.number($0, "frame") } ?? sizes[level + 1].y)
    }
    let offers = sizes
    let stack = try Self.children(of: view.base, offered: offers[0], in: graph)
    sizes[0] = Self.size(
      of: view.base, offered: offers[0], children: stack.map { $0.sizes.last ?? .zero })
    for (level, word) in view.words.enumerated() {
      switch word {
      case .frame(let width, let height, _):
        sizes[level + 1] = Vector(
          width == nil ? sizes[level].x : offers[level].x,
          height == nil ? sizes[level].y : offers[level].y)
      case .position: sizes[level + 1] = offers[level + 1]
      default: sizes[level + 1] = sizes[level]
      }
    }
    places = Array(repeating: place(sizes[count]), count: count + 1)
    for (level, word) in view.words.enumerated().reversed() {
      let step = try word.place(inner: sizes[level], outer: sizes[level + 1], in: graph)
      places[level] = step.map { places[level + 1].after($0) } ?? places[level + 1]
    }
    children = stack.map { $0.moved(into: self, graph: graph) }
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

  private static func size(
    of base: View.Base, offered: Vector, children: [Vector]
  ) -> Vector {
    guard case .stack = base else { return offered }
    return children.reduce(.zero) { Vector(max($0.x, $1.x), max($0.y, $1.y)) }
  }

  /// The layout of a child, put where its parent wants it.
  private func moved(into parent: ViewLayout, graph: Graph) -> ViewLayout {
    var step = Affine.identity
    if case .stack(let alignment, _) = parent.view.base {
      step = Affine(
        translation: alignment.inset(
          of: sizes.last ?? .zero, in: parent.sizes[0], layout: graph.layout))
    }
    return moved(by: parent.places[0].after(step))
  }

  private func moved(by place: Affine) -> ViewLayout {
    var layout = self
    layout.places = places.map { place.after($0) }
    layout.children = children.map { $0.moved(by: place) }
    return layout
  }
}

extension ViewWord {
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
