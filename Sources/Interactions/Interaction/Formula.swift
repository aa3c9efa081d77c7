package import Motion

/// How a channel is put together from the signals of others.
///
/// A channel keeps the formulas by which it went, so that they must not keep its subject.
///
/// Unchecked, because a state's value must be `Sendable`: it never leaves the thread of its subject.
package final class Formula: StateObject, @unchecked Sendable {
  /// The formula as its author would write it.
  package let description: String

  private let parts: [Formula]
  private let origin: Origin
  private let resolve: () throws -> Signal

  /// What it is, besides its text and its parts.
  private enum Origin: Equatable {
    /// What a state or channel shows.
    case channel(ObjectIdentifier, Axis, since: Double)
    /// A signal that is known once and for all.
    case known(Signal)
    /// Something made of its parts.
    case made
  }

  private init(
    _ description: String, _ parts: [Formula], _ origin: Origin,
    _ resolve: @escaping () throws -> Signal
  ) {
    self.description = description
    self.parts = parts
    self.origin = origin
    self.resolve = resolve
  }

  /// What a state or channel showed since the start of a run, and shows; `graph` has the formula.
  package convenience init(
    _ description: String, _ property: Property, _ axis: Axis, _ run: Run, in graph: Graph
  ) {
    let start = run.start.seconds
    let origin = Origin.channel(ObjectIdentifier(property), axis, since: start)
    guard run.subject.graph === graph else {
      self.init(description, [], origin) { try run.signal(property, axis).suffix(from: start) }
      return
    }
    self.init(description, [], origin) { [unowned property] in
      try property.signal(axis).suffix(from: start)
    }
  }

  /// A signal that does not go on with a subject.
  package convenience init(_ description: String, knowing signal: Signal) {
    self.init(description, [], .known(signal)) { signal }
  }

  /// What `make` makes of the signals of other formulas.
  package convenience init(
    _ description: String, of parts: [Formula], _ make: @escaping ([Signal]) throws -> Signal
  ) {
    self.init(description, parts, .made) { try make(try parts.map { try $0.signal() }) }
  }

  /// The signal as it is known now.
  func signal() throws -> Signal { try resolve() }

  /// Whether the other one is the same formula, not only one with the same values so far.
  package func isSame(as other: any StateObject) -> Bool {
    guard let other = other as? Formula else { return false }
    return self === other
      || description == other.description && origin == other.origin
        && parts.elementsEqual(other.parts) { $0.isSame(as: $1) }
  }
}

extension Property {
  /// What an answer of the channel's function comes to at this moment.
  func valueNow(of answer: StateValue) throws -> StateValue {
    guard case .object(let object) = answer, let formula = object as? Formula else { return answer }
    let trajectory = try formula.signal().trajectory
    guard let value = trajectory.value(at: graph.now.seconds) else { return .none }
    return trajectory.isBoolean ? .boolean(value != 0) : .number(value)
  }

  /// What a channel shows along an axis, as it is known now.
  func signal(_ axis: Axis) throws -> Signal {
    let isAtRest = graph.stage.graphs.allSatisfy(\.isIdle)
    return Signal(
      try trajectory(axis), knownUntil: isAtRest ? .infinity : graph.stage.now.seconds)
  }

  /// What is shown by one formula, or value, after the other.
  ///
  /// It is exact where the time of each is known: not where one was chosen by something that moved.
  func trajectoryByFormulas() throws -> Trajectory {
    guard !isDeriving else { throw InteractionError.drawsItself(name: name) }
    isDeriving = true
    defer { isDeriving = false }
    var shown = Trajectory(.exact)
    var kinds: Set<Trajectory.Kind> = []
    for (place, stretch) in history.enumerated() {
      let start = stretch.start.seconds
      if case .object(let object) = stretch.value, let formula = object as? Formula {
        let known = try formula.signal().trajectory
        kinds.insert(known.kind)
        if place == 0 {
          shown = known.suffix(from: start)
        } else {
          shown.append(known, from: start, to: end(ofStretch: place))
        }
      } else {
        let truth = stretch.value.boolean
        shown.append(value: truth.map { $0 ? 1 : 0 } ?? stretch.value.number, from: start)
        if stretch.value != .none { kinds.insert(truth == nil ? .exact : .boolean) }
      }
    }
    let isSampled = hasFollowedMovement || kinds.contains(.sampled)
    shown.kind = kinds == [.boolean] ? .boolean : isSampled ? .sampled : .exact
    return shown
  }

  private func end(ofStretch place: Int) -> Double {
    place + 1 < history.count ? history[place + 1].start.seconds : .infinity
  }
}

extension Trajectory {
  /// Goes on as another one does between two instants.
  fileprivate mutating func append(_ other: Trajectory, from start: Double, to end: Double) {
    append(nil, from: start)
    for piece in other.pieces[(other.index(at: start) ?? 0)...] where piece.start < end {
      append(piece.form, from: max(piece.start, start))
    }
  }
}

extension Signal {
  /// The part from `start` on.
  package func suffix(from start: Double) -> Signal {
    Signal(trajectory.suffix(from: start), knownUntil: knownUntil)
  }
}
