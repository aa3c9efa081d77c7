import Testing

@testable import Interactions

@Suite("Declarations")
struct DeclarationTests {
  @Test("refuse a second state of a name, whose handle can be written all the same")
  func twice() throws {
    let sketch = Sketch { ui in
      _ = ui.state("a", 1.0)
      weak let refused = ui.state("a", 2.0).property
      #expect(refused != nil)
      ui.state("a", 3.0).value = 4
      return ui.rectangle()
    }
    #expect(throws: InteractionError.declaredTwice(name: "a")) { try Trial(sketch) }
  }
}
