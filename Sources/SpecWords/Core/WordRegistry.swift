package import LuaHost
import SpecResults

/// The words that scripts find as globals and in `require "sprung"`, each made when it is first
/// read, so that a file pays for those that it uses.
package struct WordRegistry: Sendable {
  /// Makes the value of a word in an interpreter.
  package typealias Maker = @Sendable (Interpreter) throws -> LuaReference

  /// A word, and how its value is made.
  private struct Word {
    let name: String
    let isFunction: Bool
    let make: Maker
  }

  /// A list, since a file looks for each word once, and for few of them.
  private var words: [Word] = []

  /// No words.
  package init() {}

  /// The words so far, sorted.
  package var names: [String] { words.map(\.name).sorted() }

  /// The words that are called by themselves.
  var functionNames: [String] { words.filter(\.isFunction).map(\.name) }

  /// Adds a word whose value `make` makes.
  package mutating func add(_ name: String, _ make: @escaping Maker) {
    add(name, isFunction: false, make)
  }

  private mutating func add(_ name: String, isFunction: Bool, _ make: @escaping Maker) {
    // No precondition, which would be 4 % of a start; the tests, built to debug, stop here.
    assert(!words.contains { $0.name == name }, "two words are called \(name)")
    words.append(Word(name: name, isFunction: isFunction, make: make))
  }

  /// Adds a function.
  package mutating func function(
    _ name: String, _ body: @escaping @Sendable (Call) throws -> Void
  ) {
    add(name, isFunction: true) { interpreter in
      try interpreter.make { $0.push(HostFunction(body)) }
    }
  }

  /// Adds a host object, such as a table of functions that can be called, too.
  package mutating func object(
    _ name: String, _ make: @escaping @Sendable () -> any HostObject
  ) {
    add(name) { interpreter in try interpreter.make { $0.push(make()) } }
  }

  /// Gives `interpreter` these words and returns the table that `require "sprung"` gives.
  @discardableResult
  package func install(in interpreter: Interpreter) throws(LuaError) -> LuaReference {
    // Lua has one of its own, which would hide the word.
    try interpreter.setGlobal("assert", to: .nil)
    interpreter.onCaughtMessage { explained($0) }
    return try interpreter.onMissingGlobal { call in
      let name = call.string(2) ?? ""
      guard let word = words.first(where: { $0.name == name }) else {
        call.context.miss(name, in: call)
        return call.pushNil()
      }
      call.push(try word.make(call.interpreter))
    }
  }

  /// `message`, with what may be done about it where it is one of Lua's own.
  ///
  /// - Parameters:
  ///   - line: The line that it blames.
  ///   - declared: What the script declares.
  package func explained(
    _ message: String, on line: Int = 0, declared: Declarations? = nil
  ) -> String {
    if message.hasPrefix("'io.open' is absent") || message.hasPrefix("'io.lines' is absent") {
      return message + " (--allow read=DIR lets them read the files in DIR)"
    }
    if message.hasSuffix("(string expected, got no value)") {
      return message + " (a method of a text is called with a colon: text:upper())"
    }
    if message.hasSuffix("(number expected, got signal)") {
      return message + " (a signal has :abs() and :clamp(0, 3) of its own; one value is x:at(time))"
    }
    if message.contains("number has no integer representation") {
      return message + " (&, | and ~ are for whole numbers; not equal is written ~=)"
    }
    if message.hasSuffix("(number expected, got vector)") {
      return message + " (a vector's length is :length(), its parts are .x and .y)"
    }
    if message.contains("attempt to add a 'string'") { return message + " (text is joined by ..)" }
    if message.hasSuffix("bad argument #1 to 'pairs' (table expected, got events)") {
      return message + " (they are a list: for _, event in ipairs(run.events) do)"
    }
    return message
      + (Explanation(message)?.tail(among: names + Self.lua, declared, on: line) ?? "")
  }

  /// Whether a script writes `word.member(…)`, with a dot.
  package static func takesDot(_ word: String, _ member: String) -> Bool {
    word == "drag" && DragModule.hostType.memberNames.contains(member)
  }

  /// The globals that Lua itself brings.
  package static let lua = [
    "assert", "coroutine", "error", "ipairs", "load", "math", "next", "pairs", "pcall", "print",
    "require", "select", "setmetatable", "string", "table", "tonumber", "tostring", "type", "utf8",
    "xpcall",
  ]
}
