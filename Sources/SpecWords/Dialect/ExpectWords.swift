import LuaHost
import Motion
import SpecResults

/// The words that record and go on: `expect`, `observe`, `finding`, `known_issue`.
enum ExpectWords {
  static func install(in words: inout WordRegistry) {
    words.function("expect") { call in
      try call.context.requireSpec("expect")
      guard call.count < 2 || call.claim(2) == nil else {
        throw HostError(
          call.kind(1) == .string
            ? "expect: the claim comes first, the text behind it: "
              + "expect(x:at_most(5), \"why\")"
            : "expect takes one claim, got \(call.count): write expect once for each",
          .value(argument: 2))
      }
      let reason = call.count > 1 ? call.string(2) : nil
      let hasOptions = call.count > 1 && reason == nil
      if hasOptions { try refuseForeignOptions(in: call) }
      guard let claim = call.claim(1) else { return try Expectation.open(call, reason) }
      let mayBeVacuous = try hasOptions && Arguments(call, of: "expect").mayBeVacuous(at: 2)
      try Expectation.record(claim, call, mayBeVacuous: mayBeVacuous, reason)
    }
    words.function("observe") { call in
      try call.context.requireSpec("observe")
      call.context.recorder.observe(try measurement(Arguments(call, of: "observe"), "the label"))
    }
    words.function("finding") { call in
      try call.context.requireSpec("finding")
      call.context.recorder.find(try measurement(Arguments(call, of: "finding"), "the text"))
    }
    words.function("known_issue") { call in
      try call.context.requireSpec("known_issue")
      let arguments = Arguments(call, of: "known_issue")
      let given = arguments[1, "the reason"]
      guard let reason = call.string(1) else {
        throw given.refused("a string", hint: ": write known_issue(\"why it fails\")")
      }
      guard call.kind(2) != .function else {
        throw HostError(
          "known_issue: takes no function: all that follows it in the spec is expected to fail",
          .value(argument: 2))
      }
      let until = try arguments.options(at: 2, ["until"])["until"].present?.string()
      call.context.recorder.expectFailures(
        reason + (until.map { " (until \($0))" } ?? ""),
        at: call.location)
    }
  }

  /// Refuses what stands behind a claim or a signal and is no table of options.
  private static func refuseForeignOptions(in call: Call) throws(HostError) {
    let options = Arguments(call, of: "expect")[2, "what stands behind the claim"]
    let isClaimed = call.claim(1) != nil || call.isSignal(1)
    guard isClaimed, options.present != nil, call.kind(2) != .table else { return }
    let isWindow = call.object(2, as: WindowObject.self) != nil
    throw options.refused(
      "a text, or { may_be_vacuous = true }",
      hint: isWindow ? ": a window is given to a claim, as in always(x:at_most(3), window)" : "")
  }

  private static func measurement(
    _ arguments: Arguments, _ label: String
  ) throws -> Measurement {
    try arguments.atMost(3)
    return Measurement(
      label: try arguments[1, label].string(), value: try value(arguments[2, "the value"]),
      unit: try arguments[3, "the unit"].present?.string() ?? "")
  }

  private static func value(_ value: Argument) throws -> Measurement.Value {
    switch value.call.kind(value.slot) {
    case .none: return .text("")
    case .integer, .number: return .number(try value.number())
    case .boolean: return .boolean(try value.boolean())
    case .string: return .text(try value.string())
    case .nil: return .text("nil")
    case .table, .object:
      guard let vector = try? value.vector() else { break }
      return .vector(vector.x, vector.y)
    case .function, .thread: break
    }
    let hint = value.call.kind(value.slot) == .object ? ": ask it, as in x:max() or x:at(t)" : ""
    throw value.refused("a number, a vector, a string, or true or false", hint: hint)
  }
}

extension Call {
  /// Whether a signal stands in `slot`.
  fileprivate func isSignal(_ slot: Int) -> Bool {
    object(slot, as: SignalObject.self) != nil || object(slot, as: VectorSignalObject.self) != nil
  }
}
