import Interactions
import LuaHost
import Motion

/// A signal of numbers, or of true and false, as scripts hold it.
///
/// It goes on with its subject: each question is answered from what is known when it is asked.
final class SignalObject: HostObject {
  /// What it is called in messages, such as `offset.x`.
  let name: String

  /// The unit of its values, such as `pt`; empty for plain numbers.
  let unit: String

  /// The run that it tells of; `nil` where it tells of none.
  let run: Run?

  /// The signals that it is made of.
  let parts: [SignalObject]

  /// How many signals it is made of in all, itself included.
  private let size: Int

  private let source: Source

  /// What its present state is asked of.
  private enum Source {
    /// What a run showed of a state or channel along an axis, from the run's start on.
    case channel(Property, Axis, Run)
    /// A signal that is known once and for all.
    case known(Signal)
    /// What a function makes of the signals of its parts.
    case made(([Signal]) throws -> Signal)
  }

  /// A signal that does not go on with a subject.
  convenience init(_ name: String, unit: String, knowing signal: Signal) {
    self.init(name, unit: unit, parts: [], size: 1, .known(signal))
  }

  /// A signal that `make` makes of others, the first of which lends its unit and its run.
  ///
  /// A channel may keep `make`, which therefore keeps no signal. A script can double a signal again
  /// and again: what nobody can wait for is refused.
  convenience init(
    _ name: String, of parts: [SignalObject], unit: String? = nil,
    _ make: @escaping ([Signal]) throws -> Signal
  ) throws(HostError) {
    let size = parts.reduce(1) { $0 + $1.size }
    guard size <= 1000 else { throw HostError("a signal can be made of 1000 signals at most") }
    self.init(name, unit: unit ?? parts[0].unit, parts: parts, size: size, .made(make))
  }

  private init(
    _ name: String, unit: String, parts: [SignalObject], size: Int, _ source: Source
  ) {
    self.name = name
    self.unit = unit
    self.parts = parts
    self.size = size
    self.source = source
    if case .channel(_, _, let run) = source {
      self.run = run
    } else {
      run = parts.lazy.compactMap(\.run).first
    }
  }

  /// The state or channel that it shows; `nil` where it is made of others, or of none.
  var channel: Property? {
    guard case .channel(let property, _, _) = source else { return nil }
    return property
  }

  /// The runs that it tells of.
  var runs: [Run] { parts.isEmpty ? run.map { [$0] } ?? [] : parts.flatMap(\.runs) }

  /// The subjects that it tells of; none where it tells of no run.
  var subjects: [Subject] { runs.map(\.subject) }

  /// The signal as it is known now.
  func signal() throws -> Signal {
    switch source {
    case .channel(let property, let axis, let run):
      return try run.signal(property, axis).suffix(from: run.start.seconds)
    case .known(let signal): return signal
    case .made(let make): return try make(try parts.map { try $0.signal() })
    }
  }

  /// The signal as a formula that a channel of `graph` can go by.
  func formula(in graph: Graph) -> Formula {
    switch source {
    case .channel(let property, let axis, let run):
      Formula(name, property, axis, run, in: graph)
    case .known(let signal): Formula(name, knowing: signal)
    case .made(let make): Formula(name, of: parts.map { $0.formula(in: graph) }, make)
    }
  }

  static let hostType = HostType("signal", of: SignalObject.self) { type in
    describeQuestions(&type)
    describeArithmetic(&type)
    AtomWords.describe(&type)
    PlainWords.describe(&type)
    type.on(.text) { call in
      let object: SignalObject? = call.object(1)
      call.push(object?.description ?? "signal")
    }
    type.onUnknownMember { call, type in
      guard call.string(2) != nil else {
        throw HostError("a signal is no list: ask x:at(time), or x:samples(60) for one")
      }
      throw call.noSuchMember(of: .signal, among: type.memberNames)
    }
  }
}

extension Call {
  /// Adds what a run showed of a state or channel: a signal, or one of vectors.
  func push(channel name: String, of run: Run) throws {
    let property = try run.subject.graph.property(name)
    let unit = property.kind == .boolean ? "" : SignalObject.unit(of: name)
    guard property.kind == .vector else {
      return push(SignalObject(name, unit, property, .x, run))
    }
    push(
      VectorSignalObject(
        name, x: SignalObject("\(name).x", unit, property, .x, run),
        y: SignalObject("\(name).y", unit, property, .y, run)))
  }
}

extension SignalObject {
  /// What a run showed of a state or channel along an axis.
  fileprivate convenience init(
    _ name: String, _ unit: String, _ property: Property, _ axis: Axis, _ run: Run
  ) {
    self.init(name, unit: unit, parts: [], size: 1, .channel(property, axis, run))
  }

  /// What was shown as a drag ended at `time`, its last step included, which may have been in the same
  /// instant; `nil` where that cannot be told from what the end brought about.
  func valueDragged(until time: Flicks, in trajectory: Trajectory) -> Double? {
    let before = trajectory.value(before: time.seconds)
    guard let run, run.entries.contains(where: { $0.kind == .changed && $0.time == time }) else {
      return before
    }
    guard case .channel(let property, let axis, _) = source, property.isState else { return nil }
    let writes = run.entries.filter {
      $0.kind == .written && run.write(of: $0).state == property.name
    }
    guard let step = writes.last(where: { $0.time == time && run.isByDrag($0) }),
      !run.isAnimated(step)
    else { return before }
    // Where something still moves on top of what is written, a step leads elsewhere.
    let earlier = writes.last { $0.time < time }.flatMap {
      run.write(of: $0).value.animatable?[axis]
    }
    guard let earlier, before == earlier else { return nil }
    return run.write(of: step).value.animatable?[axis]
  }

  /// Whether it is a channel that, by its name, tells a share of 1.
  var isShare: Bool {
    guard case .channel = source else { return false }
    return ["fraction", "scale", "opacity"].contains(name)
  }

  /// The unit of a channel by its name: points, unless the name tells of something else.
  static func unit(of channel: String) -> String {
    switch channel {
    case "rotation", "angle": "deg"
    case "fraction", "scale", "opacity", "sessions", "indicators", "count": ""
    default: "pt"
    }
  }
}

extension SignalObject: CustomStringConvertible {
  var description: String { "signal \(name)" }
}
