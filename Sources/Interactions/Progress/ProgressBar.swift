/// A bar whose whole gradient stands still while a mask reveals as much of it as is done.
///
/// Places are x from the left edge of the track and y from its middle, in points. A fraction that
/// is missing or not finite is none: every answer to it is `nil`.
public struct ProgressBar: Hashable, Sendable {
  /// The width of the track in points; `nil` where it is none, as that of a view without layout.
  public let width: Double?

  /// The height of the track in points.
  public let height: Double

  /// The colours along the whole track, from its leading end.
  public let gradient: Gradient

  /// Which end of the track leads.
  public let layout: LayoutDirection

  /// How much the mask lets through, 0…1; its tint has no say.
  public let maskAlpha: Double

  /// The colour of what is not done.
  public static let track = Color(
    Color.gray.red, Color.gray.green, Color.gray.blue, alpha: 0.2)

  /// A bar; a width that is not finite is none, and a negative size is empty.
  public init(
    width: Double, height: Double = 14, gradient: Gradient = .progress,
    layout: LayoutDirection = .leftToRight, maskAlpha: Double = 1
  ) {
    self.width = width.isFinite ? max(0, width) : nil
    self.height = height.isFinite ? max(0, height) : 0
    self.gradient = gradient
    self.layout = layout
    self.maskAlpha = maskAlpha
  }
}

extension ProgressBar {
  /// The width of the gradient: always that of the track.
  public var gradientWidth: Double? { width }

  /// The width of the mask: that share of the track.
  public func maskWidth(_ fraction: Double?) -> Double? {
    guard let width, let fraction, fraction.isFinite else { return nil }
    return width * min(max(fraction, 0), 1)
  }

  /// Where the colours stand, whatever is done.
  public var stopPositions: [Double] {
    guard let width else { return [] }
    return gradient.stops.map { place(leading: width * $0.location, width) }
  }

  /// The part of the gradient that is to be seen along the horizontal line at `y`.
  public func visible(_ fraction: Double?, y: Double = 0) -> ClosedRange<Double>? {
    guard let width, let mask = maskWidth(fraction), maskAlpha > 0,
      let span = Capsule(width: width, height: height).span(at: y)
    else { return nil }
    let ends = [place(leading: 0, width), place(leading: mask, width)].sorted()
    let (lower, upper) = (max(ends[0], span.lowerBound), min(ends[1], span.upperBound))
    return lower <= upper ? lower...upper : nil
  }

  /// What is to be seen at a place; `nil` outside of the capsule, whose edge belongs to it.
  public func color(at x: Double, y: Double = 0, _ fraction: Double?) -> Paint? {
    guard let width, let mask = maskWidth(fraction),
      Capsule(width: width, height: height).contains(x: x, y: y)
    else { return nil }
    let leading = place(leading: x, width)
    guard mask > 0, leading <= mask + Shape.rounding, maskAlpha > 0,
      var color = gradient.color(at: leading / width)
    else { return Paint(color: Self.track, layer: .track) }
    color.alpha *= maskAlpha
    return Paint(color: color, layer: .gradient)
  }

  /// The x of a distance from the leading end, and the other way round.
  private func place(leading distance: Double, _ width: Double) -> Double {
    layout == .leftToRight ? distance : width - distance
  }

  /// What is to be seen at a place.
  public struct Paint: Hashable, Sendable {
    /// Its colour.
    public let color: Color

    /// What it belongs to.
    public let layer: Layer
  }

  /// What the bar is made of.
  public enum Layer: String, Hashable, Sendable {
    /// The revealed part of the gradient.
    case gradient

    /// What is not done.
    case track
  }
}
