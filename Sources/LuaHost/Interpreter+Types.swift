internal import CLuaBridge

extension Interpreter {
  /// Pushes an object, and installs its type where it is the first.
  func push(_ object: any HostObject) {
    let metatable = metatable(of: type(of: object).hostType)
    bridge_push_object(lua, Unmanaged.passRetained(object as AnyObject).toOpaque(), metatable)
  }

  private func metatable(of type: HostType) -> Int32 {
    if type.number < metatables.count, metatables[type.number] != 0 {
      return metatables[type.number]
    }
    while metatables.count <= type.number { metatables.append(0) }
    metatables[type.number] = install(type)
    return metatables[type.number]
  }

  /// Makes the metatable of `type`; 0 where there is no memory for it. Its members follow when they
  /// are first asked for: most scripts use few of them.
  private func install(_ type: HostType) -> Int32 {
    let mark = bridge_mark(lua)
    let call = Call(self, lua, base: 0, count: 0)
    // Besides those that follow: __eq, __newindex and __metatable.
    call.pushTable(fields: type.operators.count + 5)
    for metamethod in type.operators {
      call.push(HostFunction(metamethod.body))
      call.setField(metamethod.name)
    }
    call.push(type.name)
    call.setField("__name")
    call.push(HostFunction { try $0.pushMember(of: type) })
    call.setField("__index")
    return bridge_define_type(lua, type.asksObject, mark)
  }
}

extension Call {
  /// Pushes the member that slot 2 names, and true where it is one of the type's own.
  fileprivate func pushMember(of type: HostType) throws {
    guard let name = string(2) else { return try type.unknown(self, type) }
    guard let member = type.members.first(where: { $0.name == name }) else {
      return try type.unknown(self, type)
    }
    let function = HostFunction(member.body)
    if member.isField {
      bridge_push_getter(lua, Unmanaged.passRetained(function).toOpaque())
    } else {
      push(function)
    }
    push(true)
  }
}
