import SpecResults
import SpecWords
import Testing

@Suite("Scenes")
struct SceneTests {
  private func result(
    of body: String, scenes: Bool = true, shapes: Bool = false, to end: Double? = nil
  ) throws -> SpecResult {
    var settings = SpecSettings()
    (settings.wantsPlots, settings.wantsScenes, settings.wantsShapes) = (scenes, scenes, shapes)
    settings.drawnTo = end
    let bench = try SpecBench("it(\"a\", function()\n\(body)\nend)", settings: settings)
    return try #require(bench.results.first, "\(bench.lines)")
  }

  private let outward = "local tile = interaction('spring-tile') tile:play(drag.outward())"

  @Test("tell what a subject showed and what happened to it, where somebody asks")
  func told() throws {
    let scene = try #require(try result(of: outward).scenes.first)
    #expect(scene.subject == "spring-tile")
    #expect(scene.plots.map(\.title).prefix(2) == ["offset.x", "offset.y"])
    let peak = try #require(scene.plots[0].values.max())
    #expect(abs(peak - 125.525443) < 1e-6)
    #expect(scene.plots.contains { $0.title == "is_dragging" && $0.isBoolean })
    #expect(scene.instants.contains(NamedInstant("released", at: 0.2)))
    #expect(scene.shapes.isEmpty)
    #expect(try result(of: outward, scenes: false).scenes.isEmpty)
  }

  /// The tile of 112 pt stands in the middle of 592 by 392, and is let go 120 pt further right.
  @Test("show the view at every frame, and the pointer while it is down, where that is asked for")
  func shapes() throws {
    let scene = try #require(try result(of: outward, shapes: true).scenes.first)
    #expect(scene.width == 592 && scene.height == 392)
    let tile = try #require(scene.shapes.first)
    #expect(tile.width == 112 && tile.height == 112)
    let place = { (time: Double) in
      tile.times.firstIndex(of: time).map { Array(tile.places[6 * $0..<6 * $0 + 6]) }
    }
    #expect(place(0) == [1, 0, 0, 1, 240, 140])
    #expect(place(0.2) == [1, 0, 0, 1, 360, 140])
    let isDown = zip(scene.pointer.times, scene.pointer.places.indices.filter { $0 % 6 == 4 })
      .filter { !scene.pointer.places[$0.1].isNaN }.map(\.0)
    #expect(isDown.first == 0 && isDown.allSatisfy { $0 < 0.2 } && isDown.count == 24)
  }

  @Test("leave a spec to itself: views are laid out more often only where they are shown")
  func calls() throws {
    let counting = """
      local calls = 0
      local tile = interaction(interaction.define("tile", {}, function(ui)
        ui:state("offset", vector(0, 0))
        local pull = ui:drag{}:on_ended(function()
          ui:with_animation(spring{}, function() ui.offset = vector(50, 0) end)
        end)
        return ui:rectangle{}:frame{ width = 100, height = 100 }
          :offset(function() calls = calls + 1 return ui.offset end):gesture(pull)
      end))
      tile:play(drag.outward{})
      observe("calls", calls)
      """
    let calls = { (scenes: Bool, shapes: Bool) throws -> Measurement.Value? in
      try result(of: counting, scenes: scenes, shapes: shapes).observations.first?.value
    }
    let plain = try #require(try calls(false, false))
    #expect(try calls(true, false) == plain)
    #expect(try calls(true, true) != plain)
  }

  /// At rest but for a thousandth where (1 + wt) exp(-wt) is that, at wt = 9.233: after 0.735 s.
  @Test("of a spring that is no subject's end when it has come home")
  func spring() throws {
    let body = "expect(spring{ duration = 0.5 }:signal{ from = 1, to = 0 }:at_most(2))"
    let plot = try #require(try result(of: body).claims.first?.plot)
    let end = try #require(plot.times.last)
    #expect(plot.times.first == 0 && abs(end - 0.735 * 1.05) < 0.03)
    let endless = "expect(spring{ mass = 1, stiffness = 100, damping = 0 }:signal{}:at_most(3))"
    #expect(try result(of: endless).claims.first?.plot?.times.last == 10.5)
  }

  @Test("end where nothing more is known of a subject that still moves")
  func unknown() throws {
    let body =
      "local tile = interaction('spring-tile') tile:perform(drag.outward{}) tile:advance(0.1)"
    let scene = try #require(try result(of: body).scenes.first)
    #expect(abs(try #require(scene.plots[0].times.last) - 0.3) < 1e-9)
  }

  @Test("are of sixteen subjects at most, and say so")
  func many() throws {
    let result = try result(of: "for _ = 1, 20 do interaction('spring-tile') end")
    #expect(result.scenes.count == 16)
    #expect(result.notes.contains("4 more subjects are not drawn"))
  }

  @Test("end where that is asked for, and claims that held carry their signal, too")
  func held() throws {
    let body =
      "local run = interaction('spring-tile'):play(drag.outward())\n"
      + "expect(run.offset.x:at_least(-500))"
    let result = try result(of: body, to: 0.5)
    let plot = try #require(result.claims.first?.plot)
    #expect(plot.bounds == [-500] && plot.times.last == 0.5)
    #expect(result.scenes.first?.plots.first?.times.last == 0.5)
    #expect(try self.result(of: body, scenes: false).claims.allSatisfy { $0.plot == nil })
  }
}
