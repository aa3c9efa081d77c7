import SpecResults

/// The gestures that a spec has ended, or given a function to call, to tell of those that nobody
/// played: a gesture is a value, and `d:release()` alone changes nothing.
struct GestureWatch {
  private var gestures: [(gesture: GestureObject, line: Location)] = []

  /// How many gestures are watched at once.
  private static let most = 64

  /// Takes a gesture that was just made on a line.
  mutating func add(_ gesture: GestureObject, on line: @autoclosure () -> Location) {
    if gestures.count >= Self.most { gestures.removeAll(where: \.gesture.isUsed) }
    if gestures.count < Self.most { gestures.append((gesture, line())) }
  }

  /// Ends the watch and answers warnings of the gestures that were not used.
  mutating func end() -> [Warning] {
    defer { gestures.removeAll(keepingCapacity: true) }
    return gestures.lazy.filter { !$0.gesture.isUsed }.prefix(3).map { _, line in
      Warning(at: line, Self.advice)
    }
  }

  /// What is said of a gesture that nobody played.
  static let advice =
    "this gesture was never played: each word answers another gesture, to be played by "
    + "subject:play(…)"
}
