import LuaHost

/// Counts the citizens that are alive.
final class Census {
  var living = 0
}

/// A host object that is counted while it lives.
final class Citizen: HostObject {
  static let hostType = HostType("citizen", of: Citizen.self) {
    $0.method("child") { citizen, call in call.push(Citizen(citizen.census)) }
    $0.method("greet") { citizen, call in
      let counted = Citizen(citizen.census)
      let name = call.string(2) ?? "nobody"
      call.push("hello \(name), we are \(counted.census.living > 1 ? "many" : "few")")
    }
    $0.method("refuse") { citizen, call in
      let counted = Citizen(citizen.census)
      throw HostError("refused, with \(ObjectIdentifier(counted) == ObjectIdentifier(citizen))")
    }
    $0.field("census") { citizen, call in call.push(citizen.census.living) }
    $0.on(.add) { call in
      call.push(call.object(1, as: Citizen.self) == nil ? 1 : 2)
    }
  }

  let census: Census

  init(_ census: Census) {
    self.census = census
    census.living += 1
  }

  deinit { census.living -= 1 }
}

/// A script that goes through all that the bridge does.
enum Scenario {
  static func run(in lua: Interpreter, census: Census) throws(LuaError) {
    let guest = Citizen(census)
    try lua.setGlobal("citizen", to: .object(guest))
    try lua.setGlobal("twice") { call in
      let counted = Citizen(guest.census)
      for _ in 0..<2 { try call.interpreter.call(try call.reference(1), .object(counted)) }
    }
    try lua.setGlobal("record") { call in
      call.pushTable(elements: 1, fields: 2)
      call.push("text")
      call.setField("name")
      call.push(Citizen(guest.census))
      call.setField("citizen")
      call.push(try call.value(1))
      call.setElement(1)
    }
    try lua.setGlobal("sum") { call in
      var sum = 0.0
      try call.forEachEntry(of: 1) { _, value in sum += call.number(value) ?? 0 }
      call.push(sum + (call.number(try call.field("a", of: 1)) ?? 0))
    }
    try lua.onMissingGlobal { call in call.push(call.string(2) == "late" ? 7 : nil) }
    let chunk = try lua.compile(text, path: "scenario.lua")
    try lua.call(chunk) { call in
      call.push(Citizen(census))
      call.push("an argument")
    } reading: { results in
      guard results.string(1) == "done" else { throw HostError("not done") }
    }
  }

  static let text = """
    local guest, text = ...
    assert(late == 7 and text == "an argument")
    for i = 1, 3 do
      local child = guest:child():child()
      assert(child:greet("you"):find("hello you"))
      assert(child + 1 == 2 and 1 + child == 1 and child.census > 1)
      local ok, message = pcall(child.refuse, child)
      assert(not ok)
    end
    local seen = 0
    twice(function(counted)
      seen = seen + 1
      twice(function(inner) assert(inner ~= counted) end)
      pcall(twice, function() error(counted) end)
    end)
    local co = coroutine.wrap(function(a)
      local b = coroutine.yield(record(a))
      twice(function() seen = seen + 1 end)
      return b:child()
    end)
    local first = co("x")
    assert(first[1] == "x" and first.name == "text")
    co(first.citizen)
    assert(sum({ a = 1, b = 2, 3 }) == 7)
    local list = {}
    for key, value in pairs({ b = 1, a = 2, [guest] = 3 }) do list[#list + 1] = value end
    table.sort(list, function(a, b) return a > b end)
    assert(string.format("%s %p %5.2f", list, guest, 0 / 0))
    assert(table.concat(list, ("-"):rep(3)) == "3---2---1")
    assert(load("return 1 + 1")() == 2)
    print("printed", 0.1, list)
    return seen == 4 and "done" or seen
    """
}
