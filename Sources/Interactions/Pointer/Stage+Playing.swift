import Motion

extension Subject {
  /// Plays a gesture to its end, then lets time go on until nothing moves or waits.
  ///
  /// - Parameters:
  ///   - limit: How many seconds are waited at most; a run that did not come to rest by then has
  ///     no `settled`.
  ///   - call: Does the work of the gesture's calls, by number.
  public func play(
    _ gesture: GestureScript, limit: Double = 10, call: (Int) throws -> Void = { _ in }
  ) throws -> Run {
    guard gesture.hasEnd else { throw GestureError.noEnd }
    try InteractionError.check(seconds: limit, for: "limit")
    let run = try perform(gesture, call: call)
    _ = try stage.rest(within: limit)
    return run.upToNow()
  }

  /// Plays a gesture; time stands at the last thing it does.
  public func perform(
    _ gesture: GestureScript, call: (Int) throws -> Void = { _ in }
  ) throws -> Run {
    let run = Run(from: self)
    try stage.perform(
      gesture, by: self, onIgnoredPress: { throw GestureError.pointerDown }, call: call)
    return run.upToNow()
  }
}

extension Stage {
  /// Plays a gesture from now on, in terms of `subject`: its centre, and its tracker.
  ///
  /// A press that must hit is looked at before anything else happens, and so is each call.
  ///
  /// - Parameters:
  ///   - hitsAny: Whether any subject on the stage may be pressed; else one of the presses that must
  ///     hit has to hit `subject`.
  ///   - onDetour: As for `GestureScript.cues`.
  ///   - onIgnoredPress: Told, before anything happens, where a pointer is to be pressed that is
  ///     down already: that press will be ignored.
  package func perform(
    _ gesture: GestureScript, by subject: Subject, hitsAny: Bool = false,
    onDetour: (Double) -> Void = { _ in }, onIgnoredPress: () throws -> Void,
    call: (Int) throws -> Void
  ) throws {
    try gesture.check()
    let start = now
    var events: [PointerEvent] = []
    func performEvents() throws {
      try perform(events)
      events.removeAll(keepingCapacity: true)
    }
    let cues = try gesture.cues(
      in: try setting(of: gesture, by: subject), onDetour: onDetour)
    if pointers.contains(where: { cues.firstPhase(of: $0.number) == .down }) {
      try onIgnoredPress()
    }
    events.reserveCapacity(cues.count)
    var (hit, stray): (Bool, GestureMiss?) = (hitsAny, nil)
    for place in cues.indices {
      switch cues[place] {
      case .event(var event, let mustHit):
        event.time += start - now
        events.append(event)
        guard mustHit else { continue }
        let start = Run(from: subject)
        try performEvents()
        let press = start.upToNow()
        try checkHit(press.missed, of: subject)
        hit = hit || press.entries.contains { $0.kind == .pressed || $0.kind == .ignored }
        if !hit { stray = try miss(by: event, of: subject) }
      case .call(let work, let time):
        try performEvents()
        try advance(to: start + time)
        try self.call { try call(work) }
      }
    }
    try performEvents()
    if !hit, let stray { throw stray }
  }

  private func setting(of gesture: GestureScript, by subject: Subject) throws -> GestureSetting {
    var setting = GestureSetting(
      center: gesture.startsAtCenter ? try subject.center() : .zero,
      inputRate: options.inputRate, tracker: subject.tracker)
    for pointer in pointers {
      setting.held[pointer.number] = .init(location: pointer.location, age: now - pointer.pressed)
    }
    return setting
  }

  /// Throws where a press has hit nothing.
  private func checkHit(_ miss: RunRecord?, of subject: Subject) throws {
    guard case .missed(let touch)? = miss?.event else { return }
    throw GestureMiss(
      location: touch.location, frame: try subject.frame(),
      takesDrags: graphs.contains { !$0.drags.isEmpty })
  }

  /// The miss of a press that has hit another subject than `subject`.
  private func miss(by event: PointerEvent, of subject: Subject) throws -> GestureMiss {
    var owner: Graph?
    switch pointers.last(where: { $0.number == event.pointer })?.bond {
    case .drag(let drag): owner = drag.graph
    case .ignored(let graph): owner = graph
    case .missed, nil: break
    }
    let name = owner.map { ($0.name == subject.name ? "another " : "") + $0.name }
    return GestureMiss(
      location: event.location, frame: try subject.frame(),
      takesDrags: !subject.graph.drags.isEmpty, inFront: name ?? "a view without a drag")
  }
}

extension [GestureCue] {
  /// What a pointer does first; `nil` where it does nothing.
  fileprivate func firstPhase(of pointer: Int) -> PointerEvent.Phase? {
    lazy.compactMap(\.event).first { $0.pointer == pointer }?.phase
  }
}

extension Subject {
  /// What reads the velocity of its drag.
  fileprivate var tracker: Tracker { graph.drags.first?.tracker ?? .swiftUISampler }
}

extension Stage {
  /// Whether a pointer is down.
  package var holdsPointers: Bool { !pointers.isEmpty }

  /// Takes away the pointers that are down; answers their numbers.
  package func cancelHeld(reason: String) throws -> [Int] {
    let held = pointers
    try perform(
      held.map {
        PointerEvent(
          time: .zero, location: $0.location, phase: .cancel, pointer: $0.number, reason: reason)
      })
    return held.map(\.number)
  }
}
