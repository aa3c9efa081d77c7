/// What a syntax error most often means: Lua says at which word it stopped, and this adds what a
/// writer who thinks in another language, or forgot an `end`, may do about it.
struct SyntaxHint {
  /// What to do; `nil` where nothing more than Lua's own sentence is known.
  let text: String?

  /// The hint for `message`, which Lua gave for that line of `source`.
  init(_ message: String, line number: Int, in source: ArraySlice<UInt8>) {
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.dropFirst(number - 1).first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let fault = SyntaxFault(message: message, line: line)
    text =
      Self.foreignWord(fault) ?? Self.foreignMark(fault) ?? Self.structure(fault)
      ?? Self.jump(fault, number, source) ?? Self.missingEnd(fault, number, source)
  }

  // MARK: Other languages

  private static func foreignWord(_ fault: SyntaxFault) -> String? {
    switch fault.words.first {
    case "let", "const", "var": "a variable begins with local: local name = value"
    case "func", "fn", "def", "fun": "a function is written function name(…) … end"
    case "import", "#include", "using", "class", "struct", "try", "throw", "switch", "new":
      "this is not Lua; a spec is Lua text"
    case "elif", "elsif", "elseIf": "write elseif … then"
    case "//", "/*": "a comment begins with --"
    default: nil
    }
  }

  private static func foreignMark(_ fault: SyntaxFault) -> String? {
    let line = fault.line
    switch fault.near {
    case "!": return line.contains("!=") ? "not equal is written ~=" : "! is written not"
    case "&": return line.contains("&&") ? "&& is written and" : nil
    case "|": return line.contains("||") ? "|| is written or" : nil
    case "?": return "there is no ?: in Lua: write if … then … else … end"
    case "`": return "a string stands in \"…\" or '…'"
    case "//", "/": return "a comment begins with --"
    case "#" where fault.words.first?.hasPrefix("#") == true:
      return "a comment begins with --; # is the length of a list"
    case "*" where line.contains("**"): return "a power is written 3 ^ 2"
    case "@", "#": return "this is not Lua; a spec is Lua text"
    case "=" where line.contains("==="): return "equal is written =="
    default: break
    }
    if line.contains("=>") || line.contains("->") {
      return "a function is written function(…) … end"
    }
    for sign in ["+", "-", "*", "/", "%"] where fault.near == sign {
      if line.contains("\(sign)=") { return "there is no \(sign)=: write n = n \(sign) 1" }
      if line.contains("\(sign)\(sign)") {
        return "there is no \(sign)\(sign): write n = n \(sign) 1"
      }
    }
    if fault.message.hasPrefix("malformed number") { return "a number has no unit behind it" }
    return fault.near.hasPrefix("<\\") ? strangeCharacter(fault) : nil
  }

  /// Lua tells of a character that is not ASCII by the number of its first byte alone.
  private static func strangeCharacter(_ fault: SyntaxFault) -> String? {
    guard let scalar = fault.strange else { return nil }
    switch scalar {
    case "“", "”", "„", "‘", "’", "«", "»":
      return "\(scalar) is no quotation mark of Lua's: write \""
    case "\u{FFFD}": return "there is a byte here that is no text"
    default:
      let code = String(scalar.value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
      let isBlank = scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
      let shown = isBlank ? "a blank that Lua does not know" : "\(scalar)"
      return "\(shown) (U+\(digits)) can only stand in a string or a comment"
    }
  }

  // MARK: Lua's own forms

  private static func structure(_ fault: SyntaxFault) -> String? {
    let near = fault.near
    if fault.line.last == ":", ["for", "while", "if", "def", "elif"].contains(fault.words.first) {
      return "a block is written with then or do, and end"
    }
    if fault.expects("then"), near == "=" { return "equal is written ==" }
    if fault.expects(")"), near == "=" {
      return "arguments with names stand in braces: f{ name = … }"
    }
    if near == "{", fault.line.contains("function") {
      return "a function is written function(…) … end, without braces"
    }
    if fault.expects("then") || fault.expects("do"), near == "{" {
      return "a block is written with then or do, and end, without braces"
    }
    if let name = fault.labelledName {
      return "a value gets its name with =: { \(name) = … }"
    }
    if let name = fault.methodWithoutArguments {
      return "a method is called with its arguments in parentheses: :\(name)()"
    }
    if fault.expects("}"), near == ":" { return "a field is written name = value" }
    if fault.expects("}"), fault.isValue { return "is a comma missing before \(near)?" }
    if fault.expects(")"), near == "function" || fault.isValue {
      return "is a comma missing before \(near)?"
    }
    if fault.expects(")"), near == "end" { return "there is an end too many, or a ) too few" }
    if let word = fault.reservedKey {
      return "\(word) is a word of Lua's: write [\"\(word)\"] = …"
    }
    if near == "[" { return "a list stands in braces: { 1, 2 }" }
    if fault.message.hasPrefix("syntax error"), near == "," || near.first?.isNumber == true {
      return "a function is called with its arguments in parentheses"
    }
    return nil
  }

  /// Lua has no `continue`, and notices only at the word behind it.
  private static func jump(
    _ fault: SyntaxFault, _ number: Int, _ source: ArraySlice<UInt8>
  ) -> String? {
    guard fault.message.hasPrefix("syntax error") else { return nil }
    var words = LuaWords(source)
    var before: LuaWords.Word?
    while let word = words.next(), word.line <= number {
      if before?.text == "continue", word.text == fault.near {
        return "there is no continue: put the rest into if … then … end"
      }
      before = word
    }
    return nil
  }

  private static func missingEnd(
    _ fault: SyntaxFault, _ number: Int, _ source: ArraySlice<UInt8>
  ) -> String? {
    let near = fault.near
    let expectsEnd = fault.expects("end") || fault.message.hasPrefix("<eof> expected")
    // Lua wants a block to end where none of its words for that stands only behind a return.
    if expectsEnd, near != "<eof>", near != ")", !SyntaxFault.closing.contains(near) {
      return "return can only be the last statement of its block"
    }
    if fault.message.hasPrefix("<eof> expected") { return "this \(near) closes nothing" }
    if fault.expects("do"), let loop = OpenBlocks(in: source, upTo: number).loopWithoutDo {
      return "the \(loop.word.text) of line \(loop.word.line) has no do"
    }
    if fault.expects("then"), let word = OpenBlocks(in: source, upTo: number).conditionWithoutThen {
      return "the \(word.text) of line \(word.line) has no then"
    }
    guard expectsEnd || fault.message == "unexpected symbol near ')'" else { return nil }
    guard let block = OpenBlocks(in: source, upTo: number).unclosed else { return nil }
    if let line = block.elseIfLine {
      return "else if in line \(line) begins a block of its own: write elseif"
    }
    return "the \(block.word.text) of line \(block.word.line) has no end"
  }
}
