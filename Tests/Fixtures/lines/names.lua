-- Names that are not there, and those of other tools. How to read this file: Tests/SpecRunnerTests/Lines/SpecLine.swift.

-- Refused.

exect(x:final())
--> errors: attempt to call a nil value (global 'exect') (did you mean 'expect'?)

beforeEach(function() end)
--> errors: attempt to call a nil value (global 'beforeEach') (write before_each(function() … end))

XCTAssertEqual(x:final(), 0)
--> errors: attempt to call a nil value (global 'XCTAssertEqual') (write assert.equal(wanted, got), or assert.near(wanted, got, tolerance))

gen.number(0, 1)
--> errors: attempt to index a nil value (global 'gen') (that word is kept for a later version: until then write a loop, for _, row in ipairs(rows) do)

forall(function() end)
--> errors: attempt to call a nil value (global 'forall') (that word is kept for a later version: until then write a loop, for _, row in ipairs(rows) do)

rnu.offset.x:max()
--> errors: attempt to index a nil value (global 'rnu') (did you mean 'run'?)

assert.is_ture(1)
--> errors: assert has no word "is_ture" (did you mean 'true'?)

assert.is_none(1)
--> errors: assert has no word "is_none" (write assert.is_nil(value))

require './tile/wording.lua'
--> errors: require: a module is named like "a.b", got "./tile/wording.lua": write "tile.wording"

local function f() local hidden = 1 end hidden()
--> errors: attempt to call a nil value (global 'hidden') (hidden is local to another function or block: write local hidden outside of both)

print(f"{x}")
--> errors: attempt to call a nil value (global 'f') (there is no f"…" in Lua: texts are joined by .., as in "x = " .. x)

print(abs(-3))
--> errors: attempt to call a nil value (global 'abs') (it stands in math, as in math.abs)

expect(offset.x:at_most(3))
--> errors: attempt to index a nil value (global 'offset') (it is a channel: run.offset of a run, subject:value("offset") of a subject)

assert.that(x:max())
--> errors: assert has no word "that" (write assert(value == 3))

require 'helper.lua'
--> errors: require: write "helper", without .lua

expect(always(x:at_most(130), before(run.released)))
--> errors: attempt to call a nil value (global 'before') (up to an event is the window { to = run.released }; what comes before all specs is setup(function() … end))

assert.is_equal_to(3, 3)
--> errors: assert has no word "is_equal_to" (did you mean 'equal'?)

never(x:above(3))
--> errors: attempt to call a nil value (global 'never') (write negate(eventually(x:above(3))), or always(negate(x:above(3))))

try {}
--> errors: attempt to call a nil value (global 'try') (there is no try: write pcall(function() … end), or assert.has_error(f))

self:state('a', 0)
--> errors: attempt to index a nil value (global 'self') (in a definition it is ui, as in ui:state("a", 0))

fail('not home')
--> errors: attempt to call a nil value (global 'fail') (write error("why"), or assert(false, "why"))

assert.fail('not home')
--> errors: assert has no word "fail" (write error("why"))

assert.has_key(run, 'a')
--> errors: assert has no word "has_key" (write assert(value.name))

assert.between(1, 2, 3)
--> errors: assert has no word "between" (write assert(value >= 1 and value <= 3), or expect(x:between(1, 3)) of a signal)

swipe.by(1, 2)
--> errors: attempt to index a nil value (global 'swipe') (a gesture is written drag.by(120, 0, { over = 0.2 }):release())

press(3, 4)
--> errors: attempt to call a nil value (global 'press') (a gesture is written drag.by(120, 0, { over = 0.2 }):release())

tap(3, 4)
--> errors: attempt to call a nil value (global 'tap') (a button is tapped by subject:tap("Title"))

during(run.began, run.released)
--> errors: attempt to call a nil value (global 'during') (a window is from_to(run.began, run.released), or after(run.released, 0.5))

spring_tile:play(drag.outward{})
--> errors: attempt to index a nil value (global 'spring_tile') (a subject is made by interaction("spring-tile"))

assert.strictEqual(0, x:final())
--> errors: assert has no word "strictEqual" (did you mean 'equal'?)

assert.areEqual(0, 0)
--> errors: assert has no word "areEqual" (write assert.are_equal)

local function f(a) print(a.b) end f()
--> errors: attempt to index a nil value (local 'a') (a is a parameter, and its function was called without a value for it)

assert.is_tru(true)
--> errors at 8: assert has no word "is_tru" (did you mean 'true'?)

slep(1)
--> errors at 1: attempt to call a nil value (global 'slep')

sleep(1)
--> errors at 1: attempt to call a nil value (global 'sleep') (time is virtual: subject:advance(0.5) or subject:settle() lets it pass)

print(released.time)
--> errors at 7: attempt to index a nil value (global 'released') (it is a field of a run, as in run.released)

-- Failed.

local _, e = pcall(function() exepct(3) end) assert(false, e:match("attempt.*"))
--> fails: attempt to call a nil value (global 'exepct') (did you mean 'expect'?)

-- Warned of.

tile:play(drag.by(9, 9):cancel{ reason = system })
--> warns: there is no "system", which reads as nil (a text stands in quotes, "system"; a variable begins with local system = …)

tile:play(drag.by(9, 9, { over = seconds }):release())
--> warns: there is no "seconds", which reads as nil (a text stands in quotes, "seconds"; a variable begins with local seconds = …)

interaction('spring-tile', { spring = slow })
--> warns: there is no "slow", which reads as nil (a text stands in quotes, "slow"; a variable begins with local slow = …)

observe('cancelled', q)
--> warns: there is no "q", which reads as nil (a text stands in quotes, "q"; a variable begins with local q = …)

assert.equal(null, run.cancelled)
--> warns: there is no "null", which reads as nil (nothing is written nil)

local y = ofst
--> warns at 11: there is no "ofst", which reads as nil (a text stands in quotes, "ofst"; a variable begins with local ofst = …)

local y = releasd
--> warns at 11: there is no "releasd", which reads as nil (a text stands in quotes, "releasd"; a variable begins with local releasd = …)

-- Right.

local u = unpack or table.unpack assert(u) if jit then error('x') end assert.is_nil(unheard_of)
count = (count or 0) + 1 assert.equal(1, count) print(type(unheard_of), unheard_of == nil)
total = total print(_G.unheard_of) assert(not unheard_of)
--> passes
