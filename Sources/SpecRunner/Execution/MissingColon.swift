import SpecWords

/// A method that was called with a dot: `x.max()`, told of in the words of its line.
struct MissingColon {
  /// What to write.
  let advice: String

  /// Takes `message`, as in `write signal:max(), with a colon`, and the line that it blames; `nil`
  /// where the call is not to be found in it.
  init?(_ message: String, in line: String) {
    guard message.hasPrefix("write "), message.hasSuffix("(), with a colon"),
      let member = message.split(separator: ":").last?.prefix(while: { $0 != "(" })
    else { return nil }
    var rest = line[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[line.index(after: dot)...]
      guard rest.hasPrefix(member), rest.dropFirst(member.count).first == "(" else { continue }
      let isPart = { (character: Character) in
        character.isLetter || character.isNumber || character == "_" || character == "."
      }
      let owner = String(line[..<dot].reversed().prefix(while: isPart).reversed())
      guard !owner.isEmpty else { return nil }
      advice =
        WordRegistry.takesDot(owner, String(member))
        ? "a local variable called \(owner) hides the word: call it otherwise"
        : "write \(owner):\(member)(), with a colon"
      return
    }
    return nil
  }
}
