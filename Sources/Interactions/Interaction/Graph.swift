import Motion

/// Everything that a subject is: its states, what they are drawn by, and the work on them.
///
/// It is a class because callbacks, handles and the stage work on the same one. Its work is told
/// in the extensions: what is declared, what is written, what moves, and what pointers do. A stage
/// works on one thread, and no callback runs while something is being changed in place, which the
/// tests check.
package final class Graph {
  /// The name of the interaction.
  let name: String
  /// The stage that it stands on, and that keeps it.
  @Kept var stage: Stage
  /// The rules that it goes by.
  let rules: Rules
  /// When it was made.
  let born: Flicks
  /// The choices that it was made with.
  var options: InteractionOptions
  /// The parameters that it was made with, by name.
  var parameters: [String: StateValue]
  /// What its states and channels are called outside, by the names that it declares them with.
  private let names: [String: String]
  /// The names among those that nothing was declared with so far.
  private(set) var unmetNames: Set<String>

  // MARK: What is declared

  /// The states and channels, in the order of declaration.
  package private(set) var properties: [Property] = []
  /// The channels that others of their name have replaced; those may be derived from them.
  private var replacedChannels: [Property] = []
  /// The labels.
  var texts: [String: () throws -> StateValue] = [:]
  /// The methods of the subject.
  var actions: [String: ([StateValue]) throws -> [StateValue]] = [:]
  /// The drags, in the order of declaration.
  var drags: [DragGesture] = []
  /// What runs when a value has changed.
  var observers: [Observer] = []
  /// What sees every raw event first.
  var monitors: [(PointerEvent) throws -> Void] = []
  /// Buttons, sliders and toggles, by title or state.
  var controls: [Control] = []
  /// What stands against writes by other code.
  var editRules: [EditRule] = []
  /// Parts of what is shown that no view stands for.
  var parts: [String: () throws -> Rectangle] = [:]
  /// Things that are not states of their own but can be asked for by name.
  var items: ((String) throws -> Item?)?
  /// The ground that it is drawn on.
  var canvas = Canvas(size: .zero, name: nil)
  /// What it shows; `nil` once the view is removed.
  var view: View?
  /// What the views say of animations, innermost first.
  var bindings: [AnimationBinding] = []
  /// What the views say of identity.
  var identities: [Identity] = []

  // MARK: What goes on

  /// Everything that has happened.
  var trace = Trace()
  /// What is read by those who ask without saying.
  var reading = Reading.model
  /// What writes are or were made with; they stay as long as the writes do, which is always.
  private(set) var scopes: [Scope] = []
  /// The number of the scope that they are made in now.
  var scope = Scope.plain
  /// Who makes them.
  var writer = Writer.action
  /// Whether it is declared in full, and shown.
  var hasBegun = false
  /// All writes, in order.
  var writes: [Write] = []
  /// How many of them are applied.
  var appliedWrites = 0
  /// Completions of changes that are not applied yet.
  var newCompletions: [Completion] = []
  /// Completions that run before this instant is over.
  var dueCompletions: [Completion] = []
  /// Completions that run at a time of their own.
  var logicalCompletions: [Completion] = []
  /// What waits for its time, in order of time.
  var timers: [Timer] = []
  /// Whether a view lets a channel move by itself.
  var movesByItself = false
  /// Whether a drag can be taken out of use.
  var canDisable = false
  /// How many properties move.
  var movingCount = 0
  /// How many channels were last read from something that moves.
  var followingCount = 0
  /// What went wrong where nothing could be thrown.
  var fault: (any Error)?
  /// Whether something that moves was read since this was last set to false.
  var sawMovement = false

  init(
    name: String, stage: Stage, options: InteractionOptions, parameters: [String: StateValue],
    names: [String: String]
  ) {
    self.name = name
    _stage = Kept(wrappedValue: stage)
    self.options = options
    self.parameters = parameters
    self.names = names
    unmetNames = Set(names.keys)
    rules = stage.rules
    born = stage.now
    scopes.reserveCapacity(4)
    scopes += Scope.standard
    properties.reserveCapacity(8)
    writes.reserveCapacity(32)
  }

  deinit {
    for property in properties + replacedChannels { property.isOrphan = true }
    for drag in drags { drag.isOrphan = true }
  }

  /// The time on the stage's clock.
  var now: Flicks { stage.now }

  /// What writes are made with now.
  var currentScope: Scope { scopes[scope.index] }

  /// Adds a scope; answers its number.
  func add(_ scope: Scope) -> Scope.Number {
    scopes.append(scope)
    return Scope.Number(index: scopes.count - 1)
  }

  /// What the view is offered.
  var offeredSize: Vector { canvas.size }

  /// The direction of the layout.
  var layout: LayoutDirection { options.layout ?? stage.options.layout }

  /// Adds a state or channel, which may take the place of a channel of its name. A state whose
  /// name is taken is a fault, but kept: its handle may be written before that is told.
  func declare(_ property: Property) {
    if let earlier = known(property.name) {
      if earlier.isState || property.isState {
        fail(with: InteractionError.declaredTwice(name: property.name))
      } else {
        properties.removeAll { $0 === earlier }
        replacedChannels.append(earlier)
      }
    }
    properties.append(property)
  }

  /// The state or channel of that name, if there is one; there are too few to make an index of.
  func known(_ name: String) -> Property? {
    let name = outerName(of: name)
    return properties.first { $0.name == name }
  }

  /// Adds a label, method or part; a name that is taken is a fault.
  func declare<Value>(
    _ name: String, as value: Value, in table: ReferenceWritableKeyPath<Graph, [String: Value]>
  ) {
    if self[keyPath: table].updateValue(value, forKey: name) != nil {
      fail(with: InteractionError.declaredTwice(name: name))
    }
  }

  /// Notes as a fault that a state or channel is another subject's.
  func checkOwns(_ property: Property) {
    if property.isOrphan || property.graph !== self {
      fail(with: InteractionError.foreignState(name: property.name))
    }
  }

  /// What a state or channel is called outside that is declared as `name` now.
  func outerName(ofDeclared name: String) -> String {
    if !names.isEmpty { unmetNames.remove(name) }
    return outerName(of: name)
  }

  /// What a state or channel is called outside that it declares as `name`.
  func outerName(of name: String) -> String { names.isEmpty ? name : names[name] ?? name }

  /// The state or channel of that name.
  package func property(_ name: String) throws(InteractionError) -> Property {
    guard let property = known(name) else {
      throw .unknownName(kind: "state or channel", name: name, known: properties.map(\.name))
    }
    return property
  }

  /// Something that waits for its time.
  struct Timer {
    /// When it is due.
    var due: Flicks
    /// What runs then.
    var body: () throws -> Void
  }

  /// What runs when a value has changed.
  struct Observer {
    /// The value.
    var observed: Drawn
    /// What it was.
    var last: StateValue
    /// What runs.
    var body: (_ old: StateValue, _ new: StateValue) throws -> Void
  }

  /// What a view says of an animation.
  struct AnimationBinding {
    /// How things move.
    var animation: Animation
    /// When this value changes.
    var watched: Drawn
    /// What it was.
    var last: StateValue
    /// What moves.
    var covered: [Property]

    /// Whether it is for this property.
    func covers(_ property: Property) -> Bool { covered.contains { $0 === property } }
  }

  /// What a view says of identity.
  struct Identity {
    /// The identity.
    var drawn: Drawn
    /// What it was.
    var last: StateValue
    /// What is drawn by the view that it is of.
    var covered: [Property]
  }
}

/// The ground that an interaction is drawn on.
struct Canvas: Hashable, Sendable {
  /// The size in points.
  var size: Vector
  /// The name of its space.
  var name: String?
}
