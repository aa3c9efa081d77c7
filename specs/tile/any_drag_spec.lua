-- The law of the spring-release tile, whatever the drag.
local home = spring{ duration = 0.45, bounce = 0.2 }

--- Ways, in points, and the seconds that each takes: near and far, quick and slow, to all sides.
local ways = {
  { vector(4, 0), 0.2 }, { vector(-60, 80), 0.3 }, { vector(0, -15), 0.2 }, { vector(420, -35), 0.1 },
  { vector(-300, -700), 0.4 }, { vector(8, 140), 0.05 }, { vector(-49.5, 3.25), 0.6 }, { vector(0, 7.5), 0.1 },
}

--- Where the tile is pressed, from its middle.
local grip = vector(-40, 50)

--- A drag of the whole tile by one of the ways.
local function pull(tile, row) return drag.from(tile:center() + grip):by(row[1], { over = row[2] }) end

local function count(run, what) return #run.events:where(what) end

checklist("spring-release tile: any drag", {
  document = "000_13a70209cfd18c2e.txt",
  wording = require "tile.wording",
}, function()
  check("tile.any-drag", {
    action = "Drag the same tile near and far, quickly and slowly, to all sides.",
    observe = "It shows the translation; its spring takes over place and velocity, once, and opens the gate at home.",
  }, function()
    for _, layout in ipairs{ "ltr", "rtl" } do
      local tile, apart = interaction("spring-tile", { layout = layout }), 0
      local middle = tile:center()
      for _, row in ipairs(ways) do
        local run = tile:play(pull(tile, row):release())
        local t, offset, velocity = run.released.time, run.offset, row[1] / row[2]
        for _, change in ipairs(run.events:where{ name = "changed" }) do
          local shown = offset:at(change.time)
          if change.time < t then apart = math.max(apart, (shown - change.translation):length()) end
        end
        for _, later in ipairs{ 0, 0.01, 0.05, 0.2, 0.4 } do
          local function way(axis) return { from = row[1][axis], to = 0, velocity = velocity[axis], at = later } end
          local spring_place = vector(home:value(way("x")), home:value(way("y")))
          apart = math.max(apart, (offset:at(t + later) - spring_place):length())
        end
        assert.equal(vector(0, 0), offset:final())
        assert.equal(1, count(run, { name = "written", state = "offset", by = "on_ended" }))
        assert.equal(1, count(run, { name = "animation_started" }))
        assert.equal(1, count(run, { name = "completed" }))
        assert.same({ true, false }, { run.accepts_hits:before(t), run.accepts_hits:at(t) })
        assert.same({ false, true }, { run.is_dragging:at(t), run.accepts_hits:final() })
        assert.equal(0, count(run, { name = "replaced" }))
        -- It is drawn where its offset says, under the pointer and on its way home.
        tile:perform(pull(tile, row))
        apart = math.max(apart, (tile:center() - middle - row[1]):length())
        tile:perform(drag.resume():release())
        tile:advance(0.1)
        apart = math.max(apart, (tile:center() - middle - tile:value("offset")):length())
        tile:settle()
      end
      observe("apart from translation and spring, " .. layout, apart, "pt")
      assert.near(0, apart, 1e-6)
    end
  end)

  check("tile.any-cancel", {
    action = "Let the system take several drags away.",
    observe = "Each time the tile stands at home at once, unanimated, and takes the next press.",
  }, function()
    local tile = interaction("spring-tile")
    for _, row in ipairs(ways) do
      local run = tile:perform(pull(tile, row):cancel())
      assert.is_not_nil(run.cancelled)
      assert.equal(vector(0, 0), tile:value("offset"))
      assert.equal(0, count(run, { name = "animation_started" }))
      assert.equal(0, count(run, { name = "replaced" }))
      assert.equal(0, count(run, { name = "written", by = "timer" }))
      assert.same({ false, false, true },
        { tile:value("is_dragging"), tile:value("is_returning"), tile:value("accepts_hits") })
      tile:advance(0.1)
    end
    observe("cancelled drags", #ways)
  end)
end)
