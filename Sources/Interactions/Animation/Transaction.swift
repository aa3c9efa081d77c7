/// What accompanies a change of state, and says how the change is shown.
public struct Transaction: Hashable, Sendable {
  /// How changed values move; `nil` where they do not.
  public var animation: Animation?

  /// Whether a value that changes without animation has its velocity measured, for a spring that
  /// may take over.
  public var tracksVelocity: Bool

  /// Whether animations bound to a value by a view are to stay out of it.
  public var disablesAnimations: Bool

  /// Whether the change is one of a continuous series, such as those of a drag.
  public var isContinuous: Bool

  /// A transaction; without arguments, one that shows changes at once.
  public init(
    animation: Animation? = nil, tracksVelocity: Bool = false, disablesAnimations: Bool = false,
    isContinuous: Bool = false
  ) {
    self.animation = animation
    self.tracksVelocity = tracksVelocity
    self.disablesAnimations = disablesAnimations
    self.isContinuous = isContinuous
  }

  /// The transaction in which a drag's `updating` and `onChanged` run.
  static let drag = Transaction(tracksVelocity: true, isContinuous: true)

  /// The transaction in which a slider's changes are made.
  static let slider = Transaction(isContinuous: true)
}
