public import Motion

/// Several rectangles of document 002, of which a drag moves those that are selected.
///
/// Longer than most, since the document leaves four decisions open and each is an option here: what
/// is grasped, what is clamped, when a session opens, and what becomes of edits.
public struct CommittedRectangles: Interaction, Sendable {
  public let name = CommittedRectangle.standardName
  public var defaults: InteractionOptions { one.defaults }

  /// The choices that it shares with one rectangle.
  public var one = CommittedRectangle()
  /// The rectangles.
  public var items: [RectangleItem]
  /// The ids of those that are selected.
  public var selection: [String]
  /// Whether each stops at the edge for itself or all together.
  public var clamp = Clamp.perItem

  /// Several rectangles, some of them selected.
  public init(_ items: [RectangleItem], selection: [String]) {
    self.items = items
    self.selection = selection
  }

  /// Whether each rectangle stops at the edge for itself or all together.
  public enum Clamp: String, Hashable, Sendable, CaseIterable {
    /// Each for itself.
    case perItem = "per_item"
    /// All together, as soon as the first one must.
    case group
  }

  public func build(_ ui: InteractionBuilder) throws -> View {
    let ground = one.ground
    try ground.check()
    ui.canvas(width: ground.canvas.x, height: ground.canvas.y, name: "shapeCanvas")
    let items = ui.state("items", items)
    let selection = ui.state("selection", selection)
    let preview = ui.gestureState("preview", Vector.zero)
    let moved = MovedRectangles(
      items: items, selection: selection, snapshot: ui.state("snapshot", []), ground: ground,
      clamp: clamp)

    let pull = ui.drag()
      .updating(preview) { value, preview, _ in preview = value.translation }
      .onEnded { moved.commit($0.translation) }
      .session(
        opening: one.session ?? .recognition, opened: { moved.grasp(at: $0.startLocation) },
        closed: { moved.snapshot.value = [] })

    ui.channel("sessions") { pull.hasSession ? 1.0 : 0 }
    ui.channel("committed") { moved.first?.center }
    ui.channel("center") { moved.first.map { moved.center(of: $0, by: preview.value) } }

    ui.edits(of: ["items"], during: pull, one.editPolicy) { moved.graspAnew() }
    if one.mouseUpMonitor == .called { ui.monitor { _ in } }
    ui.items { id in
      items.value.first { $0.id == id }.map {
        Item(
          center: moved.center(of: $0, by: preview.value), size: ground.shape, model: $0.center)
      }
    }

    return ui.forEach {
      items.value.map { item in
        let view = ui.rectangle(cornerRadius: 10)
          .frame(width: ground.shape.x, height: ground.shape.y)
          .contentShape(.rectangle)
        return (item == moved.first ? view.bounds() : view)
          .position(.vector(moved.center(of: item, by: preview.value)))
      }
    }
    .gesture(pull)
  }
}

/// The rectangles on a ground, and those among them that a drag has grasped.
private struct MovedRectangles {
  /// The rectangles.
  let items: State<[RectangleItem]>
  /// The ids of those that are selected.
  let selection: State<[String]>
  /// Those that are grasped, where they were then.
  let snapshot: State<[RectangleItem]>
  /// What they stand on.
  let ground: RectangleGround
  /// Whether each stops at the edge for itself.
  let clamp: CommittedRectangles.Clamp

  /// The first that is selected, else the first of all.
  var first: RectangleItem? {
    items.value.first { selection.value.contains($0.id) } ?? items.value.first
  }

  /// Grasps what a press at `place` moves: the selection of that moment, or what is not in it alone.
  func grasp(at place: Vector) {
    let pressed = items.value.last { ground.contains(place, at: $0.center) }
    let isSelected = selection.value.contains { $0 == pressed?.id }
    snapshot.value = items.value.filter {
      isSelected ? selection.value.contains($0.id) : $0.id == pressed?.id
    }
  }

  /// Grasps the same where they are by now.
  func graspAnew() {
    snapshot.value = snapshot.value.compactMap { old in items.value.first { $0.id == old.id } }
  }

  /// Where the middle of one stands once those that are grasped have gone that way.
  func center(of item: RectangleItem, by translation: Vector) -> Vector {
    guard let base = snapshot.value.first(where: { $0.id == item.id }) else { return item.center }
    let way =
      clamp == .perItem
      ? translation : ground.limit(translation, of: snapshot.value.map(\.center))
    return ground.project(base.center, way)
  }

  /// Leaves them where a translation has brought them.
  func commit(_ translation: Vector) {
    items.value = items.value.map {
      RectangleItem(id: $0.id, center: center(of: $0, by: translation))
    }
  }
}

/// A rectangle with an id that stays the same wherever it is.
public struct RectangleItem: Hashable, Sendable {
  /// The id.
  public var id: String
  /// Where its middle is committed.
  public var center: Vector

  /// A rectangle with an id.
  public init(id: String, center: Vector) {
    self.id = id
    self.center = center
  }
}

extension RectangleGround {
  /// Whether a point lies on the rectangle with this middle.
  fileprivate func contains(_ point: Vector, at center: Vector) -> Bool {
    let way = point - center
    return abs(way.x) <= shape.x / 2 && abs(way.y) <= shape.y / 2
  }

  /// As much of a translation as all of the rectangles can go.
  fileprivate func limit(_ translation: Vector, of bases: [Vector]) -> Vector {
    bases.reduce(translation) { project($1, $0) - $1 }
  }
}
