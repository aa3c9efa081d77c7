import Interactions
import LuaHost
import SpecResults

/// What a view word makes of what it draws by, which says what that may be.
enum DrawnPurpose: String {
  /// A finite number.
  case number = "a finite number"
  /// A vector.
  case place = "a vector"
  /// A vector, or a number for both coordinates.
  case point = "a vector or a number"
  /// True or false.
  case truth = "true or false"
  /// A value that is only looked at for whether it changes.
  case change = "a value"
  /// A value of any kind, or a text that is no name.
  case anything = ""

  /// Whether a fixed value will do.
  fileprivate func takes(_ value: StateValue) -> Bool {
    switch (self, value) {
    case (.number, .number(let number)), (.point, .number(let number)): number.isFinite
    case (.place, .vector), (.point, .vector), (.truth, .boolean), (.change, _), (.anything, _):
      true
    default: false
    }
  }

  /// What to say of a state or channel of the kind `kind`, where none of that kind will do.
  func refusal(of name: String, _ kind: Property.Kind) -> String? {
    let shown: String
    switch (self, kind) {
    case (.truth, .vector): shown = "a vector"
    case (.number, .vector): shown = "a vector: write function() return ui.\(name).x end"
    case (.number, .boolean), (.place, .boolean), (.point, .boolean): shown = "true or false"
    case (.truth, .number): shown = "a number"
    case (.place, .number): shown = "a number: write { x = \"\(name)\" }"
    default: return nil
    }
    return "\(rawValue), and \"\(name)\" is \(shown)"
  }
}

extension Argument {
  /// What a length is drawn by; a number must not be negative.
  func drawnLength(_ script: SubjectScript) throws -> Drawn {
    if let number = call.number(slot), number < 0 { throw refused("at least 0 (in points)") }
    return try drawn(script, as: .number)
  }

  /// What a view word draws by: a value, the name of a state or channel, or a function.
  ///
  /// A name that is not there once all is declared, and a value that will not do, are blamed on
  /// the line of the word.
  ///
  /// - Parameter unit: The unit of its numbers, where another is easily taken for it.
  func drawn(
    _ script: SubjectScript, as purpose: DrawnPurpose = .anything, in unit: DoubtfulUnit? = nil
  ) throws -> Drawn {
    switch call.kind(slot) {
    case .string:
      let name = try string()
      if purpose != .anything { script.expect(name, as: purpose, by: self) }
      return .named(name)
    case .function:
      let (function, word) = (try function(), word)
      let check = unit.map { warnsOnce(of: $0) }
      return .function { [interpreter = script.interpreter] in
        let answer = try interpreter.answer(function, word)
        check?(answer)
        return answer
      }
    case .none, .nil: throw refused("a value, a name or a function")
    default:
      let value = try stateValue()
      if let name = script.nameReadHere() {
        call.warn(
          "\(word): ui.\(name) is read once, while the interaction is built: write \"\(name)\", or "
            + "function() return ui.\(name) end")
      }
      guard purpose.takes(value) else {
        throw refused("\(purpose.rawValue), a name or a function")
      }
      if let unit, let number = value.number { warn(of: unit, number) }
      return .value(value)
    }
  }

  /// What warns once, at the line of the word, where a number that is drawn later was most likely
  /// given in another unit.
  private func warnsOnce(of unit: DoubtfulUnit) -> (StateValue) -> Void {
    let (context, place, word, name) = (call.context, call.location, word, name)
    var isTold = false
    return { [weak context] answer in
      guard !isTold, let number = answer.number, let doubt = unit.doubt(of: number, as: name)
      else { return }
      isTold = true
      context?.recorder.warn(Warning(at: place, "\(word): \(doubt)"))
    }
  }
}
