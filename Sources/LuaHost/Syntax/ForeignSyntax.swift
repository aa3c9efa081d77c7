/// Words and signs of other languages, and what takes their place in Lua.
enum ForeignSyntax {
  /// What to write instead of the word or sign that Lua did not understand; `nil` where it is none
  /// of another language.
  static func hint(for fault: SyntaxFault) -> String? {
    comment(fault) ?? word(fault) ?? mark(fault)
      ?? (fault.near.hasPrefix("<\\") ? strangeCharacter(fault) : nil)
  }

  /// A comment that begins as in other languages divides what stands before it.
  private static func comment(_ fault: SyntaxFault) -> String? {
    let line = fault.lineBefore ?? fault.token?.line
    let isComment = fault.tokens.contains { $0.line == line && $0.isFirst && $0.text == "//" }
    return isComment ? "a comment begins with --" : nil
  }

  private static func word(_ fault: SyntaxFault) -> String? {
    if ["is", "not", "isnt"].contains(fault.near), fault.message.contains("expected") {
      return fault.near == "is" ? "equal is written ==" : "not equal is written ~="
    }
    let line = fault.tokens.prefix(fault.index ?? fault.tokens.count).filter {
      $0.line == fault.lineBefore ?? fault.tokens.last?.line
    }
    // A word of another language stands before what it is about; a name before a sign.
    return line.indices.lazy.compactMap { place -> String? in
      let next = place + 1 < line.count ? line[place + 1] : fault.token
      let isMember = place > 0 && [".", ":"].contains(line[place - 1].text)
      return isMember || next?.kind == .sign ? nil : words[line[place].text]
    }.first
  }

  private static let words = HintTable([
    ("a variable begins with local: local name = value", ["let", "const", "var"]),
    ("a function is written function name(…) … end", ["func", "fn", "def", "fun"]),
    ("a function is written function(…) … end", ["lambda"]),
    ("this is not Lua", ["class", "struct", "enum"]),
    ("a file is read by local name = require \"folder.file\"", ["import", "from", "using"]),
    ("there is no switch: write if … then … elseif … end", ["switch", "case"]),
    ("there is no try: write pcall(function() … end)", ["try", "catch"]),
    ("write error(\"why\")", ["throw", "raise"]),
    ("the rest of a division is 10 % 3", ["mod"]),
    ("a division without rest is 10 // 3", ["div"]),
    ("the type of a value is type(value)", ["typeof"]),
    ("write elseif … then", ["elif", "elsif", "elseIf"]),
    ("there is no continue: put the rest into if … then … end", ["continue"]),
    ("there is no async and no await: time is virtual", ["async", "await"]),
    ("a block ends with end", ["endif", "fi", "done", "endfor", "endwhile", "endfunction"]),
    ("a block begins with do, then, or function(…)", ["begin"]),
    ("there is no new: a call makes an object, as name(…)", ["new"]),
  ])

  private static func mark(_ fault: SyntaxFault) -> String? {
    let mark = fault.mark
    if ["=>", "->"].contains(mark) {
      return fault.expects("}")
        ? "a field is written name = value" : "a function is written function(…) … end"
    }
    if mark.count > 1, fault.message.hasPrefix("syntax error") || mark == "++" {
      let sign = mark.last == "=" ? String(mark.dropLast()) : String(mark.prefix(1))
      if ["+", "-", "*", "/", "%", ".."].contains(sign), mark == sign + "=" || mark == sign + sign {
        return "there is no \(mark): write n = n \(sign) 1"
      }
    }
    guard fault.token?.kind == .sign else { return nil }
    return marks[mark] ?? marks[fault.near]
  }

  private static let marks: [String: String] = [
    "!=": "not equal is written ~=", "!==": "not equal is written ~=",
    "<>": "not equal is written ~=", "===": "equal is written ==", "=<": "at most is written <=",
    "&&": "&& is written and", "||": "|| is written or", "??": "?? is written or",
    "?.": "there is no ?.: write x and x.name",
    "?": "there is no ?: in Lua: write if … then … else … end", "!": "! is written not",
    "**": "a power is written 3 ^ 2", "`": "a string stands in \"…\" or '…'",
    "//": "a comment begins with --", "/": "a comment begins with --",
    "#": "a comment begins with --; # is the length of a list",
    "$": "a name is made of letters, digits and _", "@": "this is not Lua",
  ]

  /// Lua tells of a character that is not ASCII by the number of its first byte alone.
  private static func strangeCharacter(_ fault: SyntaxFault) -> String? {
    guard let scalar = fault.line.unicodeScalars.first(where: { !$0.isASCII }) else { return nil }
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
}
