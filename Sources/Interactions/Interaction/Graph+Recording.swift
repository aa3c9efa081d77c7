/// What is added to the trace.
extension Graph {
  /// Adds that a drag was recognised, changed or ended.
  func record(_ kind: RunRecord.Kind, _ value: DragValue) { trace.add(kind, value, at: now) }

  /// Adds anything but that, and but a write.
  func record(_ event: consuming RunRecord.Event) { trace.add(event, at: now) }
}
