import LuaHost
import Testing

@testable import SpecWords

@Suite("What Lua's messages mean")
struct ExplanationTests {
  private typealias Rule = Explanation.Rule

  @Test("no rule stands behind one that is met whenever it would be")
  func reach() {
    for (place, rule) in Rule.all.enumerated() {
      let before = Rule.all.prefix(place).firstIndex {
        $0.isAbout == nil && ($0.operation == nil || $0.operation == rule.operation)
          && ($0.type == nil || $0.type == rule.type) && ($0.role == nil || $0.role == rule.role)
      }
      #expect(
        before == nil, "\(rule.operation ?? "any") \(rule.type ?? "any") \(rule.role ?? "any")")
    }
  }

  @Test("names in Lua's messages choose the rule before their types do")
  func order() {
    let told = { Explanation.explained("attempt to " + $0) }
    // A field of a list, of a run, of an event and of anything.
    #expect(told("index a nil value (field '?')").hasSuffix("list[#list])"))
    #expect(told("index a nil value (field 'released')").hasSuffix("did not happen)"))
    #expect(told("index a nil value (field 'location')").hasSuffix("all of the gesture)"))
    #expect(
      told("index a nil value (field 'flor')") == "attempt to index a nil value (field 'flor')")
    // A field that hides a word is called, as is one of another name.
    #expect(told("call a number value (local 'spring')").hasSuffix("call it otherwise)"))
    #expect(told("call a number value (local 'a')") == "attempt to call a number value (local 'a')")
  }

  @Test("a wanted whole number is told as an argument's or as an operator's")
  func wholeNumbers() {
    let told = { Explanation.explained($0 + "number has no integer representation" + $1) }
    #expect(told("bad argument #2 to 'format' (", ")").contains("math.floor"))
    #expect(told("", "").hasSuffix("not equal is written ~=)"))
  }

  @Test("a message that was told already is not told again")
  func twice() {
    for message in [
      "number has no integer representation", "'io.open' is absent: scripts get no files",
      "attempt to call a nil value (global 'sleep')",
    ] {
      let told = Explanation.explained(message)
      #expect(told != message)
      #expect(Explanation.explained(told) == told)
    }
  }

  @Test(
    "a method that is called with a dot is told of by its owner's name in the line",
    arguments: [
      ("print(run.offset.x.max())", "write run.offset.x:max(), with a colon"),
      ("-- x.max()\nx.max{}", "write x:max(), with a colon"),
      ("print('x.max()', max, y . max ())", "write y:max(), with a colon"),
      ("f().max()", "write signal:max(), with a colon"),
      ("x[1].max()", "write signal:max(), with a colon"),
      ("x.max(", "write x:max(), with a colon"),
      ("x:max()", "write signal:max(), with a colon"),
    ])
  func colon(_ script: String, _ told: String) {
    let line = script.split(separator: "\n").count
    let error = LuaError(
      kind: .misused(.nil, .dot("max")), message: "write signal:max(), with a colon",
      location: nil)
    #expect(error.explained(on: line) { ScriptOutline(Array(script.utf8)) } == told)
  }
}
