import Interactions
import SpecResults

/// Keeps the subjects of a spec, to tell what happened to them when it ends.
final class StoryKeeper {
  private var subjects: [Subject] = []

  /// Nobody reads more at once.
  private static let mostEvents = 10_000

  /// Tells of `subject`, too.
  func watch(_ subject: Subject) { subjects.append(subject) }

  /// What happened, stage by stage, each in the order of time, and how much more there was; forgets
  /// all of it.
  func end() -> (story: [StoryEvent], others: Int) {
    defer { subjects = [] }
    var stages: [Stage] = []
    for subject in subjects where !stages.contains(where: { $0 === subject.stage }) {
      stages.append(subject.stage)
    }
    var story: [StoryEvent] = []
    for (number, stage) in stages.enumerated() {
      let events = subjects.filter { $0.stage === stage }.flatMap { subject in
        subject.trace.events.map { ($0.time, StoryEvent($0, of: subject, on: number + 1)) }
      }
      // What happens at one instant stays in its own order, subject by subject.
      let order = events.indices.sorted { (events[$0].0, $0) < (events[$1].0, $1) }
      story += order.map { events[$0].1 }
    }
    return (Array(story.prefix(Self.mostEvents)), max(0, story.count - Self.mostEvents))
  }
}
