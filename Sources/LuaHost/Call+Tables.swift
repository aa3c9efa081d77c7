internal import CLuaBridge

extension Call {
  /// The length of the table (or string) in `slot`.
  package func length(_ slot: Int) -> Int { Int(bridge_length(lua, index(slot))) }

  /// The slot of the field `name` of the table in `table`; it holds nil where there is none.
  package func field(_ name: String, of table: Int) throws(HostError) -> Int {
    try pushed(
      withCharacters(of: name.utf8) { bridge_field(lua, index(table), $0.baseAddress, $0.count) })
  }

  /// The slot of element `position`, counted from 1, of the table in `table`.
  package func element(_ position: Int, of table: Int) throws(HostError) -> Int {
    try pushed(bridge_element(lua, index(table), Int64(position)))
  }

  /// Hands the slots of each key and value of the table in `table` to `body`, in the order in which
  /// scripts see them. They, and all that `body` looks up, are gone when it returns.
  package func forEachEntry(
    of table: Int, _ body: (_ key: Int, _ value: Int) throws -> Void
  ) throws {
    let depth = bridge_depth(lua)
    defer { bridge_drop(lua, depth) }
    let walk = try pushed(bridge_walk(lua, index(table)))
    while bridge_walk_on(lua, index(table), index(walk)) {
      try body(walk + 2, walk + 3)
    }
  }

  /// Hands the slots of each key and value of the table in `table` to `body`, in the order that Lua
  /// has them in: for those to whom it tells nothing, since to find each next key takes a walk.
  /// They, and all that `body` looks up, are gone when it returns.
  package func forEachUnsortedEntry(
    of table: Int, _ body: (_ key: Int, _ value: Int) throws -> Void
  ) throws {
    let depth = bridge_depth(lua)
    defer { bridge_drop(lua, depth) }
    let key = try pushed(bridge_before_entries(lua, 1))
    while bridge_step_on(lua, index(table), index(key)) { try body(key, key + 1) }
  }

  /// The slots of the fields `names` of the table in `table`, 0 for those that are not there.
  ///
  /// One walk through the table, since to look up each by itself takes a walk for each.
  ///
  /// - Parameter elements: How many elements there may be besides.
  /// - Returns: `nil` where the table holds anything else.
  package func fields(
    _ names: [String], of table: Int, elements: Int
  ) throws(HostError) -> [Int]? {
    var slots = names.map { _ in 0 }
    let depth = bridge_depth(lua)
    var slot = try pushed(bridge_before_entries(lua, Int32(names.count + elements)))
    while bridge_next_entry(lua, index(table)) {
      if let name = string(slot + 1), let place = names.firstIndex(of: name) {
        slots[place] = slot
      } else if !(integer(slot + 1).map { $0 > 0 && $0 <= elements } ?? false) {
        bridge_drop(lua, depth)
        return nil
      }
      slot += 1
    }
    return slots
  }

  /// Runs `body` and drops the slots that it looked up.
  package func scoped<Result>(
    _ body: () throws -> Result
  ) throws -> Result {
    let depth = bridge_depth(lua)
    defer { bridge_drop(lua, depth) }
    return try body()
  }

  /// The slot that holds what `reference` does.
  package func slot(of reference: LuaReference) throws(HostError) -> Int {
    try pushed(bridge_anchored(lua, reference.anchor))
  }

  /// Whether `slot` holds a function of the host, such as a method of a host object.
  package func isHostFunction(_ slot: Int) -> Bool { bridge_is_host_function(lua, index(slot)) }

  /// Whether `slot` holds a function that a script has written, and not a word or one of Lua's own.
  package func isScriptFunction(_ slot: Int) -> Bool {
    bridge_is_script_function(lua, index(slot))
  }

  /// Whether two slots hold the same value.
  package func isSame(_ first: Int, _ second: Int) -> Bool {
    bridge_same(lua, index(first), index(second))
  }

  /// Whether `slot` holds `value`.
  func holds(_ value: LuaValue, _ slot: Int) -> Bool {
    switch value {
    case .nil: isNil(slot)
    case .boolean(let value): boolean(slot) == value
    case .integer, .number: false
    case .string(let value): string(slot) == value
    case .table(let value), .function(let value), .thread(let value): holds(value, slot)
    case .object(let value): anyObject(slot) === value
    }
  }

  private func holds(_ reference: LuaReference, _ slot: Int) -> Bool {
    let depth = bridge_depth(lua)
    defer { bridge_drop(lua, depth) }
    let held = bridge_anchored(lua, reference.anchor)
    return held != 0 && bridge_same(lua, held, index(slot))
  }

  private func pushed(_ slot: Int32) throws(HostError) -> Int {
    guard slot != 0 else { throw .lua(interpreter.outOfMemory()) }
    return Int(slot) - base
  }
}
