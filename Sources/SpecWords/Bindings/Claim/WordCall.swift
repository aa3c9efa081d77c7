import Interactions
import LuaHost
import Motion

/// The call of a plain word: its options, and the claim that it makes of them.
struct WordCall {
  private let called: WordName
  private let owner: String
  private let signals: [SignalObject]
  private let options: Options
  private let mayBeVacuous: Bool

  /// Reads a call of the method `word` of the signal called `owner`.
  ///
  /// - Parameters:
  ///   - signals: What is claimed about, the main one first.
  ///   - names: The options besides `window` and `may_be_vacuous`.
  ///   - elements: How many options stand in the table without a name.
  init(
    _ word: String, of owner: String, _ signals: [SignalObject], _ call: Call, _ names: [String],
    elements: Int = 0
  ) throws {
    self.owner = owner
    self.signals = signals
    let arguments = Arguments(call, ofMethod: word, of: owner)
    called = arguments.called
    let known = names + ["window", "may_be_vacuous"]
    options = try Options(arguments[1, "the options"], known, elements: elements)
    try arguments.atMost(1)
    mayBeVacuous = try options.mayBeVacuous
  }

  /// The word as a reader knows it, such as `offset.x:settles`.
  var name: String { called.text }

  /// The option of that name.
  subscript(option: String) -> Argument { options[option] }

  /// The first option without a name, which messages call `name`.
  func element(_ name: String) throws -> Argument { try options.element(1, name) }

  /// The time that an option gives, on the clock of the signals.
  func instant(_ option: String) throws -> Double {
    try self[option].instant(on: signals)
  }

  /// Throws where the window was left out.
  func requireWindow() throws {
    guard options["window"].present == nil else { return }
    throw options["window"].refused("given: a spring turns round, so say where to look")
  }

  /// The two options that bound a number, at least one of which must be given.
  ///
  /// - Parameter exact: The option that may stand for both, if there is one.
  func range<Bound: Comparable>(
    orElse exact: String? = nil, _ read: (Argument) throws -> Bound
  ) throws -> (least: Bound?, most: Bound?) {
    let least = try self["at_least"].present.map(read)
    let most = try self["at_most"].present.map(read)
    guard least != nil || most != nil else {
      guard let exact else { throw self["at_most"].refused("given, or at_least, or both") }
      throw self[exact].refused("given, or at_least or at_most, or both")
    }
    if let least, let most, least > most {
      throw self["at_most"].refused("no less than at_least")
    }
    return (least, most)
  }

  /// The claim that the word holds in the window, which is after the release unless it was given.
  ///
  /// - Parameters:
  ///   - verb: What stands between the signal and what is expected.
  ///   - tellsWindow: Whether the window is told behind what is expected, which may say itself when.
  ///   - tellsDefaultWindow: Whether it is told where it was not given, too.
  ///   - other: Another signal, of any kind, that the main one is held against.
  ///   - make: Makes the word of the signals' present state and the window.
  func claim(
    _ verb: String, _ expected: @escaping @autoclosure () -> String, bounds: [Double] = [],
    tellsWindow: Bool = true, tellsDefaultWindow: Bool = false,
    comparedTo other: SignalObject? = nil,
    _ make: @escaping ([Signal], Window) throws -> any PlainWord
  ) throws -> ClaimObject {
    let signals = signals + (other.map { [$0] } ?? [])
    let window = try options["window"].present.map { TimeSpan.fixed(try $0.window(on: signals)) }
    return ClaimObject(subjects: signals, bounds: bounds, mayBeVacuous: mayBeVacuous) { [owner] in
      let told =
        window ?? (tellsDefaultWindow ? .fixed(signals[0].windowAfterRelease) : .all)
      let tail = tellsWindow && !told.text.isEmpty ? " \(told.text)" : ""
      let expected = expected()
      return ("\(owner) \(verb) \(expected)\(tail)", expected + tail)
    } _: {
      let known = try signals.map { try other == nil ? $0.numbers() : $0.signal() }
      guard case .fixed(let window)? = window else {
        return .word(try make(known, signals[0].windowAfterRelease))
      }
      return .word(try make(known, window))
    }
  }
}

extension SignalObject {
  /// What is known now of a signal that must be one of numbers.
  fileprivate func numbers() throws -> Signal {
    let signal = try signal()
    guard !signal.isBoolean else {
      throw HostError("\(name) is true or false: this word is for numbers")
    }
    return signal
  }

  /// What is looked at where no window is given: what comes after the drag.
  fileprivate var windowAfterRelease: Window {
    guard let end = run?.released ?? run?.cancelled else { return .all }
    return Window(from: end.time.seconds)
  }
}
