import Interactions
import LuaHost
import SpecResults

/// What a message of Lua's own means in a spec: Lua says `attempt to call a nil value (global
/// 'slep')`, and this adds what the writer may do about it.
struct Explanation {
  /// What Lua could not do, by its first word: `call`, `index`, `concatenate`, `perform`,
  /// `compare`.
  private let operation: Substring

  /// The type of the value with which it could not: `nil`, `signal`.
  private let type: Substring

  /// What the value is to the script: `global`, `method`, `field`; empty where Lua does not know.
  private let role: Substring

  /// The name of it.
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
  ///
  /// - Parameters:
  ///   - names: The globals that there are.
  ///   - declared: What the script declares.
  ///   - line: The line that the message blames.
  func tail(among names: [String], _ declared: Declarations?, on line: Int) -> String {
    if let advice = declared.flatMap({ advice(by: $0.of(name), on: line) }) ?? advice {
      return " (\(advice))"
    }
    if operation == "index", type == "boolean", declared?.modules.isEmpty == false {
      return " (require answers true of a file that returns nothing)"
    }
    guard type == "nil", ["global", "field", "method"].contains(role) else { return "" }
    let declaredNames = (declared?.names ?? []).filter { $0 != name }
    guard role == "global" else {
      // The words are fields of what require "sprung" answers, too.
      return Suggestion.question(name, in: declaredNames + (role == "field" ? names : []))
    }
    if declared?.modules.contains(name) == true {
      return " (require answers what the file returns: local \(name) = require(…))"
    }
    if let hint = ForeignWords.hint(for: name) ?? subject { return " (\(hint))" }
    if let line = declared?.assigned.first(where: { $0.name == name })?.line {
      return " (\(name) is set in line \(line): what a spec sets ends with it, so set it in "
        + "before_each)"
    }
    return Suggestion.question(name, in: names + declaredNames)
  }

  /// What the declarations of a name tell of it where it is nil.
  private func advice(by declarations: [Declarations.Declaration], on line: Int) -> String? {
    guard type == "nil", ["global", "local", "upvalue"].contains(role),
      let first = declarations.first, let last = declarations.last
    else { return nil }
    if operation == "index", last.readsZero { return "lists count from 1" }
    if role == "global" {
      if declarations.allSatisfy({ $0.taker != nil }) {
        return ForeignWords.hint(for: name) ?? "\(name) is a parameter, seen in its function alone"
      }
      return first.line > line
        ? "\(name) is declared in line \(first.line), below: write that above this line"
        : "\(name) is local to another function or block: write local \(name) outside of both"
    }
    let parameter = declarations.last {
      $0.line <= line && $0.taker.map(Self.takers.contains) == true
    }
    if let taker = parameter?.taker {
      return "\(taker) calls its function with nothing: write local \(name) outside of it"
    }
    if role == "upvalue", declarations.count > 1, last.taker == nil {
      return "local \(name) in line \(last.line) is another variable: write \(name) = … there"
    }
    guard let nearest = declarations.last(where: { $0.line <= line }) else { return nil }
    if nearest.taker != nil {
      return "\(name) is a parameter, and its function was called without a value for it"
    }
    return nearest.lastToken == ")" && nearest.line < line
      ? "\(name) is nil since line \(nearest.line): a function answers only what it returns" : nil
  }

  /// Where the name is that of an interaction, written as a variable.
  private var subject: String? {
    let dashed = String(name.map { $0 == "_" ? "-" : $0 })
    return Catalogue.names.contains(dashed)
      ? "a subject is made by interaction(\"\(dashed)\")" : nil
  }

  /// The words that call a function without arguments.
  private static let takers: Set<String> = [
    "it", "spec", "test", "describe", "context", "check", "before_each", "after_each", "setup",
    "teardown", "lazy_setup", "lazy_teardown", "finally", "insulate", "expose", "checklist",
  ]

  private var advice: String? {
    switch (operation, type, role) {
    case ("index", "nil", _) where name == "integer index": "lists count from 1"
    case ("index", "nil", "field") where name == "?":
      "there is no such element; the last one is list[#list]"
    case ("index", "nil", ""):
      "what stands before it answers nothing; each claim has an expect of its own"
    case ("index", "function", "global"):
      ForeignWords.only(of: name) ?? "\(name) is a function: write \(name)(…)"
    case ("index", "function", "field") where DragModule.hostType.memberNames.contains(name):
      "write drag.\(name){}, or with its figures in the braces"
    case ("get", "run", _): "the number of its events is #run.events"
    case ("perform", "gesture", _):
      "a gesture goes on by its words, as in drag.by(120, 0):by(-60, 0):release()"
    case ("index", "function", ""):
      "a method is called with parentheses, as in run:frames()"
    case ("call", "drag", _): "write drag.by(120, 0, { over = 0.2 }):release()"
    case ("call", "curve", "global"): "write curve.ease_in_out, or curve.bezier(0.4, 0, 0.2, 1)"
    case ("call", "velocity", _): "write velocity.estimate(samples)"
    case ("get", "vector", _): "its length is :length()"
    case ("concatenate", "vector", _), ("concatenate", "event", _): "write tostring(value)"
    case ("call", "signal", "field"): "it is a field: write .\(name), without parentheses"
    case ("get", "function", "field"): "it is a method: write #x:\(name)()"
    case ("index", "nil", "field") where RunObject.eventNames.contains(name):
      "it is nil where that did not happen"
    case ("get", "nil", _): "# is the length of a list; a comment begins with --"
    case ("compare", "function", _):
      "a function is called with parentheses, f(), and a method with a colon: x:max()"
    case ("compare", "nil", _): "what is nil was never set, or its name is another one"
    case ("compare", "boolean", _): "a < b < c is written a < b and b < c"
    case ("compare", "string", _): "a text in quotes is no number: write 3, or tonumber(text)"
    case ("perform", "claim", _), ("concatenate", "claim", _):
      "claims are joined by all_of(…) and any_of(…), and turned round by negate(…)"
    case ("index", "nil", "field") where EventObject.fieldNames.contains(name):
      "not every event tells it: run.released has all of the gesture"
    case ("perform", "signal", _):
      "signals know + - * / with numbers, :abs(), and :length() of a vector; one value is x:at(time)"
    case ("index", "function", "field"): "it is a method: write :\(name)()"
    case ("call", "nil", "field"), ("call", "nil", "method"): ForeignWords.field(name)
    case ("call", _, "for"): "write for _, item in ipairs(list) do"
    case ("call", "nil", _), ("call", "table", _): nil
    case ("call", "definition", _): "a subject is made of it: interaction(\(name))"
    case ("call", "events", "field"): "events are found by run.events:where{ name = \"ended\" }"
    case ("call", _, "global") where WordRegistry.standard.names.contains(name):
      "the script gives \(name), which is a word, another value: call that otherwise"
    case ("call", _, "method"):
      UiObject.isHidden(name)
        ? "a state of that name hides the word ui:\(name): call the state otherwise"
        : "it is a field: write .\(name), without parentheses"
    case ("call", _, "local") where WordRegistry.standard.names.contains(name):
      "a local variable of that name hides the word: call it otherwise"
    case ("compare", "event", _): "an event's time is a number: write .time"
    case ("compare", "vector", _): "a vector is compared by :length(), .x or .y"
    case (_, "signal", _): "a signal is not one number: ask x:at(time), x:max() or x:final()"
    case ("index", _, "local"), ("index", _, "upvalue"):
      type != "nil" && WordRegistry.standard.names.contains(name)
        ? "a local variable of that name hides the word: call it otherwise" : numberAdvice
    case ("call", "number", "field"), ("call", "string", "field"):
      "it is no function: write .\(name), without parentheses"
    case ("index", "number", _): numberAdvice
    case ("perform", "event", _): "its time is a number: write .time"
    default: nil
    }
  }

  private var numberAdvice: String? {
    guard type == "number" else { return nil }
    return
      "a number has no members; claims are of signals, as in run.offset.x:at_most(120), and numbers "
      + "are compared by assert.near(wanted, got, tolerance)"
      + (role.isEmpty ? ", and ipairs wants a list" : "")
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
