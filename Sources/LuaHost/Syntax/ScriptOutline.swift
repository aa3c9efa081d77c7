/// What a Lua text reads, calls and writes: its expressions, with its variables in their scopes.
package struct ScriptOutline {
  /// The expressions of the text that stand in no other one, in their order.
  package let expressions: [Expression]

  /// The globals to which the text gives a value.
  package let assigned: Set<String>

  /// The members of globals to which it gives a value, such as `math.round`.
  package let assignedMembers: Set<String>

  /// All names in the text, those of members, too.
  package let names: Set<String>

  /// Reads the contents of a file that Lua has compiled; `nil` where it is no text.
  package init?(_ file: [UInt8]) {
    guard let source = try? SourceText(file) else { return nil }
    var reader = ScriptReader(source.bytes)
    expressions = reader.read()
    assigned = reader.assigned
    names = reader.allNames
    assignedMembers = reader.assignedMembers
  }
}
