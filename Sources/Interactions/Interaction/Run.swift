public import Motion

/// What happened to a subject in a stretch of time.
public struct Run {
  /// The subject.
  public let subject: Subject
  /// When it began.
  public let start: Flicks
  /// When it ended.
  public private(set) var end: Flicks
  /// Where its entries stand in the trace.
  private(set) var places: Range<Int>

  /// The run that begins now.
  package init(from subject: Subject) {
    self.subject = subject
    start = subject.stage.now
    end = start
    places = subject.graph.trace.entries.endIndex..<subject.graph.trace.entries.endIndex
  }

  /// The run that began with the subject.
  init(of subject: Subject) {
    self.subject = subject
    start = subject.graph.born
    end = start
    places = 0..<0
  }

  /// The same run, with all that happened until now.
  package func upToNow() -> Run {
    var run = self
    run.end = subject.stage.now
    run.places = places.lowerBound..<subject.graph.trace.entries.endIndex
    return run
  }

  /// What happened, in order; a list that is made anew whenever it is asked for.
  public var events: [RunRecord] { entries.map { record(of: $0) } }

  /// The latest event of a name; `nil` where there is none.
  public func latest(_ name: String) -> RunRecord? {
    RunRecord.Kind(rawValue: name).flatMap { latest($0) }
  }

  /// The latest event of a kind; `nil` where there is none.
  package func latest(_ kind: RunRecord.Kind) -> RunRecord? {
    entries.last { $0.kind == kind }.map { record(of: $0) }
  }

  /// The latest press that began a sequence.
  public var pressed: RunRecord? { latest(.pressed) }
  /// The latest recognition.
  public var began: RunRecord? { latest(.began) }
  /// The latest success.
  public var released: RunRecord? { latest(.ended) }
  /// The latest drag that was broken off.
  public var cancelled: RunRecord? { latest(.cancelled) }
  /// The latest sequence that came to nothing.
  public var failed: RunRecord? { latest(.failed) }
  /// The latest lift.
  public var lifted: RunRecord? { latest(.lifted) }
  /// The latest press that hit nothing.
  public var missed: RunRecord? { latest(.missed) }
  /// When nothing moved or waited any more.
  public var settled: RunRecord? { latest(.settled) }

  /// When frames were drawn.
  public var frames: [Flicks] {
    let clock = subject.stage.frames
    return
      (clock.index(notBefore: start)..<max(clock.index(notBefore: start), clock.index(after: end)))
      .map { clock.time(of: $0) }
  }

  /// What a state or channel showed, as a signal that goes on with its subject.
  ///
  /// A truth value is 1 or 0, and a number lies along x.
  public func signal(_ channel: String, _ axis: Axis = .x) throws -> Signal {
    try signal(subject.graph.property(channel), axis)
  }

  /// What a state or channel of the subject showed, as a signal that goes on with it; a property does
  /// not keep its subject, and who holds the run does.
  package func signal(_ property: Property, _ axis: Axis) throws -> Signal {
    try property.signal(axis)
  }
}

extension Run: CustomStringConvertible {
  /// The whole trace: every event with its fields, then every channel with its pieces.
  public var description: String {
    var lines = events.map(\.description)
    for property in subject.graph.properties where property.kind != .other {
      lines.append(property.name)
      lines += property.history.filter { $0.start <= end }.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RunRecord: CustomStringConvertible {
  /// The event in a line: time, name and fields.
  public var description: String {
    let fields = fields.map { " \($0.name)=\($0.value)" }.joined()
    return "\(NumberText(time.seconds)) \(name)\(fields)"
  }
}

extension Property.Stretch: CustomStringConvertible {
  package var description: String {
    let movement = movement.map { " + \($0)" } ?? ""
    return "\(NumberText(start.seconds)) \(value)\(movement)"
  }
}

extension Movement: CustomStringConvertible {
  var description: String {
    switch self {
    case .spring(let spring, let start, let offset, let velocity):
      "\(Animation.spring(spring)) from \(NumberText(start.seconds)) offset "
        + "\(StateValue.vector(offset)) velocity \(StateValue.vector(velocity))"
    case .eased(let running, let apart, let timing):
      "\(Animation.curve(timing.curve, duration: timing.duration)) from "
        + "\(NumberText(timing.start.seconds)) offset \(StateValue.vector(apart))"
        + (running.map { " over (\($0))" } ?? "")
    }
  }
}
