extension Guide {
  static let states = WordFamily(
    title: "What an interaction in Lua holds",
    entries: [
      WordEntry(
        "ui:state", "A channel of a name that callbacks write as ui.NAME; it keeps its kind.",
        also: ["ui:model", "ui:value", "ui.parameters"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        assert.equal(0, subject:value("x"))
        """),
      WordEntry(
        "ui:gesture_state",
        "A state that updating alone writes, and that returns when the gesture is over.",
        also: ["ui:updating"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:gesture_state("held", false)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull:updating("held", function() return true end))
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        "ui:channel", "A derived value; of signals of ui.presented it is exact between frames.",
        also: ["ui.presented"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:channel("far", function() return ui.presented.x:abs() end)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        assert.equal(40, subject:play(drag.by(-40, 0, { over = 0.1 }):release()).far:max())
        """),
      WordEntry(
        "ui:text", "A label.",
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:text("label", function() return "x is " .. ui.x end)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        assert.equal("x is 0", subject:text("label"))
        """),
      WordEntry(
        "ui:button",
        "Buttons, sliders and toggles, which :tap and :slide use; :disabled(b) puts them out of use.",
        also: ["ui:slider", "ui:toggle", ":disabled"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:button("Home", function() ui.x = 0 end):disabled(function() return ui.x == 0 end)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        assert.is_false(subject:tap("Home"))
        """),
    ])

  static let callbacks = WordFamily(
    title: "What an interaction in Lua does",
    entries: [
      WordEntry(
        "ui:drag", "A drag; a view carries it by :gesture.",
        also: [":on_changed", ":on_ended", ":updating"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        "ui:with_animation",
        "Writes that move there by a spring or curve; ui:without_animation at once.",
        also: ["ui:without_animation", "ui:with_transaction"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull:on_ended(function()
            ui:with_animation(spring{}, function() ui.x = 0 end)
          end))
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        "ui:on_change", "Runs after each update in which a state or channel has changed.",
        also: ["ui:mark"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:on_change("x", function(old, new) ui:mark(old .. " to " .. new) end)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        "ui:after", "Runs a function some seconds later.",
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:after(0.1, function() ui.x = 7 end)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        subject:advance(0.1)
        assert.equal(7, subject:value("x"))
        """),
      WordEntry(
        "ui:action", "A method of the subject, which runs at once and without animation.",
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:action("nudge", function(by) ui.x = ui.x + by return ui.x end)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        assert.equal(5, subject:nudge(5))
        """),
      WordEntry(
        "ui:monitor", "Sees every raw event before anything else does.",
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:monitor(function(event) if event.phase == "up" then ui:mark("up") end end)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
    ])

  static let views = WordFamily(
    title: "What an interaction in Lua shows",
    entries: [
      WordEntry(
        "ui:canvas", "The ground, in points: 640 by 440 where it is left out.",
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          ui:canvas{ width = 390, height = 844, name = "screen" }
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        "ui:rectangle",
        "A view, to which words are added in order; in ui:z_stack several lie upon each other.",
        also: ["ui:linear_gradient", "ui:z_stack", "ui:geometry_reader"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        ":offset", "Where it is shown, in points: values, names of states, or functions.",
        also: [":position", ":bounds"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:offset{ y = 20 }:gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        ":scale_effect", "A factor, for both axes or as { x =, y = }; :rotation_effect degrees.",
        also: [":rotation_effect"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:scale_effect(0.5):rotation_effect(function() return ui.x / 10 end):gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        ":gesture", "Lets a drag take the presses on what stands before it.",
        also: [":allows_hit_testing", ":content_shape"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        ":clip_shape", "What is cut, filled and masked.", also: [":fill", ":mask"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:clip_shape("capsule"):gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
      WordEntry(
        ":animation",
        "When a value changes, what stands before it moves there by a spring or curve.",
        also: [":id", ":coordinate_space"],
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)
          return ui:rectangle{}:frame{ width = 80, height = 80 }:offset{ x = "x" }:animation(spring{}, "x"):gesture(pull)
        end))
        subject:play(drag.by(40, 0, { over = 0.1 }):release())
        """),
    ])
}
