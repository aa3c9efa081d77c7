import Interactions
import SpecResults

/// Keeps the subjects of a spec, to tell what happened to them when it ends.
final class StoryKeeper {
  private var subjects: [Subject] = []
  private var others = 0

  /// Nobody reads more at once.
  private static let mostEvents = 10_000

  /// A spec may make a subject for each of very many cases, and what is kept of it is not freed.
  private static let mostSubjects = 50

  /// Tells of `subject`, too.
  func watch(_ subject: Subject) {
    guard subjects.count < Self.mostSubjects else { return others += 1 }
    subjects.append(subject)
  }

  /// What happened, stage by stage, each in the order of time, and how many more events and subjects
  /// there were; forgets all of it.
  func end() -> (story: [StoryEvent], otherEvents: Int, otherSubjects: Int) {
    defer { (subjects, others) = ([], 0) }
    var stages: [Stage] = []
    for subject in subjects where !stages.contains(where: { $0 === subject.stage }) {
      stages.append(subject.stage)
    }
    var story: [StoryEvent] = []
    var count = 0
    for (number, stage) in stages.enumerated() {
      let events = subjects.filter { $0.stage === stage }.flatMap { subject in
        subject.trace.events.map { (subject: subject, record: $0) }
      }
      count += events.count
      // What happens at one instant stays in its own order, subject by subject.
      let order = events.indices.sorted {
        (events[$0].record.time, $0) < (events[$1].record.time, $1)
      }
      story += order.prefix(Self.mostEvents - story.count).map {
        StoryEvent(events[$0].record, of: events[$0].subject, on: number + 1)
      }
    }
    return (story, count - story.count, others)
  }
}
