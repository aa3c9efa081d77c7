extension Guide {
  static let gestures = WordFamily(
    title: "Gestures",
    entries: [
      WordEntry(
        "drag.by",
        "Presses at the subject's middle and moves by a distance in points, over seconds.",
        "tile:play(drag.by(120, 0, { over = 0.2 }):release())"),
      WordEntry(
        "drag.from", "Presses at a place of the canvas, in points.",
        "tile:play(drag.from(tile:center()):by(60, 0, { over = 0.1 }):release())"),
      WordEntry(
        "drag.outward",
        "Pulls away and lets go while moving; near_rest, inward, diagonal, cancelled are like it.",
        also: ["drag.near_rest", "drag.inward", "drag.diagonal", "drag.cancelled"],
        "tile:play(drag.outward{ distance = 120, speed = 600 })"),
      WordEntry(
        ":to", "Moves on to a place, in points; :by moves on by a distance, :through a polyline.",
        also: [":by", ":through"],
        "tile:play(drag.by(120, 0, { over = 0.2 }):by(-60, 0, { over = 0.1 }):release())"),
      WordEntry(
        ":hold", "Seconds without an event: the pointer rests, and the tracked velocity decays.",
        "tile:play(drag.by(120, 0, { over = 0.2 }):hold(1):release())"),
      WordEntry(
        ":call", "Runs a function at that instant, when all work of it is done.",
        """
        tile:play(drag.by(120, 0, { over = 0.2 })
          :call(function() assert.equal("changed", tile:phase()) end):release())
        """),
      WordEntry(
        ":release", "Lifts the pointer; with velocity= the last stretch is bent to hand it over.",
        also: [":release_at"],
        "tile:play(drag.by(120, 0, { over = 0.2 }):release())"),
      WordEntry(
        "drag.resume", "Goes on with a pointer that perform left down.",
        """
        tile:perform(drag.by(60, 0, { over = 0.1 }))
        tile:play(drag.resume():by(60, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        "drag.together",
        "Several pointers, pressed at once; drag.after(s, g) comes s seconds later.",
        also: ["drag.after"],
        "tile:play(drag.together(drag.outward(), drag.after(0.1, drag.from(300, 200):release())))"),
      WordEntry(
        "drag.replay", "Events as they were recorded: canvas points, seconds from the call.",
        """
        tile:perform(drag.replay{
          { time = 0, x = 296, y = 196, phase = "down" },
          { time = 0.1, x = 330, y = 196, phase = "move" },
          { time = 0.1, x = 330, y = 196, phase = "up" },
        })
        """),
      WordEntry(
        ":sampled", "How the input device samples: rate in hertz, jitter, drop, noise, seed.",
        "tile:play(drag.by(120, 0, { over = 0.2 }):release():sampled{ rate = 60 })"),
      WordEntry(
        ":cancel", "The system takes the drag away: nothing ends, nothing is thrown.",
        "tile:perform(drag.by(120, 0, { over = 0.2 }):cancel())"),
    ])

  static let subjects = WordFamily(
    title: "Subjects and runs",
    entries: [
      WordEntry(
        "interaction", "A subject by name or definition, with its parameters.",
        #"interaction("spring-tile", { spring = spring{ duration = 0.45, bounce = 0 } })"#),
      WordEntry(
        "stage", "Several subjects on one clock; sizes in points, rates in hertz.", also: [":add"],
        #"stage{ width = 592, height = 392 }:add("spring-tile")"#),
      WordEntry(
        ":play", "Plays a gesture and goes on until nothing moves; returns the run.",
        "assert(tile:play(drag.outward()).settled)"),
      WordEntry(
        ":perform", "Plays a gesture and stops at its last instant.",
        "tile:perform(drag.by(120, 0, { over = 0.2 }):release())"),
      WordEntry(
        ":advance",
        "Lets seconds pass, :advance_frames so many frames; :settle until nothing moves.",
        also: [":advance_frames", ":settle", ":time"],
        """
        tile:advance(0.1)
        assert.equal(0, tile:settle())
        """),
      WordEntry(
        ":value", "What is shown now; :model is what was written, :text a label.",
        also: [":model", ":text"],
        #"assert.equal(vector(0, 0), tile:value("offset"))"#),
      WordEntry(
        ":phase", "Whether the recogniser is idle, possible, began or changed.",
        #"assert.equal("idle", tile:phase())"#),
      WordEntry(
        ":center", "Where the middle is shown, on the canvas, in points; :frame the box around it.",
        also: [":frame", ":item"],
        "assert.equal(112, tile:frame().width)"),
      WordEntry(
        ":edit", "Writes a state as other code does; false and the reason where that is refused.",
        #"assert(tile:edit("offset", { 30, 0 }))"#),
      WordEntry(
        ":resize", "Offers the view another size, in points; :remove takes it away.",
        also: [":remove"],
        "tile:resize(300, 200)"),
      WordEntry(
        ":tap", "Taps a button or toggle by its title; :slide moves the slider to a value.",
        also: [":slide"],
        #"interaction("gradient-progress"):slide(0.5)"#),
      WordEntry(
        ":pan_velocity",
        "What an AppKit pan recogniser reads, in pt/s, in the space that is named.",
        """
        tile:perform(drag.by(120, 0, { over = 0.2 }))
        assert.near(600, tile:pan_velocity("canvas").x, 1e-9)
        """),
      WordEntry(
        ":trace", "The run from the subject's creation until now.",
        "assert.equal(tile:time(), tile:trace().settled.time)"),
      WordEntry(
        "run.offset",
        "What a channel showed, as a signal that goes on with its subject: a vector has .x, .y and :length().",
        "assert.equal(0, run.offset.x:final())"),
      WordEntry(
        "run.released",
        "The event that ended the gesture: time in seconds, location, velocity in pt/s.",
        also: [
          "run.pressed", "run.began", "run.cancelled", "run.failed", "run.lifted", "run.missed",
          "run.settled",
        ],
        "assert.near(600, run.released.velocity.x, 1)"),
      WordEntry(
        "run.events", "All that happened, in order; :where finds events by name, state or by.",
        also: [":where", "run:frames"],
        #"assert.equal(1, #run.events:where{ name = "ended" })"#),
    ])
}
