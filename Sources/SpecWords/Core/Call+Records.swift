import LuaHost

/// Tables that stand for records: who reads a field that they never have wrote its name wrong.
extension Call {
  /// Has the table pushed last, which messages call `owner`, raise for all but `fields`.
  func setRecord(_ owner: String, _ fields: [String]) throws {
    let context = context
    guard let known = context.records[owner] else {
      let record = try interpreter.recordMetatable(owner, fields)
      context.records[owner] = record
      return setMetatable(record)
    }
    setMetatable(known)
  }
}

extension Interpreter {
  /// A metatable for tables that raise where a field is read that is none of `fields`.
  func recordMetatable(_ owner: String, _ fields: [String]) throws(LuaError) -> LuaReference {
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
