/// What happened, piece by piece: for those who go through all of it.
extension Run {
  /// The entries of the trace, in order.
  package var entries: ArraySlice<Trace.Entry> { subject.graph.trace.entries[places] }

  /// The state of a write, and what was assigned.
  package func write(of entry: Trace.Entry) -> (state: String, value: StateValue) {
    let graph = subject.graph
    return (graph.writes[entry.place].property.name, graph.writes[entry.place].value)
  }

  /// Whether the callbacks of a drag made a write while the drag went on.
  package func isByDrag(_ write: Trace.Entry) -> Bool {
    [.updating, .onChanged].contains(subject.graph.writes[write.place].writer)
  }

  /// Whether what a write changes moves to its value, and is not shown there at once.
  package func isAnimated(_ write: Trace.Entry) -> Bool {
    let graph = subject.graph
    return graph.scopes[graph.writes[write.place].scope.index].transaction.animation != nil
  }

  /// The first press of the subject after the run; `nil` where there was none.
  package var nextPress: Flicks? {
    subject.graph.trace.entries[places.upperBound...].first { $0.kind == .pressed }?.time
  }

  /// The value of a drag that was recognised, changed or ended.
  package func value(of entry: Trace.Entry) -> DragValue { subject.graph.trace.value(of: entry) }

  /// The whole of an entry.
  package func record(of entry: Trace.Entry) -> RunRecord {
    RunRecord(time: entry.time, event: event(of: entry))
  }

  private func event(of entry: Trace.Entry) -> RunRecord.Event {
    let graph = subject.graph
    switch entry.kind {
    case .began: return .began(graph.trace.value(of: entry))
    case .changed: return .changed(graph.trace.value(of: entry))
    case .ended: return .ended(graph.trace.value(of: entry))
    case .written:
      let write = graph.writes[entry.place]
      return .written(
        state: write.property.name, value: write.value, by: write.writer,
        transaction: graph.scopes[write.scope.index].transaction)
    default: return graph.trace.event(of: entry)
    }
  }
}
