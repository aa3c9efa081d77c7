-- What Lua itself refuses. How to read this file: Tests/SpecRunnerTests/Lines/SpecLine.swift.

-- Refused.

coroutine.yield()
--> errors: attempt to yield from outside a coroutine (only what coroutine.wrap or coroutine.create runs can yield, not a spec or a callback itself)

run.released:time()
--> errors: attempt to call a number value (method 'time') (it is a field: write .time, without parentheses)

for e in run.events do end
--> errors: attempt to call a events value (for iterator 'for iterator') (write for _, item in ipairs(list) do)

print(run.events[0].name)
--> errors: attempt to index a nil value (field 'integer index') (lists count from 1)

print("max " + 3)
--> errors: attempt to add a 'string' with a 'number' (text is joined by ..)

print("max " .. x)
--> errors: attempt to concatenate a signal value (local 'x') (a signal is not one number: ask x:at(time), x:max() or x:final())

print(run.released - 0.1)
--> errors: attempt to perform arithmetic on a event value (field 'released') (its time is a number: write .time)

local y = x:max() y:at_most(3)
--> errors: attempt to index a number value (local 'y') (a number has no members; claims are of signals, as in run.offset.x:at_most(120), and numbers are compared by assert.near(wanted, got, tolerance))

for _ in ipairs(3) do end
--> errors: attempt to index a number value (a number has no members; claims are of signals, as in run.offset.x:at_most(120), and numbers are compared by assert.near(wanted, got, tolerance), and ipairs wants a list)

for _ in pairs(run.events) do end
--> errors: bad argument #1 to 'pairs' (table expected, got events) (they are a list: for _, event in ipairs(run.events) do)

print(tile.center.x)
--> errors: attempt to index a function value (field 'center') (it is a method: write :center())

print(tile:value('offset') < 3)
--> errors: attempt to compare vector with number (a vector is compared by :length(), .x or .y)

print(run.released < 3)
--> errors: attempt to compare event with number (an event's time is a number: write .time)

expect(x):at_most(130):at_least(-2)
--> errors: attempt to index a nil value (what stands before it answers nothing; each claim has an expect of its own)

print(run.events[-1].name)
--> errors: attempt to index a nil value (field '?') (there is no such element; the last one is list[#list])

local after = 0.2 print(after(0.3))
--> errors: attempt to call a number value (local 'after') (a local variable of that name hides the word: call it otherwise)

it.only('a', print)
--> errors: attempt to index a function value (global 'it') (it is a function: --filter, or FILE:LINE, chooses what runs, and a loop around it makes several)

error{ code = 3 }
--> errors: a table was raised: {code = 3}

print(x:max() ~ 3)
--> errors: number has no integer representation (&, | and ~ are for whole numbers; not equal is written ~=)

drag(120, 0)
--> errors: attempt to call a drag value (global 'drag') (write drag.by(120, 0, { over = 0.2 }):release())

curve('ease-in')
--> errors: attempt to call a curve value (global 'curve') (write curve.ease_in_out, or curve.bezier(0.4, 0, 0.2, 1))

print(run.cancelled.time)
--> errors: attempt to index a nil value (field 'cancelled') (it is nil where that did not happen)

print(#run.released.velocity)
--> errors: attempt to get length of a vector value (field 'velocity') (its length is :length())

expect.always(x:at_most(3))
--> errors: attempt to index a function value (global 'expect') (expect is a function: write expect(…))

print(x ^ 2)
--> errors: attempt to perform arithmetic on a signal value (local 'x') (signals know + - * / with numbers, :abs(), and :length() of a vector; one value is x:at(time))

print(x.max < 3)
--> errors: attempt to compare function with number (a function is called with parentheses, f(), and a method with a colon: x:max())

print(0 < x:max() < 130)
--> errors: attempt to compare boolean with number (a < b < c is written a < b and b < c)

print(x:max() < '130')
--> errors: attempt to compare number with string (a text in quotes is no number: write 3, or tonumber(text))

for _ in ipairs(run.frames) do end
--> errors: attempt to index a function value (a method is called with parentheses, as in run:frames())

print(x:at_most(3) + x:at_least(1))
print(-x:at_most(3))
--> errors: attempt to perform arithmetic on a claim value (claims are joined by all_of(…) and any_of(…), and turned round by negate(…))

print(run.pressed.velocity.x)
--> errors: attempt to index a nil value (field 'velocity') (not every event tells it: run.released has all of the gesture)

for drag = 1, 3 do tile:play(drag.by(1, 0):release()) end
--> errors: attempt to index a number value (local 'drag') (a local variable of that name hides the word: call it otherwise)

print(math.pi())
--> errors: attempt to call a number value (field 'pi') (it is no function: write .pi, without parentheses)

print(('a').upper())
--> errors: bad argument #1 to 'upper' (string expected, got no value) (a method of a text is called with a colon: text:upper())

print(('a,b'):split(','))
--> errors: attempt to call a nil value (method 'split') (write for part in text:gmatch("[^,]+") do)

local s = require 'sprung' s.expct(3)
--> errors: attempt to call a nil value (field 'expct') (did you mean 'expect'?)

print(x:at_most(3) .. x:at_least(1))
--> errors: attempt to concatenate a claim value (claims are joined by all_of(…) and any_of(…), and turned round by negate(…))

print(#run.frames)
--> errors: attempt to get length of a function value (field 'frames') (it is a method: write #x:frames())

run.offset()
--> errors: attempt to call a vector signal value (field 'offset') (it is a field: write .offset, without parentheses)

run.offset.x()
--> errors: attempt to call a signal value (field 'x') (it is a field: write .x, without parentheses)

local first = run.events[0] print(first.name)
--> errors: attempt to index a nil value (local 'first') (lists count from 1)

print(#run)
--> errors: attempt to get length of a run value (local 'run') (the number of its events is #run.events)

tile:play(drag.by(9, 9) + drag.by(1, 2))
--> errors: attempt to perform arithmetic on a gesture value (a gesture goes on by its words, as in drag.by(120, 0):by(-60, 0):release())

tile:play(drag.outward:release())
--> errors: attempt to index a function value (field 'outward') (write drag.outward{}, or with its figures in the braces)

print(math.abs(run.released.velocity))
--> errors: bad argument #1 to 'abs' (number expected, got vector) (a vector's length is :length(), its parts are .x and .y)

print(run:value('offset'))
--> errors: a run of spring-tile has no "value" (a signal is asked for it, as in run.offset.x:at(time), and a subject for what is now)

test.each({ 40, 80 })
--> errors: attempt to index a function value (global 'test') (test is a function: --filter, or FILE:LINE, chooses what runs, and a loop around it makes several)

run.events('ended')
--> errors: attempt to call a events value (field 'events') (events are found by run.events:where{ name = "ended" })

after = 0.3 x:max(after(run.released))
--> errors: attempt to call a number value (global 'after') (the script gives after, which is a word, another value: call that otherwise)

print(math.round(1.5))
--> errors at 12: attempt to call a nil value (field 'round') (write math.floor(x + 0.5))
