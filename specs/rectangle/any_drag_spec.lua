-- The law of the committed rectangle, whatever the drag.
local ways = {
  { vector(3, 0), 0.1 }, { vector(-60, 80), 0.3 }, { vector(0, -15.5), 0.2 }, { vector(420, -35), 0.1 },
  { vector(-300, -700), 0.4 }, { vector(8, 140), 0.05 }, { vector(-49.5, 3.25), 0.6 }, { vector(0, 4), 0.1 },
  { vector(900, 900), 0.2 }, { vector(-700, -40), 0.5 },
}

checklist("committed rectangle: any drag", {
  document = "002_1119ac9d7b900273.txt",
  wording = require "rectangle.wording",
}, function()
  check("rect.any-drag", {
    action = "Drag the same rectangle near and far, quickly and slowly, to all sides, every third time cancelled.",
    observe = "It shows the committed centre plus the translation, within the canvas; an end commits once, a cancel never.",
  }, function()
    for _, options in ipairs{
      { canvas_width = 600, canvas_height = 360, shape_width = 80, shape_height = 60 },
      { canvas_width = 500, canvas_height = 700, shape_width = 40, shape_height = 120, layout = "rtl", center = { 90, 300 } },
      { canvas_width = 600, canvas_height = 360, shape_width = 80, shape_height = 60, session = "recognition" },
    } do
      local rectangle, apart = interaction("committed-rectangle", options), 0
      local committed = options.center and vector(90, 300) or vector(160, 140)
      local inset = vector(options.shape_width, options.shape_height) / 2
      local function shown(translation)
        local place = committed + translation
        return vector(
          math.max(inset.x, math.min(options.canvas_width - inset.x, place.x)),
          math.max(inset.y, math.min(options.canvas_height - inset.y, place.y)))
      end
      for index, row in ipairs(ways) do
        local pull = drag.from(rectangle:center() + vector(-15, 25)):by(row[1], { over = row[2] })
        local ends = index % 3 ~= 0
        local drawn = rectangle:perform(pull)
        apart = math.max(apart, (rectangle:center() - shown(row[1])):length())
        local shape = rectangle:frame()
        assert.near(options.shape_width, shape.width, 1e-9)
        assert.near(options.shape_height, shape.height, 1e-9)
        local run = rectangle:perform(ends and drag.resume():hold(0.05):release() or drag.resume():hold(0.05):cancel())
        apart = math.max(apart, (rectangle:center() - rectangle:value("center")):length())
        for _, change in ipairs(drawn.events:where{ name = "changed" }) do
          apart = math.max(apart, (drawn.center:at(change.time) - shown(change.translation)):length())
        end
        local writes = run.events:where{ name = "written", state = "committed" }
        assert.equal(ends and 1 or 0, #writes)
        if ends then committed = shown(row[1]) end
        apart = math.max(apart, (rectangle:value("center") - committed):length())
        apart = math.max(apart, (rectangle:model("committed") - committed):length())
        assert.equal(0, rectangle:value("sessions"))
        local x, y = rectangle:model("committed").x // 1, rectangle:model("committed").y // 1
        assert.equal(("Committed center: %d, %d"):format(x, y), rectangle:text("label"))
        rectangle:advance(0.1)
      end
      local run = rectangle:trace()
      observe("apart from the sum", apart, "pt")
      assert.near(0, apart, 1e-9)
      assert.equal(0, #run.events:where{ name = "animation_started" })
      assert.equal(0, #run.events:where{ name = "written", by = "timer" })
    end
  end)
end)
