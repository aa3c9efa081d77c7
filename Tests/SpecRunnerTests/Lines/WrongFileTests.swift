import Testing

/// Mistakes that are seen only in a file as a whole: where its words stand, and what it declares.
@Suite("Wrong files")
struct WrongFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let lines: [String]
    var testDescription: String { text }

    init(_ text: String, _ lines: String...) { (self.text, self.lines) = (text, lines) }
  }

  static let blocks = [
    Row(
      "before_each()",
      "file raised 1: before_each: needs a function, got nil: write before_each(function() … end)"),
    Row(
      "check('a', function() end)",
      "file raised 1: check: the options should be a table, {} where there are none, got function: the function comes third"
    ),
    Row(
      "checklist('a', function() end)",
      "file raised 1: checklist: the options should be a table, {} where there are none, got function: the function comes third"
    ),
    Row(
      "expect(1)", "file raised 1: expect: nothing runs yet: write it inside it(…) or check(…)"),
    Row(
      "before_all(print)",
      "file raised 1: attempt to call a nil value (global 'before_all') (write setup(function() … end))"
    ),
    Row(
      "it('a', print, '#slow')",
      "file raised 1: it: nothing comes behind the function, got \"#slow\": tags stand in the name: \"a name #slow\""
    ),
    Row(
      "it{ name = 'a' }",
      "file raised 1: it: the name should be a string, got {name = \"a\"}: write it(\"a name\", function() … end)"
    ),
    Row(
      "it('a', { tags = 'slow' }, print)",
      "file raised 1: it: the body should be a function, got {tags = \"slow\"}: write it(\"a name\", function() … end); tags stand in the name: \"a name #slow\""
    ),
    Row(
      "describe('e', nil)",
      "file raised 1: describe: the body should be a function, got nil: write describe(name, function() … end)"
    ),
    Row(
      "describe('a') describe 'c' (function() it('d', print) end)",
      "skipped a | it has no body", "passed c > d"),
  ]

  static let variables = [
    Row(
      """
      local function f() end
      it('a', function()
        local r = f()
        print(r.x)
      end)
      """,
      "errored a | raised 4: attempt to index a nil value (local 'r') (r is nil since line 3: a function answers only what it returns)"
    ),
    Row(
      """
      it('a', function()
        if false then run = 3 end
        print(run.x)
      end)
      """,
      "errored a | raised 3: attempt to index a nil value (global 'run') (run is set in line 2: what a spec sets ends with it, so set it in before_each)"
    ),
    Row(
      """
      it('a', function(tile)
        tile:play(3)
      end)
      """,
      "errored a | raised 2: attempt to index a nil value (local 'tile') (it calls its function with nothing: write local tile outside of it)"
    ),
    Row(
      """
      before_each(function(self)
        self.n = 3
      end)
      it('a', function() end)
      """,
      "errored a | hook 2: before_each: attempt to index a nil value (local 'self') (before_each calls its function with nothing: write local self outside of it)"
    ),
    Row(
      """
      local run
      before_each(function()
        local run = 3
      end)
      it('a', function() print(run.x) end)
      """,
      "errored a | raised 5: attempt to index a nil value (upvalue 'run') (local run in line 3 is another variable: write run = … there)"
    ),
    Row(
      """
      it('a', function()
        ui.n = 3
      end)
      local function f(ui) end
      """,
      "errored a | raised 2: attempt to index a nil value (global 'ui') (it comes first among a definition's parameters: function(ui) … end)"
    ),
    // Another function's variable of the name says nothing of this one.
    Row(
      """
      local function f() end
      it('a', function()
        local r
        local function g()
          local r = f()
        end
        print(r.x)
      end)
      """,
      "errored a | raised 7: attempt to index a nil value (local 'r')"
    ),
    Row(
      """
      it('a', function()
        helper()
      end)
      local function helper() end
      """,
      "errored a | raised 2: attempt to call a nil value (global 'helper') (helper is declared in line 4, below: write that above this line)"
    ),
  ]

  /// The place is that of the word, wherever the subject is made.
  static let definitions = [
    Row(
      """
      local card = interaction.define("card", {}, function(ui)
        ui:state("p", vector(0, 0))
        local view = ui:rectangle{}:offset{ x = "p" }
        return view:gesture(ui:drag{})
      end)
      it("a", function() interaction(card) end)
      """,
      "errored a | raised 3: view:offset: x should be a finite number, and \"p\" is a vector: write function() return ui.p.x end"
    ),
    Row(
      """
      local function make(say)
        return interaction.define("card", {}, function(ui)
          ui:state("n", 0)
          return ui:rectangle{}:gesture(say(ui))
        end)
      end
      it("a", function() interaction(make(function(ui)
        return ui:drag{ coordinate_space = "screen" }
      end)) end)
      it("b", function() interaction(make(function(ui)
        ui:channel("n", function() return 3 end)
        return ui:drag{}
      end)) end)
      it("c", function()
        interaction(make(function(ui) return ui:drag{} end), { coordinate_space = "screen" })
      end)
      """,
      "errored a | raised 8: ui:drag: there is no coordinate space \"screen\"; known: local, global",
      "errored b | raised 11: ui:channel: \"n\" is declared twice",
      "errored c | raised 15: interaction: there is no coordinate space \"screen\"; known: local, global"
    ),
    // A parameter that is given as a list is the vector that its default is.
    Row(
      """
      it("a", function()
        local card = interaction.define("card", { p = vector(1, 2) }, function(ui, parameters)
          ui:state("x", parameters.p.x)
          return ui:rectangle{}
        end)
        assert.equal(3, interaction(card, { p = { 3, 4 } }):value("x"))
      end)
      """,
      "passed a"),
  ]

  @Test("are told of where the mistake is", arguments: blocks + variables + definitions)
  func ends(_ row: Row) throws {
    #expect(try SpecBench(row.text).lines == row.lines)
  }
}
