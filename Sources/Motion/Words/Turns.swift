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
      include(Signal(x, over: window), Signal(y, over: window), over: window)
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

  private mutating func include(_ x: Signal, _ y: Signal, over window: Window) {
    let along = x * direction.x + y * direction.y
    let across = (y * direction.x - x * direction.y).magnitude
    let turned = Signal.direction(across: across, along: along)
    let isFast = Signal.length(x, y).trajectory.split(at: [fasterThan]) { _, value, _ in
      .constant(value > fasterThan ? 1 : 0)
    }
    for (index, piece) in isFast.pieces.enumerated() where piece.form == .constant(1) {
      let fast = window.cut(from: piece.start).cut(to: isFast.end(of: index))
      guard let turn = turned.greatest(over: fast) else { continue }
      include(turn)
      firstViolation = firstViolation ?? turned.firstFailure(of: .atMost(within), in: fast)
    }
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
