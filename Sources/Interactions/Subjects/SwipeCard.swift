import Motion

/// The swipe card of document 004: scale and rotation follow the distance from the middle.
public struct SwipeCard: Interaction, Sendable {
  static let standardName = "swipe-card"
  public let name = standardName

  /// What the card follows by.
  public var spring: Animation
  /// The width of the screen, in points.
  public var screenWidth: Double
  /// Whether the rotation ends at 10 degrees, as the document says, though its code goes on.
  public var clampsRotation: Bool
  /// What a drag that is broken off leaves behind.
  public var variant: Variant

  /// A card that follows the drag by a spring, on a screen of a width in points.
  public init(
    spring: Animation = .spring, screenWidth: Double = 390, clampsRotation: Bool = false,
    variant: Variant = .verbatim
  ) {
    self.spring = spring
    self.screenWidth = screenWidth
    self.clampsRotation = clampsRotation
    self.variant = variant
  }

  init(_ parameters: inout Parameters) throws(InteractionError) {
    spring = try parameters.animation("spring", or: .spring)
    screenWidth = try parameters.length("screen_width", or: 390)
    clampsRotation = try parameters.value("clamp_rotation", or: false, "true or false")
    variant = try parameters.word("variant", or: .verbatim)
  }

  public func build(_ ui: InteractionBuilder) throws -> View {
    try Parameters.checkLength(screenWidth, "screen_width")
    ui.canvas(width: 390, height: 844, name: "canvas")
    let offset = ui.state("offset", Vector.zero)

    let max = screenWidth / 2
    let scale = ui.channel("scale") { 1 - min(abs(offset.value.x) / max, 0.5) * 0.5 }
    let rotation = ui.channel("rotation") {
      let share = offset.value.x / max
      return (clampsRotation ? Swift.max(-1, min(1, share)) : share) * 10
    }

    let pull = ui.drag(following: offset, by: spring, variant)

    return ui.rectangle(cornerRadius: 20)
      .frame(width: 300, height: 500)
      .offset(offset)
      .scaleEffect(.channel(scale))
      .rotationEffect(.channel(rotation))
      .gesture(pull)
  }
}
