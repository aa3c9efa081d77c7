/// A comparison, or a walk, that Lua cannot make of host values: `attempt to compare vector with
/// number`.
struct Comparing {
  /// What to write.
  let advice: String

  /// Takes the end of `message` apart; `nil` where it is none of those messages.
  init?(_ message: String) {
    if message.hasSuffix("bad argument #1 to 'pairs' (table expected, got events)") {
      advice = "they are a list: for _, event in ipairs(run.events) do"
      return
    }
    let words = message.split(separator: " ").map(String.init)
    guard let verb = words.firstIndex(of: "compare"), verb >= 2,
      words[verb - 2] == "attempt", words[verb - 1] == "to"
    else { return nil }
    let types = words[(verb + 1)...]
    if types.contains("event") {
      advice = "an event's time is a number: write .time"
    } else if types.contains("vector") {
      advice = "a vector is compared by :length(), .x or .y"
    } else if types.contains("signal") {
      advice = "a signal is not one number: ask x:at(time), x:max() or x:final()"
    } else {
      return nil
    }
  }
}
