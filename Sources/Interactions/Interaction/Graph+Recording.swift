import Motion

/// What is added to the trace, and read from it.
extension Graph {
  /// Adds that a drag was recognised, changed or ended.
  func record(_ kind: RunRecord.Kind, _ value: DragValue) { trace.add(kind, value, at: now) }

  /// Adds anything but that, and but a write.
  func record(_ event: consuming RunRecord.Event) { trace.add(event, at: now) }

  /// The record of an entry.
  func record(at place: Int) -> RunRecord {
    trace.record(at: place) { number in
      let write = writes[number]
      return .written(
        state: write.property.name, value: write.value, by: write.writer,
        transaction: scopes[write.scope].transaction)
    }
  }
}
