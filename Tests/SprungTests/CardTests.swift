// Tests/SprungTests/CardTests.swift
import Sprung
import Testing

struct Card: Interaction {
  let name = "card"
  var width: Double

  func build(_ ui: InteractionBuilder) -> View {
    ui.canvas(width: width, height: 844)
    let moved = ui.state("moved", Vector.zero)
    let scale = ui.channel("scale") { 1 - min(abs(moved.value.x) / width, 0.25) }
    let rotation = ui.channel("rotation") { moved.value.x / (width / 2) * 10 }
    let pull = ui.drag()
      .onChanged { value in ui.withAnimation(.spring) { moved.value = value.translation } }
      .onEnded { _ in ui.withAnimation(.spring) { moved.value = .zero } }
    return ui.rectangle(cornerRadius: 20)
      .frame(width: 300, height: 500)
      .offset(moved)
      .scaleEffect(.channel(scale))
      .rotationEffect(.channel(rotation))
      .gesture(pull)
  }
}

@Test func cardHasNoDocumentedMistake() throws {
  let diagnosis = try Diagnosis(as: "swipe-card", names: ["moved": "offset"]) { parameters in
    Card(width: try parameters.length("screen_width", or: 390))
  }
  #expect(diagnosis.failing.isEmpty, "\(diagnosis)")
}
