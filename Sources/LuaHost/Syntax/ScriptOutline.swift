/// What a Lua text reads, calls and writes: its expressions, with its variables in their scopes.
package struct ScriptOutline {
  /// A name that the text declares: of a local variable, a parameter or a function.
  package struct Declaration {
    /// The name.
    package let name: String
    /// The line.
    package let line: Int
    /// The last line with a token in which the name is seen.
    package internal(set) var lastLine: Int
    /// The first word of its line, where it is a parameter of a function that begins there.
    package let taker: String?
    /// The variable; `nil` for the parts of a function's name that are none.
    package let variable: LocalVariable?
    /// Where the name stands among the tokens.
    let position: Int

    /// Whether the name is seen as that of a variable in a line.
    package func reaches(_ line: Int) -> Bool {
      variable != nil && self.line <= line && line <= lastLine
    }
  }

  /// A global that the text gives a value.
  package struct Assignment {
    /// The name.
    package let name: String
    /// The line.
    package let line: Int
  }

  /// The expressions of the text that stand in no other one, in their order.
  package let expressions: [Expression]

  /// What the text declares, in its order.
  package let declarations: [Declaration]

  /// The globals to which the text gives a value, in its order.
  package let assignments: [Assignment]

  /// The names of these.
  package let assigned: Set<String>

  /// The members of globals to which it gives a value, such as `math.round`.
  package let assignedMembers: Set<String>

  /// The modules that it reads by `require`, by the last parts of their names.
  package let modules: Set<String>

  let tokens: [LuaTokens.Token]

  /// Reads the contents of a file that Lua has compiled; `nil` where it is no text.
  package init?(_ file: [UInt8]) {
    guard let source = try? SourceText(file) else { return nil }
    var reader = ScriptReader(source.bytes)
    expressions = reader.read()
    declarations = reader.declarations.sorted { $0.position < $1.position }
    assignments = reader.assignments
    assigned = Set(assignments.map(\.name))
    assignedMembers = reader.assignedMembers
    modules = reader.modules
    tokens = reader.tokens
  }

  /// All names in the text, those of members, too.
  package var names: Set<String> { Set(tokens.lazy.filter { $0.kind == .word }.map(\.text)) }

  /// The names that it declares, each once.
  package var declaredNames: [String] {
    var told: Set<String> = []
    return declarations.map(\.name).filter { told.insert($0).inserted }
  }
}
