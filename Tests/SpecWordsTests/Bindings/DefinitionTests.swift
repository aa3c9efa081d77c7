import Testing

@testable import SpecWords

@Suite("Interactions that scripts define")
struct DefinitionTests {
  /// A box that a drag moves by x, with a bit of everything.
  static let box = """
    local box = interaction.define("box", { spring = spring{}, reach = 100, minimum_distance = 2 }, function(ui, parameters)
      ui:canvas{ width = 400, height = 200, name = "ground" }
      ui:state("x", 0)
      ui:state("table", { 1, 2, 3 })
      ui:state("taps", 0)
      ui:gesture_state("held", false, { reset = function(last, transaction)
        ui:mark("reset " .. tostring(last) .. " " .. tostring(transaction.tracks_velocity))
      end })
      ui:channel("double", function() return ui.x * 2 end)
      ui:channel("far", function() return ui.presented.x:abs() end)
      ui:text("label", function() return "x is " .. ui.x end)
      ui:on_change("x", function(old, new) ui:mark("x " .. old .. " to " .. new) end)
      ui:on_change(function() return ui.x > 50 end, function(_, new) ui:mark("beyond " .. tostring(new)) end)
      ui:monitor(function(event) if event.phase == "up" then ui:mark("up") end end)
      ui:action("nudge", function(by) ui.x = ui.x + by return ui.x, "nudged" end)
      ui:action("later", function() ui:after(0.1, function() ui.x = 7 end) end)
      ui:button("Home", function() ui.x = 0 ui.taps = ui.taps + 1 end):disabled(function() return ui.x == 0 end)
      ui:slider("x", { from = 0, to = 200, step = 50 })
      ui:state("flipped", false)
      ui:toggle("Flip", "flipped")
      local pull = ui:drag{}
        :updating("held", function(value, state, transaction) return true end)
        :on_changed(function(value) ui.x = value.translation.x end)
        :on_ended(function(value)
          ui:with_animation(parameters.spring, { completion = function() ui:mark("home") end }, function() ui.x = 0 end)
        end)
      return ui:rectangle{ corner_radius = 5 }
        :frame{ width = 40, height = 40 }
        :offset{ x = "x" }
        :gesture(pull)
    end)
    local calm = interaction.define("calm", {}, function(ui)
      ui:state("calm", ui.reduce_motion)
      return ui:rectangle{}
    end)

    """

  static let rows = [
    WordRow("it:play(drag.outward()).began.time", "0.008333333333333333"),
    WordRow("it:edit('x', 30), it:value('double'), it:text('label')", "true, 60, \"x is 30\""),
    WordRow("it:nudge(5)", "5, \"nudged\""),
    WordRow("it:later(), it:settle(), it:value('x')", "nil, 0.1, 7"),
    WordRow(
      "it:tap('Home'), it:slide(120), it:value('x'), it:tap('Home'), it:value('taps')",
      "false, true, 100, true, 1"),
    WordRow(
      "marks(it:play(drag.by(60, 0):release()))",
      "\"x 0 to 60 beyond true up reset true false x 60 to 0 beyond false home\""),
    WordRow("it:perform(drag.by(60, 0)).held:at(it:time()), it:center()", "true, (260, 100)"),
    WordRow("it:model('table')[2], it:edit('table', {3}), it:model('table')[1]", "2, true, 3"),
    // (120 + 2107.964 t) e^(-4π t) is greatest at 0.022651 s.
    WordRow("math.abs(it:play(drag.outward()).far:max() - 126.1938) < 1e-4", "true"),
    WordRow("interaction(box, {reach = 5, frame_rate = 60}):phase()", "\"idle\""),
    WordRow(
      "interaction(calm):value('calm'), interaction(calm, {reduce_motion = true}):value('calm'), "
        + "stage{reduce_motion = true}:add(calm):value('calm')", "false, true, true"),
    WordRow(
      "interaction(box, {minimum_distance = 50}):play(drag.outward()).began.time",
      "0.08333333333333333"),
    WordRow(
      "it:tap('Flip'), it:value('flipped'), it:tap('Flip'), it:value('flipped')",
      "true, true, true, false"),
    WordRow("interaction('box').name", "\"box\""),
  ]

  @Test("hold, draw and do what their words say", arguments: rows)
  func behaves(_ row: WordRow) throws {
    let found = try answer(row.text)
    #expect(found == row.answer)
  }

  static let overrides = [
    WordRow("it(box.with{ ['state x'] = 9 }):value('x')", "9"),
    WordRow(
      "it(box.with{ ['state x'] = function(ui, original) return original() + 1 end }):value('x')",
      "1"),
    WordRow(
      "it(box.with{ ['channel double'] = function(ui, original) return original() + 0.5 end }):value('double')",
      "0.5"),
    WordRow("it(box.with{ frame = { width = 90 } }):frame().width", "90"),
    WordRow("it(box.with{ frame = { width = 90 } }):frame().height", "40"),
    WordRow("it(box.with{ ['offset 1'] = vector(10, 20) }):center()", "(210, 120)"),
    WordRow(
      "it(box.with{ offset = function(ui) return vector(ui.x + 1, 0) end }):center()", "(201, 100)"),
    WordRow(
      "it(box.with{ drag = { minimum_distance = 70 } }):play(drag.outward()).began.time",
      "0.11666666666666667"),
    WordRow(
      "it(box.with{ on_changed = function(ui, value, original) original(value) ui.x = ui.x * 2 end }):perform(drag.by(30, 0)).x:final()",
      "60"),
    WordRow(
      "marks(it(box.with{ with_animation = { completion = function() end } }):play(drag.by(9, 0):release()))",
      "\"x 0 to 9 up reset true false x 9 to 0\""),
    WordRow(
      "it(box.with{ with_animation = spring{duration = 2} }):play(drag.by(9, 0):release()).events:where{name = 'animation_started'}[1].animation",
      "spring{duration = 2, bounce = 0}"),
    WordRow(
      "it(box.with{ ['action nudge'] = function(ui, by, original) return original(by * 10) end }):nudge(1)",
      "10, \"nudged\""),
    WordRow(
      "it(box.with{ parameters = { minimum_distance = 70 } }):play(drag.outward()).began.time",
      "0.11666666666666667"),
    WordRow(
      "it(box.with{ body = function(ui, parameters, original) ui:state('more', 3) return original(ui, parameters):offset{ y = 'more' } end }):center()",
      "(200, 103)"),
    WordRow(
      "it(box.with{ ['state x'] = 2 }.with{ ['state x'] = function(ui, original) return original() * 10 end }):value('x')",
      "20"),
    WordRow(
      "it(box.with{ body = function(ui, p, original) return original(ui, p):offset{ x = 5 } end }.with{ ['offset 2'] = { x = 50 } }):center()",
      "(250, 100)"),
  ]

  @Test("are varied by with{}, argument by argument", arguments: overrides)
  func varies(_ row: WordRow) throws {
    let found = try answer(row.text, it: "interaction")
    #expect(found == row.answer)
  }

  static let mistakes = [
    WordRow(
      "interaction(box, {reech = 1})",
      "interaction: box has no parameter \"reech\" (did you mean 'reach'?)"),
    WordRow(
      "box.with{ on_chnged = 1 }",
      "box.with: there is no word \"on_chnged\" (did you mean 'on_changed'?)"),
    WordRow(
      "box.with{ parameters = { reech = 1 } }",
      "box.with: box has no parameter \"reech\" (did you mean 'reach'?)"),
    WordRow(
      "define(function(ui) end)", "x: its function should return a view, such as ui:rectangle{}"),
    WordRow(
      "define(function(ui) ui:satte('x', 1) end)", "ui has no \"satte\" (did you mean 'state'?)"),
    WordRow("define(function(ui) ui.state('x', 1) end)", "write ui:state(), with a colon"),
    WordRow(
      "define(function(ui) ui:drag{} return ui:rectangle{} end)",
      "ui:drag: no view carries this drag; add :gesture(drag) to one"),
    WordRow(
      "define(function(ui) ui:gesture_state('held', 1) return ui:rectangle{}:gesture(ui:drag{minimum_distance = 0}:updating('held', function() end)) end):play(drag.by(1, 0):release())",
      "drag:updating: the function of \"held\" should return its new value"),
    WordRow(
      "define(function(ui) ui:state('x', 1) ui:channel('c', function() ui.x = 2 return 1 end) return ui:rectangle{} end)",
      "ui: \"x\" is written by a function that draws; write it in a callback or an action"),
    WordRow(
      "define(function(ui) ui:state('x', 0) ui:on_change('x', function(_, new) ui.x = new + 1 end) return ui:rectangle{} end):edit('x', 1)",
      "subject:edit: observers go on writing after 8 rounds: x → x → x → x → x → x → x → x → x"),
    WordRow(
      "define(function(ui) return ui:rectangle{}:gesture(ui:drag{coordinate_space = 'moon'}) end)",
      "ui:drag: there is no coordinate space \"moon\"; known: "),
    WordRow(
      "define(function(ui) ui:state('x', 1) ui:state('x', 2) return ui:rectangle{} end)",
      "ui:state: \"x\" is declared twice"),
    WordRow(
      "define(function(ui) ui:action('go', print)\nui:action('go', print) return ui:rectangle{} end)",
      "ui:action: \"go\" is declared twice"),
    WordRow(
      "define(function(ui) ui:button('go', print) ui:button('go', print) return ui:rectangle{} end)",
      "ui:button: \"go\" is declared twice"),
  ]

  @Test("blame a wrong word on its line", arguments: mistakes)
  func refuses(_ row: WordRow) throws {
    let found = try answer(row.text)
    #expect(found.contains(row.answer), "\(found)")
    #expect(found.hasPrefix("bench.lua:"))
  }

  static let kinds = [
    WordRow("ui.place = 5", "ui: place: expected a value like (0, 0), got 5"),
    WordRow("ui.x = true", "ui: x: expected a value like 0, got true"),
    WordRow("ui.x = 'wide'", "ui: x: expected a value like 0, got \"wide\""),
    WordRow("ui.x = vector(1, 2)", "ui: x: expected a value like 0, got (1, 2)"),
    WordRow("ui.on = 1", "ui: on: expected a value like false, got 1"),
    WordRow("ui.later = 1 ui.later = true", "ui: later: expected a value like 1, got true"),
    WordRow("ui.x = nil ui.x = 3 ui.place = {1, 2} ui.on = true ui.later = vector(1, 2)", "nil"),
  ]

  @Test("keep a state of the kind that it was first; nothing is a hole in any", arguments: kinds)
  func keepsKind(_ row: WordRow) throws {
    let text = """
      local subject = interaction(interaction.define("x", {}, function(ui)
        ui:state("x", 0) ui:state("place", vector(0, 0)) ui:state("on", false) ui:state("later", nil)
        ui:action("write", function() \(row.text) end)
        return ui:rectangle{}
      end))
      return subject:write()
      """
    let found = try LuaBench().answer(text)
    #expect(found == (row.answer == "nil" ? "" : "bench.lua:3: \(row.answer)"), "\(found)")
  }

  @Test("refuse an edit, a slider and an updating of another kind as well")
  func keepsKindOfOthers() throws {
    let text = """
      local subject = interaction(interaction.define("x", {}, function(ui)
        ui:state("on", false) ui:gesture_state("pull", 0)
        ui:slider("on")
        local drag = ui:drag{ minimum_distance = 0 }
        drag:updating("pull", function(value) return value.translation end)
        return ui:rectangle{}:frame{ width = 9, height = 9 }:gesture(drag)
      end))
      """
    let wrongs = [
      ("subject:edit('on', 3)", "10: subject:edit: on: expected a value like false, got 3"),
      ("subject:slide(0.5)", "10: subject:slide: on: expected a value like false, got 0.5"),
      (
        "subject:perform(drag.by(3, 4))",
        "5: drag:updating: pull: expected a value like 0, got (0, 0)"
      ),
    ]
    for (call, answer) in wrongs {
      #expect(try LuaBench().answer("\(text)\n\n\nreturn \(call)") == "bench.lua:\(answer)")
    }
  }

  @Test("refuse one argument more than each word takes", arguments: UiWord.allCases)
  func refusesSurplus(_ word: UiWord) throws {
    let text = """
      local refused = 0
      interaction(interaction.define("x", {}, function(ui)
        local pull = ui:drag{}
        local owners = { ui, pull, ui:rectangle{}, ui:button("b", function() end) }
        for _, owner in ipairs(owners) do
          local isKnown, word = pcall(function() return owner.\(word.rawValue) end)
          local isFine, message = pcall(word, owner, "n", 0, {}, 4, 5)
          if isKnown and not isFine and message:find(": takes ", 1, true) then refused = refused + 1 end
        end
        return ui:rectangle{}:gesture(pull)
      end))
      return refused
      """
    #expect(try LuaBench().answer(text) == (word == .disabled ? "2" : "1"))
  }

  static let points = [
    WordRow("view:offset(3, 4)", "(323, 224)"),
    WordRow("view:offset{ x = 3, y = 4 }", "(323, 224)"),
    WordRow("view:offset{ 3, 4 }", "(323, 224)"),
    WordRow("view:position(3, 4)", "(3, 4)"),
    WordRow("view:position(3, function() return 4 end)", "(3, 4)"),
    WordRow("view:offset(3, 4):scale_effect(2, 3)", "(326, 232)"),
  ]

  @Test("take a point whole, by name, or one by one", arguments: points)
  func takesPoint(_ row: WordRow) throws {
    let text = """
      local made = interaction.define("x", {}, function(ui)
        local view = ui:rectangle{}:frame{ width = 20, height = 20 }
        return \(row.text):gesture(ui:drag{})
      end)
      return interaction(made):center()
      """
    #expect(try LuaBench().answer(text) == row.answer)
  }

  static let places = [
    WordRow(
      "view:offset('ofset')",
      "view:offset: there is no state or channel \"ofset\" (did you mean 'offset'?)"),
    WordRow(
      "view:frame{width = 'wide'}",
      "view:frame: there is no state or channel \"wide\" (known: offset, late)"),
    WordRow(
      "view:scale_effect{x = '50%'}",
      "view:scale_effect: there is no state or channel \"50%\" (known: offset, late)"),
    WordRow(
      "view:rotation_effect(true)",
      "view:rotation_effect: the angle should be a finite number, a name or a function, got true"),
    WordRow(
      "view:position(false)",
      "view:position: the point should be a vector, a name or a function, got false"),
    WordRow("view, ui:drag{}", "ui:drag: no view carries this drag; add :gesture(drag) to one"),
    WordRow("view:offset('late'):fill('red'):id('card')", ""),
  ]

  @Test("blame what is found wrong later on the line where it was said", arguments: places)
  func blamesDefinition(_ row: WordRow) throws {
    let text = """
      local made = interaction.define("x", {}, function(ui)
        ui:state("offset", vector(0, 0))
        local view = ui:rectangle{}
        local made = \(row.text)
        ui:channel("late", function() return ui.offset end)
        return made
      end)
      interaction(made)
      """
    let found = try LuaBench().answer(text)
    #expect(found == (row.answer.isEmpty ? "" : "bench.lua:4: \(row.answer)"))
  }

  @Test("blame a function that returns no view, or no new value, where it ends")
  func blamesEnd() throws {
    let found = try LuaBench().answer(
      "local f = function(ui)\nui:rectangle{}\nend\ninteraction(interaction.define('x', {}, f))")
    #expect(found == "bench.lua:3: x: its function should return a view, such as ui:rectangle{}")
    let updated = try LuaBench().answer(
      """
      local held = function()
      end
      local subject = interaction(interaction.define("x", {}, function(ui)
        ui:gesture_state("held", 1)
        local drag = ui:drag{ minimum_distance = 0 }:updating("held", held)
        return ui:rectangle{}:frame{ width = 9, height = 9 }:gesture(drag)
      end))
      subject:play(drag.by(1, 0):release())
      """)
    #expect(
      updated
        == "bench.lua:2: drag:updating: the function of \"held\" should return its new value")
  }

  @Test("tell of keys that no subject has used, where there was a subject")
  func unused() throws {
    let bench = try LuaBench()
    _ = bench.answer(
      Self.box
        + "interaction(box.with{ mask = 'center', frame = { width = 1 } }) box.with{ id = 'x' }")
    #expect(
      bench.context.definitions.unusedOverrides.map(\.message)
        == ["with: no subject has used the key \"mask\""])
  }

  private func answer(_ text: String, it: String = "interaction(box)") throws -> String {
    let helpers = """
      local function marks(run)
        local texts = {}
        for _, event in ipairs(run.events:where{ name = "marked" }) do texts[#texts + 1] = event.text end
        return table.concat(texts, " ")
      end
      local function define(body) return interaction(interaction.define("x", {}, body)) end

      """
    return try LuaBench().answer(Self.box + helpers + "local it = \(it)\nreturn \(text)")
  }
}
