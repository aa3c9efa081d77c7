import LuaHost
import Motion
import SpecResults

/// Where two values differ first.
struct Difference {
  /// The way there and what differs, in words.
  let note: String

  /// Compares two arguments deeply; `nil` where they are the same.
  ///
  /// - Parameter isClose: Which numbers count as the same, beside those that are equal.
  init?(
    _ call: AssertionCall, _ expected: Int, _ actual: Int,
    isClose: ((Double, Double) -> Bool)? = nil
  ) throws {
    if call.call.isSame(call.slot(expected), call.slot(actual)) { return nil }
    let same = try call.call.context.function(.same)
    let note: String? = try call.call.interpreter.call(same) { arguments in
      call.call.push(slot: call.slot(expected))
      call.call.push(slot: call.slot(actual))
      if let isClose { arguments.push(Self.function(isClose)) }
    } reading: { results in
      results.count == 0 ? nil : Self.note(results)
    }
    guard let note else { return nil }
    self.note = note
  }

  /// The function that tells Lua which numbers are close.
  private static func function(_ isClose: @escaping (Double, Double) -> Bool) -> HostFunction {
    HostFunction { call in
      if let expected = call.number(1), let actual = call.number(2) {
        return call.push(isClose(expected, actual))
      }
      guard let (expected, actual) = vectors(call) else { return call.push(false) }
      call.push(isClose(expected.x, actual.x) && isClose(expected.y, actual.y))
    }
  }

  /// The two arguments as vectors, where one is a vector and the other can stand for one.
  private static func vectors(_ call: Call) -> (Vector, Vector)? {
    let isVector = [1, 2].contains { (call.object($0) as VectorObject?) != nil }
    guard isVector else { return nil }
    let read = { (slot: Int) in try? Argument(call, slot: slot, word: "", name: "").vector() }
    guard let expected = read(1), let actual = read(2) else { return nil }
    return (expected, actual)
  }

  /// The words for results of the comparison: true, what differs, and the keys that lead there.
  private static func note(_ results: Call) -> String {
    let note = note(results, 2, 3) ?? ""
    let keys = (4..<max(4, results.count + 1)).map { TableKey(results, $0).step }
    if keys.isEmpty { return note }
    let isText = results.kind(2) == .string && note.contains(": expected ")
    let values =
      "expected \(ValuePrinter.brief(results, 2)), got \(ValuePrinter.brief(results, 3))"
    let difference = isText ? note : values + (note.isEmpty ? "" : ", \(note)")
    return "they differ at \(keys.joined()): \(difference)"
  }

  /// What helps to see the difference between two strings or numbers; `nil` for other values.
  static func note(_ call: Call, _ expected: Int, _ actual: Int) -> String? {
    if let one = call.number(expected), let other = call.number(actual) {
      if one.isNaN || other.isNaN { return "nan equals nothing, so ask assert.is_nan(value)" }
      let distance = abs(other - one)
      // An integer and a float can differ by less than floats can tell.
      return distance.isFinite && distance > 0 ? "off by \(distance.shortestText)" : nil
    }
    return call.withBytes(expected) { one in
      call.withBytes(actual) { other in note(one, other) }
    } ?? nil
  }

  /// Where two strings part, with what stands there in either.
  private static func note(
    _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer
  ) -> String {
    let place = zip(expected, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let offset = place ?? min(expected.count, actual.count)
    if max(expected.count, actual.count) <= 40 { return "they differ at byte \(offset + 1)" }
    let window = { (bytes: UnsafeRawBufferPointer) -> String in
      let start = max(0, offset - 10)
      let part = bytes[min(start, bytes.count)..<min(offset + 20, bytes.count)]
      return QuotedText.of(UnsafeRawBufferPointer(rebasing: part), limit: 40)
    }
    return "they differ at byte \(offset + 1): expected \(window(expected)), got \(window(actual))"
  }
}

extension TableKey {
  /// One step of a way into tables: `.name`, `[3]`.
  fileprivate var step: String {
    let text = description
    return text.hasPrefix("[") ? text : ".\(text)"
  }
}
