extension Guide {
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
