extension Guide {
  static let signals = WordFamily(
    title: "Signals",
    entries: [
      WordEntry(
        ":at", "The value when all work of that instant, in seconds, is done.",
        "assert.near(120, x:at(run.released.time), 1e-9)"),
      WordEntry(
        ":before", "The value just before an instant.", "x:before(run.released.time)"),
      WordEntry(
        ":slope_at", "The slope just after an instant, in units a second.", also: [":slope_before"],
        "assert.near(600, x:slope_at(run.released.time), 1)"),
      WordEntry(
        ":max", "The largest value in a window; :min the least, :time_of_max when it is taken.",
        also: [":min", ":time_of_max", ":time_of_min"],
        "assert.near(125.525, x:max(after(run.released)), 0.01)"),
      WordEntry(":final", "The value at rest.", "assert.equal(0, x:final())"),
      WordEntry(
        ":samples", "The values at so many instants a second.", "x:samples(120)"),
      WordEntry(
        ":as_drawn", "What a screen shows that draws so many frames a second.",
        "x:as_drawn(60):max()"),
      WordEntry(
        ":abs", "The distance from 0; :length that of a vector, :clamp keeps within bounds.",
        also: [":length", ":clamp"],
        "expect(always(run.offset:length():at_most(126)))"),
    ])

  static let windows = WordFamily(
    title: "Windows",
    entries: [
      WordEntry(
        "after", "From an event on, or for so many seconds, the last instant included.",
        "x:max(after(run.released, 0.1))"),
      WordEntry(
        "from_to", "From an event up to another, which is left out.",
        "x:max(from_to(run.began, run.released))"),
      WordEntry(
        "in_next", "Within so many seconds of the instant that is asked about.",
        "expect(always(eventually(x:at_most(60), in_next(1))))"),
    ])
}
