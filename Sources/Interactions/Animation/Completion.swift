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
/// It is a class so that the writes of one callback share it, and are known to by that.
final class Scope {
  /// The transaction.
  let transaction: Transaction
  /// A start velocity in spans a second, in place of the one that would be handed over.
  let unitVelocity: Vector?
  /// What runs when the change is over.
  let completions: [Completion]

  /// A scope of its own.
  init(_ transaction: Transaction, unitVelocity: Vector? = nil, completions: [Completion] = []) {
    self.transaction = transaction
    self.unitVelocity = unitVelocity
    self.completions = completions
  }

  /// Whether writes with the other one belong to the same update.
  func isSame(as other: Scope) -> Bool {
    self === other
      || transaction == other.transaction && unitVelocity == other.unitVelocity
        && completions.elementsEqual(other.completions, by: ===)
  }
}

/// A value assigned to a state, not yet applied.
struct Write {
  /// The state.
  let property: Property
  /// The value.
  let value: StateValue
  /// Who assigned it.
  let writer: Writer
  /// What it was assigned with.
  let scope: Scope
}
