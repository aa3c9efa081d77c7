extension Guide {
  static let springs = WordFamily(
    title: "Springs, curves, velocities",
    entries: [
      WordEntry(
        "spring", "A spring: duration in seconds, bounce above -1 and at most 1, or other ways.",
        "assert.near(0.8, spring{ duration = 0.45, bounce = 0.2 }.damping_ratio, 1e-12)"),
      WordEntry(
        "spring.smooth", "Springs with a name; called with { duration =, extra_bounce = } others.",
        also: ["spring.snappy", "spring.bouncy", "spring.interactive"],
        "assert.equal(0, spring.smooth.bounce)"),
      WordEntry(
        "spring:value",
        "Where a spring is, in the unit of from and to, at seconds after its start.",
        also: ["spring:velocity", "spring:acceleration", "spring:force", "spring:update"],
        "assert.equal(0, spring{}:value{ from = 0, to = 1, at = 0 })"),
      WordEntry(
        "spring:settling_time",
        "Seconds until what is left stays within epsilon; :signal is the way.",
        also: ["spring:signal", "spring.settling_duration"],
        "expect(spring{}:signal{ from = 0, to = 1 }:settles{ at = 1, within = 0.01, by = 1 })"),
      WordEntry(
        "spring.unit_velocity", "Points per second over points left: spans per second.",
        "assert.equal(2, spring.unit_velocity(300, 150))"),
      WordEntry(
        "curve", "A timing curve: linear, ease_in, ease_out, ease_in_out, bezier.",
        also: [
          "curve.linear", "curve.ease_in", "curve.ease_out", "curve.ease_in_out", "curve.bezier",
          "curve.circular_ease_in", "curve.circular_ease_out", "curve.circular_ease_in_out",
          "curve.inverse", "curve:value", "curve:velocity",
        ],
        "assert.near(0.5, curve.ease_in_out:value(0.5), 1e-9)"),
      WordEntry(
        "velocity.estimate", "The velocity, in pt/s, that a tracker reads from samples.",
        "velocity.estimate{ { 0, 0, 0 }, { 0.01, 6, 0 }, { 0.02, 12, 0 } }"),
      WordEntry(
        "vector", "Two numbers: x, y, also width, height; + - * / == :length() :angle().",
        also: ["vector:angle"],
        "assert.equal(5, vector(3, 4):length())"),
    ])

  static let progress = WordFamily(
    title: "Progress",
    entries: [
      WordEntry(
        "progress.fraction", "The share that a value is of a total, or nil and the reason.",
        "assert.equal(0.25, progress.fraction(25, 100))"),
      WordEntry(
        "progress.bar", "The geometry of a bar, in points, and its colours.",
        also: [":mask_width", ":gradient_width", ":stop_positions", ":color_at", ":visible"],
        "assert.equal(80, progress.bar{ width = 320 }:mask_width(0.25))"),
      WordEntry(
        ":set", "Sets the bar's value, :set_total its total; :set_indeterminate takes both away.",
        also: [":set_total", ":set_indeterminate"],
        #"interaction("gradient-progress"):set(0.5)"#),
    ])
}
