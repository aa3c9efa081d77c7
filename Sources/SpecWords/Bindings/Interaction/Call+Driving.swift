import Interactions
import LuaHost
import Motion
import SpecResults

extension Call {
  /// Drives the model for `word`, and blames what is wrong with that on the caller's line; a press
  /// that misses fails the spec.
  func driving<Answer>(_ word: String, _ body: () throws -> Answer) throws -> Answer {
    do {
      return try body()
    } catch let error as InteractionError {
      let (sentence, isSlip) = error.explained(to: word)
      throw HostError("\(word): \(sentence)", isSlip: isSlip)
    } catch let error as GestureError {
      throw HostError("\(word): \(error)")
    } catch let miss as GestureMiss {
      throw HostError.value(.object(Failure(miss.claim(at: location))))
    }
  }
}

extension InteractionError {
  /// The sentence, with what may have been meant by a name that is not there, in a call of `word`;
  /// and whether that is nearly what was written.
  fileprivate func explained(to word: String) -> (sentence: String, isSlip: Bool) {
    guard case .unknownName(let kind, let name, let known) = self else {
      guard case .badParameter(_, _, let hint) = self, hint.contains("a spring") else {
        return (description, false)
      }
      return (description + ": write spring{ … } or spring.bouncy", false)
    }
    let others = kind == "parameter" ? SubjectOptions.names : []
    guard let meant = Suggestion.nearest(name, in: known + others) else {
      let hint = ForeignMembers.hint(forParameter: name, among: known)
      return (hint.map { "there is no \(kind) \"\(name)\" (\($0))" } ?? description, false)
    }
    return ("there is no \(kind) \"\(name)\" (did you mean '\(meant)'?)", true)
  }
}

extension GestureMiss {
  /// The failed claim that the press hits.
  fileprivate func claim(at location: Location) -> ClaimRecord {
    let place = StateValue.vector(self.location).description
    let corner = frame.origin + frame.size
    let isThere = frame.size != .zero
    let stands =
      "x \(frame.origin.x.shortestText) to \(corner.x.shortestText), "
      + "y \(frame.origin.y.shortestText) to \(corner.y.shortestText)"
    let isInside =
      (frame.origin.x...corner.x).contains(self.location.x)
      && (frame.origin.y...corner.y).contains(self.location.y)
    let reason =
      switch (takesDrags, isThere, isInside) {
      case (false, _, _):
        "nothing here takes a drag; in a definition, add :gesture(ui:drag{…}) to a view"
      case (_, false, _): "the view has been removed or has no size"
      case (_, _, true):
        "the view is shown there, at \(stands), but takes no hits now, or has another shape"
      case (_, _, false): "the view is shown at \(stands)"
      }
    return ClaimRecord(
      holds: false, location: location, claim: "the press hits", observed: "nothing at \(place)",
      expected: isThere ? stands : "a view",
      detail: FailureDetail(
        message: "the press at \(place) hits nothing: \(reason)",
        context: ["a press that is meant to miss is drag.from(x, y, { may_miss = true })"]))
  }
}
