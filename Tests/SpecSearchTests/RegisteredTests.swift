import Sprung
import Testing

@Suite("An app's own interaction")
struct RegisteredTests {
  @Test("is told which documented mistake it has")
  func wrong() throws {
    let diagnosis = try Diagnosis(as: "swipe-card", names: ["moved": "offset"]) { parameters in
      OwnCard(
        spring: try parameters.animation("spring", or: .spring(.smooth)),
        halfWidth: try parameters.length("screen_width", or: 390))
    }
    #expect(diagnosis.findings.map(\.id) == ["m.card.max-full-width"])
    let finding = try #require(diagnosis.findings.first)
    #expect(finding.explained.contains("card.rotation") && finding.matched == finding.explained)
    #expect(
      diagnosis.description.hasPrefix(
        """
        one documented mistake explains all of it, to the number:

        1. the whole width of the screen stands for half of it. (m.card.max-full-width)
           card.scale: 
        """))
    #expect(diagnosis.description.contains("   change: Divide by half of the width of the screen."))
  }

  @Test("is told that no mistake shows where there is none")
  func right() throws {
    let diagnosis = try Diagnosis(as: "swipe-card", names: ["moved": "offset"]) { parameters in
      OwnCard(
        spring: try parameters.animation("spring", or: .spring(.smooth)),
        halfWidth: try parameters.length("screen_width", or: 390) / 2)
    }
    #expect(diagnosis.findings.isEmpty && diagnosis.failing.isEmpty)
    #expect(diagnosis.description.hasPrefix("no documented mistake shows\n"), "\(diagnosis)")
  }

  @Test("is told what fails that no documented mistake explains")
  func unexplained() throws {
    let diagnosis = try Diagnosis(as: "swipe-card", names: ["moved": "offset"]) { parameters in
      OwnCard(
        spring: try parameters.animation("spring", or: .spring(.smooth)),
        halfWidth: try parameters.length("screen_width", or: 390) / 2, home: Vector(5, 5))
    }
    #expect(diagnosis.failing.contains("card.return"), "\(diagnosis)")
  }

  @Test("is told that a mistake is but the likeliest where it meets no number")
  func alike() throws {
    let diagnosis = try Diagnosis(as: "swipe-card", names: ["moved": "offset"]) { parameters in
      OwnCard(
        spring: try parameters.animation("spring", or: .spring(.smooth)),
        halfWidth: try parameters.length("screen_width", or: 390) / 2, degrees: 11)
    }
    #expect(diagnosis.failing.contains("card.rotation"), "\(diagnosis)")
    #expect(diagnosis.findings.flatMap { $0.matched }.isEmpty, "\(diagnosis)")
    #expect(
      diagnosis.description.hasPrefix(
        "no documented mistake fits to the number; the likeliest fails "),
      "\(diagnosis)")
  }

  @Test("is told which checks could not be judged")
  func unjudged() throws {
    let diagnosis = try Diagnosis(as: "swipe-card", names: ["moved": "offset"]) { parameters in
      OwnCard(spring: try parameters.animation("spring", or: .spring(.smooth)))
    }
    #expect(diagnosis.unjudged.contains("card.rotation"), "\(diagnosis)")
  }

  @Test("of an unknown kind is refused, and so is one that cannot be built")
  func refused() {
    #expect(throws: DiagnosisFault.self) { try Diagnosis(as: "swipe-cart") { _ in OwnCard() } }
    #expect(throws: DiagnosisFault.self) {
      try Diagnosis(as: "swipe-card") { _ throws(Broken) in throw Broken() }
    }
  }

  /// A card of an app, which names its offset otherwise.
  private struct OwnCard: Interaction {
    let name = "own-card"
    var spring: Animation = .spring(.smooth)
    var halfWidth = 195.0
    var home = Vector.zero
    var degrees = 10.0

    func build(_ ui: InteractionBuilder) -> View {
      ui.canvas(width: 390, height: 844)
      let moved = ui.state("moved", Vector.zero)
      let scale = ui.channel("scale") { 1 - min(abs(moved.value.x) / halfWidth, 0.5) / 2 }
      let rotation = ui.channel("rotation") { moved.value.x / halfWidth * degrees }
      let pull = ui.drag()
        .onChanged { value in ui.withAnimation(spring) { moved.value = value.translation } }
        .onEnded { _ in ui.withAnimation(spring) { moved.value = home } }
      return ui.rectangle(cornerRadius: 20)
        .frame(width: 300, height: 500)
        .offset(moved)
        .scaleEffect(.channel(scale))
        .rotationEffect(.channel(rotation))
        .gesture(pull)
    }
  }

  private struct Broken: Error {}
}
