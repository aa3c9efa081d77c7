/// Colours along a line, mixed between their stops.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color

    /// Where it stands, 0…1 from the leading end.
    public var location: Double

    /// A colour at a location 0…1.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops by rising location; before the first and after the last the colour stays.
  public let stops: [Stop]

  /// The gradient through `stops`, in any order.
  public init(_ stops: [Stop]) {
    self.stops = stops.sorted { $0.location < $1.location }
  }

  /// Blue, purple in the middle, and orange.
  public static let progress = Gradient([
    Stop(.blue, at: 0), Stop(.purple, at: 0.5), Stop(.orange, at: 1),
  ])

  /// The colour at a location 0…1; `nil` where there are no stops.
  func color(at location: Double) -> Color? {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (location - before.location) / (after.location - before.location)
    return before.color.mixed(with: after.color, share: share)
  }
}
