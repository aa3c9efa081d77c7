import LuaHost

/// The number or text that a word answered last, to tell of an `assert` that is given just that:
/// Lua takes it for true, whatever it says.
///
/// The value alone is known, not where it came from, so this is a doubt and never an error.
struct LastAnswer {
  private var value = LuaValue.nil
  private var example = ""
  private var known: [String] = []

  /// Takes what a word answered; `example` compares it, and `known` is all that it may answer.
  mutating func take(_ value: LuaValue, _ example: String, among known: [String] = []) {
    (self.value, self.example, self.known) = (value, example, known)
  }

  /// What to say of a text that the word, which answered `answer`, never answers.
  func advice(on text: String?, beside answer: String?) -> String? {
    guard let text, case .string(let value) = value, value == answer, !known.isEmpty,
      !known.contains(text)
    else { return nil }
    return "\"\(text)\" is none of \(known.joined(separator: ", "))"
  }

  /// Warns where `slot` holds it.
  func warn(_ word: String, _ call: Call, _ slot: Int) {
    let kind: String
    switch value {
    case .number(let number) where call.kind(slot) == .number && call.number(slot) == number:
      kind = "number"
    case .string(let text) where call.string(slot) == text:
      kind = "text"
    default: return
    }
    call.warn(
      "\(word) got \(ValuePrinter.brief(call, slot)), and any \(kind) is true to Lua: compare it, as "
        + "in assert(\(example))")
  }
}

extension Call {
  /// Adds a number that a word answers; `example` compares it.
  func push(answer: Double, _ example: String) {
    push(answer)
    context.lastAnswer.take(.number(answer), example)
  }
}
