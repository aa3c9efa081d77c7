import SpecResults

/// What a subject looked like, in motion: its rectangles and the pointer on their canvas, and a line
/// and dots that go along the curves with them.
struct SVGStage {
  private let scene: Scene
  private let span: ClosedRange<Double>
  private let number: Int

  /// It rests at its end for so long before it begins again, in seconds.
  private static let pause = 1.0

  /// A jump takes this long, in seconds: far less than a frame.
  private static let jump = 1e-4

  /// It is no higher than this, in pixels.
  private static let highest = 280.0

  /// So many places are shown also where nothing moves.
  private static let stills = 7

  /// The scene in a stretch of time; `nil` where there is nothing to see.
  init?(_ scene: Scene, over span: ClosedRange<Double>, _ number: Int) {
    guard scene.width > 0, scene.height > 0, !scene.shapes.isEmpty else { return nil }
    self.scene = scene
    self.span = span
    self.number = number
  }

  /// The canvas and what is on it, and how high it is with the room below it.
  func text(x: Double, y: Double, width: Double) -> (text: String, height: Double) {
    let scale = min(width / scene.width, Self.highest / scene.height)
    let (wide, high) = (scene.width * scale, scene.height * scale)
    var text =
      "<svg x=\"\(Markup.number(x + (width - wide) / 2))\" y=\"\(Markup.number(y))\" "
      + "width=\"\(Markup.number(wide))\" height=\"\(Markup.number(high))\" "
      + "viewBox=\"0 0 \(Markup.number(scene.width)) \(Markup.number(scene.height))\">"
      + "<rect class=\"canvas\" width=\"100%\" height=\"100%\" fill=\"none\" stroke=\"currentColor\" "
      + "stroke-opacity=\".3\" vector-effect=\"non-scaling-stroke\"/>\n"
    for shape in scene.shapes {
      text += shape.stills(Self.stills, over: span).map { shape.element("still", at: $0) }.joined()
    }
    for (index, shape) in scene.shapes.enumerated() {
      let last = shape.place(at: span.upperBound)
      text += shape.element("shape \(name("s", index))", at: last)
    }
    let radius = 7 / scale
    text += Markup.dot(
      "pointer \(name("p"))", 0, 0, radius: radius, " fill-opacity=\".45\" visibility=\"hidden\"")
    return (text + "</svg>\n", high + 12)
  }

  /// An upright line that goes with the time; only where things move.
  func playhead(x: Double, from top: Double, to bottom: Double) -> String {
    Markup.line("head \(name("h"))", x, top, x, bottom, " visibility=\"hidden\"")
  }

  /// A dot for each of so many curves, to go along it; only where things move.
  func dots(_ count: Int) -> String {
    (0..<count).map {
      Markup.dot("dot \(name("d", $0))", 0, 0, radius: 4, " visibility=\"hidden\"")
    }.joined()
  }

  /// The rules that move all of it: the playhead over `width`, the dots along their curves.
  func motions(over width: Double, _ curves: [[(time: Double, x: Double, y: Double)]]) -> [String] {
    var rules = scene.shapes.enumerated().map { index, shape in
      rule(
        name("s", index),
        ShapeTrack(shape, over: span).steps.map { ($0, $1[0].isNaN ? nil : Self.matrix($1)) })
    }
    let pointer = ShapeTrack(scene.pointer, over: span).steps.map { time, place in
      (time, place[0].isNaN ? nil : Self.shift(place[4], place[5]))
    }
    rules.append(rule(name("p"), pointer, isHidden: true))
    let way = [(span.lowerBound, Self.shift(0, 0)), (span.upperBound, Self.shift(width, 0))]
    rules.append(rule(name("h"), way.map { ($0, $1) }, isHidden: true))
    for (index, curve) in curves.enumerated() {
      let steps = curve.map { ($0.time, $0.y.isFinite ? Self.shift($0.x, $0.y) : nil) }
      rules.append(rule(name("d", index), steps, isHidden: true))
    }
    return rules
  }

  /// A rule that goes through places at their times, `nil` where there is none, then rests.
  ///
  /// - Parameter isHidden: Whether it moves what is not to be seen where nothing moves.
  private func rule(
    _ name: String, _ steps: [(time: Double, place: String?)], isHidden: Bool = false
  ) -> String {
    let total = span.upperBound - span.lowerBound + Self.pause
    let comesAndGoes = steps.contains { $0.place == nil }
    let frames = steps.enumerated().map { number, step in
      // Of two frames at one time a browser takes the latter: what is left by a jump ends before it.
      let jumps = number + 1 < steps.count && steps[number + 1].time == step.time
      let time = max(step.time - span.lowerBound - (jumps ? Self.jump : 0), 0)
      let share = Markup.number(100 * time / total, digits: 4)
      let times = number == steps.count - 1 ? "\(share)%,100%" : "\(share)%"
      let opacity = comesAndGoes ? "opacity:\(step.place == nil ? 0 : 1);" : ""
      return "\(times){\(opacity)\(step.place.map { "transform:\($0)" } ?? "")}"
    }
    return ".\(name){animation:\(name) \(Markup.number(total, digits: 6))s linear infinite"
      + "\(isHidden ? ";visibility:visible" : "")}\n@keyframes \(name){\(frames.joined())}\n"
  }

  private static func matrix(_ row: [Double]) -> String {
    "matrix(\(Scene.Shape.numbers(row).joined(separator: ",")))"
  }

  private static func shift(_ x: Double, _ y: Double) -> String {
    "translate(\(Markup.number(x))px,\(Markup.number(y))px)"
  }

  private func name(_ kind: String, _ index: Int? = nil) -> String {
    "\(kind)\(number)" + (index.map { "-\($0)" } ?? "")
  }
}

extension Scene.Shape {
  /// Some of its places, evenly in time, from where it sets off until most of its way is behind it: a
  /// spring takes long for the last of it.
  fileprivate func stills(_ count: Int, over span: ClosedRange<Double>) -> [[Double]] {
    let seen = times.indices.filter { span.contains(times[$0]) && !row($0)[0].isNaN }
    var way = [0.0]
    for (earlier, later) in zip(seen, seen.dropFirst()) {
      let step = zip(row(earlier), row(later)).map { abs($1 - $0) }.reduce(0, +)
      way.append(way[way.count - 1] + step)
    }
    guard let whole = way.last, whole > 0, let first = way.lastIndex(of: 0),
      let last = way.firstIndex(where: { $0 >= 0.98 * whole })
    else { return [] }
    let (start, end) = (times[seen[first]], times[seen[last]])
    return (0..<count).map {
      place(at: start + (end - start) * Double($0) / Double(count - 1))
    }.reduce(into: []) { places, place in
      if !places.contains(place), !place[0].isNaN { places.append(place) }
    }
  }

  /// The six numbers of a place as a matrix has them: scales and turns with more digits than points.
  fileprivate static func numbers(_ place: [Double]) -> [String] {
    place.enumerated().map { Markup.number($1, digits: $0 < 4 ? 5 : 2) }
  }

  /// The rectangle at a place; nothing where it is not there.
  fileprivate func element(_ kind: String, at place: [Double]) -> String {
    let isThere = !place[0].isNaN
    if !isThere, kind == "still" { return "" }
    let numbers = Self.numbers(isThere ? place : [1, 0, 0, 1, 0, 0])
    return "<rect class=\"\(kind)\" width=\"\(Markup.number(width))\" "
      + "height=\"\(Markup.number(height))\" rx=\"\(Markup.number(cornerRadius))\" "
      + "transform=\"matrix(\(numbers.joined(separator: " ")))\" fill=\"none\" stroke=\"currentColor\" "
      + "vector-effect=\"non-scaling-stroke\"\(isThere ? "" : " opacity=\"0\"")/>\n"
  }
}
