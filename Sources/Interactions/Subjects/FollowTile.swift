import Motion

/// The spring-followed drag of document 004: every change and the return are animated.
public struct FollowTile: Interaction, Sendable {
  static let standardName = "follow-tile"
  public let name = standardName

  /// What the tile follows by.
  public var spring: Animation
  /// What a drag that is broken off leaves behind.
  public var variant: Variant

  /// A tile that follows the drag by a spring.
  public init(spring: Animation = .spring, variant: Variant = .verbatim) {
    self.spring = spring
    self.variant = variant
  }

  init(_ parameters: inout Parameters) throws(InteractionError) {
    spring = try parameters.animation("spring", or: .spring)
    variant = try parameters.word("variant", or: .verbatim)
  }

  public func build(_ ui: InteractionBuilder) -> View {
    ui.canvas(width: 390, height: 844, name: "canvas")
    let offset = ui.state("offset", Vector.zero)
    let pull = ui.drag(following: offset, by: spring, variant)

    return ui.rectangle(cornerRadius: 20)
      .frame(width: 100, height: 100)
      .offset(offset)
      .gesture(pull)
  }
}
