import LuaHost
import Motion
import SpecResults

extension Assertion {
  /// Holds where two numbers, or all numbers in two tables, are near enough.
  static func near(_ call: AssertionCall) throws -> AssertionVerdict {
    let closeness = try Closeness(call[3, "the tolerance"])
    guard call.call.kind(call.slot(1)) != .table, call.call.kind(call.slot(1)) != .object else {
      var verdict = try nearDeeply(call, closeness)
      verdict.tolerance = closeness.distance
      return verdict
    }
    let expected = try number(call[1, "the expected value"])
    let actual = try number(call[2, "the value"])
    // A number that is none is near nothing and far from nothing.
    let isNumber = !expected.isNaN && !actual.isNaN
    let holds = closeness.holds(expected, actual)
    if holds, !call.chain.isNegated, let distance = closeness.distance {
      call.warnOfSwap(expected, actual, distance)
    }
    var verdict = call.verdict(isNumber ? holds : call.chain.isNegated) {
      let wanted = "\(expected.shortestText) \(closeness)"
      let off = abs(actual - expected)
      return Mismatch(
        claim: "is \(call.chain.isNegated ? "not " : "")near \(wanted)",
        expected: call.chain.isNegated ? "anything but \(wanted)" : wanted,
        got: actual.shortestText, margin: closeness.margin(expected, actual),
        note: (off.isFinite ? "off by \(off.shortestText)" : "")
          + (closeness.holds(expected, actual * 1000)
            ? ", and 1000 times as much: times are in seconds" : "")
          + (call.call.context.lastAnswer.note(on: actual).map { "; \($0)" } ?? ""))
    }
    verdict.tolerance = closeness.distance
    return verdict
  }

  private static func nearDeeply(
    _ call: AssertionCall, _ closeness: Closeness
  ) throws -> AssertionVerdict {
    let isVector = [1, 2].contains { call.call.kind(call.slot($0)) == .object }
    if isVector, let wanted = call.vector(1), let got = call.vector(2) {
      return near(wanted, got, call, closeness)
    }
    let difference = try Difference(call, 1, 2, isClose: closeness.holds)
    return call.verdict(difference == nil) {
      Mismatch(
        claim: "is \(call.chain.isNegated ? "not " : "")near",
        expected: "\(call.chain.isNegated ? "anything but " : "")\(call.shown(1)) \(closeness)",
        got: call.shown(2), note: difference?.note ?? "")
    }
  }

  /// Holds where both components of two vectors are near enough.
  private static func near(
    _ expected: Vector, _ actual: Vector, _ call: AssertionCall, _ closeness: Closeness
  ) -> AssertionVerdict {
    let pairs = [(expected.x, actual.x), (expected.y, actual.y)]
    return call.verdict(pairs.allSatisfy { closeness.holds($0, $1) }) {
      let wanted = "\(call.shown(1)) \(closeness)"
      let margins = pairs.compactMap { closeness.margin($0, $1) }
      return Mismatch(
        claim: "is \(call.chain.isNegated ? "not " : "")near \(wanted)",
        expected: "\(call.chain.isNegated ? "anything but " : "")\(wanted)", got: call.shown(2),
        margin: margins.count == 2 ? margins.min() : nil)
    }
  }

  /// A number, also written as a string.
  private static func number(_ argument: Argument) throws -> Double {
    let text = argument.call.string(argument.slot)
    guard let number = argument.call.number(argument.slot) ?? text.flatMap({ Double($0) }) else {
      let hint: String =
        switch argument.call.kind(argument.slot) {
        case .object where argument.call.anyObject(argument.slot) is VectorObject:
          ": compare it with a vector, or ask its .x, .y or :length()"
        case .object: ": ask it, as in x:max() or x:at(time)"
        case .function: " (a function is called with parentheses: f())"
        default: ""
        }
      throw argument.refused("a number", hint: hint)
    }
    return number
  }
}

extension AssertionCall {
  /// Warns where a number is near another within a tolerance that is far greater than one of them,
  /// which would hold as well if the two were exchanged.
  fileprivate func warnOfSwap(_ expected: Double, _ actual: Double, _ distance: Double) {
    let isWide = { (value: Double) in value != 0 && distance >= 10 * abs(value) }
    let pair: (String, Double)
    if isWide(expected), abs(actual - distance) <= abs(expected) {
      pair = ("wanted", expected)
    } else if isWide(actual), distance != expected, abs(expected - distance) <= actual {
      // The same number twice is how 0 to 2w is written: assert.near(w, got, w).
      pair = ("got", actual)
    } else {
      return
    }
    call.warn(
      "\(word): \(pair.1.shortestText) is \(pair.0) within \(distance.shortestText): are they "
        + "swapped? write assert.near(wanted, got, tolerance)")
  }
}
