/// How far a velocity turns away from a direction while it is fast.
struct Turns {
  /// The direction, of length 1.
  let direction: Vector

  /// How far it may turn, in degrees.
  let within: Double

  /// How fast it has to be to count, per second.
  let fasterThan: Double

  /// The furthest turn, in degrees; `nil` where the velocity is never fast.
  var furthest: Extreme?

  /// The infimum of the instants at which it is fast and has turned too far, in seconds.
  var firstViolation: Double?

  /// Turns away from `angle`, in degrees.
  init(from angle: Double, within: Double, fasterThan: Double) {
    direction = Vector(length: 1, angle: angle)
    self.within = within
    self.fasterThan = fasterThan
  }

  /// Takes the velocity with the components `x` and `y` in a window into account.
  mutating func include(_ x: ClosedForm, _ y: ClosedForm, over window: Window) {
    if let line = Line(of: x, y) {
      include(line, towards: 1, over: window)
      include(line, towards: -1, over: window)
    } else {
      includeFast(x, y, over: window)
    }
  }

  /// A velocity that stays on a line has one of two directions.
  private mutating func include(_ line: Line, towards sign: Double, over window: Window) {
    let speed = Signal(line.place * .constant(sign), over: window)
    guard let time = speed.firstFailure(of: .atMost(fasterThan), in: window) else { return }
    let heading = line.direction * sign
    let isFast = speed.trajectory.value(at: time).map { $0 > fasterThan } ?? false
    var turn = Extreme(turn(of: heading), at: time)
    if !isFast { turn.moment = Moment(time: time, .after, isReached: true) }
    include(turn)
    if turn.value > within { firstViolation = min(firstViolation ?? time, time) }
  }

  /// A velocity that turns, where it is fast.
  private mutating func includeFast(_ x: ClosedForm, _ y: ClosedForm, over window: Window) {
    let speed = Signal.length(Signal(x, over: window), Signal(y, over: window))
    let isFast = speed.trajectory.split(at: [fasterThan]) { _, value, _ in
      .constant(value > fasterThan ? 1 : 0)
    }
    for (index, piece) in isFast.pieces.enumerated() where piece.form == .constant(1) {
      let fast = window.cut(from: piece.start).cut(to: isFast.end(of: index))
      for part in parts(of: fast, x, y) {
        for (window, turn) in turns(of: x, y, in: part) { include(turn, over: window) }
      }
    }
  }

  /// Takes the angle away from the direction in a window into account.
  private mutating func include(_ angle: ClosedForm, over window: Window) {
    let turned = Signal(angle, over: window)
    guard let turn = turned.greatest(over: window) else { return }
    include(turn)
    guard turn.value > within, firstViolation == nil else { return }
    firstViolation = turned.firstFailure(of: .atMost(within), in: window)
  }

  /// The parts of a window, each with a direction that the velocity comes near in it.
  ///
  /// A turn is told by what is across that direction. Where a running motion fades, or a curve is
  /// upright, the rest goes along one line, and next to nothing of it is across.
  private func parts(
    of window: Window, _ x: ClosedForm, _ y: ClosedForm
  ) -> [(window: Window, heading: Double)] {
    let box = Interval(window.start, window.end).first(ClosedForm.horizon)
    let velocity = { time in Vector(x.leaningJet(at: time).value, y.leaningJet(at: time).value) }
    let last = [box.upper, box.upper - 1e-6 * box.width, box.first(2 * Self.soon).middle]
      .lazy.map(velocity).first { $0 != .zero }
    let heading = last?.angle ?? direction.angle
    let isUpright = !(x.value(at: box.lower).isFinite && y.value(at: box.lower).isFinite)
    guard isUpright, box.width > 0 else { return [(window, heading)] }
    return [
      (window.cut(to: box.middle), velocity(box.lower).angle),
      (window.cut(from: box.middle), heading),
    ]
  }

  /// So many seconds after its start a motion has left it, and has not faded yet.
  private static let soon = 0.05

  /// How far the velocity is turned away from the direction in a part of a window, on either side
  /// of it.
  private func turns(
    of x: ClosedForm, _ y: ClosedForm, in part: (window: Window, heading: Double)
  ) -> [(Window, ClosedForm)] {
    let box = Interval(part.window.start, part.window.end).first(ClosedForm.horizon)
    let sideways = across(x, y, from: direction)
    let cuts = sideways.zeros(in: box, tolerance: sideways.tolerance(over: box))
    let axis = Vector(length: 1, angle: part.heading)
    return zip([box.lower] + cuts, cuts + [box.upper]).map { start, end in
      let isLeft = sideways.value(at: Interval(start, end).middle) < 0
      let angle = ClosedForm.direction(
        across: across(x, y, from: axis), along: x * .constant(axis.x) + y * .constant(axis.y),
        from: direction.angle - part.heading, side: isLeft ? -1 : 1)
      let window = end == box.upper ? part.window : part.window.cut(to: end)
      return (window.cut(from: start), angle)
    }
  }

  /// What of a velocity is across an axis.
  private func across(_ x: ClosedForm, _ y: ClosedForm, from axis: Vector) -> ClosedForm {
    y * .constant(axis.x) - x * .constant(axis.y)
  }

  private mutating func include(_ turn: Extreme) {
    if turn.value > furthest?.value ?? -1 { furthest = turn }
  }

  /// The angle between a velocity and the direction, in degrees.
  private func turn(of velocity: Vector) -> Double {
    Double.angle(
      across: abs(direction.x * velocity.y - direction.y * velocity.x),
      along: direction.x * velocity.x + direction.y * velocity.y)
  }
}

extension Signal {
  /// The signal of one form in a window.
  fileprivate init(_ form: ClosedForm, over window: Window) {
    var trajectory = Trajectory()
    trajectory.append(form, from: window.start)
    self.init(trajectory, knownUntil: window.end)
  }
}
