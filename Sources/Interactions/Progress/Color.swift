/// A colour in encoded sRGB.
public struct Color: Hashable, Sendable {
  /// The red component, 0…255.
  public var red: Double

  /// The green component, 0…255.
  public var green: Double

  /// The blue component, 0…255.
  public var blue: Double

  /// The opacity, 0…1.
  public var alpha: Double

  /// A colour of components 0…255 and an opacity 0…1.
  public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour a share of the way from this one to `other`, mixed component by component as a
  /// device does.
  func mixed(with other: Color, share: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from * (1 - share) + to * share }
    return Color(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

/// Apple's system colours in light appearance.
extension Color {
  /// The system's blue.
  public static let blue = Color(0, 122, 255)

  /// The system's purple.
  public static let purple = Color(175, 82, 222)

  /// The system's orange.
  public static let orange = Color(255, 149, 0)

  /// The system's gray.
  public static let gray = Color(142, 142, 147)

  /// The system's colours by their names.
  package static let named: [String: Color] = [
    "red": Color(255, 59, 48), "orange": orange, "yellow": Color(255, 204, 0),
    "green": Color(52, 199, 89), "mint": Color(0, 199, 190), "teal": Color(48, 176, 199),
    "cyan": Color(50, 173, 230), "blue": blue, "indigo": Color(88, 86, 214), "purple": purple,
    "pink": Color(255, 45, 85), "brown": Color(162, 132, 94), "gray": gray,
    "black": Color(0, 0, 0), "white": Color(255, 255, 255),
  ]
}
