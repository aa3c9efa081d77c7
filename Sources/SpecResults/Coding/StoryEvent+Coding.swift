extension StoryEvent: Record {
  package static var blank: StoryEvent {
    StoryEvent(stage: 0, subject: "", time: 0, name: "", facts: "")
  }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("stage", &stage)
    try archive.field("subject", &subject)
    try archive.field("time", &time)
    try archive.field("name", &name)
    try archive.field("facts", &facts)
  }
}
