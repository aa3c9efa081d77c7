package import SpecResults

/// All that happened in one spec, in the order of time: stage by stage, since each has a clock of its
/// own.
package struct Story {
  private let events: [StoryEvent]

  /// The story of a spec that was asked to tell it.
  package init(_ result: SpecResult) {
    events = result.story
  }

  /// The story in lines: the seconds, where they change; what happened; what there is to know of it.
  package var lines: [String] {
    guard let stages = events.last?.stage else { return ["nothing happened to a subject"] }
    return (1...stages).flatMap { stage -> [String] in
      let events = events.filter { $0.stage == stage }
      guard !events.isEmpty else { return [] }
      let subjects = Set(events.map(\.subject)).sorted()
      let title = (stages == 1 ? "" : "\(stage): ") + subjects.joined(separator: ", ")
      return [title.visible] + lines(of: events, namesSubject: subjects.count > 1)
    }
  }

  private func lines(of events: [StoryEvent], namesSubject: Bool) -> [String] {
    let times = events.map { Self.seconds($0.time) }
    let timeWidth = times.map(\.count).max() ?? 0
    let nameWidth = events.map(\.name.count).max() ?? 0
    return events.indices.map { index in
      let event = events[index]
      let isNew = index == 0 || times[index] != times[index - 1]
      let time = isNew ? times[index] : ""
      let name =
        event.facts.isEmpty && !namesSubject ? event.name : event.name.padded(to: nameWidth)
      let parts = [name] + (namesSubject ? [event.subject] : []) + [event.facts]
      let blanks = String(repeating: " ", count: timeWidth - time.count)
      return "  \(blanks)\(time)  "
        + parts.filter { !$0.isEmpty }.joined(separator: "  ").visible
    }
  }

  /// Seconds to the microsecond: below one another, instants are compared at a glance.
  private static func seconds(_ time: Double) -> String {
    let count = Int((time * 1e6).rounded())
    let digits = String(count % 1_000_000)
    return "\(count / 1_000_000)." + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
