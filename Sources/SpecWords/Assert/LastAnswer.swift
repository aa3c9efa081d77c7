import LuaHost

/// The number or text that a word answered last, to tell of an `assert` that is given just that:
/// Lua takes it for true, whatever it says.
///
/// The value alone is known, not where it came from, so this is a doubt and never an error.
struct LastAnswer {
  private var value = LuaValue.nil
  private var example = ""
  private var known: [String] = []
  private var note: (() -> String?)?

  /// Takes what a word answered; `example` compares it, and `known` is all that it may answer.
  ///
  /// - Parameter note: What a reader may not know of the answer.
  mutating func take(
    _ value: LuaValue, _ example: String, among known: [String] = [],
    note: (() -> String?)? = nil
  ) {
    (self.value, self.example, self.known, self.note) = (value, example, known, note)
  }

  /// What a reader may not know of `number`, where that is the answer.
  func note(on number: Double) -> String? {
    guard case .number(let answer) = value, answer == number else { return nil }
    return note?()
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
  ///
  /// - Parameter note: What a reader may not know of the answer.
  func push(answer: Double, _ example: String, note: (() -> String?)? = nil) {
    push(answer)
    context.lastAnswer.take(.number(answer), example, note: note)
  }
}
