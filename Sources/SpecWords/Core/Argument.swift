package import LuaHost
import Motion
import SpecResults

/// One value that a word was given, with the name that messages call it by.
///
/// Reading it as what it must be gives the value, or an error that names the word
/// and the parameter, shows the value, and is blamed on the caller's line.
package struct Argument {
  /// The call it belongs to.
  let call: Call

  /// Where it stands.
  let slot: Int

  /// The word that was called.
  let called: WordName

  /// The parameter's name.
  let name: String

  /// The slot of the argument of the call in which it stands, and which it may be itself.
  let argument: Int

  /// Whether it stands in a table of options, which that argument is or has.
  let isOption: Bool

  /// The value in `slot`, as the parameter `name` of a word.
  ///
  /// - Parameters:
  ///   - argument: The slot of the argument in which it stands; `nil` where it is one itself.
  ///   - isOption: Whether it stands in a table of options.
  init(
    _ call: Call, slot: Int, of called: WordName, name: String, in argument: Int? = nil,
    isOption: Bool = false
  ) {
    self.call = call
    self.slot = slot
    self.called = called
    self.name = name
    self.argument = argument ?? slot
    self.isOption = isOption
  }

  /// The value in `slot`, as the parameter `name` of `word`.
  package init(_ call: Call, slot: Int, word: String, name: String) {
    self.init(call, slot: slot, of: WordName(word), name: name)
  }

  /// The option `name` of the table that this is, which stands in `slot`.
  func option(_ name: String, slot: Int) -> Argument {
    Argument(call, slot: slot, of: called, name: name, in: argument, isOption: true)
  }

  /// The word that was called, as a reader knows it: `spring`, `x:settles`.
  var word: String { called.text }

  /// A slot that always reads as no value, because Lua's stack cannot be so deep. What follows the
  /// arguments may hold values that were looked up.
  static let noSlot = 1 << 20

  /// The same argument, or `nil` where it was left out: `try options["at"].present?.number()`.
  var present: Argument? { call.isNil(slot) ? nil : self }

  /// Whether it was left out, and not given as nil; a table does not tell these apart.
  var isLeftOut: Bool { slot == Self.noSlot }

  /// The same argument, or `nil` where it was left out; one that was given as nil is there.
  var given: Argument? { isLeftOut ? nil : self }

  /// A finite number.
  func number() throws(HostError) -> Double {
    guard let number = call.number(slot), number.isFinite else {
      throw refused("a finite number", isScalar: true)
    }
    return number
  }

  /// A finite number that `range` contains; `described` says so in words, as `at least 0`.
  func number(
    in range: some RangeExpression<Double>, _ described: String
  ) throws(HostError) -> Double {
    guard let number = call.number(slot), number.isFinite, range.contains(number) else {
      throw refused("a finite number, \(described)", isScalar: true)
    }
    return number
  }

  /// An angle in degrees; warns where it was most likely given in radians.
  func angle() throws(HostError) -> Double {
    let angle = try number()
    warn(of: .degrees, angle)
    return angle
  }

  /// Warns where a number was most likely given in another unit than its own.
  func warn(of unit: DoubtfulUnit, _ number: Double) {
    if let doubt = unit.doubt(of: number, as: name) {
      call.warnOfUnit("\(word): \(doubt)", of: name)
    }
  }

  /// A time in seconds, 0 or more.
  func duration() throws(HostError) -> Double {
    let seconds = try number(in: 0..., "at least 0 (in seconds)")
    warnOfMilliseconds(seconds)
    return seconds
  }

  /// Warns where a time was most likely given in milliseconds.
  func warnOfMilliseconds(_ seconds: Double) {
    if let doubt = Figure.doubt(ofSeconds: seconds, as: name) {
      call.warnOfUnit("\(word): \(doubt)", of: name)
    }
  }

  /// A finite number that is a share; warns where it was most likely given in percent.
  func share() throws(HostError) -> Double {
    let share = try number()
    warnOfPercent(share)
    return share
  }

  /// Warns where a share was most likely given in percent.
  func warnOfPercent(_ share: Double) { warn(of: .share, share) }

  /// A whole number of at least `least`, and at most `most` where that is given.
  func integer(atLeast least: Int, atMost most: Int? = nil) throws(HostError) -> Int {
    guard let integer = call.integer(slot), integer >= least, integer <= most ?? .max else {
      let end = most.map { " and at most \($0)" } ?? ""
      throw refused("a whole number, at least \(least)\(end)")
    }
    return integer
  }

  /// True or false.
  func boolean() throws(HostError) -> Bool {
    guard let boolean = call.boolean(slot) else { throw refused("true or false") }
    return boolean
  }

  /// A string.
  package func string() throws(HostError) -> String {
    guard let string = call.string(slot) else { throw refused("a string", isScalar: true) }
    return string
  }

  /// One of the words that `Word` names.
  func word<Word: CaseIterable & RawRepresentable>(
    of _: Word.Type
  ) throws(HostError) -> Word where Word.RawValue == String {
    if let word = call.string(slot).flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue)
    let listed = words.map { "\"\($0)\"" }.joined(separator: ", ")
    let meant = call.string(slot).flatMap { Suggestion.nearest($0, in: words) }
    throw refused("one of \(listed)", meaning: meant)
  }

  /// One of the `known` words, which messages call `expected`.
  func word(_ expected: String, among known: [String]) throws(HostError) -> String {
    if let word = call.string(slot), known.contains(word) { return word }
    let word = call.string(slot)
    if let meant = word.flatMap({ Suggestion.meant($0, in: known) }) {
      throw refused(expected, meaning: meant)
    }
    throw refused(expected, hint: word.map { Suggestion.choice($0, in: known) } ?? "")
  }

  func function() throws(HostError) -> LuaReference {
    guard call.kind(slot) == .function else {
      guard name == "the function" else { throw refused("a function") }
      throw misused("\(word): needs a function, got \(ValuePrinter.brief(call, slot))")
    }
    return try call.reference(slot)
  }

  /// A vector: `vector(x, y)`, `{x, y}` or `{x = …, y = …}`, both finite.
  func vector() throws(HostError) -> Vector {
    if let object: VectorObject = call.object(slot) { return object.vector }
    let example = "a vector such as {120, 0}"
    guard call.kind(slot) == .table else { throw refused(example) }
    let isList = call.length(slot) == 2
    let x = isList ? try call.element(1, of: slot) : try call.field("x", of: slot)
    let y = isList ? try call.element(2, of: slot) : try call.field("y", of: slot)
    guard let x = call.number(x), let y = call.number(y), x.isFinite, y.isFinite else {
      let isSize = call.kind(try call.field("width", of: slot)) != .nil
      throw refused(example, hint: isSize ? ": write { width, height } without names" : "")
    }
    guard try call.fields(["x", "y"], of: slot, elements: isList ? 2 : 0) != nil else {
      throw refused(example, hint: " (a vector has no more than x and y)")
    }
    return Vector(x, y)
  }

  /// A host object of the class `Object`, which messages call `described`.
  func object<Object: HostObject>(
    _: Object.Type, _ described: String
  ) throws(HostError) -> Object {
    guard let object = call.object(slot) as Object? else { throw refused(described) }
    return object
  }

  /// The value, whatever it is.
  func value() throws(HostError) -> LuaValue { try call.value(slot) }

  /// The error to throw where `meant` may have been meant by the word that was given; `nil` where
  /// that cannot be told.
  func refused(_ expected: String, meaning meant: String?) -> HostError {
    guard let meant else { return refused(expected) }
    return refused(expected, hint: Suggestion.question(meant), .name(option: name))
  }

  /// The error to throw where the value is not what it must be.
  ///
  /// - Parameters:
  ///   - hint: What else is to be said of it.
  ///   - isScalar: Whether one number or text is expected, of which other values hold several.
  ///   - misuse: What the call gets wrong, where that is not the value alone.
  func refused(
    _ expected: String, hint: String = "", isScalar: Bool = false, _ misuse: Misuse? = nil
  ) -> HostError {
    HostError(refusal(expected, hint: hint, isScalar: isScalar), misuse ?? self.misuse)
  }

  /// The error to throw where the value is not what it must be after what has happened so far.
  func refusedNow(_ expected: String) -> HostError { HostError(refusal(expected)) }

  /// The error to throw where `sentence` tells what is wrong with the value.
  func misused(_ sentence: String) -> HostError { HostError(sentence, misuse) }

  private var misuse: Misuse {
    // An option in a list has a longer name in messages: the list is refused.
    .value(argument: argument, option: isOption && !name.contains("]") ? name : nil)
  }

  /// The sentence for a value that is not what it must be.
  ///
  /// A word that was not called is told from a function that is written where it stands: only who
  /// wrote the former forgot parentheses.
  private func refusal(_ expected: String, hint: String = "", isScalar: Bool = false) -> String {
    if isOption, isLeftOut {
      return "\(word): \(name) is left out, or nil; it should be \(expected)\(hint)"
    }
    let got = ValuePrinter.brief(call, slot)
    let advice =
      switch call.kind(slot) {
      case _ where !hint.isEmpty: hint
      case .nil:
        call.context.missingNames.last(on: call.location).map { " (there is no \"\($0)\")" } ?? ""
      case .function:
        call.isScriptFunction(slot)
          ? ForeignMembers.hint(forFunctionAs: name, of: word) ?? ""
          : " (a function is called with parentheses: f())"
      case _ where !isScalar: ""
      case .object where call.anyObject(slot) is SignalObject:
        " (a signal is not one number; the difference of two is a signal, too)"
      case .table: " (it is given without braces)"
      default: ""
      }
    return "\(word): \(name) should be \(expected), got \(got)\(advice)"
  }
}
