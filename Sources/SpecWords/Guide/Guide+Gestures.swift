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
        "tile:play(drag.outward{ distance = 120, speed = 600 })"),
      WordEntry(
        ":to", "Moves on to a place, in points; :by moves on by a distance, :through a polyline.",
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
        "tile:play(drag.by(120, 0, { over = 0.2 }):release())"),
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
        "stage", "Several subjects on one clock; sizes in points, rates in hertz.",
        #"stage{ width = 592, height = 392 }:add("spring-tile")"#),
      WordEntry(
        ":play", "Plays a gesture and goes on until nothing moves; returns the run.",
        "assert(tile:play(drag.outward()).settled)"),
      WordEntry(
        ":perform", "Plays a gesture and stops at its last instant.",
        "tile:perform(drag.by(120, 0, { over = 0.2 }):release())"),
      WordEntry(":advance", "Lets seconds pass.", "tile:advance(0.1)"),
      WordEntry(
        ":value", "What is shown now; :model is what was written, :text a label.",
        #"assert.equal(vector(0, 0), tile:value("offset"))"#),
      WordEntry(
        "run.released",
        "The event that ended the gesture: time in seconds, location, velocity in pt/s.",
        "assert.near(600, run.released.velocity.x, 1)"),
      WordEntry(
        "run.events", "All that happened, in order; :where finds events by name, state or by.",
        #"assert.equal(1, #run.events:where{ name = "ended" })"#),
    ])
}
