extension Guide {
  static let springs = WordFamily(
    title: "Springs, curves, velocities",
    entries: [
      WordEntry(
        "spring", "A spring: duration in seconds, bounce above -1 and at most 1, or other ways.",
        "assert.near(0.8, spring{ duration = 0.45, bounce = 0.2 }.damping_ratio, 1e-12)"),
      WordEntry(
        "spring.unit_velocity", "Points per second over points left: spans per second.",
        "assert.equal(2, spring.unit_velocity(300, 150))"),
      WordEntry(
        "curve", "A timing curve: linear, ease_in, ease_out, ease_in_out, bezier.",
        "assert.near(0.5, curve.ease_in_out:value(0.5), 1e-9)"),
      WordEntry(
        "velocity.estimate", "The velocity, in pt/s, that a tracker reads from samples.",
        "velocity.estimate{ { 0, 0, 0 }, { 0.01, 6, 0 }, { 0.02, 12, 0 } }"),
      WordEntry(
        "progress.fraction", "The share that a value is of a total, or nil and the reason.",
        "assert.equal(0.25, progress.fraction(25, 100))"),
      WordEntry(
        "vector", "Two numbers: x, y, also width, height; + - * / == :length() :angle().",
        "assert.equal(5, vector(3, 4):length())"),
    ])

  static let definitions = WordFamily(
    title: "Interactions in Lua",
    entries: [
      WordEntry(
        "interaction.define", "An interaction from a function of ui and parameters to a view.",
        """
        local square = interaction.define("square", {}, function(ui)
          ui:state("offset", vector(0, 0))
          local pull = ui:drag{}:on_changed(function(value) ui.offset = value.translation end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset("offset"):gesture(pull)
        end)
        interaction(square):play(drag.by(40, 0):release())
        """),
      WordEntry(
        "definition.with", "A copy of a definition in which one word's argument is another.",
        """
        local square = interaction.define("square", { side = 80 }, function(ui, parameters)
          return ui:rectangle{}:frame{ width = parameters.side, height = parameters.side }
        end)
        interaction(square.with{ parameters = { side = 40 } })
        """),
    ])
}
