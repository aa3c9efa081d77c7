import Motion

/// The spring-release tile of documents 000 and 001: the drag and the return own one offset.
public struct SpringTile: Interaction, Sendable {
  static let standardName = "spring-tile"
  public let name = standardName
  public let defaults = InteractionOptions(
    minimumDistance: 3, coordinateSpace: .named("canvas"))

  /// What brings the tile home.
  public var spring: Animation

  /// A tile that a spring brings home: of duration 0.45 and bounce 0.2 where it is left out.
  public init(spring: Animation = .tile) {
    self.spring = spring
  }

  init(_ parameters: inout Parameters) throws(InteractionError) {
    spring = try parameters.animation("spring", or: .tile)
  }

  public func build(_ ui: InteractionBuilder) -> View {
    ui.canvas(width: 592, height: 392, name: "canvas")
    let offset = ui.state("offset", Vector.zero)
    let isDragging = ui.gestureState("is_dragging", false)
    let isReturning = ui.state("is_returning", false)
    let acceptsHits = ui.channel("accepts_hits") { !isReturning.value }

    func returnHome() {
      guard !isReturning.value else { return }
      isReturning.value = true
      ui.withAnimation(spring, completion: { isReturning.value = false }) { offset.value = .zero }
    }

    let pull = ui.drag()
      .updating(isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { if !isReturning.value { offset.value = $0.translation } }
      .onEnded { _ in returnHome() }

    ui.onChange(of: isDragging) { was, isNow in
      if was && !isNow && !isReturning.value { offset.value = .zero }
    }

    return ui.rectangle(cornerRadius: 20)
      .frame(width: 112, height: 112)
      .contentShape(.rectangle)
      .offset(offset)
      .gesture(pull)
      .allowsHitTesting(.channel(acceptsHits))
  }
}

extension Animation {
  /// The spring that the documents start from: an example, not a prescription.
  public static let tile = Animation.spring(Spring(uncheckedDuration: 0.45, bounce: 0.2))
}
