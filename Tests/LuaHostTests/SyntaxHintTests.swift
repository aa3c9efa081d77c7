import Testing

/// Syntax errors as beginners and writers of other languages make them.
@Suite("Hints at syntax errors")
struct SyntaxHintTests {
  static let foreign: [ScriptRow] = [
    ScriptRow(
      "let x = 3", "1:5: syntax error near 'x' (a variable begins with local: local name = value)"),
    ScriptRow(
      "const y = f();",
      "1:7: syntax error near 'y' (a variable begins with local: local name = value)"),
    ScriptRow(
      "def f(x):\n  return x",
      "1:5: syntax error near 'f' (a function is written function name(…) … end)"),
    ScriptRow(
      "import SwiftUI",
      "1:8: syntax error near 'SwiftUI' (a file is read by local name = require \"folder.file\")"),
    ScriptRow(
      "f(() => { g() })",
      "1:4: unexpected symbol near ')' (a function is written function(…) … end)"),
    ScriptRow("if x != 0 then end", "1:6: 'then' expected near '!' (not equal is written ~=)"),
    ScriptRow("if !x then end", "1:4: unexpected symbol near '!' (! is written not)"),
    ScriptRow("if x && y then end", "1:7: unexpected symbol near '&' (&& is written and)"),
    ScriptRow("if x || y then end", "1:7: unexpected symbol near '|' (|| is written or)"),
    ScriptRow("if x === y then end", "1:8: unexpected symbol near '=' (equal is written ==)"),
    ScriptRow("if x = 3 then end", "1:6: 'then' expected near '=' (equal is written ==)"),
    ScriptRow("n += 1", "1:3: syntax error near '+' (there is no +=: write n = n + 1)"),
    ScriptRow("i++", "1:2: syntax error near '+' (there is no ++: write n = n + 1)"),
    ScriptRow(
      "x = y ? 1 : 2",
      "1:7: unexpected symbol near '?' (there is no ?: in Lua: write if … then … else … end)"),
    ScriptRow(
      "local x = 3\n// the peak\nf(x)", "2: syntax error near 'f' (a comment begins with --)"),
    ScriptRow("f() // a note", "1:5: unexpected symbol near '//' (a comment begins with --)"),
    ScriptRow("x = `a`", "1:5: unexpected symbol near '`' (a string stands in \"…\" or '…')"),
    ScriptRow(
      "x = “a”", "1: unexpected symbol near '<\\226>' (“ is no quotation mark of Lua's: write \")"),
    ScriptRow(
      "f(1,\u{A0}2)",
      "1: unexpected symbol near '<\\194>' (a blank that Lua does not know (U+00A0) can only stand in a string or a comment)"
    ),
    ScriptRow("x = 450ms", "1:5: malformed number near '450m' (a number has no unit behind it)"),
    ScriptRow("x = [1, 2]", "1:5: unexpected symbol near '[' (a list stands in braces: { 1, 2 })"),
    ScriptRow(
      "print 3",
      "1:7: syntax error near '3' (a function is called with its arguments in parentheses)"
    ),
    ScriptRow(
      "it \"a\", function() end",
      "1:7: syntax error near ',' (a function is called with its arguments in parentheses)"),
    ScriptRow(
      "for i in range(3):\n  print(i)\nend",
      "2: 'do' expected near 'end' (the for of line 1 has no do)"),
  ]

  static let foreignSigns: [ScriptRow] = [
    ScriptRow("f(a <> b)", "1:6: unexpected symbol near '>' (not equal is written ~=)"),
    ScriptRow("f(a =< b)", "1:5: ')' expected near '=' (at most is written <=)"),
    ScriptRow("f{ \"a\" => 3 }", "1:8: '}' expected near '=' (a field is written name = value)"),
    ScriptRow("x = a ?? b", "1:7: unexpected symbol near '?' (?? is written or)"),
    ScriptRow(
      "print(a?.b)", "1:8: ')' expected near '?' (there is no ?.: write x and x.name)"),
    ScriptRow(
      "local $x = 3", "1:7: <name> expected near '$' (a name is made of letters, digits and _)"),
    ScriptRow("f(n++)", "1:5: unexpected symbol near '+' (there is no ++: write n = n + 1)"),
    ScriptRow("f(\"a\" . \"b\")", "1:7: ')' expected near '.' (texts are joined by ..)"),
    ScriptRow("n = 10 mod 3", "1:12: syntax error near '3' (the rest of a division is 10 % 3)"),
    ScriptRow(
      "for (i = 1, 3) do end",
      "1:5: <name> expected near '(' (write for _, item in ipairs(list) do, or for i = 1, 10 do)"),
    ScriptRow(
      "for i = 1; i < 3; i++ do end",
      "1:10: ',' expected near ';' (write for _, item in ipairs(list) do, or for i = 1, 10 do)"),
    ScriptRow(
      "if a then\nelse: b()\nend",
      "2:5: unexpected symbol near ':' (a block begins without :, and ends with end)"),
    ScriptRow("f(a is 3)", "1:5: ')' expected near 'is' (equal is written ==)"),
    ScriptRow("f(a not 3)", "1:5: ')' expected near 'not' (not equal is written ~=)"),
    ScriptRow(
      "n--\nf()", "1: syntax error near 'f' (-- begins a comment: write n = n - 1)"),
    ScriptRow(
      "switch x {",
      "1:8: syntax error near 'x' (there is no switch: write if … then … elseif … end)"),
    ScriptRow(
      "local f = lambda x: x + 1",
      "1:23: function arguments expected near '+' (a function is written function(…) … end)"),
    ScriptRow(
      "describe(\"t\", function():\nend)",
      "1:25: unexpected symbol near ':' (a block begins without :, and ends with end)"),
    ScriptRow(
      "local n: number = 3",
      "1:8: unexpected symbol near ':' (a variable has no type: local n = value)"),
    ScriptRow(
      "- name: home", "1:1: unexpected symbol near '-' (this is not Lua)"),
    ScriptRow(
      "for x of xs do end",
      "1:7: '=' or 'in' expected near 'of' (write for _, item in ipairs(list) do, or for i = 1, 10 do)"
    ),
    ScriptRow(
      "for i in 1..3 do end",
      "1:10: malformed number near '1..3' (blanks stand around ..; a loop counts as in for i = 1, 3 do)"
    ),
  ]

  static let own: [ScriptRow] = [
    ScriptRow(
      "f{ from: 0, to = 1 }",
      "1:10: <name> expected near '0' (a value gets its name with =: { from = … })"),
    ScriptRow("f(g() = 3)", "1:7: ')' expected near '=' (equal is written ==)"),
    ScriptRow(
      "f{ \"a\" = 3 }",
      "1:8: '}' expected near '=' (a field is written name = value, without quotation marks)"),
    ScriptRow(
      "t.end = 3", "1:3: <name> expected near 'end' (end is a word of Lua's: write [\"end\"])"),
    ScriptRow(
      "local end = 3",
      "1:7: <name> expected near 'end' (end is a word of Lua's: take another name)"),
    ScriptRow(
      "local t.x = 3",
      "1:8: unexpected symbol near '.' (a field is not local: write t.name = value)"),
    ScriptRow(
      "function local f() end", "1:10: <name> expected near 'local' (write local function name(…))"),
    ScriptRow(
      "f(\"t\", ()\n  g()\nend)",
      "1:9: unexpected symbol near ')' (a function is written function() … end)"),
    ScriptRow(
      "f(\"t\", function\n  g()\nend)",
      "1: '(' expected near 'g' (a function is written function(…) … end)"),
    ScriptRow(
      "f('it doesn't', 3)",
      "1:13: ')' expected near 't' (the string has ended at the ' before t: put it into \"…\")"),
    ScriptRow(
      "f{ bounce = 20% }", "1:17: unexpected symbol near '}' (a share is written 0.2, not 20%)"),
    ScriptRow(
      "x = \"a\nb\"", "1:5: unfinished string near '\"a' (a string ends in its line, as it began)"),
    ScriptRow(
      "x = \"a\\d\"", "1: invalid escape sequence near '\"a\\d' (a \\ in a string is written \\\\)"),
    ScriptRow("f()\nx = [[a\nb", "2: unfinished long string (starting at line 2) near <eof>"),
    ScriptRow(
      "x = { ...{ 1 } }",
      "1:10: '}' expected near '{' (the elements of a list are table.unpack(list))"),
    ScriptRow("f(3)\0", "1: unexpected symbol (there is a NUL byte in this line)"),
    ScriptRow(
      "function f() print(...) end",
      "1:20: cannot use '...' outside a vararg function near '...' (the elements of a list are table.unpack(list))"
    ),
    ScriptRow(
      "g()\nx.y:max() == 3",
      "2:11: unexpected symbol near '==' (a comparison or sum stands in a call or behind =, as in assert(a == b))"
    ),
    ScriptRow(
      "n\nf()",
      "1: syntax error near 'f' (what ends at n is neither a call, n(…), nor n = value)"),
    ScriptRow("x = g.\nend", "1: <name> expected near 'end' (line 1 stops behind .)"),
    ScriptRow(
      "f(function()\n  break\nend)", "2: break outside loop at line 2"),
  ]

  static let closings: [ScriptRow] = [
    ScriptRow(
      "if a then f() endif\nend", "1: syntax error near 'end' (a block ends with end)"),
    ScriptRow(
      "local h = require helpers\nit(h)",
      "1: syntax error near 'it' (a module is named in quotation marks: require \"helpers\")"),
    ScriptRow(
      "for i = 1, 3 do\n  if i == 2 then goto continue end\n  f()\nend",
      "2: no visible label 'continue' for <goto> at line 2 (a label is written ::name::, in the block that the goto stands in)"
    ),
    ScriptRow(
      "it(\"a\", f),\nit(\"b\", f)",
      "1:11: syntax error near ',' (no comma stands between statements)"),
    ScriptRow(
      "local function tile:pull() end",
      "1:20: '(' expected near ':' (a method is not local: write function tile:pull(…) … end)"),
    ScriptRow(
      "it(\"a\", async function() end)",
      "1:15: ')' expected near 'function' (there is no async and no await: time is virtual)"),
    ScriptRow(
      "local function f()\n  return 1\n\nit(\"a\", f)",
      "4:1: 'end' expected (to close 'function' at line 1) near 'it' (the function of line 1 has no end)"
    ),
    ScriptRow(
      "local t = {}\nfunction t.f()\n  if a then return 1 end\n  return 2\nreturn t",
      "5:1: 'end' expected (to close 'function' at line 2) near 'return' (the function of line 2 has no end)"
    ),
    ScriptRow(
      "local function f()\n  return 1\n  g()\nend",
      "3:3: 'end' expected (to close 'function' at line 1) near 'g' (return can only be the last statement of its block)"
    ),
    ScriptRow(
      "f(function()\n  g(3 == 3))\nend)",
      "2:12: unexpected symbol near ')' (this ) closes nothing)"),
    ScriptRow(
      "f(function()\n  g(3\nend)",
      "2: ')' expected (to close '(' at line 2) near 'end' (is a ) missing at the end of line 2, or is there an end too many?)"
    ),
    ScriptRow("f(1, 2,)", "1:8: unexpected symbol near ')' (a value is missing behind ,)"),
    ScriptRow(
      "f(\"t\", function(),\n  g()\nend)",
      "1:18: unexpected symbol near ',' (no statement begins with ,)"),
    ScriptRow("f(g{ a = 1 ))", "1:12: '}' expected near ')' (is a } missing before )?)"),
    ScriptRow(
      "f(g(1)\nh(2)",
      "1: ')' expected (to close '(' at line 1) near 'h' (is a ) missing at the end of line 1?)"),
    ScriptRow(
      "f(\n  1\n  2\n)",
      "2: ')' expected (to close '(' at line 1) near '2' (is a comma missing before 2?)"),
    ScriptRow(
      "f(function() end\n",
      "1: ')' expected (to close '(' at line 1) near <eof> (is a ) missing at the end of line 1?)"),
    ScriptRow(
      "repeat\n  f()\nend",
      "3:1: 'until' expected (to close 'repeat' at line 1) near 'end' (repeat ends with until, not with end)"
    ),
  ]

  static let written: [ScriptRow] = [
    ScriptRow(
      "f(x = 3)", "1:5: ')' expected near '=' (arguments with names stand in braces: f{ name = … })"
    ),
    ScriptRow("f{ a = 1 b = 2 }", "1:10: '}' expected near 'b' (is a comma missing before b?)"),
    ScriptRow(
      "f{\n  a = 1\n  b = 2\n}",
      "2: '}' expected (to close '{' at line 1) near 'b' (is a comma missing before b?)"),
    ScriptRow(
      "f{ a: 1 }", "1:7: <name> expected near '1' (a value gets its name with =: { a = … })"),
    ScriptRow(
      "f{ a: b }",
      "1:9: function arguments expected near '}' (a value gets its name with =: { a = … })"),
    ScriptRow(
      "f(g:release)",
      "1:12: function arguments expected near ')' (a method is called with its arguments in parentheses: :release())"
    ),
    ScriptRow(
      "f{ until = 3 }",
      "1:4: unexpected symbol near 'until' (until is a word of Lua's: write [\"until\"] = …)"),
    ScriptRow(
      "return 3\nf()",
      "2:1: <eof> expected near 'f' (return can only be the last statement of its block)"),
    ScriptRow(
      "g(function()\n  return 3\n  f()\nend)",
      "3:3: 'end' expected (to close 'function' at line 1) near 'f' (return can only be the last statement of its block)"
    ),
    ScriptRow("f()\nend", "2:1: <eof> expected near 'end' (this end closes nothing)"),
    ScriptRow("local = 1", "1:7: <name> expected near '=' (a name is missing behind local)"),
    ScriptRow(
      "f(\"t\" function() end)",
      "1:7: ')' expected near 'function' (is a comma missing before function?)"),
    ScriptRow(
      "f(function() {\n})",
      "1:14: unexpected symbol near '{' (a function is written function(…) … end, without braces)"),
    ScriptRow(
      "local x = 3 ** 2", "1:14: unexpected symbol near '*' (a power is written 3 ^ 2)"),
    ScriptRow(
      "f()\n# note",
      "2:1: unexpected symbol near '#' (a comment begins with --; # is the length of a list)"
    ),
    ScriptRow(
      "if a then\nelif b then\nend", "2:6: syntax error near 'b' (write elseif … then)"),
  ]

  static let blocks: [ScriptRow] = [
    ScriptRow(
      "f(function()\n  if x then\n    g()\nend)",
      "4:4: unexpected symbol near ')' (the if of line 2 has no end)"),
    ScriptRow(
      "f(function()\n  for i = 1, 3 do\n    g()\nend)",
      "4:4: unexpected symbol near ')' (the for of line 2 has no end)"),
    ScriptRow(
      "f(function()\n  g(function()\n    h()\n  end\nend)",
      "4: ')' expected (to close '(' at line 2) near 'end' (is a ) missing at the end of line 4, or is there an end too many?)"
    ),
    ScriptRow(
      "if a == 3\n  f()\nend", "1: 'then' expected near 'f' (the if of line 1 has no then)"),
    ScriptRow(
      "for i = 1, 3 do\n  continue\nend",
      "2: syntax error near 'end' (there is no continue: put the rest into if … then … end)"),
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

  @Test("stand at their column also in a line of a hundred thousand bytes")
  func longLine() {
    let line = String(repeating: "f(1),", count: 20_000)
    let script = Script("x = { \(line) f(1)) }")
    #expect(script.outcome.hasPrefix("spec.lua:1:100012: '}' expected near ')'"))
  }

  @Test(
    "say what to write instead, after Lua's own sentence",
    arguments: foreign + foreignSigns + own + closings + written + blocks)
  func hint(_ row: ScriptRow) {
    #expect(Script(row.script).outcome == "spec.lua:" + row.outcome)
  }
}
