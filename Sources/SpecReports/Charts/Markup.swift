import SpecResults

/// The parts of a drawing in SVG, with lengths to a hundredth of a pixel.
enum Markup {
  /// A length; what is beyond all numbers, which no drawing takes, and -0 are 0.
  static func number(_ value: Double, digits: Int = 2) -> String {
    guard abs(value) < 1e15 else { return "0" }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return ((value * scale).rounded() / scale + 0).shortestText
  }

  /// A straight line.
  static func line(
    _ kind: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ more: String = ""
  ) -> String {
    let places = [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)].map {
      "\($0)=\"\(number($1))\""
    }
    return
      "<line class=\"\(kind)\" \(places.joined(separator: " ")) stroke=\"currentColor\"\(more)/>"
  }

  /// A text beside a point.
  static func text(
    _ kind: String, _ x: Double, _ y: Double, _ text: String, _ anchor: Anchor = .start
  ) -> String {
    let side = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    return "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\"\(side) "
      + "fill=\"currentColor\">\(text.escapedForXML)</text>"
  }

  static func dot(_ kind: String, _ x: Double, _ y: Double, radius: Double, _ more: String = "")
    -> String
  {
    "<circle class=\"\(kind)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\" "
      + "fill=\"currentColor\"\(more)/>"
  }

  /// Which end of a text its place is.
  enum Anchor: String {
    case start, middle, end
  }

  /// How wide a text of 11 pixels is, roughly: nobody can know the reader's letters.
  static func width(of text: String) -> Double { Double(text.displayWidth) * 6.2 }
}
