package import LuaHost
import SpecResults

extension Call {
  /// The line of the script that called.
  var location: Location {
    let place = interpreter.callerLocation()
    return Location(path: place?.path ?? "", line: place?.line ?? 0)
  }

  /// What the words of this interpreter share.
  var context: SpecContext { interpreter.specContext }

  /// Has the spec's writer look at the line that called.
  func warn(_ message: String) {
    context.warn(Warning(at: location, message))
  }

  /// Has the spec's writer look at the line that called, whose value, given as `name`, is hardly in
  /// the right unit.
  func warnOfUnit(_ message: String, of name: String) {
    context.onUnitDoubt?(message, name)
    warn(message)
  }
}

extension Interpreter {
  /// What the words of this interpreter share.
  package var specContext: SpecContext {
    guard let context else { preconditionFailure("a word was called without a context") }
    return unsafeDowncast(context, to: SpecContext.self)
  }
}
