import Motion

extension CommittedRectangle {
  /// One rectangle, or several where `items` are given.
  static func make(_ parameters: inout Parameters) throws(InteractionError) -> any Interaction {
    var one = CommittedRectangle()
    one.center = try parameters.value("center", or: one.center, "a point")
    one.ground.canvas = Vector(
      try parameters.length("canvas_width", or: 600),
      try parameters.length("canvas_height", or: 360))
    one.ground.shape = Vector(
      try parameters.length("shape_width", or: 80), try parameters.length("shape_height", or: 60))
    one.editPolicy = try parameters.word("edit_policy", or: .block)
    one.mouseUpMonitor = try parameters.word("mouse_up_monitor", or: .none)
    let items = try parameters.value(
      "items", or: [RectangleItem]?.none, "a list of {id = , center = }")
    let selection = try parameters.value("selection", or: [String](), "a list of ids")
    let clamp = try parameters.word("clamp", or: CommittedRectangles.Clamp.perItem)
    let session = try parameters.word(
      "session", or: items == nil ? SessionWord.none : SessionWord.recognition)
    one.session = session.opening
    try check(selection, among: items ?? [])
    guard let items else { return one }
    var several = CommittedRectangles(items, selection: selection)
    several.one = one
    several.clamp = clamp
    return several
  }

  /// Throws where an id is selected that no item has, or that two have.
  private static func check(
    _ selection: [String], among items: [RectangleItem]
  ) throws(InteractionError) {
    let ids = items.map(\.id)
    if let id = selection.first(where: { !ids.contains($0) }) {
      let known = ids.isEmpty ? "there are none" : ids.joined(separator: ", ")
      throw .badParameter(name: "selection", value: id, hint: "ids of items (\(known))")
    }
    if let id = ids.first(where: { id in ids.count { $0 == id } > 1 }) {
      throw .badParameter(name: "items", value: "two of id \(id)", hint: "ids that all differ")
    }
  }

  /// When a session opens, in the words of a script.
  private enum SessionWord: String, CaseIterable {
    case none, recognition, press

    var opening: DragSession.Opening? { DragSession.Opening(rawValue: rawValue) }
  }
}

extension RectangleItem: StateRepresentable {
  public var stateValue: StateValue {
    .record(["id": .text(id), "center": .vector(center)])
  }

  public init?(_ stateValue: StateValue) {
    guard case .record(let fields) = stateValue, let id = fields["id"]?.text else { return nil }
    switch fields["center"] {
    case .vector(let center): self.init(id: id, center: center)
    case .list(let parts) where parts.count == 2:
      guard let x = parts[0].number, let y = parts[1].number else { return nil }
      self.init(id: id, center: Vector(x, y))
    default: return nil
    }
  }
}
