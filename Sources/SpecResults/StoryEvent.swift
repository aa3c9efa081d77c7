/// Something that happened to a subject, as a replay tells it.
package struct StoryEvent: Hashable, Sendable {
  /// The stage that it happened on, counted from 1 in the order in which the spec made them.
  package var stage: Int

  /// What the subject is called.
  package var subject: String

  /// When, in seconds on the stage's clock.
  package var time: Double

  /// What, as the run's events call it.
  package var name: String

  /// What a reader wants to know of it; empty where the name says all.
  package var facts: String

  /// Something that happened.
  package init(stage: Int, subject: String, time: Double, name: String, facts: String) {
    self.stage = stage
    self.subject = subject
    self.time = time
    self.name = name
    self.facts = facts
  }
}
