import SpecResults

/// Brings the checks of a stream into the order in which the documents have their rows.
///
/// Files stay whole: the file that holds the earliest row comes first, and in it the rows of each
/// checklist before its other checks. What is in no document keeps its order and comes last.
struct DocumentOrder {
  private let places: [String: Int]
  private var files: [[RunEvent]] = []

  /// The order in which `ids` stand.
  init(_ ids: [String]) {
    places = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The events to be shown now that `event` has come: with the run's end all of its files.
  mutating func shown(_ event: RunEvent) -> [RunEvent] {
    switch event {
    case .runStarted:
      return [event]
    case .fileStarted:
      files.append([event])
    case .specFinished, .fileErrored, .fileFinished:
      if files.isEmpty { return [event] }
      files[files.count - 1].append(event)
    case .runFinished:
      let sorted = files.map(sortedRows).enumerated().sorted {
        (place(of: $0.element), $0.offset) < (place(of: $1.element), $1.offset)
      }
      return sorted.flatMap(\.element) + [event]
    }
    return []
  }

  private func place(of events: [RunEvent]) -> Int {
    events.compactMap(place).min() ?? .max
  }

  private func place(_ event: RunEvent) -> Int? {
    guard case .specFinished(let result) = event else { return nil }
    return places[result.id]
  }

  /// The events of a file with the rows of each checklist first; what is no check keeps its place.
  private func sortedRows(_ events: [RunEvent]) -> [RunEvent] {
    var checklists: [String] = []
    var keys: [(checklist: Int, place: Int, index: Int)] = []
    var slots: [Int] = []
    for (index, event) in events.enumerated() {
      guard case .specFinished(let result) = event, let check = result.check else { continue }
      if !checklists.contains(check.checklist) { checklists.append(check.checklist) }
      let checklist = checklists.firstIndex(of: check.checklist) ?? 0
      keys.append((checklist, places[result.id] ?? .max, index))
      slots.append(index)
    }
    var sorted = events
    for (slot, key) in zip(slots, keys.sorted(by: <)) { sorted[slot] = events[key.index] }
    return sorted
  }
}
