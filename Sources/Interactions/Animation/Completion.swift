import Motion

/// What is to run once a change is over.
///
/// It is a class because every animation of the change holds on to the same one.
final class Completion {
  /// When it runs.
  let criteria: CompletionCriteria
  /// What runs.
  let body: () throws -> Void
  /// How many of the values that the change moved are not at rest.
  var waitingFor = 0
  /// When the change's own animations have run their duration.
  var logicalEnd = Flicks.zero

  /// What is to run once a change is over.
  init(criteria: CompletionCriteria, body: @escaping () throws -> Void) {
    self.criteria = criteria
    self.body = body
  }
}

/// What a write is made with: the transaction, and what belongs to its animation alone.
///
/// A graph keeps all of them; a write says which by its number there.
struct Scope {
  /// The transaction.
  let transaction: Transaction
  /// A start velocity in spans a second, in place of the one that would be handed over.
  let unitVelocity: Vector?
  /// What runs when the change is over.
  let completions: [Completion]

  /// Which of the scopes of a graph.
  struct Number: Hashable {
    /// Its place in the list of them.
    let index: Int
  }

  /// The number of the scope of callbacks that say nothing of it.
  static let plain = Number(index: 0)
  /// The number of the scope of a drag's callbacks.
  static let drag = Number(index: 1)
  /// The scopes with these numbers.
  static var standard: [Scope] { [Scope(Transaction()), Scope(.drag)] }

  /// A scope of a transaction.
  init(_ transaction: Transaction, unitVelocity: Vector? = nil, completions: [Completion] = []) {
    self.transaction = transaction
    self.unitVelocity = unitVelocity
    self.completions = completions
  }

  /// Whether writes with the other one belong to the same update.
  func isSame(as other: Scope) -> Bool {
    transaction == other.transaction && unitVelocity == other.unitVelocity
      && completions.elementsEqual(other.completions, by: ===)
  }
}

/// A value assigned to a state.
struct Write {
  /// The state. The graph keeps every one that is declared, also one that it refuses, and lets go
  /// of channels alone, which nobody writes.
  @Kept var property: Property
  /// The value.
  let value: StateValue
  /// Who assigned it.
  let writer: Writer
  /// The number of the scope that it was assigned in.
  let scope: Scope.Number
}
