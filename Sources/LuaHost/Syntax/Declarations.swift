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
    /// The last token of its line.
    package var lastToken = ""
  }

  /// All of them.
  package private(set) var all: [Declaration] = []

  /// The modules that it reads by `require`, by the last parts of their names.
  package private(set) var modules: [String] = []

  /// The variables that are given a value elsewhere than where they are declared.
  package private(set) var assigned: [(name: String, line: Int)] = []

  /// What `source` declares.
  package init(of source: [UInt8]) {
    assigned = Self.assignments(in: source)
    var tokens = LuaTokens(source[...])
    var (isFunction, isList) = (false, false)
    var (first, before, last) = ("", "", "")
    while let token = tokens.next() {
      if token.isFirst { first = token.text }
      if let place = all.indices.last, all[place].line == token.line {
        all[place].lastToken = token.text
      }
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

  /// The variables to which `source` gives a value, where that is not their declaration, each with
  /// its line.
  package static func assignments(in source: [UInt8]) -> [(name: String, line: Int)] {
    var tokens = LuaTokens(source[...])
    var assignments: [(name: String, line: Int)] = []
    var (before, last) = ("", "")
    while let token = tokens.next() {
      // Behind these a name is a field, or a variable of its own.
      let isVariable = ![".", ":", "local", "for", "{", ","].contains(before)
      if token.text == "=", isVariable, isName(last) { assignments.append((last, token.line)) }
      (before, last) = (last, token.text)
    }
    return assignments
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return !SyntaxFault.reserved.contains(text)
  }

  /// Whether `source` reads the variable `name` in a line as the value that it needs there, and does
  /// not ask whether there is one: `x or 3`, `if x then`, `x == nil`.
  package static func needs(_ name: String, in source: [UInt8], on line: Int) -> Bool {
    var tokens = LuaTokens(source[...])
    var (before, last) = ("", "")
    var current = tokens.next()
    while let token = current, token.line <= line {
      current = tokens.next()
      if token.line == line, token.text == name, token.kind == .word,
        ![".", ":", "function", "local"].contains(last), current?.text != "="
      {
        let isAsked =
          Self.asking.contains(last) || Self.asking.contains(current?.text ?? "")
          || last == "(" && Self.askers.contains(before)
        if !isAsked { return true }
      }
      (before, last) = (last, token.text)
    }
    return false
  }

  /// Whether `source` calls `function` in a line with nothing but a string in quotation marks.
  package static func calls(
    _ function: String, withTextIn source: [UInt8], on line: Int
  ) -> Bool {
    var tokens = LuaTokens(source[...])
    var last: [LuaTokens.Token] = []
    while let token = tokens.next(), token.line <= line {
      last = last.suffix(3) + [token]
      if token.line == line, last.count == 4, last[0].text == function, last[1].text == "(",
        last[2].kind == .string, last[3].text == ")"
      {
        return true
      }
    }
    return false
  }

  /// The name, such as `run.offset.x`, of which `source` calls `member` in a line with a dot; `nil`
  /// where it does not, or of what has no name.
  package static func owner(
    of member: String, calledIn source: [UInt8], on line: Int
  ) -> String? {
    var tokens = LuaTokens(source[...])
    var (path, last): ([String]?, String) = (nil, "")
    while let token = tokens.next(), token.line <= line {
      switch token.text {
      case _ where token.kind == .word && last == ".": path?.append(token.text)
      case _ where token.kind == .word: path = [token.text]
      case ".": break
      default:
        let isCall = ["(", "{"].contains(token.text) || token.kind == .string
        if token.line == line, isCall, let path, path.count > 1, path.last == member {
          return path.dropLast().joined(separator: ".")
        }
        path = nil
      }
      last = token.text
    }
    return nil
  }

  /// The last of `lines` in which `word` stands in `source`; `nil` where it stands in none.
  package static func lastLine(
    of word: String, in source: [UInt8], among lines: ClosedRange<Int>
  ) -> Int? {
    var tokens = LuaTokens(source[...])
    var last: Int?
    while let token = tokens.next(), token.line <= lines.upperBound {
      if token.kind == .word, token.text == word, token.line >= lines.lowerBound {
        last = token.line
      }
    }
    return last
  }

  /// What stands beside a value of which the script asks whether it is there.
  private static let asking: Set<String> = [
    "if", "elseif", "while", "until", "not", "and", "or", "then", "==", "~=",
  ]

  /// What is called with such a value.
  private static let askers: Set<String> = [
    "type", "tostring", "is_nil", "is_not_nil", "is_falsy", "is_truthy", "falsy", "truthy",
  ]

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
