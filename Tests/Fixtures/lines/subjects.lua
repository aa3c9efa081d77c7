-- Subjects and stages. How to read this file: Tests/SpecRunnerTests/Lines/SpecLine.swift.

-- Refused.

interaction.play('spring-tile', drag.outward())
--> errors: interaction has no "play" (a subject has it, as in interaction("spring-tile"):play(…))

interaction('tile')
--> errors: interaction: there is no "tile" (known: spring-tile, committed-rectangle, gradient-progress, follow-tile, swipe-card, swipe-up-sheet)

tile:frame('handle')
--> errors: subject:frame: there is no part "handle"; there is none at all

interaction{ 'spring-tile' }
--> errors: interaction: the interaction should be a name such as "spring-tile", or a definition, got {"spring-tile"}

tile:resize(-1, 3)
--> errors: subject:resize: the size should be a width and a height, each at least 0, got -1

tile.offset = 3
--> errors: spring-tile is living: write :edit("offset", value), or let a gesture change it

interaction('spring-tile', { spring = curve.ease_in })
--> errors: interaction: spring is a curve without a duration: write curve.ease_in{ duration = 0.35 }

before_each(print)
--> errors: before_each: nothing can be declared inside a spec: end that before it

tile:settles{ at = 0, within = 1, by = 2 }
--> errors: spring-tile has no "settles" (a signal has it, as in run.offset.x:settles{ at = 0, within = 0.5, by = 2 })

tile:press(1, 2)
--> errors: spring-tile has no "press" (a gesture is played: subject:play(drag.by(120, 0, { over = 0.2 }):release()))

tile:drag(1, 2)
--> errors: spring-tile has no "drag" (a gesture is played: subject:play(drag.by(120, 0, { over = 0.2 }):release()))

tile:wait(1)
--> errors: spring-tile has no "wait" (time passes by :advance(0.5), or by :settle() until all rests)

interaction('spring-tile', { spring = 'bouncy' })
--> errors: interaction: spring: expected a spring, or a curve with a duration, got "bouncy": write spring{ … } or spring.bouncy

tile:value('offset', 'x')
--> errors: subject:value: takes one argument, got 2; the next is "x"

tile:edit('offset', { 1, 2 }, 3)
--> errors: subject:edit: takes at most 2 arguments, got 3; the next is 3

tile:resize{ width = 3, height = 4 }
--> errors: subject:resize: the vector should be a vector such as {120, 0}, got {height = 4, width = 3}: write { width, height } without names

tile:resize(100)
--> errors: subject:resize: height should be a finite number, got nil (it is missing behind width)

interaction('gradient-progress'):setValue(3)
--> errors: gradient-progress has no "setValue" (did you mean 'set'?)

interaction('spring-tile', { fps = 60 })
--> errors: interaction: there is no parameter "fps" (write frame_rate)

stage{ fps = 60 }
--> errors: stage: there is no option "fps" (write frame_rate)

interaction('spring-tile', { minimumDistance = 3 })
--> errors: interaction: there is no parameter "minimumDistance" (did you mean 'minimum_distance'?)

interaction('spring-tile', { duration = 0.45 })
--> errors: interaction: there is no parameter "duration" (it is the spring's: spring = spring{ duration = 0.45, bounce = 0.2 })

tile:edit('offset')
--> errors: subject:edit: offset should be given, got nil: write subject:edit("offset", value)

tile:play(drag.by(9, 9):call(function() tile:advance(1) end):release())
--> errors: subject:advance: a gesture's call cannot make time go on: what comes next is a part of the gesture, or is played when this is over

tile:play(drag.by(9, 9):call(function() tile:settle() end):release())
--> errors: subject:settle: a gesture's call cannot make time go on: what comes next is a part of the gesture, or is played when this is over

interaction('committed-rectangle', { selection = { 'a' } })
--> errors: interaction: selection: expected ids of items (there are none), got a

interaction('committed-rectangle', { items = { { id = 'a', center = { 9, 9 } }, { id = 'b', center = { 9, 9 } } }, selection = { 'c' } })
--> errors: interaction: selection: expected ids of items (a, b), got c

interaction('committed-rectangle', { items = { { id = 'a', center = { 9, 9 } }, { id = 'a', center = { 9, 9 } } } })
--> errors: interaction: items: expected ids that all differ, got two of id a

print(tile:frame().heigth)
--> errors: a frame has no "heigth" (did you mean 'height'?)

print(interaction('committed-rectangle', { items = { { id = 'a', center = { 99, 99 } } } }):item('a'):frame().w)
--> errors: a frame has no "w" (known: x, y, width, height)

tile:plai(drag.outward())
--> errors at 6: spring-tile has no "plai" (did you mean 'play'?)

tile:value("ofset")
--> errors at 6: subject:value: there is no state or channel "ofset" (did you mean 'offset'?)

tile:advance(-1)
--> errors at 14: subject:advance: the time should be a finite number, from 0 to 1000 (in seconds), got -1

local t = interaction("spring-tile", { frame_rate = 0 })
--> errors at 40: interaction: frame_rate should be a finite number, from 1 to 10000 (a second), got 0

local t = interaction("spring-tile", { spring = 5 })
--> errors at 40: interaction: spring: expected a spring, or a curve with a duration, got 5: write spring{ … } or spring.bouncy

it("is in a spec", function() end)
--> errors at 1: it: nothing can be declared inside a spec: end that before it

-- Warned of.

interaction('gradient-progress'):set(80)
--> warns: subject:set: the value is 80; it is a share, not in percent: is 0.8 meant?

interaction('gradient-progress', { value = 80 })
--> warns: interaction: value is 80; it is a share, not in percent: is 0.8 meant?

tile:advance(300)
--> warns at 6: subject:advance: the time is 300 s; times are in seconds: is 0.3 meant?

-- Right.

interaction('gradient-progress'):set(math.huge)
tile:play(drag.outward{}) tile:play(drag.by(9, 9):call(print):release())
--> passes
