/// Everything that has happened to a subject, in order.
///
/// What every sample of a drag brings lies in lists of its own, without a name or a transaction to
/// each entry: a record of it is made when somebody looks.
package struct Trace {
  /// What happened.
  private(set) var entries: [Entry] = []
  private var values: [DragValue] = []
  private var events: [RunRecord.Event] = []

  /// What kind of thing happened, when, and where the rest of it stands.
  package struct Entry {
    /// When.
    package let time: Flicks
    /// What kind of thing.
    package let kind: RunRecord.Kind
    /// The number of the write, of the drag's value, or of the event.
    let place: Int
  }

  /// A trace of nothing.
  init() {
    entries.reserveCapacity(64)
    values.reserveCapacity(16)
    events.reserveCapacity(8)
  }

  /// Adds that the write of a number was applied.
  mutating func addWrite(_ place: Int, at time: Flicks) {
    entries.append(Entry(time: time, kind: .written, place: place))
  }

  /// Adds that a drag was recognised, changed or ended.
  mutating func add(_ kind: RunRecord.Kind, _ value: DragValue, at time: Flicks) {
    entries.append(Entry(time: time, kind: kind, place: values.count))
    values.append(value)
  }

  /// Adds anything else.
  mutating func add(_ event: consuming RunRecord.Event, at time: Flicks) {
    entries.append(Entry(time: time, kind: event.kind, place: events.count))
    events.append(event)
  }

  /// The value of a drag that was recognised, changed or ended.
  func value(of entry: Entry) -> DragValue { values[entry.place] }

  /// What an entry tells that is neither a write nor such a value.
  func event(of entry: Entry) -> RunRecord.Event { events[entry.place] }
}
