public import Motion

/// The swipe-up sheet of document 004: three offsets add up to where it stands.
public struct SwipeUpSheet: Interaction, Sendable {
  static let standardName = "swipe-up-sheet"
  public let name = standardName

  /// What the sheet follows by.
  public var spring: Animation
  /// The size of the screen, in points.
  public var screen: Vector
  /// What a drag that is broken off leaves behind.
  public var variant: Variant

  /// A sheet that follows the drag by a spring, on a screen of a size in points.
  public init(
    spring: Animation = .spring, screen: Vector = Vector(390, 800), variant: Variant = .verbatim
  ) {
    self.spring = spring
    self.screen = screen
    self.variant = variant
  }

  init(_ parameters: inout Parameters) throws(InteractionError) {
    spring = try parameters.animation("spring", or: .spring)
    screen = Vector(
      try parameters.length("screen_width", or: 390),
      try parameters.length("screen_height", or: 800))
    variant = try parameters.word("variant", or: .verbatim)
  }

  public func build(_ ui: InteractionBuilder) throws -> View {
    try Parameters.checkLength(screen.x, "screen_width")
    try Parameters.checkLength(screen.y, "screen_height")
    ui.canvas(width: screen.x, height: screen.y, name: "screen")
    let starting = ui.state("starting", screen.y * 0.85)
    let current = ui.state("current", 0.0)
    let ending = ui.state("ending", 0.0)
    ui.channel("y") { starting.value + current.value + ending.value }

    let pull = ui.drag()
      .onChanged { value in ui.withAnimation(spring) { current.value = value.translation.y } }
      .onEnded { _ in
        ui.withAnimation(spring) {
          if current.value < -150 {
            ending.value = -starting.value
          } else if ending.value != 0 && current.value > 150 {
            ending.value = 0
          }
          current.value = 0
        }
      }
    ui.returnAtOnce(current, to: 0, after: pull, variant)

    return ui.rectangle(cornerRadius: 30)
      .frame(width: screen.x, height: screen.y)
      .offset(y: .state(starting))
      .offset(y: .state(current))
      .offset(y: .state(ending))
      .gesture(pull)
  }
}
