import Interactions
import Motion
import SpecResults

/// A claim with what came of judging it, to be told to a reader.
struct JudgedClaim {
  let object: ClaimObject
  let claim: Claim
  let verdict: Verdict
  private let mayBeVacuous: Bool

  /// What came of judging the claim that `object` makes, which may hold of nothing or may not.
  init(_ object: ClaimObject, _ claim: Claim, mayBeVacuous: Bool) {
    self.object = object
    self.claim = claim
    self.mayBeVacuous = mayBeVacuous
    verdict = claim.judged()
  }

  var clock: RunClock { RunClock(object.subjects.first?.run) }

  private var holds: Bool { verdict.isVacuous ? mayBeVacuous : verdict.holds }

  /// Puts what came of it, at `location`, into the recorder of the running spec.
  ///
  /// - Parameter reason: What the spec says first to a reader of a failure.
  func record(
    at location: @autoclosure () -> Location, in context: SpecContext, _ reason: String?
  ) throws {
    if verdict.holds, let doubt = try object.doubt(of: claim) {
      context.recorder.warn(Warning(at: location(), doubt))
    }
    if !holds || context.recorder.isCheck || context.settings.tellsWhatHeld {
      var record = record(at: location())
      let wantsPlot = holds ? context.settings.wantsScenes : context.settings.wantsPlots
      if wantsPlot, !isVacuous { record.plot = plot(context.settings) }
      if let reason, let message = record.detail?.message {
        record.detail?.message = "\(reason)\n\(message)"
      }
      context.recorder.record(record)
    } else {
      // No report shows it: the ledger and JSON want every spec, and so what held.
      context.recorder.countClaim(heldBy: margin)
    }
  }

  private func record(at location: Location) -> ClaimRecord {
    var record = ClaimRecord(
      holds: holds, location: location, claim: object.sentence,
      observed: isVacuous ? "nothing" : observed, expected: object.expected, margin: margin,
      unit: margin == nil ? "" : claim.unit, notes: notes)
    if !holds { record.detail = detail }
    return record
  }

  var isVacuous: Bool { verdict.isVacuous && !mayBeVacuous }

  var margin: Double? {
    let value = verdict.margin.value
    guard value.isFinite, !isVacuous else { return nil }
    return claim.unit == "%" ? 100 * value : value
  }

  var isOnTheEdge: Bool {
    claim.isApproximate && abs(verdict.margin.value) <= claim.accuracy
  }

  /// Whether it looks on where a subject that still moves has not been played.
  private var looksBeyondWhatIsKnown: Bool {
    let known = claim.knownUntil
    return known < .infinity && claim.reaches.contains { $0.end > known }
  }

  /// When the subject was pressed again after the run, if that was not after `time`, in seconds: a
  /// run's signals go on with its subject.
  func laterPress(before time: Double) -> Double? {
    let press = object.subjects.first?.run?.nextPress?.seconds
    return time.isFinite ? press.flatMap { $0 <= time ? $0 : nil } : nil
  }

  private var notes: [String] {
    var notes: [String] = []
    if isOnTheEdge { notes.append("on the edge") }
    if claim.signals.contains(where: \.isSampled) {
      notes.append("sampled")
    } else if claim.isApproximate {
      notes.append("enclosed")
    }
    if !claim.signals.isEmpty, !claim.isAboutChange { notes.append("does not change") }
    if looksBeyondWhatIsKnown { notes.append("still moving") }
    if let time = verdict.witness?.time, laterPress(before: time) != nil {
      notes.append("during a later play")
    }
    if claim.isCutShort { notes.append("looked at for \(ClosedForm.horizon.text("s"))") }
    return notes
  }
}
