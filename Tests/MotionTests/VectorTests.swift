import Motion
import Testing

@Suite("Vectors")
struct VectorTests {
  @Test("of a whole quarter turn lie exactly on an axis")
  func quarters() {
    let expected = [Vector(5, 0), Vector(0, 5), Vector(-5, 0), Vector(0, -5)]
    for (quarters, vector) in zip(-4..<8, expected + expected + expected) {
      #expect(Vector(length: 5, angle: Double(quarters) * 90) == vector)
    }
  }

  @Test("turn clockwise as seen: 60 degrees point to the right and further down")
  func clockwise() {
    let vector = Vector(length: 2, angle: 60)
    #expect(abs(vector.x - 1) < 1e-12 && abs(vector.y - 1.7320508075688772) < 1e-12)
    #expect(abs(vector.angle - 60) < 1e-12 && abs(vector.length - 2) < 1e-12)
  }
}
