import Motion
import Testing

@testable import Interactions

/// Two rectangles that one drag moves together, with a place for each mistake that document 002
/// warns of and that no override in Lua can make.
private struct Pair: Interaction {
  let name = "pair"
  let defaults = InteractionOptions(minimumDistance: 3)
  var mistake: Mistake?

  enum Mistake: CaseIterable {
    case referenceSnapshot, snapshotByIndex, perItemOrder, resetAsCompletion
  }

  func build(_ ui: InteractionBuilder) throws -> View {
    let ground = RectangleGround()
    let items = ui.state("items", Self.start)
    let snapshot = ui.state("snapshot", [RectangleItem]())
    let finished = ui.state("finished", 0.0)
    let isDragging = ui.gestureState("is_dragging", false) { _, _ in
      if mistake == .resetAsCompletion { finished.value += 1 }
    }

    func base(of item: RectangleItem, at index: Int) -> Vector {
      switch mistake {
      case .referenceSnapshot: item.center
      case .snapshotByIndex: snapshot.value[index].center
      default: snapshot.value.first { $0.id == item.id }?.center ?? item.center
      }
    }
    /// As much of a translation as all can go, wherever they are said to be.
    func limited(_ translation: Vector) -> Vector {
      let bases = mistake == .perItemOrder ? items.value : snapshot.value
      return bases.reduce(translation) { ground.project($1.center, $0) - $1.center }
    }
    func move(by translation: Vector) {
      for (index, item) in items.value.enumerated() {
        items.value[index].center = base(of: item, at: index) + limited(translation)
      }
    }

    let pull = ui.drag()
      .updating(isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { value in
        if snapshot.value.isEmpty { snapshot.value = items.value }
        move(by: value.translation)
      }
      .onEnded { value in
        move(by: value.translation)
        if mistake != .resetAsCompletion { finished.value += 1 }
      }
    ui.action("reorder") { _ in
      items.value.reverse()
      return []
    }
    return ui.rectangle().gesture(pull)
  }

  static let start = [
    RectangleItem(id: "a", center: Vector(160, 140)),
    RectangleItem(id: "b", center: Vector(300, 200)),
  ]
}

extension Pair {
  /// Where the two stand after totals of (12, 5), (30, -10) and (45, 20), reordered meanwhile.
  fileprivate func reordered() throws -> [Vector] {
    let trial = try Trial(self)
    try trial.perform(Drag.by(12, 5).by(18, -15))
    try trial.subject.call("reorder")
    try trial.perform(Drag.resume().by(15, 30).release())
    return try centers(trial)
  }

  /// Where the two stand after they were pushed against the edge.
  fileprivate func pushed() throws -> [Vector] {
    let trial = try Trial(self)
    try trial.perform(Drag.by(300, 0))
    return try centers(trial)
  }

  /// How many drags counted as finished after one that was cancelled.
  fileprivate func finishedByCancel() throws -> Double {
    let trial = try Trial(self)
    try trial.play(Drag.by(30, 0).cancel())
    return try trial.number("finished")
  }

  private func centers(_ trial: Trial) throws -> [Vector] {
    let items = try #require([RectangleItem](trial.model("items")))
    return items.sorted { $0.id < $1.id }.map(\.center)
  }
}

@Suite("Two rectangles moved together")
struct SeveralMutantTests {
  @Test("start from one snapshot of ids and values, and finish by their end alone")
  func right() throws {
    #expect(try Pair().reordered() == [Vector(205, 160), Vector(345, 220)])
    #expect(try Pair().pushed() == [Vector(420, 140), Vector(560, 200)])
    #expect(try Pair().finishedByCancel() == 0)
  }

  @Test("drift where the snapshot holds references")
  func references() throws {
    #expect(
      try Pair(mistake: .referenceSnapshot).reordered()[0] == Vector(247, 155) + Vector(45, 20))
  }

  @Test("are exchanged where the snapshot holds indices")
  func indices() throws {
    #expect(
      try Pair(mistake: .snapshotByIndex).reordered() == [Vector(345, 220), Vector(205, 160)])
  }

  @Test("lose their distance where each is placed by where the others stand already")
  func order() throws {
    let centers = try Pair(mistake: .perItemOrder).pushed()
    #expect(centers[1] - centers[0] == Vector(20, 60))
  }

  @Test("count a cancel as an end where the reset is taken for one")
  func reset() throws {
    #expect(try Pair(mistake: .resetAsCompletion).finishedByCancel() == 1)
  }
}
