-- Runs and their events. How to read this file: Tests/SpecRunnerTests/Lines/SpecLine.swift.

-- Refused.

run.ofset.x:max()
--> errors at 5: a run of spring-tile has no "ofset" (did you mean 'offset'?)

run.released.time = 3
--> errors: "time" of the event cannot be assigned: it can only be read

print(run.velocity)
--> errors: a run of spring-tile has no "velocity" (a signal has :slope_at(time), and an event run.released.velocity)

run:settles{ at = 0, within = 1, by = 2 }
--> errors: a run of spring-tile has no "settles" (a signal has it, as in run.offset.x:settles{ at = 0, within = 0.5, by = 2 })

print(run.released.position.x)
--> errors: an event has no "position" (write location, which is a vector: location.x)

print(run.released.offset.x)
--> errors: an event has no "offset" (write translation, which is a vector: translation.x)

print(run.events.first.name)
--> errors: a list of events has no "first" (the first is run.events[1], the last one run.events[#run.events])

run.center.x:max()
--> errors: a run of spring-tile has no "center" (a subject has it, as in interaction("spring-tile"):center(…))

assert(run.phase)
--> errors: a run of spring-tile has no "phase" (a subject has it, as in tile:phase())

assert(run.events.released)
--> errors: a list of events has no "released" (a run has it, as in run.released)

print(run.released.speed)
--> errors: an event has no "speed" (write velocity:length())

print(run.released.at)
--> errors: an event has no "at" (write time)

run.fill:max()
--> errors: a run of spring-tile has no "fill" (known: began, cancelled, events, failed, frames, lifted, missed, pressed, released, settled, offset, is_dragging, is_returning, accepts_hits)

print(run.events.length)
--> errors: a list of events has no "length" (the number of events is #run.events)

run.events:filter(print)
--> errors: a list of events has no "filter" (write run.events:where{ name = "changed" })

run.events:where{ type = 'ended' }
--> errors: events:where: there is no option "type" (write name)

run.events:where{ name = 'release' }
--> errors: events:where: name should be the name of an event, got "release" (run.released is the event "ended")

run.events:where{ name = 'canceled' }
--> errors: events:where: name should be the name of an event, got "canceled" (did you mean 'cancelled'?)

run.events:where{ name = 'released' }
--> errors: events:where: name should be the name of an event, got "released" (run.released is the event "ended")

run.events:where{ name = 'written' }:where{ state = 'isDragging' }
--> errors: events:where: state should be a state or channel of spring-tile, got "isDragging" (did you mean 'is_dragging'?)

run.events:where{ by = 'onChanged' }
--> errors: events:where: by should be who writes, got "onChanged" (did you mean 'on_changed'?)

run.events:where{ name = 3 }
--> errors: events:where: name should be the name of an event, got 3

run.events:where{ phase = 'dwn' }
--> errors: events:where: phase should be what a pointer does, got "dwn" (did you mean 'down'?)

run.events:where{ pointer = 'one' }
--> errors: events:where: pointer should be a finite number, got "one"

run.events:where{ location = 296 }
--> errors: events:where: location should be a vector such as {120, 0}, got 296

print(run.events:where{ name = 'written' }[1].transaction.animaton)
--> errors: a transaction has no "animaton" (did you mean 'animation'?)

print(run.released.velocty)
--> errors at 20: an event has no "velocty" (did you mean 'velocity'?)

local function pull() return tile:play(drag.outward()) end print(pull().relased)
--> errors at 73: a run of spring-tile has no "relased" (did you mean 'released'?)

for _, event in ipairs(run.events) do print(event.nme) end
--> errors at 51: an event has no "nme" (did you mean 'name'?)
