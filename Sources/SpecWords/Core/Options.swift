import LuaHost
import SpecResults

/// Named arguments in a table.
struct Options {
  private let table: Argument
  private let names: [String]
  /// Where the options stand, in the order of their names, 0 for those that were left out; `nil`
  /// where there is no table.
  private let slots: [Int]?

  /// The options in the table that `table` stands for, none of them but `names`.
  ///
  /// - Parameter elements: How many may stand in the table without a name.
  init(_ table: Argument, _ names: [String], elements: Int = 0) throws {
    self.table = table
    self.names = names
    guard table.present != nil else {
      slots = nil
      return
    }
    guard table.call.kind(table.slot) == .table else {
      let example = Self.example(of: names, table, " such as", elements: elements)
      throw table.refused("a table" + example)
    }
    guard let slots = try table.call.fields(names, of: table.slot, elements: elements) else {
      throw try Self.unknown(in: table, names, elements)
    }
    self.slots = slots
  }

  /// The option of that name; one that was left out reads as nil.
  subscript(name: String) -> Argument {
    var slot = 0
    if let slots, let place = names.firstIndex(of: name) { slot = slots[place] }
    // Of several tables in a list a reader must know which.
    let name = table.name.utf8.last == UInt8(ascii: "]") ? "\(table.name).\(name)" : name
    return Argument(
      table.call, slot: slot == 0 ? Argument.noSlot : slot, of: table.called, name: name,
      in: table.argument, isOption: true)
  }

  /// The option that stands at `position` without a name; messages call it `name`.
  func element(_ position: Int, _ name: String) throws(HostError) -> Argument {
    let slot =
      slots == nil ? Argument.noSlot : try table.call.element(position, of: table.slot)
    return Argument(table.call, slot: slot, of: table.called, name: name, in: table.argument)
  }

  /// How the first of `names` is given `value`, where that may be meant for one, behind `elements`
  /// without a name.
  private static func example(
    of names: [String], _ value: Argument, _ words: String, elements: Int = 0
  ) -> String {
    guard let name = names.first else { return "" }
    let kind = value.call.kind(value.slot)
    let isPlain = [.integer, .number, .string].contains(kind) || names.count == 1 && kind == .table
    let shown = isPlain ? ValuePrinter.brief(value.call, value.slot) : "…"
    let given = "\(name == "until" ? "[\"until\"]" : name) = \(shown)"
    return "\(words) { \(elements > 0 ? "other, " : "")\(given) }"
  }

  /// The error of options that are none of `names`, nor one of the first `elements`.
  private static func unknown(
    in table: Argument, _ names: [String], _ elements: Int
  ) throws -> HostError {
    let call = table.call
    var unknown: [String] = []
    try call.forEachEntry(of: table.slot) { key, value in
      if let position = call.integer(key), position > 0, position <= elements { return }
      guard let name = call.string(key) else {
        // What belongs to the one option that there is may be several numbers.
        let isWhole = names.count == 1 && call.length(table.slot) > 1
        let value = isWhole ? table : Argument(call, slot: value, of: table.called, name: "")
        let example = Self.example(of: names, value, ", as in")
        let shown = ValuePrinter.brief(call, value.slot)
        throw table.misused("\(table.word): options have names\(example), got \(shown) without one")
      }
      if !names.contains(name) { unknown.append(name) }
    }
    // Lua's own order of keys changes from run to run.
    let name = unknown.min() ?? ""
    let meant =
      Suggestion.nearest(name, in: names) == nil
      ? ForeignMembers.hint(forOption: name, of: table.word) : nil
    let hint = meant.map { " (\($0))" } ?? Suggestion.choice(name, in: names)
    return .misnamed(
      "\(table.word): there is no option \"\(name)\"\(hint)", option: name)
  }
}
