import Interactions
import LuaHost
import Motion
import SpecResults

extension Call {
  /// Drives the model for `word`, and blames what is wrong with that on the caller's line; a press
  /// that misses fails the spec.
  func driving<Answer>(_ word: String, _ body: () throws -> Answer) throws -> Answer {
    guard !context.holdsStill else { throw HostError("\(word): nothing moves now") }
    do {
      return try body()
    } catch let error as InteractionError {
      let (sentence, misuse) = error.explained
      throw HostError("\(word): \(sentence)", misuse)
    } catch let error as GestureError {
      throw HostError("\(word): \(error.advised)")
    } catch let miss as GestureMiss {
      throw failure(miss.claim(at: location))
    }
  }
}

extension InteractionError {
  /// The sentence, with what may have been meant by a name that is not there; and the misuse that it
  /// tells of: a name only where it is nearly what was written.
  fileprivate var explained: (sentence: String, misuse: Misuse?) {
    switch self {
    case .badParameter(let name, _, _), .noAnimation(let name, _):
      return (advised, .value(argument: nil, option: name))
    case .unknownName(let kind, let name, let known): return unknown(kind, name, known)
    default: return (advised, nil)
    }
  }

  private func unknown(
    _ kind: String, _ name: String, _ known: [String]
  ) -> (sentence: String, misuse: Misuse?) {
    let others = kind == "parameter" ? SubjectOptions.names : []
    guard let meant = Suggestion.nearest(name, in: known + others) else {
      let hint = ForeignMembers.hint(forParameter: name, among: known)
      return (hint.map { "there is no \(kind) \"\(name)\" (\($0))" } ?? description, nil)
    }
    return ("there is no \(kind) \"\(name)\"" + Suggestion.question(meant), .name(option: name))
  }
}

extension InteractionError {
  /// The sentence, with what a script may write about it.
  var advised: String {
    switch self {
    case .dragWithoutView: "no view carries this drag; add :gesture(drag) to one"
    case .noAnimation: "\(self): write spring{ … } or spring.bouncy"
    case .writtenFromOutside(let name):
      "\"\(name)\" is written when no callback runs: a spec writes subject:edit(\"\(name)\", value), "
        + "or calls a ui:action"
    default: description
    }
  }
}

extension GestureError {
  /// The sentence, with what a script may write about it.
  fileprivate var advised: String {
    switch self {
    case .nothingToResume, .tooManySamples, .pointerDown, .outOfReach(_, _, nil): fact
    case .nothingToShape(let wanted):
      "\(fact): write :by({\((wanted.x / 10).text), \((wanted.y / 10).text)}, { over = 0.1 }) "
        + "before it, for instance"
    case .outOfReach(_, _, .over(let duration)):
      "\(fact); over = \(duration) on the last stretch works"
    case .outOfReach(_, _, .withoutHold): "\(fact); leaving out the hold before the release works"
    case .noEnd: "\(fact): add :release() or :cancel(), or perform it instead of playing it"
    }
  }
}

extension GestureMiss {
  /// The failed claim that the press hits.
  fileprivate func claim(at location: Location) -> ClaimRecord {
    let takesNone = inFront == nil && !takesDrags
    let remedy = takesNone ? "; in a definition, add :gesture(ui:drag{…}) to a view" : ""
    return ClaimRecord(
      holds: false, location: location, claim: "the press hits",
      observed: "\(inFront ?? "nothing") at \(StateValue.vector(self.location))",
      expected: isThere ? stand : "a view",
      detail: FailureDetail(
        message: "\(self)\(remedy)", context: [inFront == nil ? Self.mayMiss : Self.aim]))
  }

  private static let aim =
    "stage:play(…) plays with whatever is hit; drag.from(x, y) presses where nothing lies in front"
  private static let mayMiss =
    "a press that is meant to miss is drag.from(x, y, { may_miss = true })"
}
