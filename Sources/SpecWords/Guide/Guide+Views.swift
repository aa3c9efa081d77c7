extension Guide {
  static let states = WordFamily(
    title: "What an interaction in Lua holds",
    entries: [
      .box(
        "ui:state", "A channel of a name that callbacks write as ui.NAME; it keeps its kind.",
        also: ["ui:model", "ui:value", "ui.parameters"],
        then: #"assert.equal(0, subject:value("x"))"#),
      .box(
        "ui:gesture_state",
        "A state that updating alone writes, and that returns when the gesture is over.",
        also: ["ui:updating"],
        declaring: #"ui:gesture_state("held", false)"#,
        drag: #"pull:updating("held", function() return true end)"#),
      .box(
        "ui:channel", "A derived value; of signals of ui.presented it is exact between frames.",
        also: ["ui.presented"],
        declaring: #"ui:channel("far", function() return ui.presented.x:abs() end)"#,
        then: "assert.equal(40, subject:play(drag.by(-40, 0, { over = 0.1 }):release()).far:max())"),
      .box(
        "ui:text", "A label.",
        declaring: #"ui:text("label", function() return "x is " .. ui.x end)"#,
        then: #"assert.equal("x is 0", subject:text("label"))"#),
      .box(
        "ui:button",
        "Buttons, sliders and toggles, which :tap and :slide use; :disabled(b) puts them out of use.",
        also: ["ui:slider", "ui:toggle", ":disabled"],
        declaring:
          #"ui:button("Home", function() ui.x = 0 end):disabled(function() return ui.x == 0 end)"#,
        then: #"assert.is_false(subject:tap("Home"))"#),
    ])

  static let callbacks = WordFamily(
    title: "What an interaction in Lua does",
    entries: [
      .box(
        "ui:drag", "A drag; a view carries it by :gesture.",
        also: [":on_changed", ":on_ended", ":updating"]),
      .box(
        ":session",
        "What opens at the press or the recognition, and closes however the drag ends.",
        also: [":has_session"],
        drag: #"pull:session{ opening = "press", closed = function() ui:mark("closed") end }"#),
      .box(
        "ui:with_animation",
        "Writes that move there by a spring or curve; ui:without_animation at once.",
        also: ["ui:without_animation", "ui:with_transaction"],
        drag: """
          pull:on_ended(function()
            ui:with_animation(spring{}, function() ui.x = 0 end)
          end)
          """),
      .box(
        "ui:on_change", "Runs after each update in which a state or channel has changed.",
        also: ["ui:mark"],
        declaring: #"ui:on_change("x", function(old, new) ui:mark(old .. " to " .. new) end)"#),
      WordEntry(
        "ui:edits", "What an edit by other code does while a drag is on: block, cancel or rebase.",
        """
        local subject = interaction(interaction.define("box", {}, function(ui)
          ui:state("x", 0)
          local pull = ui:drag{}
          ui:edits({ "x" }, pull, "block")
          return ui:rectangle{}:frame{ width = 80, height = 80 }:gesture(pull)
        end))
        subject:perform(drag.by(40, 0))
        assert.is_false(subject:edit("x", 5))
        """),
      .box(
        "ui:after", "Runs a function some seconds later.",
        declaring: "ui:after(0.1, function() ui.x = 7 end)",
        then: """
          subject:advance(0.1)
          assert.equal(7, subject:value("x"))
          """),
      .box(
        "ui:action", "A method of the subject, which runs at once and without animation.",
        declaring: #"ui:action("nudge", function(by) ui.x = ui.x + by return ui.x end)"#,
        then: "assert.equal(5, subject:nudge(5))"),
      .box(
        "ui:monitor", "Sees every raw event before anything else does.",
        declaring: #"ui:monitor(function(event) if event.phase == "up" then ui:mark("up") end end)"#
      ),
    ])

  static let views = WordFamily(
    title: "What an interaction in Lua shows",
    entries: [
      .box(
        "ui:canvas", "The ground, in points: 640 by 440 where it is left out.",
        declaring: #"ui:canvas{ width = 390, height = 844, name = "screen" }"#),
      .box(
        "ui:rectangle",
        "A view, to which words are added in order; in ui:z_stack several lie upon each other.",
        also: ["ui:linear_gradient", "ui:z_stack", "ui:geometry_reader"]),
      .box(
        "ui:part", "Where a part is shown that no view stands for, in points of the canvas.",
        declaring:
          #"ui:part("label", function() return { x = 0, y = 9, width = 80, height = 17 } end)"#,
        then: #"assert.equal(17, subject:frame("label").height)"#),
      .box(
        "ui:items", "What :item answers of an id: where it is shown, its size and its model.",
        declaring: """
          ui:items(function(id)
            return { center = vector(9, 9), size = vector(4, 4), model = vector(9, 9) }
          end)
          """,
        then: #"assert.equal(vector(9, 9), subject:item("a"):center())"#),
      .box(
        "ui.offered_size", "The size that the view is offered, in points; ui.layout its direction.",
        also: ["ui.layout"],
        declaring: #"ui:channel("share", function() return ui.x / ui.offered_size.width end)"#,
        then: #"assert.equal(0, subject:value("share"))"#),
      .box(
        "ui.reduce_motion",
        "Whether the stage has reduce_motion = true; what to leave out then is up to the interaction.",
        declaring: """
          ui:action("home", function()
            local move = ui.reduce_motion and curve.linear{ duration = 0 } or spring{}
            ui:with_animation(move, function() ui.x = 0 end)
          end)
          """),
      .box(
        ":offset", "Where it is shown, in points: values, names of states, or functions.",
        also: [":position", ":bounds"],
        view: ":offset{ y = 20 }"),
      .box(
        ":scale_effect", "A factor, for both axes or as { x =, y = }; :rotation_effect degrees.",
        also: [":rotation_effect"],
        view: ":scale_effect(0.5):rotation_effect(function() return ui.x / 10 end)"),
      .box(
        ":gesture", "Lets a drag take the presses on what stands before it.",
        also: [":allows_hit_testing", ":content_shape"]),
      .box(
        ":clip_shape", "What is cut, filled and masked.", also: [":fill", ":mask"],
        view: #":clip_shape("capsule")"#),
      .box(
        ":animation",
        "When a value changes, what stands before it moves there by a spring or curve.",
        also: [":id", ":coordinate_space"],
        view: #":animation(spring{}, "x")"#),
    ])
}

extension WordEntry {
  /// A word that is shown by a box that a drag moves to the right.
  ///
  /// - Parameters:
  ///   - declaring: What the box declares besides its state `x`.
  ///   - view: The words that its view has besides.
  ///   - drag: The drag that the view carries.
  ///   - then: What becomes of the subject.
  fileprivate static func box(
    _ name: String, _ meaning: String, also: [String] = [], declaring: String? = nil,
    view: String = "", drag: String = "pull",
    then: String = "subject:play(drag.by(40, 0, { over = 0.1 }):release())"
  ) -> WordEntry {
    let words = #":frame{ width = 80, height = 80 }:offset{ x = "x" }"# + view
    let body = [
      #"ui:state("x", 0)"#, declaring,
      "local pull = ui:drag{}:on_changed(function(value) ui.x = value.translation.x end)",
      "return ui:rectangle{}\(words):gesture(\(drag))",
    ].compactMap(\.self).joined(separator: "\n")
    let lines = body.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return WordEntry(
      name, meaning, also: also,
      """
      local subject = interaction(interaction.define("box", {}, function(ui)
      \(lines)
      end))
      \(then)
      """)
  }
}
