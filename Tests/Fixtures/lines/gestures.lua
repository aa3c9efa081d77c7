-- Gestures. How to read this file: Tests/SpecRunnerTests/Lines/SpecLine.swift.

-- Refused.

drag.outward{ velocity = 600 }
--> errors: drag.outward: there is no option "velocity" (known: distance, speed, angle, pause)

drag.by{ x = 1, y = 2, over = 0.2 }
--> errors: drag.by: options follow the vector: drag.by(120, 0, { over = … })

tile:play(drag.by(1, 0))
--> errors: subject:play: the gesture has no end: add :release() or :cancel(), or perform it instead of playing it

print(drag.by(9, 9):release().offset)
--> errors: a gesture has no "offset" (a gesture tells nothing before it is played: local run = subject:play(gesture))

print(drag.by(9, 9):release().events)
--> errors: a gesture has no "events" (a gesture tells nothing before it is played: local run = subject:play(gesture))

drag.by(1, 2):wait(1)
--> errors: a gesture has no "wait" (time passes by :hold(0.5))

drag.new{ dx = 1 }
--> errors: drag has no "new" (a drag is written drag.by(120, 0, { over = 0.2 }):release())

tile:play(drag.outward)
--> errors: subject:play: the gesture should be a gesture such as drag.by(120, 0):release(), got function (a function is called with parentheses: f())

drag.from{ x = 1, y = 2, to = { 3, 4 } }
--> errors: drag.from: the vector should be a vector such as {120, 0}, got {to = {3, … 1 more}, x = 1, y = 2} (a vector has no more than x and y)

tile:play(drag.outward{}, drag.inward{})
--> errors: subject:play: takes one gesture: play the other after it

drag.by(1, 2, { over = 1 }, 3)
--> errors: drag.by: takes at most 3 arguments, got 4; the next is 3

drag.by(1, 2):hold(1, 2)
--> errors: gesture:hold: takes one argument, got 2; the next is 2

drag.by(1, 2):release_at(1, 2, 3)
--> errors: gesture:release_at: takes at most 2 arguments, got 3; the next is 3

tile:play(function() end)
--> errors: subject:play: the gesture should be a gesture such as drag.by(120, 0):release(), got function: what runs on the way is drag.by(120, 0):call(f)

drag.by(1, 2):release({ 600, 0 })
--> errors: gesture:release: options have names, as in { velocity = {600, 0} }, got {600, 0} without one

drag.by(1, 2):to(310, { over = 0.2 })
--> errors: gesture:to: y should be a finite number, got {over = 0.2} (it is missing behind x)

drag.by(1, 2):up()
--> errors: a gesture has no "up" (write :release(), or :cancel())

drag.by(9, 9):release(600, 0)
--> errors: gesture:release: a velocity has a name and two parts: release{ velocity = { 600, 0 } }

drag.replay{}
--> errors: drag.replay: the events should be at least one event, got {}: nothing happens by none

drag.replay{ { time = 0, x = 0, y = 0, phase = 'down' }, { time = 0.1, x = '9', y = 0, phase = 'up' } }
--> errors: drag.replay: the events[2].x should be a finite number, got "9"

tile:play(drag.by(9, 9):call(function() tile:play(drag.by(9, 9):release()) end):release())
--> errors: subject:play: a gesture's call cannot make time go on: what comes next is a part of the gesture, or is played when this is over

drag.outwrad{}
--> errors at 6: drag has no "outwrad" (did you mean 'outward'?)

print(drag.by(120, 0):hold(1):relase())
--> errors at 31: a gesture has no "relase" (did you mean 'release'?)

local limit = tonumber("3") drag.by(limit, 0, { ovr = 0.2 })
--> errors at 49: drag.by: there is no option "ovr" (did you mean 'over'?)

drag.by(120, 0, { over = -0.2 })
--> errors at 19: drag.by: over should be a finite number, from 0 to 1000 (in seconds), got -0.2

print(drag:by(120, 0))
--> errors at 12: write drag.by(…), with a dot

tile:play(drag.by(1, 2):release():hold(1))
--> errors at 35: gesture:hold: the gesture has ended already

tile:play("outward")
--> errors at 11: subject:play: the gesture should be a gesture such as drag.by(120, 0):release(), got "outward"

print(drag.through({ { 1, 2 }, { 3, "a" } }))
--> errors at 20: drag.through: the points[2] should be a vector such as {120, 0}, got {3, "a"}

local n = tonumber("3") drag.by(n, n, { over = -1 })
--> errors at 41: drag.by: over should be a finite number, from 0 to 1000 (in seconds), got -1

local over = -1 drag.by(1, 2, { over = over })
--> errors at 33: drag.by: over should be a finite number, from 0 to 1000 (in seconds), got -1

-- Failed.

tile:play(drag.from(0, 0):by(9, 0):release())
--> fails: the press at (0, 0) hits nothing: the view is shown at x 240 to 352, y 140 to 252

tile:remove() tile:play(drag.from(296, 196):by(9, 0):release())
--> fails: the press at (296, 196) hits nothing: the view has been removed or has no size

-- Warned of.

local d = drag.by(9, 9) d:release() tile:perform(d)
drag.by(9, 9):call(function() assert(false) end)
--> warns: this gesture was never played: each word answers another gesture, to be played by subject:play(…)

drag.by(120, 0, { over = 450 })
--> warns at 19: drag.by: over is 450 s; times are in seconds: is 0.45 meant?

drag.outward{ angle = 3.141592653589793 / 2 }
--> warns at 15: drag.outward: angle is 1.5707963267948966; angles are in degrees: is 90 meant?

drag.by(1, 2):release()
--> warns at 15: this gesture was never played: each word answers another gesture, to be played by subject:play(…)
