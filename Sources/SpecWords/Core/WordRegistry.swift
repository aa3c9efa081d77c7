package import LuaHost

/// The words that scripts find as globals and in `require "sprung"`, each made when it is first
/// read, so that a file pays for those that it uses.
package struct WordRegistry: Sendable {
  /// Makes the value of a word in an interpreter.
  typealias Maker = @Sendable (Interpreter) throws -> LuaReference

  /// A word, and how its value is made.
  private struct Word {
    let name: String
    let isFunction: Bool
    let make: Maker
  }

  /// A list, since a file looks for each word once, and for few of them.
  private var words: [Word] = []

  /// No words.
  init() {}

  /// The words so far, sorted.
  var names: [String] { words.map(\.name).sorted() }

  func has(_ name: String) -> Bool { words.contains { $0.name == name } }

  /// The words that are called by themselves.
  var functionNames: [String] { words.filter(\.isFunction).map(\.name) }

  /// Adds a word whose value `make` makes.
  mutating func add(_ name: String, _ make: @escaping Maker) {
    add(name, isFunction: false, make)
  }

  private mutating func add(_ name: String, isFunction: Bool, _ make: @escaping Maker) {
    // No precondition, which would be 4 % of a start; the tests, built to debug, stop here.
    assert(!words.contains { $0.name == name }, "two words are called \(name)")
    words.append(Word(name: name, isFunction: isFunction, make: make))
  }

  /// Adds a function.
  mutating func function(
    _ name: String, _ body: @escaping @Sendable (Call) throws -> Void
  ) {
    add(name, isFunction: true) { interpreter in
      try interpreter.make { $0.push(HostFunction(body)) }
    }
  }

  /// Adds a host object, such as a table of functions that can be called, too.
  mutating func object(
    _ name: String, _ make: @escaping @Sendable () -> any HostObject
  ) {
    add(name) { interpreter in try interpreter.make { $0.push(make()) } }
  }

  /// Gives `interpreter` these words and returns the table that `require "sprung"` gives.
  @discardableResult
  package func install(in interpreter: Interpreter) throws(LuaError) -> LuaReference {
    // Lua has one of its own, which would hide the word.
    try interpreter.setGlobal("assert", to: .nil)
    interpreter.onCaughtMessage { Explanation.explained($0) }
    return try interpreter.onMissingGlobal { call in
      let name = call.string(2) ?? ""
      guard let word = words.first(where: { $0.name == name }) else {
        call.context.miss(name, in: call)
        return call.pushNil()
      }
      call.push(try word.make(call.interpreter))
    }
  }

  /// The globals that Lua itself brings.
  package static let lua = [
    "assert", "coroutine", "error", "ipairs", "load", "math", "next", "pairs", "pcall", "print",
    "require", "select", "setmetatable", "string", "table", "tonumber", "tostring", "type", "utf8",
    "xpcall",
  ]
}
