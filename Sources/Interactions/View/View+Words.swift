public import Motion

extension View {
  /// The view with one more word said of it.
  package consuming func saying(_ word: ViewWord) -> View {
    if words.isEmpty { words.reserveCapacity(8) }
    words.append(word)
    return self
  }

  /// Gives a size in points; what is left out is left to what is inside.
  public consuming func frame(
    width: Drawn? = nil, height: Drawn? = nil, alignment: Alignment = .center
  ) -> View {
    saying(.frame(width: width, height: height, alignment))
  }

  /// Gives a size in points; what is left out is left to what is inside.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> View {
    frame(
      width: width.map { .number($0) }, height: height.map { .number($0) }, alignment: alignment)
  }

  /// Shows it elsewhere, without moving its frame.
  public consuming func offset(_ offset: Drawn) -> View { saying(.offset(.whole(offset))) }

  /// Shows it where a state says, without moving its frame.
  public consuming func offset(_ offset: State<Vector>) -> View { self.offset(.state(offset)) }

  /// Shows it elsewhere, without moving its frame.
  public consuming func offset(x: Drawn? = nil, y: Drawn? = nil) -> View {
    saying(.offset(.parts(x: x, y: y)))
  }

  /// Puts its middle at a point of the space that it is offered.
  public consuming func position(_ position: Drawn) -> View { saying(.position(.whole(position))) }

  /// Puts its middle at a point of the space that it is offered.
  public consuming func position(x: Drawn, y: Drawn) -> View {
    saying(.position(.parts(x: x, y: y)))
  }

  /// Scales about the middle.
  public consuming func scaleEffect(_ scale: Drawn) -> View { saying(.scale(.whole(scale))) }

  /// Turns about the middle, in degrees, clockwise as seen.
  public consuming func rotationEffect(_ degrees: Drawn) -> View { saying(.rotation(degrees)) }

  /// Says where presses hit.
  public consuming func contentShape(_ shape: Shape) -> View { saying(.contentShape(shape)) }

  /// Cuts off what lies outside.
  public consuming func clipShape(_ shape: Shape) -> View { saying(.clipShape(shape)) }

  /// Shows it only where `mask` is, which stands in it as `alignment` says.
  public consuming func mask(alignment: Alignment = .center, _ mask: View) -> View {
    saying(.mask(alignment, mask))
  }

  /// Paints it.
  public consuming func fill(_ fill: Drawn) -> View { saying(.fill(fill)) }

  /// Carries a drag.
  public consuming func gesture(_ drag: DragGesture) -> View { saying(.gesture(drag)) }

  /// Whether presses hit it at all.
  public consuming func allowsHitTesting(_ isAllowed: Drawn) -> View {
    saying(.allowsHitTesting(isAllowed))
  }

  /// Names its space.
  public consuming func coordinateSpace(_ name: String) -> View { saying(.coordinateSpace(name)) }

  /// Gives it an identity, or where the text never changes names it as a part.
  public consuming func id(_ identity: Drawn) -> View { saying(.id(identity)) }

  /// Lets what is inside move by `animation` when `value` changes.
  public consuming func animation(_ animation: Animation, value: Drawn) -> View {
    saying(.animation(animation, value))
  }

  /// Makes it what the subject's frame and centre mean.
  public consuming func bounds() -> View { saying(.bounds) }
}

extension View {
  /// The view with every name of a state or channel looked up, and readers made.
  func resolved(in graph: Graph) throws -> View {
    var view = self
    switch base {
    case .rectangle(let radius): view.base = .rectangle(cornerRadius: radius.resolved(in: graph))
    case .gradient, .many: break
    case .stack(let alignment, let views):
      view.base = .stack(alignment, try views.map { try $0.resolved(in: graph) })
    case .reader(let make, _):
      let content = try make(Geometry(graph: graph)).resolved(in: graph)
      view.base = .reader(make, content: content)
    }
    view.words = try words.map { try $0.resolved(in: graph) }
    return view
  }
}

extension ViewWord {
  fileprivate func resolved(in graph: Graph) throws -> ViewWord {
    switch self {
    case .frame(let width, let height, let alignment):
      .frame(width: width?.resolved(in: graph), height: height?.resolved(in: graph), alignment)
    case .offset(let point): .offset(point.resolved(in: graph))
    case .position(let point): .position(point.resolved(in: graph))
    case .scale(let point): .scale(point.resolved(in: graph))
    case .rotation(let angle): .rotation(angle.resolved(in: graph))
    case .fill(let fill): .fill(fill.resolved(in: graph))
    case .mask(let alignment, let view): .mask(alignment, try view.resolved(in: graph))
    case .allowsHitTesting(let isAllowed):
      .allowsHitTesting(try isAllowed.resolvedName(in: graph))
    case .id(let identity): .id(identity.resolved(in: graph))
    case .animation(let animation, let value):
      .animation(animation, try value.resolvedName(in: graph))
    case .contentShape, .clipShape, .gesture, .coordinateSpace, .bounds: self
    }
  }

  /// What the word draws by that is not always the same.
  var sources: [Drawn] {
    switch self {
    case .frame(let width, let height, _): Drawn.changing(width, height)
    case .offset(let point), .position(let point), .scale(let point): point.sources
    case .rotation(let drawn), .fill(let drawn): Drawn.changing(drawn)
    case .contentShape, .clipShape, .mask, .gesture, .coordinateSpace, .id, .animation, .bounds,
      .allowsHitTesting:
      []
    }
  }

  /// Whether the word leaves what is inside at a place that never changes.
  var keepsPlace: Bool {
    switch self {
    case .frame, .offset, .position, .scale, .rotation: sources.isEmpty
    default: true
    }
  }
}

extension DrawnPoint {
  fileprivate func resolved(in graph: Graph) -> DrawnPoint {
    switch self {
    case .whole(let whole): .whole(whole.resolved(in: graph))
    case .parts(let x, let y): .parts(x: x?.resolved(in: graph), y: y?.resolved(in: graph))
    }
  }
}
