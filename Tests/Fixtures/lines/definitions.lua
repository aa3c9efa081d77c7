-- Definitions: parameters, views, states and callbacks. How to read this file: Tests/SpecRunnerTests/Lines/SpecLine.swift.

-- Refused.

interaction.define("a", function() end)
--> errors: interaction.define: the defaults should be a table, {} where there are none, got function: the function comes third

interaction.define('card', {}, function(ui) return ui:rectangle{} end):play(drag.outward{})
--> errors: a definition has no "play" (a subject is made of it: interaction(card):play(…))

interaction(interaction.define('a', {}, function(ui) ui:state('n') return ui:rectangle{} end))
--> errors: ui:state: the initial value should be given, got nil: write ui:state("n", 0)

interaction(interaction.define('a', {}, function(ui) ui:gesture(ui:drag{}) return ui:rectangle{} end))
--> errors: ui has no "gesture" (a view has it, as in ui:rectangle{}:gesture(…))

interaction(interaction.define('a', {}, function(ui) ui:channel('n', 3) return ui:rectangle{} end))
--> errors: ui:channel: what it shows should be a function, got 3

local k local s = interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) k = ui return ui:rectangle{}:gesture(ui:drag{}) end)) k.n = 3
local k local s = interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) k = ui return ui:rectangle{}:gesture(ui:drag{}) end)) tile:play(drag.by(9, 9):call(function() k.n = 3 end):release())
--> errors: ui: "n" is written when no callback runs: a spec writes subject:edit("n", value), or calls a ui:action

local k local s = interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) k = ui return ui:rectangle{}:gesture(ui:drag{}) end)) k:with_animation(spring{}, function() end)
--> errors: ui:with_animation: no callback runs: a spec writes subject:edit(name, value), or calls a ui:action that says ui:with_animation

local k local s = interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) k = ui return ui:rectangle{}:gesture(ui:drag{}) end)) k:without_animation(function() end)
--> errors: ui:without_animation: no callback runs: a spec writes subject:edit(name, value), or calls a ui:action that says ui:without_animation

local s s = interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) ui:action('go', function() s:advance(1) end) return ui:rectangle{}:gesture(ui:drag{}) end)) s:go()
--> errors: subject:advance: a callback cannot make time go on; use after, and play further gestures when this is over

interaction.define('', {}, print)
--> errors: interaction.define: the name should be a name, got ""

local d = interaction.define('a', {}, print) d()
--> errors: attempt to call a definition value (local 'd') (a subject is made of it: interaction(d))

interaction.define('card', { p = 20 }, print).with{ parameters = { p = '10' } }
--> errors: card.with: p should be a finite number, as its default 20 is, got "10"

interaction.define('card', { size = nil }, function(ui) return ui:rectangle{} end).with{ parameters = { size = 3 } }
--> errors: card.with: card has no parameter "size" (size = nil gives no default, and makes no parameter: write size = false)

interaction.define('card', { p = 20 }, print).with{ p = 3 }
--> errors: card.with: there is no word "p" (it is a parameter: write parameters = { p = … })

interaction(interaction.define('card', { side = 3 }, function(ui) return ui:rectangle{}:frame{ width = ui.side } end))
--> errors: ui has no "side" (it is a parameter: function(ui, parameters), then parameters.side)

interaction(interaction.define('card', {}, function(self, ui) ui:state('n', 0) end))
--> errors: parameters has no "state" (ui comes first, the parameters behind it: function(ui, parameters) … end)

--: interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) ui:action('go', function() … end) return ui:rectangle{}:gesture(ui:drag{}) end)):go()

ui:wait(0.3)
--> errors: ui has no "wait" (what comes later is ui:after(0.3, function() … end))

ui:set('n', 3)
--> errors: ui has no "set" (a state is written by ui.name = value)

ui:with_animation(function() end, spring{})
--> errors: ui:with_animation: the animation should be an animation such as spring{} or curve.ease_in_out{ duration = 0.25 }, got function (the animation comes first, the function behind it)

ui:with_animation(spring{}, function() end, function() end)
--> errors: ui:with_animation: the options should be a table such as { completion_criteria = … }, got function: what runs at the end is { completion = f }, before the body

ui:state('m', 0)
--> errors: ui:state: what an interaction holds is declared in the function of its definition, not in a callback

--: interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) … return ui:rectangle{}:gesture(ui:drag{}) end))

ui:h_stack{}
--> errors: ui has no "h_stack" (ui:z_stack{…} lays views upon each other, and :offset and :position place them)

ui:edits({ 'y' }, ui:drag{}, 'block')
--> errors: ui:edits: there is no state or channel "y" (known: n, p)

ui:after(function() end, 0.5)
--> errors: ui:after: the time should be a finite number, from 0 to 1000 (in seconds), got function (the time comes first, the function behind it)

ui:drag{}:updating(function(value) end)
--> errors: drag:updating: the name should be a string, got function (the name comes first, the function behind it)

ui:rectangle{}:gesture(function(value) end)
--> errors: view:gesture: the drag should be a drag such as ui:drag{}, got function: write :gesture(ui:drag{}:on_changed(f))

ui:drag(function(value) end)
--> errors: ui:drag: the options should be a table such as { minimum_distance = … }, got function: write ui:drag{}:on_changed(f)

ui:rectangle{}:frame(50, 50)
--> errors: view:frame: the options should be a table such as { width = 50 }, got 50

ui:canvas(390, 844)
--> errors: ui:canvas: the canvas should be a table such as { width = 390 }, got 390

ui:rectangle{}:offset('n')
--> errors: view:offset: the point should be a vector, and "n" is a number: write { x = "n" }

ui:rectangle{}:offset(3)
--> errors: view:offset: the point should be a vector, a name or a function, got 3

ui:rectangle{}:offset{ x = 'p' }
--> errors: view:offset: x should be a finite number, and "p" is a vector: write function() return ui.p.x end

ui:drag{}:disabled('n')
--> errors: drag:disabled: whether it is disabled should be true or false, and "n" is a number

ui:state('drag', 0) ui:drag{}
--> errors: attempt to call a number value (method 'drag') (a state of that name hides the word ui:drag: call the state otherwise)

ui:rect{}
--> errors: ui has no "rect" (did you mean 'rectangle'?)

ui:drag{}:on_cancelled(print)
--> errors: a drag has no "on_cancelled" (a gesture that is cancelled resets its gesture states, or closes its :session)

ui:channel('m', function() return math.abs(ui.presented.n) end)
--> errors: bad argument #1 to 'abs' (number expected, got signal) (a signal has :abs() and :clamp(0, 3) of its own; one value is x:at(time))

ui:state('', 0)
--> errors: ui:state: the name should be a name, got ""

ui.n = 3
--> errors: ui: "n" is written while the interaction is built: its first value is ui:state("n", 3), and a later one is written in a callback

ui:with_animation(spring{}, function() ui.n = 3 end)
--> errors: ui:with_animation: nothing is shown yet while the interaction is built: write it in a callback, as in drag:on_ended(function() … end)

ui:rectangle{}:frame{ width = '80' }
--> errors: view:frame: there is no state or channel "80" (a number is written without quotation marks: 80)

ui:drag{ on_changed = print }
--> errors: ui:drag: there is no option "on_changed" (it is a method: ui:drag{}:on_changed(…))

--: interaction(interaction.define('card', { width = 80 }, function(ui, parameters) ui:state('n', 0) return … :gesture(ui:drag{}) end))

ui:rectangle{}:offset('n', 0, 1)
--> errors: view:offset: takes at most 2 arguments, got 3; the next is 1

ui:rectangle{}:rotation_effect('n', 0)
--> errors: view:rotation_effect: takes one argument, got 2; the next is 0

ui:rectangle{ width = 80 }
--> errors: ui:rectangle: there is no option "width" (a view's size is :frame{ width = 80 })

ui:rectangle{}:frame{ width = -5 }
--> errors: view:frame: width should be at least 0 (in points), got -5

ui:rectangle{}:animation(spring{}, 'm')
--> errors: view:animation: there is no state or channel "m" (known: n)

ui:linear_gradient{ stops = {}, start_point = 'ledding' }
--> errors: ui:linear_gradient: start_point should be one of "center", "leading", "trailing", "top", "bottom", "top_leading", "top_trailing", "bottom_leading", "bottom_trailing", got "ledding" (did you mean 'leading'?)

ui:rectangle{}:frame{ width = parameters.widht }
--> errors: parameters has no "widht" (did you mean 'width'?)

ui:geometry_reader(function(g) return ui:rectangle{}:frame{ width = g.sise } end)
--> errors: a geometry has no "sise" (did you mean 'size'?)

--: interaction(interaction.define('card', { p = 100 }, function(ui) return ui:rectangle{} end), { p = … })

'20'
--> errors: interaction: p should be a finite number, as its default 100 is, got "20"

0/0
--> errors: interaction: p should be a finite number, as its default 100 is, got nan

false
--> errors: interaction: p should be a finite number, as its default 100 is, got false

--: interaction(interaction.define('card', { p = false }, function(ui) return ui:rectangle{} end), { p = … })

'no'
--> errors: interaction: p should be true or false, as its default false is, got "no": any text is true to Lua, also "false"

--: interaction(interaction.define('card', { p = true }, function(ui) return ui:rectangle{} end), { p = … })

0
--> errors: interaction: p should be true or false, as its default true is, got 0

--: interaction(interaction.define('card', { p = 'left' }, function(ui) return ui:rectangle{} end), { p = … })

true
--> errors: interaction: p should be a string, as its default "left" is, got true

3
--> errors: interaction: p should be a string, as its default "left" is, got 3

--: interaction(interaction.define('card', { p = vector(1, 2) }, function(ui) return ui:rectangle{} end), { p = … })

3
--> errors: interaction: p should be a vector, as its default (1, 2) is, got 3

{ x = 1 }
--> errors: interaction: p should be a vector such as {120, 0}, got {x = 1}

--: interaction(interaction.define('card', { p = { 1, 2 } }, function(ui) return ui:rectangle{} end), { p = … })

3
--> errors: interaction: p should be a table, as its default {1, 2} is, got 3

--: interaction(interaction.define('card', { p = spring{} }, function(ui) return ui:rectangle{} end), { p = … })

{ duration = 1 }
--> errors: interaction: p should be an animation, as its default spring{duration = 0.5, bounce = 0} is, got {duration = 1}: write spring{ … } or spring.bouncy

curve.ease_in
--> errors: interaction: p is a curve without a duration: write curve.ease_in{ duration = 0.35 }

--: interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) return ui:rectangle{}:frame{ width = 90, height = 90 }:gesture(ui:drag{}:on_changed(function(value) … end)) end)):play(drag.by(40, 0):release())

ui:on_change('n', print)
--> errors: ui:on_change: what an interaction holds is declared in the function of its definition, not in a callback

print(value.offset.x)
--> errors: a drag value has no "offset" (write translation, which is a vector: translation.x)

ui.n = value
--> errors: ui: n: expected a value like 0, got drag value

-- Warned of.

--:

interaction(interaction.define('a', {}, function(ui) ui:state('n', 0) return ui:rectangle{}:offset{ x = ui.n } end))
--> warns: view:offset: ui.n is read once, while the interaction is built: write "n", or function() return ui.n end

local s = interaction(interaction.define('a', {}, function(ui) return ui:rectangle{}:rotation_effect(function() return math.pi / 2 end):gesture(ui:drag{}) end)) s:frame() s:frame()
--> warns: view:rotation_effect: the angle is 1.5707963267948966; angles are in degrees: is 90 meant?

local s = interaction(interaction.define('a', {}, function(ui) ui:state('n', 0) ui:channel('c', function() return ui.n < 20 and ui.n or 'far' end) return ui:rectangle{}:gesture(ui:drag{}:on_changed(function(v) ui.n = v.translation.x end)) end)) print(s:play(drag.by(25, 0):release()).c:max())
--> warns: c:max: the function of the channel c answers a text from 0.00833333 s on, which is passed over as no value

--: interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) … return ui:rectangle{}:gesture(ui:drag{}) end))

ui:rectangle{}:rotation_effect(math.pi / 4)
--> warns: view:rotation_effect: the angle is 0.7853981633974483; angles are in degrees: is 45 meant?

ui:action('value', print)
--> warns: ui:action: every subject has a value of its own, which hides this one there: call it otherwise

ui:rectangle{}:scale_effect(150)
--> warns: view:scale_effect: the point is 150; it is a share, not in percent: is 1.5 meant?

ui:state('released', 0)
--> warns: ui:state: run.released is a field of every run, which hides this one there: call it otherwise

--: interaction(interaction.define('card', { p = false }, function(ui) return ui:rectangle{} end), { p = … })

0
--> warns: interaction: p is 0, which is true to Lua

-- Right.

--:

interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) ui:state('frame', 0) ui:action('go', function() ui.frame = 3 end) return ui:rectangle{}:gesture(ui:drag{}) end)):go()
interaction(interaction.define('a', {}, function(ui) ui:action('go', print) return ui:rectangle{}:scale_effect(1.5):rotation_effect(function() return 3 end) end)):frame()
interaction(interaction.define('a', {}, function(ui) ui:state('n', 0) ui:state('m', ui.n) return ui:rectangle{}:offset{ x = 'n' } end))
interaction.define('card', { p = 20 }, print).with{ parameters = { p = 3.5 } }
--> passes

--: interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) … return ui:rectangle{}:gesture(ui:drag{}) end))

ui:rectangle{}:scale_effect('n'):offset('p'):position('p')
ui:rectangle{}:offset(function() return ui.p end)
ui:state('q', nil) ui:rectangle{}:offset{ x = 'q' }
ui:rectangle{}:rotation_effect(45):rotation_effect('n')
--> passes

--: interaction(interaction.define('card', { width = 80 }, function(ui, parameters) ui:state('n', 0) return … :gesture(ui:drag{}) end))

ui:rectangle{}:frame{ width = parameters.minimum_distance or 80 }
--> passes

--: interaction(interaction.define('card', { p = vector(1, 2) }, function(ui) return ui:rectangle{} end), { p = … })

{ 3, 4 }
vector(3, 4)
--> passes

--: interaction(interaction.define('card', { p = spring{} }, function(ui) return ui:rectangle{} end), { p = … })

curve.ease_in{ duration = 1 }
false
--> passes

--: interaction(interaction.define('card', { p = 2.5 }, function(ui) return ui:rectangle{} end), { p = … })

7
--> passes

--: interaction(interaction.define('card', { p = { 1, 2 } }, function(ui) return ui:rectangle{} end), { p = … })

{}
--> passes

--: interaction(interaction.define('card', { p = false }, function(ui) return ui:rectangle{} end), { p = … })

true
'a title'
{ 1 }
--> passes

--: interaction(interaction.define('card', { p = print }, function(ui) return ui:rectangle{} end), { p = … })

function() return 3 end
--> passes

--: interaction(interaction.define('card', { p = 'left' }, function(ui) return ui:rectangle{} end), { p = … })

false
--> passes

--: interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) ui:action('go', function() … end) return ui:rectangle{}:gesture(ui:drag{}) end)):go()

ui.n = 3
ui:with_animation(spring{}, function() ui.n = 3 end)
--> passes
