-- Signals, claims and their windows. How to read this file: Tests/SpecRunnerTests/Lines/SpecLine.swift.

-- Refused.

x:peks{ at = 1 }
--> errors: a signal has no "peks" (did you mean 'peaks'?)

x:negate()
--> errors: a signal has no "negate" (it is a word of its own: negate(…))

x:peaks{ at = 1, witin = 2 }
--> errors: offset.x:peaks: there is no option "witin" (did you mean 'within'?)

print(1.5, run.offset.x.max())
--> errors: write run.offset.x:max(), with a colon

local f = x.max f()
--> errors: write signal:max(), with a colon

x:settles(0, 0.5)
--> errors: offset.x:settles: the options should be a table such as { at = 0 }, got 0

always(x:at_most(1), { 0.2, 0.5 })
--> errors: always: options have names, as in { from = 0.2 }, got 0.2 without one

expect(x:at_most(5), x:at_least(1))
--> errors: expect takes one claim, got 2: write expect once for each

expect()
--> errors: expect got nil, which is no claim: write expect(x:settles{ at = 0, within = 0.5 }), for instance; a function answers only what it returns

expect(5):at_most(6)
--> errors: expect got 5, which is no claim: write expect(x:at_most(5)), for instance, or compare by assert.near(wanted, got, tolerance)

expect(x:max()).to_be(125)
--> errors: expect has no "to_be": it takes a claim, as in expect(x:at_most(5)); numbers are compared by assert.equal(wanted, got) or assert.near(wanted, got, tolerance)

expect(x:settles{ at = 0, within = 0.5, by = 900 })
--> errors: the claim looks at 900 s, long after anything moved (1.3666666666666667 s): times are in seconds; did you mean 0.9 s?

expect(run.offset:at_most(3))
--> errors: a signal of vectors has no "at_most": ask its .x, its .y or its :length(), as in x = run.offset.x; x:at_most(…)

expect(run.is_dragging:at_most(0))
--> errors: is_dragging is true or false: claim is_dragging:is_true() or :is_false()

x:peak{ at = 125 }
--> errors: a signal has no "peak" (did you mean 'peaks'?)

x:increases()
--> errors: a signal has no "increases" (write :is_monotonic{ direction = "rising", allowing = 0 })

x:returns_to(0)
--> errors: a signal has no "returns_to" (write :settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })

x:bounces(1)
--> errors: a signal has no "bounces" (write :reverses{ times = 1, larger_than = 0.5 }, or :overshoots{ at_most = 3 })

expect(x):to_be_at_most(130)
--> errors: expect has no "to_be_at_most" (did you mean 'at_most'?)

print(x:length())
--> errors: a signal has no "length" (a signal of vectors has a length, as in run.offset:length())

x:at_most(3):during(after(run.released))
--> errors: a claim has no "during" (write always(x:at_most(3), after(run.released)))

x:less_than(3)
--> errors: a signal has no "less_than" (write :below(3), or :at_most(3))

x:equals(3)
--> errors: a signal has no "equals" (write :near(3, 0.5), within a distance)

x:value(2)
--> errors: a signal has no "value" (write :at(time), or :final())

x:velocity(run.released)
--> errors: a signal has no "velocity" (a signal has :slope_at(time), and an event run.released.velocity)

x:is_decreasing()
--> errors: a signal has no "is_decreasing" (write :is_monotonic{ direction = "falling", allowing = 0 })

x:keeps_direction{ angle = 0 }
--> errors: a signal has no "keeps_direction" (a signal of vectors has it, as in run.offset:keeps_direction{…})

print(x[1])
--> errors: a signal is no list: ask x:at(time), or x:samples(60) for one

expect(x):always():at_most(3)
--> errors: expect has no "always": write expect(always(x:at_most(5)))

expect(x).not_:at_most(3)
--> errors: expect has no "not_": write expect(negate(x:at_most(5)))

expect{ x:at_most(3), x:at_least(1) }
--> errors: expect got {claim, claim}, which is no claim: claims are joined by all_of(…), or expected one by one

expect(run.is_dragging)
--> errors: expect got signal is_dragging, which is no claim: write expect(always(s:is_true())), for instance

holds_until(run.is_dragging, x:above(3))
--> errors: holds_until: what has to hold should be a claim such as is_dragging:is_true(), got signal is_dragging

assert(x == run.offset.y)
--> errors: signals are not equal as numbers are: claim x:matches{ other, within = 0 }, or ask x:at(time)

print(x * x)
--> errors: signal *: the other side should be a number, which a signal is multiplied by, got signal offset.x

x:at_most(run.offset.y)
--> errors: offset.x:at_most: the bound should be a finite number, got signal offset.y (a signal is not one number; the difference of two is a signal, too)

x:at_most(run.released)
--> errors: offset.x:at_most: the bound should be a finite number, got the event ended at 0.2 s

after(0.7, run.released)
--> errors: after: the event comes first: after(run.released, 0.5)

x:between{ -10, 130 }
--> errors: offset.x:between: the lower bound should be a finite number, got {-10, 130} (it is given without braces)

x:at(0, 1)
--> errors: offset.x:at: takes one argument, got 2; the next is 1

always(function(t) end)
--> errors: always: the claim should be a claim such as x:at_most(120), got function

always(x:at_most(3), function(t) end)
--> errors: always: the window should be a window such as after(run.released, 0.5) or { from = 0, to = 1 }, got function

x:reverses{ larger_than = 3 }
--> errors: offset.x:reverses: times is left out, or nil; it should be given, or at_least or at_most, or both

x:at_most(130, after(run.released))
--> errors: offset.x:at_most: takes one argument, got 2; the next is window from 0.2 s on (a window is given to a claim: always(x:at_most(3), window))

x:matches(run.offset.y, 1)
--> errors: offset.x:matches: the options should be a table such as { other, within = … }, got signal offset.y

expect(x:at_most(130), 3)
--> errors: expect: what stands behind the claim should be a text, or { may_be_vacuous = true }, got 3

local drag = drag.by(1, 2):release() drag.by(3, 4)
--> errors: a local variable called drag hides the word: call it otherwise

x:to_be_at_most(130)
--> errors: a signal has no "to_be_at_most" (did you mean 'at_most'?)

x:stays_below(130)
--> errors: a signal has no "stays_below" (did you mean 'below'?)

x:has_peak{}
--> errors: a signal has no "has_peak" (did you mean 'peaks'?)

x:reaches(125)
--> errors: a signal has no "reaches" (write eventually(x:at_least(3)), or :peaks{ at = 3, within = 0.5 })

x:within(0, 130)
--> errors: a signal has no "within" (write :between(0, 3), or :near(3, 0.5), within a distance)

x:settles{ at = 0, within = 1, after = run.released }
--> errors: offset.x:settles: there is no option "after" (write by = after(run.released, 0.7))

x:peaks{ above = 3, after = run.released }
--> errors: offset.x:peaks: there is no option "after" (write window = after(run.released))

x:at_most(3):after(run.released)
--> errors: a claim has no "after" (write always(x:at_most(3), after(run.released)))

expect(x, after(run.released)):at_most(130)
--> errors: expect: what stands behind the claim should be a text, or { may_be_vacuous = true }, got window from 0.2 s on: a window is given to a claim, as in always(x:at_most(3), window)

always(after(run.released), x:at_most(130))
--> errors: always: the claim should be a claim such as x:at_most(120), got window from 0.2 s on: a window comes behind the claim, as in always(x:at_most(120), window)

all_of(x:at_most(130), x:at_least(-5), after(run.released))
--> errors: all_of: claim 3 should be a claim such as x:at_most(120), got window from 0.2 s on: a window comes behind the claim, as in always(x:at_most(120), window)

in_next(run.released)
--> errors: in_next: takes seconds; from an event on it is after(run.released)

expect('stays near', x:at_most(130))
--> errors: expect: the claim comes first, the text behind it: expect(x:at_most(5), "why")

expect(x:max(), 125.5)
--> errors: expect got 125.52544299105162, which is no claim: write expect(x:at_most(5)), for instance, or compare by assert.near(wanted, got, tolerance)

after(run.began, run.released)
--> errors: after: the second is a duration, as in after(run.released, 0.5); up to an event it is from_to(run.began, run.released)

after(0.3, function() end)
--> errors: after: the duration should be a time in seconds, got function: in an interaction it is ui:after(0.3, function() … end)

x:matches{ other = run.offset:length(), within = 1 }
--> errors: offset.x:matches: there is no option "other" (the other signal stands first, without a name: x:matches{ other, within = 1 })

expect(not x:at_most(3))
--> errors: expect got false, which is no claim: write expect(x:at_most(5)), for instance, not expect(x:max() <= 5); the opposite of a claim is negate(x:at_most(5))

print(x - y)
--> errors: signal -: the right side should be a signal or a number, got nil (there is no "y")

from_to(run.released, run.began)
--> errors: from_to: the end should be no earlier than the start, 0.2 s, got the event began at 0.00833333 s: are they exchanged?

print(x - run.released)
--> errors: signal -: the right side should be a signal or a number, got the event ended at 0.2 s: its time is a number: write .time

print(x * run.released)
--> errors: signal *: the other side should be a number, which a signal is multiplied by, got the event ended at 0.2 s: its time is a number: write .time

expect(run.is_dragging:matches{ run.is_returning, within = 5 })
--> errors: is_dragging:matches: within should be below 1, since true and false are 1 apart, got 5

expect(run.is_dragging:matches{ x, within = 126 })
--> errors: is_dragging:matches: is_dragging is true or false, and offset.x is a number: no distance lies between them

expect(x:matches{ run.is_dragging, within = 1 })
--> errors: offset.x:matches: is_dragging is true or false, and offset.x is a number: no distance lies between them

expect(always(x:at_most(5), run.cancelled))
--> errors: always: the window should be a window such as after(run.released, 0.5) or { from = 0, to = 1 }, got nil (the event did not happen, or there is no such name; left out it is the whole run)

expect(eventually(x:at_least(5), lat))
--> errors: eventually: the window should be a window such as after(run.released, 0.5) or { from = 0, to = 1 }, got nil (the event did not happen, or there is no such name; left out it is the whole run)

expect(holds_until(x:at_least(0), x:above(5), run.cancelled))
--> errors: holds_until: the window should be a window such as after(run.released, 0.5) or { from = 0, to = 1 }, got nil (the event did not happen, or there is no such name; left out it is the whole run)

print(x:max(run.cancelled))
--> errors: offset.x:max: the window should be a window such as after(run.released, 0.5) or { from = 0, to = 1 }, got nil (the event did not happen, or there is no such name; left out it is the whole run)

expect(always(x:at_most(5), { from = run.cancelled }))
--> errors: always: the window says no from and no to (the event did not happen, or there is no such name; left out it is the whole run)

expect(x:peaks{ at = 1, within = 1, window = { to = run.missed } })
--> errors: offset.x:peaks: window says no from and no to (the event did not happen, or there is no such name; left out it is the whole run)

after(run.released, lat)
--> errors: after: the duration should be a finite number, at least 0 (in seconds), got nil (there is no "lat")

local b = interaction('spring-tile'):play(drag.outward{}) expect(x:settles{ at = 0, within = 0.5, by = after(b.released, 0.7) })
--> errors: offset.x:settles: by comes from an event of another spring-tile (ended at 0.2 s), on another clock than offset.x of spring-tile: subjects on one stage{…} share a clock, and the time of an event is a plain number

local b = interaction('swipe-card'):play(drag.outward{}) expect(always(x:at_most(130), { to = b.released }))
--> errors: always: the window comes from an event of swipe-card (ended at 0.2 s), on another clock than offset.x of spring-tile: subjects on one stage{…} share a clock, and the time of an event is a plain number

local b = interaction('swipe-card'):play(drag.outward{}) print(x:at(b.began))
--> errors: offset.x:at: the time comes from an event of swipe-card (began at 0.0166667 s), on another clock than offset.x of spring-tile: subjects on one stage{…} share a clock, and the time of an event is a plain number

local b = interaction('swipe-card'):play(drag.outward{}) print(from_to(run.pressed, b.released))
--> errors: from_to: the end is an event of swipe-card (ended at 0.2 s), on another clock than the start, an event of spring-tile (pressed at 0 s): subjects on one stage{…} share a clock, and the time of an event is a plain number

x:reverses{ times = 1, at_least = 'x', larger_than = 4 }
--> errors: offset.x:reverses: at_least should be left out, because times is given, got "x"

x:peaks{ above = 100, within = 0.1 }
--> errors: offset.x:peaks: above should be left out, because within is given, got 100

run.offset:keeps_direction{ angle = 0, within = 400, faster_than = 1, window = after(run.released) }
--> errors: offset:keeps_direction: within should be a finite number, from 0 to 180 (in degrees), got 400

x:peeks{}
--> errors at 3: a signal has no "peeks" (did you mean 'peaks'?)

x:settles{ at = 0, withn = 0.5 }
--> errors at 20: offset.x:settles: there is no option "withn" (did you mean 'within'?)

expect(x):setles{}
--> errors at 11: expect has no "setles" (did you mean 'settles'?)

print(os.time())
--> errors at 10: 'os.time' is absent: scripts get no clock, environment, files or processes

print(x.max())
--> errors at 9: write x:max(), with a colon

expect(x:peaks{ at = "125", within = 1 })
--> errors at 17: offset.x:peaks: at should be a finite number, got "125"

expect(x:settles{ at = 0, by = 0.7 })
--> errors at 10: offset.x:settles: within is left out, or nil; it should be a finite number, at least 0

expect(always(x:at_most("130")))
--> errors at 25: offset.x:at_most: the bound should be a finite number, got "130"

expect(always(x:at_most(130), { from = 1, to = 0.5 }))
--> errors at 31: always: the window should be a window that starts before it ends (from 1 to 0.5), got {from = 1, to = 0.5}

print(from_to(2, 1))
--> errors at 18: from_to: the end should be no earlier than the start, 2 s, got 1: are they exchanged?

print(x:at("1"))
--> errors at 12: offset.x:at: the time should be a time in seconds or an event such as run.released, got "1"

print(x / 0)
--> errors at 11: signal /: the divisor should be a number that is not 0, got 0

print(x < 5)
--> errors at 9: a signal is not one number: claim x:below(3) or x:at_most(3), or ask x:at(time)

expect(x:at_most(1, 2))
--> errors at 21: offset.x:at_most: takes one argument, got 2; the next is 2

expect(x)
--> errors at 1: expect got signal offset.x, which is no claim: write expect(x:settles{ at = 0, within = 0.5 }), for instance

local n = tonumber("3") expect(x:settles{ at = n, by = n })
--> errors at 34: offset.x:settles: within is left out, or nil; it should be a finite number, at least 0

-- Failed.

expect(x:is_monotonic{ direction = 'rising', allowing = 0 }, 'rises all the way')
--> fails: rises all the way\nexpected: offset.x is rising, with moves back of at most 0 pt\n  got: largest move back 127.429 pt 395 ms after release, 127 pt beyond

expect(x, 'stays low'):at_most(12)
--> fails: stays low\nexpected: offset.x is at most 12 pt\n  got: offset.x 125.525 pt 19.8 ms after release, 114 pt beyond

-- Warned of.

print(x:at(700))
--> warns: offset.x:at looks at 700 s, long after anything moved (1.3666666666666667 s): times are in seconds; did you mean 0.7 s?

print(x:max(after(700)))
--> warns: offset.x:max looks at 700 s, long after anything moved (1.3666666666666667 s): times are in seconds; did you mean 0.7 s?

expect(x:peaks{ at = 0.01, within = 125.525 })
--> warns: is its tolerance swapped with its value? offset.x peaks at 125.525 pt within 0.01, too

expect(x:settles{ at = 0, within = 500, by = 0.01 })
expect(x:is_monotonic{ direction = 'rising', allowing = 500 })
expect(x:overshoots{ at_most = 500 })
--> warns: offset.x moves by 127.429 pt in all, and the claim allows 500 pt, so it can only hold

expect(x:reverses{ times = 0, larger_than = 1000 })
--> warns: offset.x moves by 127.429 pt in all, and the claim allows 1000 pt, so it can only hold

expect(x:near(0.5, 200))
expect(always(x:near(0.5, 200), after(run.released)))
--> warns: offset.x moves by 127.429 pt in all, and the claim allows 200 pt, so it can only hold

expect(x:peaks{ at = 100, within = 150 })
--> warns: offset.x moves by 127.429 pt in all, and the claim allows 150 pt, so it can only hold

expect(x:is_continuous{ value = 300 })
--> warns: offset.x moves by 127.429 pt in all, and the claim allows 300 pt, so it can only hold

expect(x:matches{ run.offset.y, within = 130 })
--> warns: the signals are never further apart than 127.429 pt, and the claim allows 130 pt, so it can only hold

local b = interaction('gradient-progress') expect(b:trace().fraction:at_most(50))
--> warns: fraction is a share, 0.25 at most, and the claim allows 50: is 0.5 meant?

local c = interaction('swipe-card') expect(always(c:trace().scale:between(0, 75)))
--> warns: scale is a share, 1 at most, and the claim allows 75: is 0.75 meant?

expect(x:matches{ x, within = 0.1 })
--> warns: offset.x:matches: a signal always matches itself: name another

expect(eventually(x:at_most(0.5)))
expect(eventually(all_of(x:at_most(0.5), run.offset.y:near(0, 1))))
--> warns: this holds at the start, before anything moves, so it can only hold: say from when on, as in eventually(c, after(run.released))

expect(always(implies(run.is_returning:is_true(), eventually(x:at_most(0)))))
expect(implies(run.is_returning:is_true(), negate(always(x:at_least(1)))))
expect(always(eventually(x:near(50, 1)), after(run.released)))
--> warns: a claim inside another that has no window looks at all of the run, and before the instant asked, too: what comes after that is eventually(c, in_next(0.5))

-- The return begins at 0.2 s and has ended at 1.37 s.
expect(always(implies(run.is_returning:is_true(), eventually(x:at_most(0), in_next(2)))))
expect(any_of(always(x:at_most(0)), negate(eventually(x:above(126)))))
--> passes

expect(holds_until(x:at_most(-50), x:at_least(0), after(run.released)))
--> warns: what has to come holds at the start of the window, so nothing had to hold until then: is it swapped with what has to hold? write holds_until(what holds, what comes, window)

expect(eventually(x:near(0.01, 125.525)))
--> warns: is its tolerance swapped with its value? offset.x is 125.525 pt within 0.01, at some time, too

expect(interaction('spring-tile'):play(drag.by(120, 0, { over = 0.2 }):cancel()).offset.x:is_continuous{ value = 10 })
local r = interaction('spring-tile'):play(drag.by(120, 0, { over = 0.2 }):cancel()) expect(r.offset.x:is_continuous{ value = 10, window = after(r.cancelled) })
--> warns: offset.x jumps from 120 pt to 0 pt at 0.2 s, and the start of the window, which is then, is left out of it: claim x:at(t) near to what was there before

expect(interaction('spring-tile'):play(drag.by(120, 0, { over = 0.2 }):hold(0.5):cancel()).offset.x:is_continuous{ value = 10 })
--> warns: offset.x jumps from 120 pt to 0 pt at 0.7 s, and the start of the window, which is then, is left out of it: claim x:at(t) near to what was there before

local b = interaction('spring-tile') b:advance(1) expect((b:play(drag.by(9, 9):release()).offset.x + x):at_most(300))
--> warns: the runs go by two clocks, and one began at 1 s, the other at 0 s: one time is not the same part of both; play each as the first of its subject, or both on one stage{…}

x:at_most(1)
--> warns at 3: this claim was never expected: write expect(…); claims are joined by all_of, not and (offset.x is at most 1 pt)

-- Right.

expect(always(implies(x:above(500), x:below(0)), nil, { may_be_vacuous = true }))
expect(always(x:at_most(130)))
print(x:max(), x:max(after(run.released)))
local b = interaction('swipe-card'):play(drag.outward{}) expect(x:settles{ within = 0.5, by = b.released.time + 0.7 })
local s = stage{ width = 900, height = 900 } local one = s:add('spring-tile') local other = s:add('swipe-card') local a = s:play(drag.outward{}) expect(eventually(one:trace().offset.x:at_most(0), after(a.released)))
local b = interaction('spring-tile'):play(drag.outward{}) expect((x - b.offset.x):matches{ b.offset.x - x, within = 0, window = after(b.released) })
local n = 0 for _ in pairs(tile:frame()) do n = n + 1 end assert.equal(4, n)
expect(x:at_most(130), nil) expect(x:at_most(130), {})
for n = 1, 9 do local c = x:at_most(120 + n) assert(c:holds() == (n >= 6)) end
expect(x:settles{ at = 0, within = 60, by = 0.4 }) expect(run.offset.y:settles{ at = 0, within = 60, by = 0 })
expect(x:settles{ at = 250, within = 251, by = 2 })
for w = 41, 200, 20 do expect(x:near(w, 260)) expect(x:near(0, w + 130)) end
expect(x:between(-300, 300)) expect(always(run.offset.y:near(0, 20))) expect(x:at_most(500))
expect(negate(x:near(300, 2))) expect(x:overshoots{ at_least = 0, at_most = 500 })
expect(x:matches{ x + 300, within = 310 }) expect(x:is_continuous{ velocity = 1e6, value = 100 })
local c = interaction('swipe-card'):play(drag.outward{}) expect(all_of(c.scale:at_most(1.2), c.offset.x:at_most(500)))
expect((run.offset.y / 100):at_most(50))
expect(x:at_most(126), 'stays on the canvas')
local b = interaction('spring-tile') b:advance(1) local r = b:play(drag.by(9, 9):release()) expect(all_of(x:at_most(300), always(r.offset.x:at_most(10), after(r.released, 9)), any_of(x:at_most(1), x:at_most(200))))
expect(interaction('follow-tile'):play(drag.outward{}).offset.x:is_continuous{ value = 0.01 })
expect(interaction('follow-tile'):play(drag.by(50, 0):cancel()).offset.x:is_continuous{ value = 0.01 })
expect(x:is_continuous{ value = 0.01 }) expect(x:is_continuous{ value = 0.01, window = after(run.released) })
expect(run.is_dragging:matches{ interaction('spring-tile'):play(drag.by(120, 0, { over = 0.2 }):release()).is_dragging, within = 0 })
local b = interaction('gradient-progress', { value = 80, total = 100 }) b:set(50) b:set_total(nil)
return assert(x:max() > 100)
expect(eventually(x:at_most(0.5), after(run.released))) expect(eventually(x:at_least(125)))
expect(holds_until(x:at_least(0), x:at_most(60), after(run.released)))
expect(eventually(run.offset.y:at_most(0.5))) expect(eventually(x:peaks{ at = 125.5, within = 1 }))
for _, text in ipairs{ 'a' } do assert(text) assert(tostring(3)) end
--> passes
