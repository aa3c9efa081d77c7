import LuaHost
import SpecResults

/// A key of a table as it is sorted and printed: numbers by value, strings by bytes, Booleans,
/// then all others, of which only the type is shown.
enum TableKey: Hashable {
  case number(Double)
  case integer(Int)
  case string([UInt8])
  case boolean(Bool)
  case other(String)

  /// The key in `slot`.
  init(_ call: Call, _ slot: Int) {
    self =
      switch call.kind(slot) {
      case .integer: .integer(call.integer(slot) ?? 0)
      case .number: .number(call.number(slot) ?? 0)
      case .string: .string(call.withBytes(slot) { [UInt8]($0) } ?? [])
      case .boolean: .boolean(call.boolean(slot) == true)
      default: .other(call.kind(slot).rawValue)
      }
  }

  /// Whether it is one of the elements 1 … `count`.
  func isElement(upTo count: Int) -> Bool {
    guard case .integer(let position) = self else { return false }
    return 1...max(1, count) ~= position && count > 0
  }

  private var rank: Int {
    switch self {
    case .number, .integer: 0
    case .string: 1
    case .boolean: 2
    case .other: 3
    }
  }
}

extension TableKey: Comparable {
  static func < (left: TableKey, right: TableKey) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.number(let left), .number(let right)): left < right
    case (.integer(let left), .number(let right)): Double(left) < right
    case (.number(let left), .integer(let right)): left < Double(right)
    case (.string(let left), .string(let right)): left.lexicographicallyPrecedes(right)
    case (.boolean(let left), .boolean(let right)): !left && right
    case (.other(let left), .other(let right)): left < right
    default: left.rank < right.rank
    }
  }
}

extension TableKey: CustomStringConvertible {
  /// As it is written in a table: `name`, `["two words"]`, `[0.5]`.
  var description: String {
    switch self {
    case .integer(let value): "[\(value)]"
    case .number(let value): "[\(value.shortestText)]"
    case .boolean(let value): "[\(value)]"
    case .other(let kind): "[\(kind)]"
    case .string(let bytes):
      isName(bytes)
        ? String(decoding: bytes, as: UTF8.self)
        : "[" + bytes.withUnsafeBytes { QuotedText.of($0, limit: 60) } + "]"
    }
  }

  private func isName(_ bytes: [UInt8]) -> Bool {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let isLetter = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
    guard let first = bytes.first, isLetter(first), bytes.count <= 60 else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) }
  }
}
