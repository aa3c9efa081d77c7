@testable import Interactions
import Motion
import Testing

@Suite("Handles that are kept")
struct HandleTests {
  /// A box with each kind of handle.
  private final class Box: Interaction {
    let name = "box"
    private(set) var place: State<Vector>?
    private(set) var pull: GestureState<Double>?
    private(set) var twice: Channel<Double>?
    private(set) var isOpen: State<Bool>?

    func build(_ ui: InteractionBuilder) -> View {
      let place = ui.state("place", Vector(1, 0))
      let twice = ui.channel("twice") { place.value.x * 2 }
      self.place = place
      self.twice = twice
      pull = ui.gestureState("pull", 0.5)
      isOpen = ui.state("is_open", false)
      ui.action("go") { _ in
        ui.withAnimation(.spring) { place.value = Vector(100, 0) }
        return []
      }
      return ui.rectangle().frame(width: 10, height: 10).offset(place)
    }
  }

  /// Lets a box move, and leaves it in the midst of that.
  private static func move(_ box: Box) throws {
    let subject = try Stage().add(box)
    try subject.call("go")
    try subject.stage.advance(by: 0.1)
    let shown = try #require(try subject.value("place").vector)
    #expect((1..<100).contains(shown.x))
  }

  @Test("read what the logic held last once the stage is gone, and write nothing")
  func afterwards() throws {
    let box = Box()
    try Self.move(box)
    #expect(box.place?.value == Vector(100, 0))
    box.place?.value = .zero
    #expect(box.place?.value == Vector(100, 0))
    #expect(box.pull?.value == 0.5)
    // Nothing derives it any more.
    #expect(try #require(box.twice).value == nil)
  }

  @Test("show the same in the view of another subject")
  func drawn() throws {
    let box = Box()
    try Self.move(box)
    let trial = try Trial(
      Sketch { ui in
        let (place, twice) = (try #require(box.place), try #require(box.twice))
        return ui.rectangle().frame(width: 10, height: 10).offset(place)
          .scaleEffect(.channel(twice))
      })
    let home = try Trial(Sketch { $0.rectangle().frame(width: 10, height: 10) }).subject.center()
    #expect(try trial.subject.center() == home + Vector(100, 0))
  }

  /// A fault here is one of memory, which the address sanitizer tells.
  @Test(
    "of a drag take no more words once its interaction is gone, or was refused",
    arguments: [true, false])
  func drag(isRefused: Bool) throws {
    struct Refused: Error {}
    var kept: (drag: DragGesture, pull: GestureState<Double>)?
    let sketch = Sketch { ui in
      let (drag, pull) = (ui.drag(), ui.gestureState("pull", 0.5))
      kept = (drag, pull)
      if isRefused { throw Refused() }
      return ui.rectangle().gesture(drag)
    }
    do { _ = try Stage().add(sketch) } catch is Refused {}
    let (drag, pull) = try #require(kept)
    drag.updating(pull) { _, _, _ in }
    #expect(drag.updating.isEmpty && pull.value == 0.5)
  }

  private static let uses: [@Sendable (InteractionBuilder, Box) throws -> Void] = [
    { $0.onChange(of: try #require($1.place)) { _, _ in } },
    { $0.onChange(of: try #require($1.pull)) { _, _ in } },
    { $0.drag().updating(try #require($1.pull)) { _, _, _ in } },
    { $0.slider(try #require($1.place), in: 0...1, step: 0) },
    { $0.toggle("open", try #require($1.isOpen)) },
  ]

  @Test("are refused by what only their own interaction can do", arguments: uses.indices)
  func foreign(_ use: Int) throws {
    let box = Box()
    let stage = Stage()
    _ = try stage.add(box)
    let error = try #require(
      throws: InteractionError.self,
      performing: {
        _ = try stage.add(
          Sketch { ui in
            try Self.uses[use](ui, box)
            return ui.rectangle()
          })
      })
    guard case .foreignState = error else { throw error }
  }
}
