/// Colours that run from one point to another.
public struct GradientFill {
  /// The stops, as the author gave them.
  public var stops: StateValue
  /// Where the first colour stands, as the author named it.
  public var start: StateValue
  /// Where the last colour stands, as the author named it.
  public var end: StateValue

  /// Colours that run from one point to another.
  public init(stops: StateValue = .none, start: StateValue = .none, end: StateValue = .none) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}
