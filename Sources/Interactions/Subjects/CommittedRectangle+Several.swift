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
    let snapshot = ui.state("snapshot", [RectangleItem]())

    /// What a press at `place` moves: the selection of that moment, or what is not in it alone.
    func grasp(at place: Vector) {
      let pressed = items.value.last { ground.contains(place, at: $0.center) }
      let isSelected = selection.value.contains { $0 == pressed?.id }
      snapshot.value = items.value.filter {
        isSelected ? selection.value.contains($0.id) : $0.id == pressed?.id
      }
    }

    func center(of item: RectangleItem, movedBy translation: Vector) -> Vector {
      guard let base = snapshot.value.first(where: { $0.id == item.id }) else { return item.center }
      let way =
        clamp == .perItem
        ? translation : ground.limit(translation, of: snapshot.value.map(\.center))
      return ground.project(base.center, way)
    }

    let pull = ui.drag()
      .updating(preview) { value, preview, _ in preview = value.translation }
      .onEnded { value in
        items.value = items.value.map {
          RectangleItem(id: $0.id, center: center(of: $0, movedBy: value.translation))
        }
      }
      .session(
        opening: one.session ?? .recognition, opened: { grasp(at: $0.startLocation) },
        closed: { snapshot.value = [] })

    ui.channel("sessions") { pull.hasSession ? 1.0 : 0 }
    ui.channel("committed") { first()?.center }
    ui.channel("center") { first().map { center(of: $0, movedBy: preview.value) } }
    func first() -> RectangleItem? {
      items.value.first { selection.value.contains($0.id) } ?? items.value.first
    }

    ui.edits(of: ["items"], during: pull, one.editPolicy) {
      snapshot.value = snapshot.value.compactMap { old in items.value.first { $0.id == old.id } }
    }
    if one.mouseUpMonitor == .called { ui.monitor { _ in } }
    ui.items { id in
      items.value.first { $0.id == id }.map {
        Item(
          center: center(of: $0, movedBy: preview.value), size: ground.shape, model: $0.center)
      }
    }

    return ui.forEach {
      items.value.map { item in
        let view = ui.rectangle(cornerRadius: 10)
          .frame(width: ground.shape.x, height: ground.shape.y)
          .contentShape(.rectangle)
        return (item == first() ? view.bounds() : view)
          .position(.vector(center(of: item, movedBy: preview.value)))
      }
    }
    .gesture(pull)
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
