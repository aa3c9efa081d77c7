import Motion
import Testing

@testable import Interactions

@Suite("Coordinate spaces and hit testing")
struct SpaceTests {
  /// What a view shows that is moved by a drag inside of its own offset: the pointer is moved to
  /// 12, 30 and 45 pt from the press.
  static func feedback(
    in space: CoordinateSpace, isPosition: Bool = false, isOutside: Bool = false,
    rules: Rules = Rules()
  ) throws -> [Double] {
    let trial = try Trial(
      Sketch { ui in
        ui.canvas(width: 400, height: 400, name: "ground")
        let offset = ui.state("offset", Vector.zero)
        let drag = ui.drag(InteractionOptions(coordinateSpace: space))
          .onChanged { offset.value = $0.translation }
        let square = ui.rectangle().frame(width: 100, height: 100)
        if isOutside { return square.offset(offset).gesture(drag) }
        let held = square.gesture(drag)
        guard isPosition else { return held.offset(offset) }
        let place = ui.channel("place") { Vector(200, 200) + offset.value }
        return held.position(.channel(place)).coordinateSpace("outer")
      }, rules: rules)
    return try [12.0, 30, 45].map { way in
      try trial.perform(
        way == 12 ? Drag.from(200, 200).to(200 + way, 200) : Drag.resume().to(200 + way, 200))
      return try trial.vector("offset").x
    }
  }

  @Test("follow the pointer where they stand still, and feed back where they move")
  func spaces() throws {
    #expect(try Self.feedback(in: .local) == [12, 18, 27])
    #expect(try Self.feedback(in: .local, isPosition: true) == [12, 18, 27])
    for space in [CoordinateSpace.global, .named("ground")] {
      #expect(try Self.feedback(in: space) == [12, 30, 45])
    }
    #expect(try Self.feedback(in: .named("outer"), isPosition: true) == [12, 30, 45])
    #expect(try Self.feedback(in: .local, isOutside: true) == [12, 30, 45])
    #expect(throws: InteractionError.self) { try Self.feedback(in: .named("unknown")) }
  }

  @Test("stutter at half speed under a steady drag that feeds back")
  func stutter() throws {
    var shown: [Double] = []
    let trial = try Trial(
      Sketch { ui in
        ui.canvas(width: 400, height: 400)
        let offset = ui.state("offset", Vector.zero)
        let drag = ui.drag().onChanged {
          offset.value = $0.translation
          shown.append($0.translation.x)
        }
        return ui.rectangle().frame(width: 100, height: 100).gesture(drag).offset(offset)
      })
    try trial.perform((1...6).reduce(Drag()) { drag, _ in drag.by(10, 0) })
    #expect(shown == [10, 10, 20, 20, 30, 30])
  }

  struct Row: Sendable {
    let x: Double
    let y: Double
    let isHit: Bool
  }

  /// A square of 100 pt, scaled by 0.5 and turned by 45 degrees: a diamond of 70.71 pt.
  @Test(
    "hit what is shown: turned and scaled, edges included",
    arguments: [
      Row(x: 0, y: 0, isHit: true), Row(x: 35.3, y: 0, isHit: true),
      Row(x: 35.4, y: 0, isHit: false), Row(x: 0, y: -35.3, isHit: true),
      Row(x: 18, y: 18, isHit: false), Row(x: 17.6, y: 17.6, isHit: true),
    ])
  func turned(_ row: Row) throws {
    let trial = try Trial(
      Sketch { ui in
        ui.canvas(width: 400, height: 400)
        return ui.rectangle().frame(width: 100, height: 100).scaleEffect(.number(0.5))
          .rotationEffect(.number(45)).gesture(ui.drag())
      })
    let list = [
      PointerEvent(time: .zero, location: Vector(200 + row.x, 200 + row.y), phase: .down)
    ]
    #expect((try trial.subject.perform(list).pressed != nil) == row.isHit)
    let frame = try trial.subject.frame()
    #expect(isNear(frame.size.x, 70.7107, within: 1e-4) && frame.center == Vector(200, 200))
  }

  @Test(
    "take no press where they have no area, by size or by scale",
    arguments: [
      (Vector(0, 0), Vector(1, 1), false), (Vector(0, 100), Vector(1, 1), false),
      (Vector(100, 0), Vector(1, 1), false), (Vector(100, 100), Vector(0, 0), false),
      (Vector(100, 100), Vector(1, 0), false), (Vector(0.01, 0.01), Vector(1, 1), true),
    ])
  func area(size: Vector, scale: Vector, isHit: Bool) throws {
    for shape in [nil, Shape.rectangle, .ellipse] as [Shape?] {
      let trial = try Trial(
        Sketch { ui in
          ui.canvas(width: 400, height: 400)
          let view = ui.rectangle().frame(width: .number(size.x), height: .number(size.y))
          let content = shape.map { view.contentShape($0) } ?? view
          return content.saying(.scale(.parts(x: .number(scale.x), y: .number(scale.y))))
            .gesture(ui.drag())
        })
      let list = [PointerEvent(time: .zero, location: Vector(200, 200), phase: .down)]
      #expect((try trial.subject.perform(list).pressed != nil) == isHit)
    }
  }

  @Test("have rounded corners unless the whole frame is the content")
  func corners() throws {
    for (shape, isHit) in [(nil, false), (Shape.rectangle, true)] as [(Shape?, Bool)] {
      let trial = try Trial(
        Sketch { ui in
          ui.canvas(width: 400, height: 400)
          let view = ui.rectangle(cornerRadius: 20).frame(width: 100, height: 100)
          return (shape.map { view.contentShape($0) } ?? view).gesture(ui.drag())
        })
      let list = [PointerEvent(time: .zero, location: Vector(249, 249), phase: .down)]
      #expect((try trial.subject.perform(list).pressed != nil) == isHit)
    }
  }

  @Test("are found in stacks, front first, by alignment and layout direction")
  func stacks() throws {
    for (layout, left) in [(LayoutDirection.leftToRight, "a"), (.rightToLeft, "b")] {
      let trial = try Trial(
        Sketch { ui in
          ui.canvas(width: 300, height: 100)
          let part = { (id: String) in
            ui.rectangle().frame(width: 100, height: 100).id(.value(.text(id)))
          }
          return ui.zStack([
            part("a").frame(width: 300, alignment: .leading),
            part("b").frame(width: 300, alignment: .trailing),
          ])
        }, InteractionOptions(layout: layout))
      #expect(try trial.subject.frame(left).origin == .zero)
      #expect(throws: InteractionError.self) { try trial.subject.frame("c") }
    }
  }

  @Test("make a drag an error that no view carries")
  func lostDrag() throws {
    #expect(throws: InteractionError.dragWithoutView(number: 1)) {
      try Trial(
        Sketch { ui in
          _ = ui.drag()
          return ui.rectangle()
        })
    }
  }
}
