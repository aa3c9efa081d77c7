import LuaHost

/// The arguments of one call of a word, by position.
struct Arguments {
  let call: Call

  /// The word that was called.
  let called: WordName

  private let first: Int

  /// The arguments of a function.
  init(_ call: Call, of word: String) {
    self.call = call
    called = WordName(word)
    first = 1
  }

  /// The arguments of a method, whose object stands in slot 1.
  ///
  /// - Parameter owner: What messages call the object, where `word` does not begin with that.
  init(_ call: Call, ofMethod word: String, of owner: String = "") {
    self.call = call
    called = WordName(word, of: owner)
    first = 2
  }

  /// The word that was called, as a reader knows it: `spring`, `x:settles`.
  var word: String { called.text }

  /// How many there are, with nils at the end.
  var count: Int { call.count - first + 1 }

  /// The argument at `position`, counted from 1, which messages call `name`.
  subscript(position: Int, name: String) -> Argument {
    // Behind the arguments may stand what was looked up in one of them.
    let argument = first + position - 1
    let slot = position <= count ? argument : Argument.noSlot
    return Argument(call, slot: slot, of: called, name: name, in: argument)
  }

  /// The named arguments in the table at `position`, behind which nothing comes; none where it was
  /// left out.
  ///
  /// - Parameter names: The options that the word knows. Any other is an error with a
  ///   suggestion.
  func options(at position: Int, _ names: [String]) throws -> Options {
    let options = try Options(self[position, "the options"], names)
    try atMost(position)
    return options
  }

  /// The argument of a word that takes one alone, which messages call `name`.
  func only(_ name: String) throws(HostError) -> Argument {
    try atMost(1)
    return self[1, name]
  }

  /// Refuses more than `most` arguments.
  func atMost(_ most: Int) throws(HostError) {
    guard count > most else { return }
    let extra = ValuePrinter.brief(call, first + most)
    let room = most == 0 ? "no arguments" : most == 1 ? "one argument" : "at most \(most) arguments"
    let isWindow = call.object(first + most, as: WindowObject.self) != nil
    let hint = isWindow ? " (a window is given to a claim: always(x:at_most(3), window))" : ""
    throw HostError(
      "\(word): takes \(room), got \(count); the next is \(extra)\(hint)",
      .value(argument: first + most))
  }
}
