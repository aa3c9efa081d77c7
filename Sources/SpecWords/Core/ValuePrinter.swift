import LuaHost
import SpecResults

/// Prints Lua values for a reader: no address, no metamethod, and an end to everything.
///
/// Numbers that differ never print equal. Whatever the value holds (cycles, a
/// million entries, levels without end) the text is bounded, and so is the time.
struct ValuePrinter {
  /// How much of a value is printed.
  struct Bounds: Sendable {
    /// Bytes of one string.
    var string: Int
    /// Levels of tables in tables.
    var levels: Int
    /// Entries of all tables together; each takes a line at most.
    var entries: Int
    /// Characters of a line, from where on a table is broken into lines.
    var width: Int

    /// A value inside a sentence.
    static let brief = Bounds(string: 40, levels: 2, entries: 4, width: .max)
    /// A value that stands alone.
    static let full = Bounds(string: 200, levels: 6, entries: 50, width: 76)
    /// The beginning of a value whose rest does not matter.
    static let beginning = Bounds(string: 60, levels: 4, entries: 8, width: 76)
  }

  /// Entries that are looked at to print one value, so that sorting their keys ends.
  private static let visits = 2_000_000

  private let call: Call
  private let bounds: Bounds
  private var entriesLeft: Int
  private var visitsLeft = Self.visits
  private var outer: [Int] = []

  private init(_ call: Call, _ bounds: Bounds) {
    self.call = call
    self.bounds = bounds
    entriesLeft = bounds.entries
  }

  /// The value in `slot`, within a sentence.
  static func brief(_ call: Call, _ slot: Int) -> String {
    text(call, slot, .brief)
  }

  /// The value in `slot`, on lines of its own where it is large.
  static func full(_ call: Call, _ slot: Int) -> String {
    text(call, slot, .full)
  }

  /// The value in `slot` beside words that say what of it matters: of a table that is too large to
  /// be shown, but its beginning.
  static func context(_ call: Call, _ slot: Int) -> String {
    guard call.kind(slot) == .table else { return full(call, slot) }
    var printer = ValuePrinter(call, .full)
    let text = try? call.scoped { try printer.text(slot) }
    return printer.entriesLeft > 0 ? text ?? "a table" : Self.text(call, slot, .beginning)
  }

  private static func text(_ call: Call, _ slot: Int, _ bounds: Bounds) -> String {
    var printer = ValuePrinter(call, bounds)
    let text = try? call.scoped { try printer.text(slot) }
    return text ?? "a \(call.kind(slot).rawValue)"  // There is no memory to look inside.
  }

  private mutating func text(_ slot: Int) throws -> String {
    switch call.kind(slot) {
    case .none, .nil: "nil"
    case .boolean: call.boolean(slot) == true ? "true" : "false"
    case .integer: call.integer(slot).map { String($0) } ?? "nan"
    case .number: call.number(slot)?.shortestText ?? "nan"
    case .string: call.withBytes(slot) { QuotedText.of($0, limit: bounds.string) } ?? "\"\""
    case .table: try table(slot)
    case .object: object(slot)
    case .function, .thread: call.kind(slot).rawValue
    }
  }

  private func object(_ slot: Int) -> String {
    let object = call.anyObject(slot)
    if bounds.width == .max, let event = object as? EventObject { return event.brief }
    let text = (object as? any CustomStringConvertible)?.description
    let most = 60
    if let text, bounds.width == .max, text.utf8.count > most { return text.prefix(most) + "…" }
    return text ?? object.map { type(of: $0).hostType.name } ?? "object"
  }

  // MARK: Tables

  private mutating func table(_ slot: Int) throws -> String {
    if outer.contains(where: { call.isSame($0, slot) }) { return "{the table around it}" }
    guard outer.count < bounds.levels, entriesLeft > 0, visitsLeft > 0 else { return "{…}" }
    outer.append(slot)
    defer { outer.removeLast() }
    var parts = try elements(of: slot)
    let keys = try firstKeys(of: slot, after: parts.count)
    parts += try fields(keys.first, of: slot)
    let hidden = keys.count - parts.count
    if hidden > 0 { parts.append("… \(hidden) more") }
    return laidOut(parts)
  }

  /// The texts of the elements 1, 2, … that there is room for.
  private mutating func elements(of slot: Int) throws -> [String] {
    var texts: [String] = []
    for position in 1...max(1, call.length(slot)) where entriesLeft > 0 {
      let element = try call.element(position, of: slot)
      guard call.kind(element) != .nil else { break }
      entriesLeft -= 1
      texts.append(try text(element))
    }
    return texts
  }

  /// The keys to print after the first `shown` elements, and the number of all entries.
  private mutating func firstKeys(
    of slot: Int, after shown: Int
  ) throws -> (first: [TableKey], count: Int) {
    var first: [TableKey] = []
    var count = 0
    let room = entriesLeft
    try call.forEachEntry(of: slot) { key, _ in
      count += 1
      guard room > 0, visitsLeft > 0 else { return }
      visitsLeft -= 1
      let key = TableKey(call, key)
      guard !key.isElement(upTo: shown), first.count < room || key < first[room - 1] else { return }
      let place = first.firstIndex { key < $0 } ?? first.endIndex
      first.insert(key, at: place)
      if first.count > room { first.removeLast() }
    }
    return (first, count)
  }

  private mutating func fields(
    _ keys: [TableKey], of slot: Int
  ) throws -> [String] {
    guard !keys.isEmpty else { return [] }
    entriesLeft -= keys.count
    var texts: [Int: String] = [:]
    try call.forEachEntry(of: slot) { key, value in
      guard texts.count < keys.count else { return }
      let key = TableKey(call, key)
      guard let place = keys.firstIndex(of: key), texts[place] == nil else { return }
      texts[place] = "\(key) = \(try text(value))"
    }
    return keys.indices.compactMap { texts[$0] }
  }

  private func laidOut(_ parts: [String]) -> String {
    let line = "{" + parts.joined(separator: ", ") + "}"
    let isLong = line.utf8.count + 2 * outer.count > bounds.width
    guard isLong || line.contains("\n") else { return line }
    let indent = String(repeating: "  ", count: outer.count)
    let lines = parts.map { "\(indent)\($0),\n" }.joined()
    return "{\n\(lines)\(indent.dropLast(2))}"
  }
}
