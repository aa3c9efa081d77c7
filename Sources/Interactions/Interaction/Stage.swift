import Motion

/// A virtual clock, and the subjects that live by it.
///
/// It is a class because subjects share it. Time goes on only when it is told to.
public final class Stage {
  /// The virtual time that a stage has, in seconds.
  package static let timeLimit = ClosedForm.horizon
  private static let lastInstant = Flicks(seconds: timeLimit)
  /// How often an instant may be gone through before it is a fault.
  static let passLimit = 1000

  /// What holds for everything on it.
  public let options: StageOptions
  /// The rules that its subjects go by.
  let rules: Rules
  /// When frames are drawn.
  let frames: FrameClock
  /// The time.
  public private(set) var now = Flicks.zero
  /// The subjects, the last in front.
  private(set) var graphs: [Graph] = []
  /// The pointers that are down.
  var pointers: [HeldPointer] = []
  /// Is told of the end of every instant, and of every frame while something moves.
  ///
  /// Where nobody watches, frames at which nothing happens are passed over.
  package var watcher: (() -> Void)?
  private var state = WorkState.ready
  /// Whether a gesture that is being played has work done in the midst of it.
  private var isInCall = false
  private var passes = 0

  /// Whether the stage can be asked to go on.
  private enum WorkState {
    /// It waits.
    case ready
    /// It is in the midst of an instant.
    case working
    /// Something was thrown in the midst of an instant.
    case broken(after: any Error)
  }

  /// An empty stage at time 0.
  public convenience init(_ options: StageOptions = StageOptions()) {
    self.init(options, rules: Rules())
  }

  init(_ options: StageOptions = StageOptions(), rules: Rules) {
    self.options = options
    self.rules = rules
    frames = FrameClock(
      rate: options.frameRate, jitter: options.frameJitter, seed: options.seed)
  }

  /// Puts an interaction on the stage, in front of the others.
  ///
  /// - Parameters:
  ///   - parameters: What it was made with, by name, for those who ask the subject.
  ///   - names: What others call its states and channels, by its own names for them, each of which it
  ///     must declare.
  public func add(
    _ interaction: some Interaction, _ options: InteractionOptions = InteractionOptions(),
    parameters: [String: StateValue] = [:], names: [String: String] = [:]
  ) throws -> Subject {
    try self.options.check()
    let graph = Graph(
      name: interaction.name, stage: self, options: options.over(interaction.defaults),
      parameters: parameters, names: names)
    graph.canvas.size = self.options.size
    let view = try graph.batch(as: .action) {
      try interaction.build(InteractionBuilder(graph: graph))
    }
    if let name = graph.unmetNames.min() {
      throw InteractionError.unknownName(
        kind: "state or channel", name: name, known: graph.properties.map(\.name))
    }
    try graph.begin(with: view)
    graphs.append(graph)
    // Nothing moves yet: a completion that was asked for while it was built is due.
    if !graph.dueCompletions.isEmpty, !isWorking { try act(on: graph) {} }
    return Subject(stage: self, graph: graph)
  }

  /// Does some work at the present instant, with all that follows from it there.
  func act<Answer>(on graph: Graph, _ body: () throws -> Answer) throws -> Answer {
    try work(orElse: .drivenFromWithin) {
      let answer = try body()
      try graph.settle()
      try finishInstant()
      return answer
    }
  }

  /// Whether it is in the midst of an instant.
  var isWorking: Bool { if case .working = state { true } else { false } }

  /// Does some work in the midst of a gesture, from which time cannot go on by itself.
  func call(_ body: () throws -> Void) rethrows {
    isInCall = true
    defer { isInCall = false }
    try body()
  }

  /// Works on time going on, which nothing that is called by that can ask for.
  private func goOn<Answer>(_ body: () throws -> Answer) throws -> Answer {
    guard !isInCall else { throw InteractionError.gestureAtWork }
    return try work(orElse: .stageAtWork, body)
  }

  /// Works, unless that is impossible; what is thrown leaves the stage unusable.
  ///
  /// - Parameter refusal: What is thrown where it is at work already.
  private func work<Answer>(
    orElse refusal: InteractionError, _ body: () throws -> Answer
  ) throws -> Answer {
    switch state {
    case .working: throw refusal
    case .broken(let error): throw InteractionError.stageUnusable(after: "\(error)")
    case .ready: break
    }
    // What was written from outside since is told by the next call, and does no further harm.
    for graph in graphs { try graph.throwFault() }
    state = .working
    do {
      let answer = try body()
      state = .ready
      return answer
    } catch {
      state = .broken(after: error)
      throw error
    }
  }
}

extension Stage {
  /// Lets pointers do what the events say, timed from now, and all that happens meanwhile.
  ///
  /// It returns when the whole instant of the last event has happened.
  public func perform(_ events: [PointerEvent]) throws {
    let start = now
    var last = Flicks.zero
    for event in events {
      guard event.time >= last else {
        throw InteractionError.timeGoesBack(
          to: (start + event.time).seconds, now: (start + last).seconds)
      }
      guard event.location.isFinite else {
        throw InteractionError.badGeometry(word: "the place of a pointer")
      }
      last = event.time
    }
    try goOn {
      var first = 0
      while first < events.count {
        var last = first + 1
        while last < events.count, events[last].time == events[first].time { last += 1 }
        try run(until: start + events[first].time, then: events[first..<last])
        first = last
      }
    }
  }

  /// Lets time go on to an instant, and the whole of that happen.
  func advance(to time: Flicks) throws {
    try checkIsAhead(time)
    try check(time)
    try goOn { try run(until: time, then: []) }
  }

  /// Lets time go on by so many seconds.
  public func advance(by seconds: Double) throws {
    guard !seconds.isNaN else {
      throw InteractionError.badSeconds(seconds, for: "advance")
    }
    try advance(to: now + Flicks(seconds: seconds))
  }

  /// Lets time go on to the frame that comes so many frames later.
  public func advanceFrames(_ count: Int) throws {
    guard count > 0 else { return }
    try options.check()
    let (last, isBeyond) = frames.index(after: now).addingReportingOverflow(count - 1)
    try advance(to: isBeyond ? .never : frames.time(of: last))
  }

  /// Lets time go on until nothing moves or waits, at most by `limit` seconds.
  ///
  /// - Returns: Whether it came to rest.
  public func rest(within limit: Double = 10) throws -> Bool {
    try InteractionError.check(seconds: limit, for: "limit")
    return try goOn {
      let deadline = now + Flicks(seconds: limit)
      while !graphs.allSatisfy(\.isIdle) {
        guard let wake = nextWake(by: deadline) else {
          try check(deadline)
          now = deadline
          return false
        }
        try instant(wake, [])
      }
      for graph in graphs { graph.record(.settled) }
      return true
    }
  }

  /// Lets time go on to an instant, then the events happen in it.
  private func run(until time: Flicks, then events: ArraySlice<PointerEvent>) throws {
    try checkIsAhead(time)
    while let wake = nextWake(by: events.isEmpty ? time : time - Flicks(1)) {
      try instant(wake, [])
    }
    if !events.isEmpty {
      try instant(time, events)
      while let wake = nextWake(by: time) { try instant(wake, []) }
    }
    try check(time)
    now = time
  }

  /// When the next thing happens by itself; what comes later than a stage has time is not sought.
  private func nextWake(by limit: Flicks) -> Flicks? {
    let limit = min(limit, Self.lastInstant)
    let wake = graphs.lazy.compactMap { $0.nextWake(by: limit) }.min()
    guard watcher != nil, !graphs.allSatisfy(\.isIdle) else { return wake }
    let frame = frames.time(of: frames.index(after: now))
    return frame <= limit ? min(wake ?? frame, frame) : wake
  }

  private func checkIsAhead(_ time: Flicks) throws {
    guard time >= now else {
      throw InteractionError.timeGoesBack(to: time.seconds, now: now.seconds)
    }
  }

  private func check(_ time: Flicks) throws {
    guard time.seconds <= Self.timeLimit else {
      throw InteractionError.virtualTimeSpent(limit: Self.timeLimit)
    }
  }

  /// Goes through one instant: timers, events, completions, and what is drawn.
  private func instant(_ time: Flicks, _ events: ArraySlice<PointerEvent>) throws {
    passes = time == now ? passes + 1 : 0
    guard passes < Self.passLimit else {
      throw InteractionError.instantNeverEnds(time: time.seconds)
    }
    try check(time)
    now = time
    let graphs = graphs
    for place in graphs.indices { try graphs[place].runTimers() }
    for place in events.indices { try dispatch(events[place]) }
    try finishInstant()
  }

  private func finishInstant() throws {
    let graphs = graphs
    for place in graphs.indices { try graphs[place].complete() }
    // A callback may have written states of another subject.
    if graphs.count > 1 { for place in graphs.indices { try graphs[place].settle() } }
    for place in graphs.indices { try graphs[place].sampleChannels() }
    watcher?()
  }
}
