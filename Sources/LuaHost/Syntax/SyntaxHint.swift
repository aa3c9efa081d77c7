/// What a syntax error most often means: Lua says at which word it stopped, and this adds what a
/// writer who thinks in another language, or forgot an `end`, may do about it.
struct SyntaxHint {
  private let fault: SyntaxFault
  private let source: ArraySlice<UInt8>
  private let number: Int

  /// What to do; `nil` where nothing more than Lua's own sentence is known.
  var text: String? {
    ForeignSyntax.hint(for: fault) ?? value ?? name ?? field ?? block ?? bracket ?? statement
  }

  /// The hint for `fault`, which Lua found in that line of `source`.
  init(_ fault: SyntaxFault, line number: Int, in source: ArraySlice<UInt8>) {
    self.fault = fault
    self.source = source
    self.number = number
  }

  // MARK: Numbers and strings

  private var value: String? {
    let message = fault.message
    if message.hasPrefix("malformed number") {
      return fault.near.hasSuffix("..") || fault.token?.text.contains("..") == true
        ? "blanks stand around ..; a loop counts as in for i = 1, 3 do"
        : "a number has no unit behind it"
    }
    if message.hasPrefix("unfinished string") { return "a string ends in its line, as it began" }
    if message.hasPrefix("invalid escape") { return "a \\ in a string is written \\\\" }
    if message.hasPrefix("cannot use '...'") || fault.word(before: 1) == "..." {
      return "the elements of a list are table.unpack(list)"
    }
    if let string = fault.before(), string.kind == .string, fault.token?.kind == .word,
      string.range.upperBound == fault.token?.range.lowerBound, let quote = string.text.last
    {
      return "the string has ended at the \(quote) before \(fault.near): put it into "
        + (quote == "'" ? "\"…\"" : "'…'")
    }
    if fault.near == ".", fault.before()?.kind == .string { return "texts are joined by .." }
    if message == "unexpected symbol" { return "there is a NUL byte in this line" }
    if fault.word(before: 1) == "%", fault.message.hasPrefix("unexpected symbol") {
      return "a share is written 0.2, not 20%"
    }
    return nil
  }

  // MARK: Names

  private var name: String? {
    let before = fault.word(before: 1)
    let isLoop =
      ["'=' or 'in' expected", "',' expected"].contains { fault.message.hasPrefix($0) }
      || before == "for" || fault.near == "in"
    if isLoop { return "write for _, item in ipairs(list) do, or for i = 1, 10 do" }
    if fault.near == ":" || fault.near == ".", fault.word(before: 2) == "local" {
      return fault.near == ":"
        ? "a variable has no type: local \(before) = value"
        : "a field is not local: write \(before).name = value"
    }
    if before == "function", fault.message.contains("expected") {
      return fault.message.hasPrefix("<name>")
        ? "write local function name(…)" : "a function is written function(…) … end"
    }
    guard fault.message.hasPrefix("<name> expected") else { return nil }
    if let line = fault.lineBefore { return "line \(line) stops behind \(before)" }
    guard SyntaxFault.reserved.contains(fault.near) else {
      return before == ":" ? nil : "a name is missing behind \(before)"
    }
    return before == "."
      ? "\(fault.near) is a word of Lua's: write [\"\(fault.near)\"]"
      : "\(fault.near) is a word of Lua's: take another name"
  }

  // MARK: Arguments and fields

  private var field: String? {
    let (near, before) = (fault.near, fault.before())
    if near == "=", fault.expects("}"), before?.kind == .string {
      return "a field is written name = value, without quotation marks"
    }
    if near == "=", fault.message.hasPrefix("'") {
      let isNamed = before?.kind == .word && ["(", ","].contains(fault.word(before: 2))
      return isNamed && fault.expects(")")
        ? "arguments with names stand in braces: f{ name = … }" : "equal is written =="
    }
    if fault.rest.first?.text == "=", SyntaxFault.reserved.contains(near),
      ["{", ",", ";"].contains(before?.text)
    {
      return "\(near) is a word of Lua's: write [\"\(near)\"] = …"
    }
    if let hint = colon { return hint }
    if near == ",", fault.word(before: 1) == ")", fault.message.hasPrefix("syntax error") {
      return "no comma stands between statements"
    }
    if near == "[" { return "a list stands in braces: { 1, 2 }" }
    let isCall =
      fault.message.hasPrefix("syntax error") && (near == "," || near.first?.isNumber == true)
      || fault.message.hasPrefix("unexpected symbol") && before?.text == "," && fault.isValue
    return isCall ? "a function is called with its arguments in parentheses" : nil
  }

  /// A colon that gives a name, or calls a method without arguments.
  private var colon: String? {
    if fault.expects("}"), fault.near == ":" { return "a field is written name = value" }
    if fault.word(before: 1) == ":", fault.message.hasPrefix("<name> expected"),
      fault.lineBefore == nil
    {
      return "a value gets its name with =: { \(fault.word(before: 2)) = … }"
    }
    guard fault.message.hasPrefix("function arguments expected"), let name = fault.before(),
      let colon = fault.before(2)
    else { return nil }
    return colon.range.upperBound == name.range.lowerBound
      ? "a method is called with its arguments in parentheses: :\(name.text)()"
      : "a value gets its name with =: { \(fault.word(before: 3)) = … }"
  }

  // MARK: Blocks

  private var block: String? { blockStart ?? blockEnd }

  private var blockStart: String? {
    let near = fault.near
    if fault.message.hasPrefix("no visible label") {
      return "a label is written ::name::, in the block that the goto stands in"
    }
    if [":", "."].contains(near), fault.word(before: 2) == "function",
      fault.word(before: 3) == "local", let method = fault.rest.first?.text
    {
      let name = "\(fault.word(before: 1))\(near)\(method)"
      return "a method is not local: write function \(name)(…) … end"
    }
    if near == ":" { return "a block begins without :, and ends with end" }
    if near == "{", fault.line.contains("function") {
      return "a function is written function(…) … end, without braces"
    }
    if fault.expects("then") || fault.expects("do"), near == "{" {
      return "a block is written with then or do, and end, without braces"
    }
    if fault.expects("until"), near == "end" { return "repeat ends with until, not with end" }
    if near == ")", fault.word(before: 1) == "(", ["(", ",", "="].contains(fault.word(before: 2)) {
      return "a function is written function() … end"
    }
    return nil
  }

  private var blockEnd: String? {
    let near = fault.near
    let expectsEnd = fault.expects("end") || fault.message.hasPrefix("<eof> expected")
    // Lua wants a block to end where none of its words for that stands only behind a return.
    if expectsEnd, near != "<eof>", near != ")", !SyntaxFault.closing.contains(near) {
      if let (word, line) = fault.opener, isLeft(ofLine: line) {
        return "the \(word) of line \(line) has no end"
      }
      return "return can only be the last statement of its block"
    }
    if fault.message.hasPrefix("<eof> expected") { return "this \(near) closes nothing" }
    let open = OpenBlocks(in: source, upTo: number)
    if fault.expects("do"), let loop = open.loopWithoutDo {
      return "the \(loop.word.text) of line \(loop.word.line) has no do"
    }
    if fault.expects("then"), let word = open.conditionWithoutThen {
      return "the \(word.text) of line \(word.line) has no then"
    }
    let isBracket = fault.message == "unexpected symbol near ')'"
    if isBracket, !expectsValue, OpenBlocks.isBalanced(source) { return "this ) closes nothing" }
    guard expectsEnd || isBracket, let block = open.unclosed else { return nil }
    if let line = block.elseIfLine {
      return "else if in line \(line) begins a block of its own: write elseif"
    }
    return "the \(block.word.text) of line \(block.word.line) has no end"
  }

  /// Whether Lua stopped at the beginning of a line that is indented no more than another one.
  private func isLeft(ofLine line: Int) -> Bool {
    guard let token = fault.token, token.isFirst else { return false }
    return fault.tokens.first { $0.line == line }.map { token.indent <= $0.indent } ?? false
  }

  // MARK: Brackets

  private var bracket: String? {
    guard let wanted = [")", "}", "]"].first(where: fault.expects) else { return nil }
    let near = fault.near
    // A list that goes on below begins behind its bracket: then a comma may be what is missing.
    if let line = fault.lineBefore, near == "end" || !opensList {
      let surplus = near == "end" ? ", or is there an end too many" : ""
      return "is a \(wanted) missing at the end of line \(line)\(surplus)?"
    }
    if [")", "}", "]"].contains(near) { return "is a \(wanted) missing before \(near)?" }
    if near == "end" { return "there is an end too many, or a ) too few" }
    return near == "function" || fault.isValue ? "is a comma missing before \(near)?" : nil
  }

  /// Whether the bracket that Lua wants closed is the last word of its line.
  private var opensList: Bool {
    guard let index = fault.index else { return false }
    var depth = 0
    for place in fault.tokens[..<index].indices.reversed() {
      switch fault.tokens[place].text {
      case ")", "}", "]": depth += 1
      case "(", "{", "[":
        if depth == 0 { return fault.tokens[place + 1].isFirst }
        depth -= 1
      default: break
      }
    }
    return false
  }

  // MARK: Statements

  /// Whether a value comes behind what stands before the fault.
  private var expectsValue: Bool {
    guard let before = fault.before() else { return false }
    return before.kind == .sign || ["(", "{", "["].contains(before.text)
      || ["and", "or", "not", "return", "in"].contains(before.text)
  }

  /// What is neither a call nor an assignment: Lua notices only at the word behind it.
  private var statement: String? {
    let isCut = fault.message.hasPrefix("syntax error")
    guard isCut || fault.message.hasPrefix("unexpected symbol"), let before = fault.before() else {
      return fault.index == 0 ? "this is not Lua" : nil
    }
    if isCut {
      if source[(source.startIndex + before.range.upperBound)...].starts(with: "--".utf8) {
        return "-- begins a comment: write \(before.text) = \(before.text) - 1"
      }
      if fault.word(before: 2) == "require" {
        return "a module is named in quotation marks: require \"\(before.text)\""
      }
      let (function, name) = before.kind == .word ? (before.text, before.text) : ("f", "name")
      return "what ends at \(before.text) is neither a call, \(function)(…), nor \(name) = value"
    }
    if expectsValue { return "a value is missing behind \(before.text)" }
    guard let token = fault.token else { return nil }
    let isOperator = ["=", "<", ">", "+", "-", "*", "/", "^", "%"].contains {
      token.text.hasPrefix($0)
    }
    return isOperator
      ? "a comparison or sum stands in a call or behind =, as in assert(a == b)"
      : "no statement begins with \(fault.near)"
  }
}
