import SpecResults

extension Double {
  /// The number as claims print it: the shortest text that reads back.
  var text: String { shortestText }

  /// The number with its unit.
  func text(_ unit: String) -> String { Figure.text(text, unit: unit) }
}
