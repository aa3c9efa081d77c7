/// The local variables, functions and parameters that a Lua text declares, in its order.
package struct Declarations {
  /// One of them.
  package struct Declaration {
    /// The name.
    package let name: String
    /// The line.
    package let line: Int
    /// The first word of its line, where it is a parameter of a function that begins there.
    package let taker: String?
    /// Whether an element 0 is asked for in its line.
    package var readsZero = false
  }

  /// All of them.
  package private(set) var all: [Declaration] = []

  /// The modules that it reads by `require`, by the last parts of their names.
  package private(set) var modules: [String] = []

  /// What `source` declares.
  package init(of source: [UInt8]) {
    var tokens = LuaTokens(source[...])
    var (isFunction, isList) = (false, false)
    var (first, before, last) = ("", "", "")
    while let token = tokens.next() {
      if token.isFirst { first = token.text }
      if token.kind == .string, last == "require" || last == "(" && before == "require",
        let module = token.text.dropFirst().dropLast().split(separator: ".").last
      {
        modules.append(String(module))
      }
      if token.text == "0", last == "[", all.last?.line == token.line {
        all[all.count - 1].readsZero = true
      }
      guard token.isWordOrBracket else { continue }
      switch token.text {
      case "function": isFunction = true
      case "(": (isFunction, isList) = (false, isFunction)
      case ")": isList = false
      case _ where SyntaxFault.reserved.contains(token.text): break
      case _ where isFunction || isList || last == "local" || last == "for":
        all.append(
          Declaration(name: token.text, line: token.line, taker: isList ? first : nil))
      default: break
      }
      (before, last) = (last, token.text)
    }
  }

  /// The first of `lines` in which `source` gives the variable `name`, which it declares elsewhere
  /// or not at all, a value; `nil` where it does so in none.
  package static func line(
    assigning name: String, in source: [UInt8], among lines: ClosedRange<Int>
  ) -> Int? {
    var tokens = LuaTokens(source[...])
    var (before, last) = ("", "")
    while let token = tokens.next(), token.line <= lines.upperBound {
      // Behind these a name is a field, or a variable of its own.
      let isVariable = ![".", ":", "local", "{", ","].contains(before)
      if token.text == "=", last == name, isVariable, token.line >= lines.lowerBound {
        return token.line
      }
      (before, last) = (last, token.text)
    }
    return nil
  }

  /// The names, each once.
  package var names: [String] {
    var names: [String] = []
    for declaration in all where !names.contains(declaration.name) {
      names.append(declaration.name)
    }
    return names
  }

  /// The declarations of `name`.
  package func of(_ name: String) -> [Declaration] { all.filter { $0.name == name } }
}
