import Motion

/// A drag that a view can carry, and what is to happen while it goes on.
///
/// It is a class because its view, its subject and its author speak of the same one.
public final class DragGesture {
  /// The subject that it belongs to, and that keeps it; its author may keep it for longer.
  @Kept var graph: Graph
  /// Whether its subject is gone, and nothing plays it any more.
  var isOrphan = false
  /// How far the pointer goes before the drag is recognised, in points.
  let minimumDistance: Double
  /// Whether the way to recognition counts.
  let slop: Slop
  /// What a lift does that is itself the first to reach the minimum distance.
  let upCrosses: UpCrosses
  /// What reads the velocity.
  let tracker: Tracker
  /// Where locations are measured.
  let space: CoordinateSpace
  /// What is thrown where no view carries it.
  let blame: (InteractionError) -> any Error

  /// Where the drag stands.
  var phase = DragPhase.idle
  /// The latest samples of the sequence, in the drag's space.
  var samples = VelocitySamples()
  /// Whether the drag's space is that of the canvas.
  var isOnCanvas = true
  /// The samples on the canvas, where that is another space.
  var canvasSamples = VelocitySamples()

  /// What writes gesture states.
  var updating: [Update] = []
  /// What runs at every new value.
  var changed: [(DragValue) throws -> Void] = []
  /// What runs once at a success.
  var ended: [(DragValue) throws -> Void] = []
  /// Whether it is out of use.
  var disabled: Drawn?
  /// What is kept while a sequence goes on.
  var session: DragSession?

  init(
    graph: Graph, options: InteractionOptions, blame: @escaping (InteractionError) -> any Error
  ) {
    _graph = Kept(wrappedValue: graph)
    self.blame = blame
    minimumDistance = options.minimumDistance ?? 10
    slop = options.slop ?? .included
    upCrosses = options.upCrosses ?? .ends
    tracker = options.tracker ?? .swiftUISampler
    space = options.coordinateSpace ?? .local
  }
}

extension DragGesture {
  /// Lets a gesture state follow the drag: `body` makes its new value at each of the drag's.
  ///
  /// All `updating` run before any `onChanged`, in the order written. Whatever ends the drag
  /// returns the state to its initial value.
  @discardableResult
  public func updating<Value>(
    _ state: GestureState<Value>,
    _ body: @escaping (DragValue, inout Value, inout Transaction) throws -> Void
  ) -> Self {
    updating(state.property) { value, state, transaction in
      guard var new = Value(state) else { return state }
      try body(value, &new, &transaction)
      return new.stateValue
    }
  }

  /// Lets a gesture state follow the drag: `body` answers its new value at each of the drag's.
  ///
  /// - Parameter blame: What is thrown where that value is of another kind.
  @discardableResult
  package func updating(
    _ property: Property, blaming blame: @escaping (InteractionError) -> any Error = { $0 },
    _ body: @escaping (DragValue, StateValue, inout Transaction) throws -> StateValue
  ) -> Self {
    if isOrphan { return self }
    graph.checkOwns(property)
    updating.append(Update(property: property, blame: blame, body: body))
    return self
  }

  /// Runs at each new value of the drag.
  @discardableResult
  public func onChanged(_ body: @escaping (DragValue) throws -> Void) -> Self {
    changed.append(body)
    return self
  }

  /// Runs once when the drag ends as a success.
  @discardableResult
  public func onEnded(_ body: @escaping (DragValue) throws -> Void) -> Self {
    ended.append(body)
    return self
  }

  /// Takes the drag out of use while `isDisabled` is true; one that goes on is broken off.
  @discardableResult
  public func disabled(_ isDisabled: Drawn) -> Self {
    disabled = isDisabled
    return self
  }

  /// Keeps a session while a sequence goes on; whatever ends the sequence closes it.
  ///
  /// - Parameters:
  ///   - opening: Whether it opens at the press or at recognition.
  ///   - opened: What is captured then.
  ///   - closed: What is let go at the end.
  @discardableResult
  public func session(
    opening: DragSession.Opening, opened: @escaping (DragValue) throws -> Void = { _ in },
    closed: @escaping () throws -> Void = {}
  ) -> Self {
    session = DragSession(opening: opening, opened: opened, closed: closed)
    return self
  }

  /// Whether a session of the drag is open.
  public var hasSession: Bool { session?.isOpen ?? false }

  /// Where the drag stands: idle, possible, began or changed.
  var phaseName: String { phase.name.rawValue }
}

extension DragGesture {
  /// How a gesture state follows a drag.
  struct Update {
    /// The gesture state.
    let property: Property
    /// What is thrown where its new value is of another kind.
    let blame: (InteractionError) -> any Error
    /// What makes its new value.
    let body: (DragValue, StateValue, inout Transaction) throws -> StateValue
  }
}

/// Something kept from the press or the recognition of a drag until its end.
public struct DragSession {
  /// When a session opens.
  public enum Opening: String, Hashable, Sendable, CaseIterable {
    /// At the physical press.
    case press
    /// When the drag is recognised.
    case recognition
  }

  /// When it opens.
  var opening: Opening
  /// What is captured then.
  var opened: (DragValue) throws -> Void
  /// What is let go at the end.
  var closed: () throws -> Void
  /// Whether it is open.
  var isOpen = false
}
