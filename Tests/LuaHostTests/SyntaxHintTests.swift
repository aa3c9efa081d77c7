import Testing

@testable import LuaHost

/// Syntax errors as beginners and writers of other languages make them.
@Suite("Hints at syntax errors")
struct SyntaxHintTests {
  static let foreign: [ScriptRow] = [
    ScriptRow(
      "let x = 3", "1: syntax error near 'x' (a variable begins with local: local name = value)"),
    ScriptRow(
      "const y = f();",
      "1: syntax error near 'y' (a variable begins with local: local name = value)"),
    ScriptRow(
      "def f(x):\n  return x",
      "1: syntax error near 'f' (a function is written function name(…) … end)"),
    ScriptRow(
      "import SwiftUI", "1: syntax error near 'SwiftUI' (this is not Lua; a spec is Lua text)"),
    ScriptRow(
      "f(() => { g() })", "1: unexpected symbol near ')' (a function is written function(…) … end)"),
    ScriptRow("if x != 0 then end", "1: 'then' expected near '!' (not equal is written ~=)"),
    ScriptRow("if !x then end", "1: unexpected symbol near '!' (! is written not)"),
    ScriptRow("if x && y then end", "1: unexpected symbol near '&' (&& is written and)"),
    ScriptRow("if x || y then end", "1: unexpected symbol near '|' (|| is written or)"),
    ScriptRow("if x === y then end", "1: unexpected symbol near '=' (equal is written ==)"),
    ScriptRow("if x = 3 then end", "1: 'then' expected near '=' (equal is written ==)"),
    ScriptRow("n += 1", "1: syntax error near '+' (there is no +=: write n = n + 1)"),
    ScriptRow("i++", "1: syntax error near '+' (there is no ++: write n = n + 1)"),
    ScriptRow(
      "x = y ? 1 : 2",
      "1: unexpected symbol near '?' (there is no ?: in Lua: write if … then … else … end)"),
    ScriptRow("f() // a note", "1: unexpected symbol near '//' (a comment begins with --)"),
    ScriptRow("x = `a`", "1: unexpected symbol near '`' (a string stands in \"…\" or '…')"),
    ScriptRow(
      "x = “a”", "1: unexpected symbol near '<\\226>' (“ is no quotation mark of Lua's: write \")"),
    ScriptRow(
      "f(1,\u{A0}2)",
      "1: unexpected symbol near '<\\194>' (a blank that Lua does not know (U+00A0) can only stand in a string or a comment)"
    ),
    ScriptRow("x = 450ms", "1: malformed number near '450m' (a number has no unit behind it)"),
    ScriptRow("x = [1, 2]", "1: unexpected symbol near '[' (a list stands in braces: { 1, 2 })"),
    ScriptRow(
      "print 3", "1: syntax error near '3' (a function is called with its arguments in parentheses)"
    ),
    ScriptRow(
      "it \"a\", function() end",
      "1: syntax error near ',' (a function is called with its arguments in parentheses)"),
    ScriptRow(
      "for i in range(3):\n  print(i)\nend",
      "3: 'do' expected near 'end' (the for of line 1 has no do)"),
  ]

  static let own: [ScriptRow] = [
    ScriptRow(
      "f(x = 3)", "1: ')' expected near '=' (arguments with names stand in braces: f{ name = … })"),
    ScriptRow("f{ a = 1 b = 2 }", "1: '}' expected near 'b' (is a comma missing before b?)"),
    ScriptRow(
      "f{\n  a = 1\n  b = 2\n}",
      "3: '}' expected (to close '{' at line 1) near 'b' (is a comma missing before b?)"),
    ScriptRow("f{ a: 1 }", "1: <name> expected near '1' (a value gets its name with =: { a = … })"),
    ScriptRow(
      "f{ a: b }",
      "1: function arguments expected near '}' (a value gets its name with =: { a = … })"),
    ScriptRow(
      "f(g:release)",
      "1: function arguments expected near ')' (a method is called with its arguments in parentheses: :release())"
    ),
    ScriptRow(
      "f{ until = 3 }",
      "1: unexpected symbol near 'until' (until is a word of Lua's: write [\"until\"] = …)"),
    ScriptRow(
      "return 3\nf()",
      "2: <eof> expected near 'f' (return can only be the last statement of its block)"),
    ScriptRow(
      "g(function()\n  return 3\n  f()\nend)",
      "3: 'end' expected (to close 'function' at line 1) near 'f' (return can only be the last statement of its block)"
    ),
    ScriptRow("f()\nend", "2: <eof> expected near 'end' (this end closes nothing)"),
    ScriptRow("local = 1", "1: <name> expected near '='"),
    ScriptRow(
      "f(\"t\" function() end)",
      "1: ')' expected near 'function' (is a comma missing before function?)"),
    ScriptRow(
      "f(function() {\n})",
      "1: unexpected symbol near '{' (a function is written function(…) … end, without braces)"),
    ScriptRow(
      "local x = 3 ** 2", "1: unexpected symbol near '*' (a power is written 3 ^ 2)"),
    ScriptRow(
      "f()\n# note",
      "2: unexpected symbol near '#' (a comment begins with --; # is the length of a list)"
    ),
    ScriptRow(
      "if a then\nelif b then\nend", "2: syntax error near 'b' (write elseif … then)"),
  ]

  static let blocks: [ScriptRow] = [
    ScriptRow(
      "f(function()\n  if x then\n    g()\nend)",
      "4: unexpected symbol near ')' (the if of line 2 has no end)"),
    ScriptRow(
      "f(function()\n  for i = 1, 3 do\n    g()\nend)",
      "4: unexpected symbol near ')' (the for of line 2 has no end)"),
    ScriptRow(
      "f(function()\n  g(function()\n    h()\n  end\nend)",
      "5: ')' expected (to close '(' at line 2) near 'end' (there is an end too many, or a ) too few)"
    ),
    ScriptRow(
      "if a == 3\n  f()\nend", "2: 'then' expected near 'f' (the if of line 1 has no then)"),
    ScriptRow(
      "for i = 1, 3 do\n  continue\nend",
      "3: syntax error near 'end' (there is no continue: put the rest into if … then … end)"),
    ScriptRow(
      "if a then\nelse if b then\nend",
      "3: 'end' expected (to close 'if' at line 1) near <eof> (else if in line 2 begins a block of its own: write elseif)"
    ),
    ScriptRow(
      "while a do\n  if b then\n    c()\nend\n-- end\nlocal s = [[\nend]]",
      "7: 'end' expected (to close 'while' at line 1) near <eof> (the if of line 2 has no end)"),
    ScriptRow(
      "function a()\n  if b then\n    c()\n\nfunction d()\nend",
      "6: 'end' expected (to close 'if' at line 2) near <eof> (the if of line 2 has no end)"),
  ]

  @Test("say what to write instead, after Lua's own sentence", arguments: foreign + own + blocks)
  func hint(_ row: ScriptRow) {
    #expect(Script(row.script).outcome == "spec.lua:" + row.outcome)
  }
}
