import Interactions
import LuaHost
import Motion
import SpecResults

extension SignalObject {
  /// The operators, and the methods that make another signal.
  static func describeArithmetic(_ type: inout HostType.Description<SignalObject>) {
    type.on(.add) { call in call.push(try sum(call, "+", sign: 1)) }
    type.on(.subtract) { call in call.push(try sum(call, "-", sign: -1)) }
    type.on(.multiply) { call in
      let (signal, factor) = try scaled(call)
      call.push(try signal.mapped("\(signal.shown) * \(factor.shortestText)") { $0 * factor })
    }
    type.on(.divide) { call in
      let divided = Argument(call, slot: 1, word: "signal /", name: "the left side")
      let signal = try divided.object(SignalObject.self, "a signal (divide a signal by a number)")
      let right = Argument(call, slot: 2, word: "signal /", name: "the divisor")
      let divisor = try right.number()
      guard divisor != 0 else { throw right.refused("a number that is not 0") }
      call.push(
        try signal.mapped("\(signal.shown) / \(divisor.shortestText)") { $0 / divisor })
    }
    type.on(.negate) { call in
      let signal = try Argument(call, slot: 1, word: "-", name: "the signal")
        .object(SignalObject.self, "a signal")
      call.push(try signal.mapped("-\(signal.shown)") { $0 * -1 })
    }
    for comparison in [HostType.Operator.less, .lessOrEqual] {
      type.on(comparison) { _ in
        throw HostError(
          "a signal is not one number: claim x:below(3) or x:at_most(3), or ask x:at(time)",
          .value(argument: nil))
      }
    }
    type.on(.equal) { _ in
      throw HostError(
        "signals are not equal as numbers are: claim x:matches{ other, within = 0 }, or ask x:at(time)"
      )
    }
    type.method("abs") { object, call in
      call.push(try object.mapped("\(object.shown):abs()") { $0.magnitude })
    }
    type.method("clamp") { object, call in
      let (low, high) = try Arguments(call, ofMethod: "clamp", of: object.name).bounds()
      let name = "\(object.shown):clamp(\(low.shortestText), \(high.shortestText))"
      call.push(try object.mapped(name) { $0.clamped(from: low, to: high) })
    }
    type.method("as_drawn") { object, call in
      let rate = try rate(Arguments(call, ofMethod: "as_drawn", of: object.name))
      let name = "\(object.shown):as_drawn(\(rate.shortestText))"
      call.push(
        try object.derived(name) { signal in
          guard let drawn = signal.asDrawn(frameRate: rate) else { throw tooManyInstants }
          return drawn
        })
    }
  }

  /// What is said where a rate would take more instants than anybody can wait for.
  static var tooManyInstants: HostError {
    HostError("that is more than a million instants: ask for a lower rate")
  }

  /// The name as a part of a longer one.
  private var shown: String { name.contains(" ") ? "(\(name))" : name }

  /// The name as a part of a longer one, behind that of `other`, for which it must not be taken.
  private func shown(beside other: SignalObject) -> String {
    guard name == other.name, let run, let otherRun = other.run else { return shown }
    let isSame = run.subject.graph === otherRun.subject.graph && run.start == otherRun.start
    return isSame ? shown : "the other \(shown)"
  }

  /// A signal made of this one.
  private func derived(
    _ name: String, _ transform: @escaping (Signal) throws -> Signal
  ) throws(HostError) -> SignalObject {
    try SignalObject(name, of: [self]) { try transform($0[0]) }
  }

  /// A signal made of this one, which must be one of numbers.
  private func mapped(
    _ name: String, _ transform: @escaping (Signal) -> Signal
  ) throws(HostError) -> SignalObject {
    try derived(name) { [part = self.name] in transform(try $0.numbers(of: part)) }
  }

  /// The sum of a signal and a signal or number, in the order in which they stand.
  private static func sum(_ call: Call, _ word: String, sign: Double) throws -> SignalObject {
    let arguments = (
      Argument(call, slot: 1, word: "signal \(word)", name: "the left side"),
      Argument(call, slot: 2, word: "signal \(word)", name: "the right side")
    )
    guard let left: SignalObject = call.object(1) else {
      let number = try arguments.0.signalOrNumber()
      let right = try arguments.1.object(SignalObject.self, "a signal")
      let name = "\(number.shortestText) \(word) \(right.shown)"
      return try right.mapped(name) { $0 * sign + number }
    }
    guard let right: SignalObject = call.object(2) else {
      let number = try arguments.1.signalOrNumber()
      return try left.mapped("\(left.shown) \(word) \(number.shortestText)") { $0 + number * sign }
    }
    let unit = left.unit == right.unit ? left.unit : ""
    let name = "\(left.shown) \(word) \(right.shown(beside: left))"
    return try SignalObject(name, of: [left, right], unit: unit) {
      [names = (left.name, right.name)] in
      let (one, other) = try ($0[0].numbers(of: names.0), $0[1].numbers(of: names.1))
      return sign > 0 ? one + other : one - other
    }
  }

  private static func scaled(_ call: Call) throws -> (SignalObject, Double) {
    let isFirst = call.object(1, as: SignalObject.self) != nil
    let signal = Argument(call, slot: isFirst ? 1 : 2, word: "signal *", name: "one side")
    let factor = Argument(call, slot: isFirst ? 2 : 1, word: "signal *", name: "the other side")
    return (
      try signal.object(SignalObject.self, "a signal"), try factor.factor()
    )
  }
}

extension Signal {
  /// The signal, called `name`, which must be one of numbers.
  fileprivate func numbers(of name: String) throws -> Signal {
    guard !isBoolean else {
      throw HostError("\(name) is true or false: it cannot be calculated with")
    }
    return self
  }
}

extension Argument {
  /// The number that a signal is multiplied by.
  fileprivate func factor() throws(HostError) -> Double {
    guard call.number(slot) != nil else {
      throw refused("a number, which a signal is multiplied by", hint: hintOfEvent)
    }
    return try number()
  }

  /// The number that a signal is added to.
  fileprivate func signalOrNumber() throws(HostError) -> Double {
    guard call.number(slot) != nil else {
      throw refused("a signal or a number", hint: hintOfEvent)
    }
    return try number()
  }

  private var hintOfEvent: String {
    call.object(slot, as: EventObject.self) == nil ? "" : ": its time is a number: write .time"
  }
}

extension Arguments {
  /// A lower and an upper bound, and nothing more.
  func bounds() throws -> (low: Double, high: Double) {
    try atMost(2)
    let low = try self[1, "the lower bound"].number()
    let upper = self[2, "the upper bound"]
    let high = try upper.number()
    guard low <= high else { throw upper.refused("no less than the lower bound, \(low.text)") }
    return (low, high)
  }
}
