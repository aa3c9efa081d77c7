import Interactions
import LuaHost

/// Tables that stand for records: who reads a field that they never have wrote its name wrong.
extension Call {
  /// Adds a record, which is `owner`: a table that raises for all but `fields`.
  func pushRecord(_ owner: MemberOwner, _ fields: [(name: String, value: StateValue)]) throws {
    pushTable(fields: fields.count)
    for (name, value) in fields {
      push(value)
      setField(name)
    }
    try setRecord(owner, fields.map(\.name))
  }

  /// Has the table pushed last, which is `owner`, raise for all but `fields`.
  func setRecord(_ owner: MemberOwner, _ fields: [String]) throws {
    setMetatable(try context.record(owner, fields))
  }
}

extension SpecContext {
  /// The metatable for tables that are `owner`; they raise for all but `fields`.
  func record(_ owner: MemberOwner, _ fields: [String]) throws(LuaError) -> LuaReference {
    if let known = records[owner] { return known }
    let record = try interpreter.recordMetatable(owner, fields)
    records[owner] = record
    return record
  }
}

extension Interpreter {
  /// A metatable for tables that raise where a field is read that is none of `fields`.
  func recordMetatable(
    _ owner: MemberOwner, _ fields: [String]
  ) throws(LuaError) -> LuaReference {
    try make { call in
      call.pushTable(fields: 2)
      call.push(
        HostFunction { call in
          guard let name = call.string(2), fields.contains(name) else {
            throw call.noSuchMember(of: owner, among: fields)
          }
          call.pushNil()
        })
      call.setField("__index")
      call.push(false)
      call.setField("__metatable")
    }
  }
}
