import LuaHost
import Motion
import SpecResults

/// A question about one instant of a signal, under the name that scripts ask it by.
enum InstantQuestion: String, CaseIterable {
  case at, before
  case slopeAt = "slope_at"
  case slopeBefore = "slope_before"

  /// Whether the answer is a derivative.
  var isAboutSlope: Bool { self == .slopeAt || self == .slopeBefore }

  /// The answer of `signal`, which `object` is now, at the time that `argument` stands for; `nil` in
  /// a hole.
  func answer(_ signal: Signal, of object: SignalObject, at argument: Argument) throws -> Double? {
    let time = try argument.time(on: [object])
    guard time >= signal.start else {
      throw argument.refusedNow(
        "no earlier than the start of the run, \(signal.start.shortestText) s")
    }
    guard time <= signal.knownUntil else { throw argument.refusedNow(signal.timeBeforeNow) }
    argument.warnWhereNothingMoves(from: time, in: signal)
    return switch self {
    case .at: signal.trajectory.value(at: time)
    case .before: signal.trajectory.value(before: time)
    case .slopeAt: signal.trajectory.slope(at: time)
    case .slopeBefore: signal.trajectory.slope(before: time)
    }
  }
}

extension SignalObject {
  /// The questions that are answered by numbers.
  static func describeQuestions(_ type: inout HostType.Description<SignalObject>) {
    for question in InstantQuestion.allCases {
      type.method(question.rawValue) { object, call in
        let time = try Arguments(call, ofMethod: question.rawValue, of: object.name)
          .only("the time")
        let signal = try object.signal()
        let answer = try question.answer(signal, of: object, at: time)
        guard question.isAboutSlope else { return call.push(answer, of: signal) }
        guard answer == 0, let run = object.run else { return call.push(answer.map { $0 + 0 }) }
        let instant = try time.time(on: [object])
        call.push(answer: 0, "x:\(question.rawValue)(time) > 3") {
          Surroundings(of: instant, in: run).isPointerDown
            ? "\(Surroundings.steps), and the pointer's speed is run.released.velocity" : nil
        }
      }
    }
    for (name, read) in extremes {
      type.method(name) { object, call in
        let arguments = Arguments(call, ofMethod: name, of: object.name)
        try arguments.atMost(1)
        let window = arguments[1, "the window"]
        let stretch = try window.window(on: [object])
        let signal = try object.signal()
        guard !stretch.goesOn(from: signal.knownUntil) else {
          throw window.refusedNow(signal.timeBeforeNow)
        }
        window.warnWhereNothingMoves(from: stretch.start, in: signal)
        if let note = object.noteOnStrangeValues { call.warn("\(arguments.word): \(note)") }
        guard let extremes = signal.extremes(over: stretch) else { return call.pushNil() }
        call.push(answer: read(extremes) + 0, "x:\(name)() < 3")
      }
    }
    type.method("final") { object, call in
      let signal = try object.signal()
      if let note = object.noteOnStrangeValues { call.warn("\(object.name):final: \(note)") }
      call.push(try signal.final(askedBy: "\(object.name):final"), of: signal)
    }
    type.method("samples") { object, call in
      let rate = try rate(Arguments(call, ofMethod: "samples", of: object.name))
      let signal = try object.signal()
      guard let times = signal.instants(rate: rate) else { throw tooManyInstants }
      call.pushTable(elements: times.count)
      for (index, time) in times.enumerated() {
        call.pushTable(elements: 2)
        call.push(time)
        call.setElement(1)
        call.push(signal.trajectory.value(at: time), of: signal)
        call.setElement(2)
        call.setElement(index + 1)
      }
    }
  }

  private static let extremes: [(String, @Sendable (Extremes) -> Double)] = [
    ("max", { $0.greatest.value }), ("min", { $0.least.value }),
    ("time_of_max", { $0.greatest.time }), ("time_of_min", { $0.least.time }),
  ]

  /// The frame or sample rate that a method was given.
  static func rate(_ arguments: Arguments) throws -> Double {
    try arguments.atMost(1)
    return try arguments[1, "the rate"].number(in: 1...100_000, "from 1 to 100000 (in hertz)")
  }
}

extension Signal {
  /// The value that is kept for ever, `nil` in a hole; `word` asks for it.
  func final(askedBy word: String) throws(HostError) -> Double? {
    guard knownUntil == .infinity else {
      throw HostError("\(word): \(isYetToEnd): play on, as by subject:settle()")
    }
    guard !swingsForEver else { throw HostError("\(word): \(Self.hasNoEnd)") }
    return final
  }

  /// Why there is no final value of what is not damped.
  static let hasNoEnd = "the signal swings for ever, and has no final value"

  /// Why there is no final value of what still moves.
  var isYetToEnd: String {
    "the subject still moves at \(knownUntil.text("s")), so its final value is not known yet"
  }

  /// What a time must be while the subject moves.
  fileprivate var timeBeforeNow: String {
    "no later than now, \(knownUntil.shortestText) s, while the subject moves"
  }
}

extension Call {
  /// Adds a value of a signal: a number, true or false, or nil in a hole.
  fileprivate func push(_ value: Double?, of signal: Signal) {
    guard signal.isBoolean, let value else { return push(value.map { $0 + 0 }) }
    push(value != 0)
  }
}
