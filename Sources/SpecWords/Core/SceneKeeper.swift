import Interactions
import Motion
import SpecResults

/// Keeps what the subjects of a spec show, to be drawn when it ends.
final class SceneKeeper {
  // A class because stages tell it of their instants.
  private var kept: [(subject: Subject, scene: Scene)] = []
  private var others = 0
  private let settings: SpecSettings

  /// Keeps what `settings` want to be drawn.
  init(_ settings: SpecSettings) {
    self.settings = settings
  }

  /// A spec may make a subject for each of very many cases; nobody looks at all of them.
  private static let mostSubjects = 16

  /// So many places of one rectangle are a minute of frames; of several it is less.
  private static let mostPlaces = 8000

  /// Keeps what `subject` shows from now on.
  func watch(_ subject: Subject) {
    guard kept.count < Self.mostSubjects else { return others += 1 }
    var scene = Scene(of: subject.name)
    (scene.width, scene.height) = (subject.canvasSize.x, subject.canvasSize.y)
    kept.append((subject, scene))
    // A watched stage calls what views are drawn by more often than a run of the spec does.
    guard settings.wantsShapes else { return }
    let stage = subject.stage
    stage.watcher = { [unowned self, unowned stage] in note(on: stage) }
    note(on: stage)
  }

  private func note(on stage: Stage) {
    for index in kept.indices where kept[index].subject.stage === stage {
      let subject = kept[index].subject
      // What a view cannot be laid out for keeps the spec from going on, which says so itself.
      kept[index].scene.note(
        (try? subject.shapes()) ?? [], subject.touch, at: stage.now.seconds, most: Self.mostPlaces)
    }
  }

  /// What they have shown, and how many more there were; forgets all of it.
  func end() -> (scenes: [Scene], others: Int) {
    defer { (kept, others) = ([], 0) }
    return (
      kept.map { subject, scene in
        subject.stage.watcher = nil
        var scene = scene
        scene.add(subject.trace, settings)
        return scene
      }, others
    )
  }
}

extension Scene {
  /// Notes where the rectangles and the pointer are.
  fileprivate mutating func note(
    _ drawn: [DrawnShape], _ touch: Vector?, at time: Double, most: Int
  ) {
    guard pointer.times.count * max(1, shapes.count) < most else { return }
    while shapes.count < drawn.count { shapes.append(Shape()) }
    for index in shapes.indices {
      guard index < drawn.count else {
        shapes[index].note(nil, at: time)
        continue
      }
      let shape = drawn[index]
      if shapes[index].width == 0, shapes[index].height == 0 {
        (shapes[index].width, shapes[index].height) = (shape.size.x, shape.size.y)
        shapes[index].cornerRadius = shape.cornerRadius
      }
      let stretch = Vector(
        shapes[index].width > 0 ? shape.size.x / shapes[index].width : 1,
        shapes[index].height > 0 ? shape.size.y / shapes[index].height : 1)
      shapes[index].note(shape.place.after(Affine(scale: stretch, about: .zero)), at: time)
    }
    pointer.note(touch.map { Affine(translation: $0) }, at: time)
  }

  /// Adds what a run tells.
  fileprivate mutating func add(_ run: Run, _ settings: SpecSettings) {
    instants = run.namedInstants
    var signals: [(name: String, unit: String, signal: Signal)] = []
    for property in run.subject.graph.properties where property.kind != .other {
      let (name, unit) = (property.name, SignalObject.unit(of: property.name))
      let axes: [(String, Axis)] =
        property.kind == .vector ? [("\(name).x", .x), ("\(name).y", .y)] : [(name, .x)]
      for (name, axis) in axes {
        guard let signal = try? run.signal(property, axis), signal.start.isFinite else { continue }
        signals.append((name, unit, signal))
      }
    }
    let last = signals.compactMap { $0.signal.trajectory.pieces.last?.start }.max() ?? 0
    let isAtRest = run.settled != nil
    end = max(last, instants.last?.time ?? 0, isAtRest ? 0 : run.end.seconds)
    guard let span = settings.drawnSpan(from: run.start.seconds, to: end) else { return }
    end = min(end, span.upperBound)
    plots = signals.map { Plot($0.signal, title: $0.name, unit: $0.unit, over: span) }
  }
}

extension Scene.Shape {
  /// Notes its place; `nil` where it is not there.
  fileprivate mutating func note(_ place: Affine?, at time: Double) {
    let numbers = place.map { place in
      let (x, y) = (place.apply(toDirection: Vector(1, 0)), place.apply(toDirection: Vector(0, 1)))
      let origin = place.apply(to: .zero)
      return [x.x, x.y, y.x, y.y, origin.x, origin.y]
    }
    let latest = numbers ?? Array(repeating: .nan, count: 6)
    if times.last == time { places.removeLast(6) } else { times.append(time) }
    places += latest
  }
}
