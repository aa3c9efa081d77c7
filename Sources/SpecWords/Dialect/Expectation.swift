import LuaHost
import Motion
import SpecResults

/// What `expect(x)` gives while it waits for its claim: `expect(x):settles{…}` is
/// `expect(x:settles{…})`.
final class Expectation: HostObject {
  static let hostType = HostType("expectation", of: Expectation.self) { type in
    type.onUnknownMember { call, _ in
      let name = call.string(2) ?? ""
      guard claimNames.contains(name) else {
        let meant = Suggestion.meant(name, in: claimNames.sorted())
        let hint = meant.map(Suggestion.question) ?? ": \(advice(on: name))"
        throw HostError.misnamed("expect has no \"\(name)\"\(hint)")
      }
      call.push(HostFunction { call in try claim(name, call) })
    }
  }

  private static func advice(on name: String) -> String {
    switch name {
    case "always", "eventually": "write expect(\(name)(x:at_most(5)))"
    case "not", "not_", "is_not", "to_not", "never": "write expect(negate(x:at_most(5)))"
    default:
      "it takes a claim, as in expect(x:at_most(5)); numbers are compared by "
        + "assert.equal(wanted, got) or assert.near(wanted, got, tolerance)"
    }
  }

  /// The methods that may give the claim.
  private static let claimNames = Set(
    SignalObject.hostType.memberNames + VectorSignalObject.hostType.memberNames)

  /// What is wrong where it gets no claim.
  let message: String

  private let subject: LuaValue
  private let opened: SpecRecorder.OpenExpectation
  private let reason: String?

  private init(
    _ subject: LuaValue, _ opened: SpecRecorder.OpenExpectation, _ message: String,
    _ reason: String?
  ) {
    self.subject = subject
    self.opened = opened
    self.message = message
    self.reason = reason
  }

  /// Records a claim.
  ///
  /// - Parameters:
  ///   - mayBeVacuous: Whether it may hold of nothing.
  ///   - reason: What the writer says to a reader of its failure.
  static func record(
    _ claim: ClaimObject, _ call: Call, mayBeVacuous: Bool = false, _ reason: String? = nil
  ) throws {
    for judged in try claim.judged(mayBeVacuous: mayBeVacuous) {
      try judged.record(at: call.location, in: call.context, reason)
    }
  }

  /// Answers an expectation of the value in slot 1, which is an error until it gets its claim.
  static func open(_ call: Call, _ reason: String?) throws {
    let advice =
      switch call.kind(1) {
      case .boolean:
        "write expect(x:at_most(5)), for instance, not expect(x:max() <= 5); "
          + "the opposite of a claim is negate(x:at_most(5))"
      case .integer, .number:
        "write expect(x:at_most(5)), for instance, or compare by assert.near(wanted, got, tolerance)"
      case .none, .nil:
        "write expect(x:settles{ at = 0, within = 0.5 }), for instance; a function answers only what "
          + "it returns"
      case .table: "claims are joined by all_of(…), or expected one by one"
      case .object where (try? (call.object(1) as SignalObject?)?.signal().isBoolean) == true:
        "write expect(always(s:is_true())), for instance"
      default: "write expect(x:settles{ at = 0, within = 0.5 }), for instance"
      }
    let message = "expect got \(ValuePrinter.brief(call, 1)), which is no claim: \(advice)"
    let opened = call.context.recorder.openExpectation(at: call.location, message)
    call.push(Expectation(try call.value(1), opened, message, reason))
  }

  private static func claim(_ name: String, _ call: Call) throws {
    guard let expectation: Expectation = call.object(1) else {
      throw HostError.misused("write expect(x):\(name){…}, with a colon", .dot(name))
    }
    guard case .object = expectation.subject else { throw HostError(expectation.message) }
    let invoke = try call.context.function(.invoke)
    let result = try call.interpreter.call(invoke) { arguments in
      arguments.push(expectation.subject)
      arguments.push(name)
      for slot in 2..<max(2, call.count + 1) { call.push(slot: slot) }
    } reading: { results in
      try results.value(1)
    }
    guard case .object(let object) = result, let claim = object as? ClaimObject else {
      throw HostError("expect: \(name) is no claim")
    }
    call.context.recorder.close(expectation.opened)
    try record(claim, call, expectation.reason)
  }
}
