import Motion

/// Everything that has happened to a subject, in order.
///
/// What every sample of a drag brings lies in lists of its own, without a name or a transaction to
/// each entry: a record of it is made when somebody looks.
struct Trace {
  private var entries: [Entry] = []
  private var values: [DragValue] = []
  private var events: [RunRecord.Event] = []

  /// What kind of thing happened, when, and where the rest of it stands.
  private struct Entry {
    /// When.
    let time: Flicks
    /// What kind of thing.
    let kind: RunRecord.Kind
    /// The number of the write, of the drag's value, or of the event.
    let place: Int
  }

  /// A trace of nothing.
  init() {
    entries.reserveCapacity(64)
    values.reserveCapacity(16)
  }

  /// How much has happened.
  var count: Int { entries.count }

  /// Adds that a write was applied.
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

  /// Where the latest entry of a kind stands among some; `nil` where there is none.
  func latest(_ kind: RunRecord.Kind, in places: Range<Int>) -> Int? {
    places.last { entries[$0].kind == kind }
  }

  /// The record of an entry; `written` tells the event of a write by its number.
  func record(at place: Int, written: (Int) -> RunRecord.Event) -> RunRecord {
    let entry = entries[place]
    let event: RunRecord.Event =
      switch entry.kind {
      case .written: written(entry.place)
      case .began: .began(values[entry.place])
      case .changed: .changed(values[entry.place])
      case .ended: .ended(values[entry.place])
      default: events[entry.place]
      }
    return RunRecord(time: entry.time, kind: entry.kind, event: event)
  }
}
