import Interactions
import LuaHost
import Motion
import Testing

@testable import SpecWords

@Suite("drag")
struct DragWordsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var script: GestureScript

    init(_ text: String, _ script: GestureScript) {
      (testDescription, self.script) = (text, script)
    }

    init(_ text: String, _ drag: Drag) { self.init(text, .drag(drag)) }
  }

  static let rows = [
    Row("drag.from(1, 2)", .from(1, 2)),
    Row("drag.from({1, 2})", .from(1, 2)),
    Row("drag.from(vector(1, 2), {may_miss = true})", missing),
    Row("drag.by(120, 0, {over = 0.2}):release()", .by(120, 0, over: 0.2).release()),
    Row("drag.from(0, 0):to({3, 4}):by(vector(1, 1))", .from(0, 0).to(3, 4).by(1, 1)),
    Row("drag.through({{1, 2}, {3, 4}}, {over = 1})", corner),
    Row("drag.by(9, 0, {over = 1, curve = curve.ease_in})", .by(9, 0, over: 1, curve: .easeIn)),
    Row("drag.by(1, 0):hold(0.5):release{velocity = {300, -400}}", flung),
    Row("drag.by(1, 0):release_at(7, 8)", .by(1, 0).release(at: 7, 8)),
    Row("drag.by(1, 0):cancel()", .by(1, 0).cancel(reason: "system")),
    Row("drag.by(1, 0):cancel{reason = 'call'}", .by(1, 0).cancel(reason: "call")),
    Row("drag.resume():to(1, 2)", .resume().to(1, 2)),
    Row("drag.near_rest{pause = 2}", Drag.by(120, 0, over: 0.2).hold(2).release()),
    Row("drag.inward()", .inward()),
    Row("drag.outward{angle = 90, distance = 60}", Drag.by(0, 60, over: 0.1).release()),
    Row("drag.cancelled()", Drag.by(120, 0, over: 0.2).cancel()),
    Row(
      "drag.together(drag.by(1, 0), drag.after(0.1, drag.from(1, 2)))",
      .together([.drag(.by(1, 0)), .after(0.1, .drag(.from(1, 2)))])),
    Row(
      "drag.replay({{time = 0, x = 1, y = 2, phase = 'down'}, {time = 0, x = 3, y = 2, phase = 'up', pointer = 2}})",
      .recording(
        Recording([
          PointerEvent(time: .zero, location: Vector(1, 2), phase: .down),
          PointerEvent(time: .zero, location: Vector(3, 2), phase: .up, pointer: 2),
        ]))),
  ]

  static let missing: Drag = {
    var drag = Drag.from(1, 2)
    drag.mayMiss = true
    return drag
  }()

  static let corner = Drag().through([Vector(1, 2), Vector(3, 4)], over: 1)

  static let flung = Drag.by(1, 0).hold(0.5).release(velocity: Vector(300, -400))

  @Test("builds the gesture that its words say", arguments: rows)
  func builds(_ row: Row) throws {
    let bench = try LuaBench()
    let chunk = try bench.interpreter.compile("return \(row.testDescription)", path: "bench.lua")
    let script = try bench.interpreter.call(chunk) { call in
      let gesture: GestureObject? = call.object(1)
      return gesture?.script
    }
    #expect(script == row.script)
  }

  static let mistakes = [
    WordRow(
      "drag.by(120)", "drag.by: y should be a finite number, got nil (it is missing behind x)"),
    WordRow(
      "drag.by(0/0, 1)", "drag.by: x should be a finite number, got nan"),
    WordRow(
      "drag.by('far')", "drag.by: the vector should be a vector such as {120, 0}, got \"far\""),
    WordRow(
      "drag.by(1, 2):hold(-1)",
      "gesture:hold: the time should be a finite number, from 0 to 1000 (in seconds), got -1"),
    WordRow(
      "drag.by(1, 2).release()", "write gesture:release(), with a colon"),
    WordRow(
      "drag.by(1, 2):relese()", "a gesture has no \"relese\" (did you mean 'release'?)"),
    WordRow(
      "drag.outwards()", "drag has no \"outwards\" (did you mean 'outward'?)"),
    WordRow(
      "drag.by(1, 2):release():by(1, 2)", "gesture:by: the gesture has ended already"),
    WordRow(
      "drag.together(drag.by(1, 2)):release()",
      "gesture:release: only a drag of one pointer can go on like this"),
    WordRow(
      "drag.replay({{time = 1, x = 0, y = 0, phase = 'down'}, {time = 0.5, x = 0, y = 0, phase = 'up'}})",
      "drag.replay: the events[2] should be no earlier than the event before it, got "
        + "{phase = \"up\", time = 0.5, x = 0, y = 0}"),
  ]

  @Test("blames a wrong call on its line", arguments: mistakes)
  func refuses(_ row: WordRow) throws { try row.expectRefusal() }

  @Test("leaves a gesture as it was when it is made longer")
  func immutable() throws {
    let text = "local base = drag.by(1, 0); base:release(); return pcall(base.by, base, 1, 0)"
    #expect(try LuaBench().answer(text).hasPrefix("true"))
  }
}
