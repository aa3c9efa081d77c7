public import Motion

/// The choices that every interaction takes; what is `nil` is left to the one below it.
///
/// A subject's own options stand above its interaction's, and those above the documented ones.
public struct InteractionOptions: Hashable, Sendable {
  /// How far the pointer goes from the press before the drag is recognised, in points.
  public var minimumDistance: Double?
  /// Whether the way to recognition counts in the translation.
  public var slop: Slop?
  /// What reads a velocity from samples.
  public var tracker: Tracker?
  /// What comes first when a drag ends.
  public var releaseOrder: ReleaseOrder?
  /// What a lift does that is itself the first to reach the minimum distance.
  public var upCrosses: UpCrosses?
  /// What a spring takes over from a timing curve.
  public var easingVelocityHandoff: EasingHandoff?
  /// When completions run.
  public var completionCriteria: CompletionCriteria?
  /// The space that a drag is measured in.
  public var coordinateSpace: CoordinateSpace?
  /// The direction of the layout.
  public var layout: LayoutDirection?

  /// Choices, of which those left out are left to the one below.
  public init(
    minimumDistance: Double? = nil, slop: Slop? = nil, tracker: Tracker? = nil,
    releaseOrder: ReleaseOrder? = nil, upCrosses: UpCrosses? = nil,
    easingVelocityHandoff: EasingHandoff? = nil, completionCriteria: CompletionCriteria? = nil,
    coordinateSpace: CoordinateSpace? = nil, layout: LayoutDirection? = nil
  ) {
    self.minimumDistance = minimumDistance
    self.slop = slop
    self.tracker = tracker
    self.releaseOrder = releaseOrder
    self.upCrosses = upCrosses
    self.easingVelocityHandoff = easingVelocityHandoff
    self.completionCriteria = completionCriteria
    self.coordinateSpace = coordinateSpace
    self.layout = layout
  }

  /// These choices, and where they are silent those of `others`.
  package func over(_ others: InteractionOptions) -> InteractionOptions {
    InteractionOptions(
      minimumDistance: minimumDistance ?? others.minimumDistance, slop: slop ?? others.slop,
      tracker: tracker ?? others.tracker, releaseOrder: releaseOrder ?? others.releaseOrder,
      upCrosses: upCrosses ?? others.upCrosses,
      easingVelocityHandoff: easingVelocityHandoff ?? others.easingVelocityHandoff,
      completionCriteria: completionCriteria ?? others.completionCriteria,
      coordinateSpace: coordinateSpace ?? others.coordinateSpace, layout: layout ?? others.layout)
  }
}

/// Whether the way to recognition counts in a drag's translation.
public enum Slop: String, Hashable, Sendable, CaseIterable {
  /// The translation is the whole way from the press.
  case included
  /// The minimum distance is taken off, in the direction of recognition.
  case excluded
}

/// What comes first when a drag ends.
public enum ReleaseOrder: String, Hashable, Sendable, CaseIterable {
  /// Gesture states return, then `onEnded` runs.
  case resetThenEnded = "reset_then_ended"
  /// `onEnded` runs, then gesture states return.
  case endedThenReset = "ended_then_reset"
  /// Gesture states return and are observed before `onEnded` runs; a hazard to probe for.
  case observerBetween = "observer_between"
}

/// What a lift does that is itself the first to reach the minimum distance.
public enum UpCrosses: String, Hashable, Sendable, CaseIterable {
  /// The drag ends, without a change before.
  case ends
  /// The drag fails.
  case fails
}

/// What a spring takes over from a timing curve that still runs.
public enum EasingHandoff: String, Hashable, Sendable, CaseIterable {
  /// No velocity.
  case zero
  /// The slope of the curve.
  case curve
}
