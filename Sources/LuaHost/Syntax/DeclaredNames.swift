/// The names that a Lua text gives to its local variables, functions and parameters.
package enum DeclaredNames {
  /// The names in `source`, each once, in the order of the text.
  package static func of(_ source: [UInt8]) -> [String] {
    var words = LuaTokens(source[...])
    var names: [String] = []
    var (isFunction, isList) = (false, false)
    var last = ""
    while let token = words.next() {
      guard token.isWordOrBracket else { continue }
      let word = token.text
      switch word {
      case "function": isFunction = true
      case "(": (isFunction, isList) = (false, isFunction)
      case ")": isList = false
      case _ where SyntaxFault.reserved.contains(word): break
      case _ where isFunction || isList || last == "local" || last == "for":
        if !names.contains(word) { names.append(word) }
      default: break
      }
      last = word
    }
    return names
  }
}
