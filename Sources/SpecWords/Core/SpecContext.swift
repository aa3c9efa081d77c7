package import LuaHost
import SpecResults

/// What the words of one interpreter share: a class, since all of them write to it.
package final class SpecContext {
  /// The interpreter whose words these are.
  package let interpreter: Interpreter

  /// What the run fixed.
  package let settings: SpecSettings

  /// What the running spec has done so far.
  package var recorder: SpecRecorder

  /// What runs now, and therefore which words are allowed.
  package var position = Position.outside

  private var endings: [() throws -> Void] = []

  /// What a script's word finds running when it is called.
  package enum Position {
    /// Nothing of a file.
    case outside
    /// The body of a block: it declares blocks, specs and hooks.
    case declaring(Block)
    /// The body of a spec.
    case running
    /// The hook of that name.
    case hook(String)
  }

  /// The words' side of `interpreter`, which holds it from here on.
  package init(_ interpreter: Interpreter, settings: SpecSettings) {
    self.interpreter = interpreter
    self.settings = settings
    let nowhere = Location(path: "", line: 0)
    recorder = SpecRecorder(SpecResult(id: "", names: [], location: nowhere, outcome: .passed))
    interpreter.context = self
  }

  /// Has `body` run when the spec and its tear-down are over, the latest first.
  package func atEndOfSpec(_ body: @escaping () throws -> Void) {
    endings.append(body)
  }

  /// Runs what waits for the end of the spec; each of them, whatever the others throw.
  package func endSpec() -> [any Error] {
    var errors: [any Error] = []
    while let ending = endings.popLast() {
      do { try ending() } catch { errors.append(error) }
    }
    return errors
  }
}

extension Call {
  /// What the words of this interpreter share.
  package var context: SpecContext {
    guard let context = interpreter.context else {
      preconditionFailure("a word was called without a context")
    }
    return unsafeDowncast(context, to: SpecContext.self)
  }
}
