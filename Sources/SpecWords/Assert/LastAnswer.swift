import LuaHost

/// The number or text that a word answered last, to tell of an `assert` that is given just that:
/// Lua takes it for true, whatever it says.
struct LastAnswer {
  private var value = LuaValue.nil
  private var example = ""

  /// Takes what a word answered; `example` compares it.
  mutating func take(_ value: LuaValue, _ example: String) {
    (self.value, self.example) = (value, example)
  }

  /// Throws where `slot` holds it.
  func refuse(_ word: String, _ call: Call, _ slot: Int) throws(HostError) {
    let kind: String
    switch value {
    case .number(let number) where call.number(slot) == number: kind = "number"
    case .string(let text) where call.string(slot) == text: kind = "text"
    default: return
    }
    throw HostError(
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
