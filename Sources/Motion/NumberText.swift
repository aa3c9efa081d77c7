/// A number as traces and errors show it: the shortest form that reads back, and no sign on zero.
/// Reports print numbers likewise, by `shortestText` of SpecResults, which knows nothing of this room.
package struct NumberText: CustomStringConvertible {
  private let number: Double

  /// The text of `number`.
  package init(_ number: Double) {
    self.number = number
  }

  /// The text of `number` without what follows the point.
  package init(truncating number: Double) {
    self.init(number.rounded(.towardZero))
  }

  package var description: String {
    if number == 0 { return "0" }
    if number.isNaN { return "nan" }  // which has a sign, too
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
