import Interactions
package import LuaHost
import SpecResults

extension LuaError {
  /// The message, with what its writer may do about it.
  ///
  /// - Parameters:
  ///   - line: The line that it is about.
  ///   - script: The text in which that stands; asked for where the message is about names in it.
  package func explained(on line: Int, in script: () -> ScriptOutline?) -> String {
    if case .misused(_, .dot(let member)) = kind,
      let owner = script()?.owner(ofCalled: member, on: line)
    {
      return owner == "drag" && DragModule.hostType.memberNames.contains(member)
        ? "a local variable called \(owner) hides the word: call it otherwise"
        : Misuse.withColon(owner, member)
    }
    return Explanation.explained(message, on: line, in: script)
  }
}

/// What a message of Lua's own means in a spec: Lua says `attempt to call a nil value (global
/// 'slep')`, and this adds what the writer may do about it.
struct Explanation {
  /// `message`, with what may be done about it where it is one of Lua's own.
  ///
  /// - Parameters:
  ///   - line: The line that it blames.
  ///   - script: The text in which that stands; asked for where the message is about names in it.
  static func explained(
    _ message: String, on line: Int = 0, in script: () -> ScriptOutline? = { nil }
  ) -> String {
    if let explanation = Self(message) { return message + explanation.tail(on: line, in: script) }
    let tail = tails.first { message.contains($0.part) && !message.hasSuffix($0.tail) }?.tail
    return message + (tail ?? "")
  }

  /// What Lua could not do, by its first word: `call`, `index`, `concatenate`, `perform`,
  /// `compare`.
  private let operation: Substring

  /// The type of the value with which it could not: `nil`, `signal`.
  private let type: Substring

  /// What the value is to the script: `global`, `method`, `field`; empty where Lua does not know.
  private let role: Substring

  private let name: String

  /// Takes the end of `message` apart; `nil` where it is none of those messages.
  init?(_ message: String) {
    guard let sentence = message.last(from: "attempt to ") else { return nil }
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 3 && parts[2] == ")" else { return nil }
    let words = parts[0].split(separator: " ")
    if words.count > 4, words[2] == "compare" {
      // `compare vector with number` and `compare two vector values` tell no role and no name.
      (operation, role, name) = (words[2], "", "")
      type =
        ["event", "vector", "signal", "function", "nil", "boolean", "string"].first {
          words.dropFirst(3).contains($0)
        } ?? ""
      return
    }
    guard let value = words.lastIndex(of: "value"), value > 3 else { return nil }
    type = words[value - 1]
    operation = words[2]
    role = words.count > value + 1 ? words[value + 1].dropFirst() : ""
    name = parts.count == 3 ? String(parts[1]) : ""
  }

  /// The tail for the message; empty where there is nothing to add.
  private func tail(on line: Int, in script: () -> ScriptOutline?) -> String {
    let isMissing = type == "nil" || operation == "index" && type == "boolean"
    let script = isMissing ? script() : nil
    if let advice = script.flatMap({ advice(by: $0, on: line) }) ?? advice {
      return " (\(advice))"
    }
    if operation == "index", type == "boolean", script?.modules.isEmpty == false {
      return " (require answers true of a file that returns nothing)"
    }
    guard type == "nil", ["global", "field", "method"].contains(role) else { return "" }
    let names = WordRegistry.standard.names + WordRegistry.lua
    let declaredNames = (script?.declaredNames ?? []).filter { $0 != name }
    guard role == "global" else {
      // The words are fields of what require "sprung" answers, too.
      return Suggestion.question(name, in: declaredNames + (role == "field" ? names : []))
    }
    if script?.modules.contains(name) == true {
      return " (require answers what the file returns: local \(name) = require(…))"
    }
    if let hint = ForeignWords.hint(for: name) ?? subject { return " (\(hint))" }
    if let line = script?.assignments.first(where: { $0.name == name })?.line {
      return " (\(name) is set in line \(line): what a spec sets ends with it, so set it in "
        + "before_each)"
    }
    return Suggestion.question(name, in: names + declaredNames)
  }

  /// What the declarations of the name in `script` tell of it where it is nil.
  private func advice(by script: ScriptOutline, on line: Int) -> String? {
    guard type == "nil", ["global", "local", "upvalue"].contains(role) else { return nil }
    let declarations = script.declarations.filter { $0.name == name }
    guard role != "global" else { return advice(byHidden: declarations, on: line) }
    guard let nearest = declarations.last(where: { $0.reaches(line) }) else { return nil }
    if operation == "index", case .element(_, let key)? = nearest.variable?.onlyValue?.kind,
      case .literal("0") = key.kind
    {
      return "lists count from 1"
    }
    if let taker = nearest.taker {
      return Self.takers.contains(taker)
        ? "\(taker) calls its function with nothing: write local \(name) outside of it"
        : "\(name) is a parameter, and its function was called without a value for it"
    }
    let other = declarations.last { $0.variable != nil && !$0.reaches(line) && $0.taker == nil }
    if role == "upvalue", let other {
      return "local \(name) in line \(other.line) is another variable: write \(name) = … there"
    }
    return nearest.line < line && script.ends(nearest.line, with: ")")
      ? "\(name) is nil since line \(nearest.line): a function answers only what it returns" : nil
  }

  /// What the declarations of a name tell that is not seen in `line`.
  private func advice(byHidden declarations: [ScriptOutline.Declaration], on line: Int) -> String? {
    guard let first = declarations.first else { return nil }
    if declarations.allSatisfy({ $0.taker != nil }) {
      return ForeignWords.hint(for: name) ?? "\(name) is a parameter, seen in its function alone"
    }
    return first.line > line
      ? "\(name) is declared in line \(first.line), below: write that above this line"
      : "\(name) is local to another function or block: write local \(name) outside of both"
  }

  /// Where the name is that of an interaction, written as a variable.
  private var subject: String? {
    let dashed = String(name.map { $0 == "_" ? "-" : $0 })
    return Catalogue.names.contains(dashed)
      ? "a subject is made by interaction(\"\(dashed)\")" : nil
  }

  /// What is added to messages, by a part of them.
  private static let tails: [(part: String, tail: String)] = [
    ("attempt to add a 'string'", " (text is joined by ..)"),
    (
      "attempt to yield from outside a coroutine",
      " (only what coroutine.wrap or coroutine.create runs can yield, not a spec or a callback itself)"
    ),
    ("'io.open' is absent", " (--allow read=DIR lets them read the files in DIR)"),
    ("'io.lines' is absent", " (--allow read=DIR lets them read the files in DIR)"),
    (
      "(string expected, got no value)",
      " (a method of a text is called with a colon: text:upper())"
    ),
    (
      "(number expected, got signal)",
      " (a signal has :abs() and :clamp(0, 3) of its own; one value is x:at(time))"
    ),
    (
      "(number has no integer representation)",
      " (a whole number is wanted: math.floor(x), or %g for any number in string.format)"
    ),
    (
      "number has no integer representation",
      " (&, | and ~ are for whole numbers; not equal is written ~=)"
    ),
    (
      "(number expected, got vector)",
      " (a vector's length is :length(), its parts are .x and .y)"
    ),
    (
      "bad argument #1 to 'pairs' (table expected, got events)",
      " (they are a list: for _, event in ipairs(run.events) do)"
    ),
  ]

  /// The words that call a function without arguments.
  private static let takers: Set<String> = [
    "it", "spec", "test", "describe", "context", "check", "before_each", "after_each", "setup",
    "teardown", "lazy_setup", "lazy_teardown", "finally", "insulate", "expose", "checklist",
  ]

  /// What the first rule says that the message meets.
  private var advice: String? {
    Rule.all.first { $0.isMet(by: operation, type, role, name) }.flatMap { $0.advice(name) }
  }
}

extension String {
  /// The text from the last place on where `mark` stands.
  fileprivate func last(from mark: String) -> Substring? {
    var found: Substring?
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { found = rest }
      rest = rest.dropFirst()
    }
    return found
  }
}
