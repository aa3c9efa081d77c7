import Testing

@Suite("A pan recogniser's velocity")
struct PanVelocityTests {
  /// What the words make of a space that is left out; `read` is how the velocity is asked for.
  private func answer(reading read: String) throws -> String {
    try LuaBench().answer(
      """
      local tile = interaction("spring-tile")
      tile:perform(drag.by(120, 60, { over = 0.2 }))
      local function read(space) return \(read) end
      local velocity = read("canvas")
      return math.abs(velocity.x - 600) < 1e-6, (pcall(read, nil))
      """)
  }

  @Test("is read in a space, and refused where none is named")
  func space() throws {
    #expect(try answer(reading: "tile:pan_velocity(space)") == "true, false")
  }

  @Test("would be made up where a missing space were accepted: m.tile.pan-nil-accepted")
  func mistake() throws {
    #expect(try answer(reading: "tile:pan_velocity(space or 'local')") == "true, true")
  }
}
