import Interactions
import Motion
import SpecResults

/// A claim with what came of judging it, to be told to a reader.
struct JudgedClaim {
  private let object: ClaimObject
  private let claim: Claim
  private let verdict: Verdict
  private let mayBeVacuous: Bool

  /// What came of judging the claim that `object` makes, which may hold of nothing or may not.
  init(_ object: ClaimObject, _ claim: Claim, mayBeVacuous: Bool) {
    self.object = object
    self.claim = claim
    self.mayBeVacuous = mayBeVacuous
    verdict = claim.judged()
  }

  private var clock: RunClock { RunClock(object.subjects.first?.run) }

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

  private var isVacuous: Bool { verdict.isVacuous && !mayBeVacuous }

  private var margin: Double? {
    let value = verdict.margin.value
    guard value.isFinite, !isVacuous else { return nil }
    return claim.unit == "%" ? 100 * value : value
  }

  private var isOnTheEdge: Bool {
    claim.isApproximate && abs(verdict.margin.value) <= claim.accuracy
  }

  /// Whether it looks on where a subject that still moves has not been played.
  private var looksBeyondWhatIsKnown: Bool {
    let known = claim.knownUntil
    return known < .infinity && claim.reaches.contains { $0.end > known }
  }

  /// When the subject was pressed again after the run, if that was not after `time`, in seconds: a
  /// run's signals go on with its subject.
  private func laterPress(before time: Double) -> Double? {
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

// MARK: What was seen

extension JudgedClaim {
  /// What was seen, in words and numbers.
  private var observed: String {
    let measures = verdict.measures
    guard measures.isEmpty else {
      return measures.prefix(2).compactMap { told($0, of: measures) }.joined(separator: ", ")
    }
    guard let witness = verdict.witness.map({ claim.evidence(of: $0) }) else {
      return verdict.holds ? "true" : "false"
    }
    var seen: [String] = []
    for subject in object.subjects {
      var value = "\(subject.name) \(subject.text(at: witness, unlike: object.bounds))"
      if claim.unit == subject.perSecond {
        value += ", \(subject.motionText(at: witness))"
      }
      if !seen.contains(value) { seen.append(value) }
    }
    return seen.joined(separator: ", ") + clock.tail(witness)
  }

  /// One of several measures in words; `nil` where it says nothing that another does not.
  private func told(_ measure: Measure, of measures: [Measure]) -> String? {
    let figure = figure(measure)
    func named(_ name: String) -> String {
      "\(name) \(figure)" + (measure.moment.map { clock.tail($0) } ?? "")
    }
    switch measure.kind {
    case .settling:
      guard measure.value < .infinity else { return "never settles" }
      let limit = measures.first { $0.kind == .spare }.map { measure.value + $0.value }
      return "settles" + clock.tail(Moment(time: measure.value), unlike: limit)
    case .spare:
      guard measure.value.isFinite else { return nil }
      let time = Figure.duration(abs(measure.value))
      return measure.value < 0 ? "\(time) too late" : "\(time) to spare"
    case .rest: return named("rests at")
    case .peak: return named("furthest")
    case .overshoot: return named("overshoot")
    case .overshootShare: return "\(figure) of the way"
    case .distance: return named("furthest apart")
    case .moveBack: return named("largest move back")
    case .jump: return named("largest jump")
    case .velocityJump: return named("largest jump of velocity")
    case .jumpsLeftOut: return "jumps of the value left out: \(figure)"
    case .turns: return named("turns")
    case .turnSize: return named("a turn of")
    case .turned: return named("turned by")
    case .heading: return named("from")
    }
  }

  private func figure(_ measure: Measure) -> String {
    Figure.text(DistinctFigure.text(measure.value, from: object.bounds), unit: measure.unit)
  }
}

// MARK: Why it failed

extension JudgedClaim {
  private var detail: FailureDetail {
    var detail = FailureDetail(message: message)
    if let instant = firstViolation.map({ Moment(time: $0) }) ?? verdict.witness,
      !isVacuous
    {
      detail.instant = clock.text(instant)
      detail.context = context(at: instant.time)
    }
    return detail
  }

  /// The signal that decides, with its bounds and the witness.
  private func plot(_ settings: SpecSettings) -> Plot? {
    let part = object.deciding
    return part.subjects.first.flatMap {
      Plot(of: $0, part.bounds, witness: verdict.witness?.time, settings)
    }
  }

  private var message: String {
    guard !isVacuous else {
      let start =
        claim.looksNowhere
        ? claim.signals.map(\.start).max().map { "; the signal begins at \(Figure.value($0)) s" }
        : nil
      let isInDrag = claim.windows.contains { window in
        isDragged(at: window.start)
      }
      var steps = claim.isAboutVelocity && isInDrag ? "\n  \(Surroundings.steps)" : ""
      if !steps.isEmpty, [.noDirection, .neverThatFast].contains(claim.vacuity) {
        steps += "; the way of a drag is run.released.translation:angle()"
      }
      return "nothing was checked: \(object.sentence)\n"
        + "  \(claim.vacuity.phrase)\(start ?? "")\(steps)"
    }
    let edge = isOnTheEdge ? " (on the edge)" : ""
    return "expected: \(object.sentence)\n  got: \(observed)\(beyond)\(edge)"
  }

  /// By how much the claim failed, as the tail of a sentence.
  private var beyond: String {
    switch margin {
    case nil: ""
    case 0: ", which is the bound itself and does not count"
    case let margin?: ", \(Figure.text(Figure.margin(abs(margin)), unit: claim.unit)) beyond"
    }
  }

  private func context(at time: Double) -> [String] {
    var lines: [String] = []
    if let advice = object.advice { lines.append(advice) }
    if let first = firstViolation {
      lines.append("first violated at \(clock.text(Moment(time: first)))")
    }
    if let note = note(on: time) { lines.append(note) }
    if let press = laterPress(before: time) {
      lines.append(
        "a later play pressed at \(Figure.value(press)) s, and a run's signals go on with its "
          + "subject: end the window before, as by from_to(run.pressed, run.settled)")
    }
    if let doubt = object.doubtOfClocks { lines.append(doubt) }
    switch claim {
    case .always(_, .inNext(let near, let far)), .eventually(_, .inNext(let near, let far)):
      let stretch =
        near == 0
        ? "after(run.pressed, \(far.text))" : "{ from = \(near.text), to = \(far.text) }"
      lines.append("in_next counts from every instant of the run: a stretch of it is \(stretch)")
    default: break
    }
    if claim.isAboutVelocity {
      lines += Set(object.subjects.compactMap { $0.noteOnJump(at: time) }).sorted()
    }
    lines += Set(object.subjects.compactMap { $0.reasonForHole(at: time) }).sorted()
    if claim.signals.contains(where: \.isSampled) {
      lines.append("the signal is sampled: a channel built from ui.presented is exact")
    }
    if let run = object.subjects.first?.run {
      if claim.isAboutVelocity, isDragged(at: time) { lines.append(Surroundings.steps) }
      lines += Surroundings(of: time, in: run).lines
    }
    return lines
  }

  /// What a reader of a plain word may not know of the instant at which it failed.
  private func note(on time: Double) -> String? {
    guard case .word(let word) = claim else { return nil }
    switch word {
    case let word as Overshoots where word.startsAtTarget:
      return "it begins at its target, so any way from there counts: a swing outwards is what "
        + ":peaks{ above = … } tells of"
    case is IsContinuous:
      guard let run = object.subjects.first?.run,
        Surroundings(of: time, in: run).isEndOfAnimation
      else { return nil }
      return "an animation ends then: what is still missing is shown at once, so allow a little"
    default: return nil
    }
  }

  private func isDragged(at time: Double) -> Bool {
    object.subjects.first?.run.map { Surroundings(of: time, in: $0).isPointerDown } ?? false
  }

  /// Where what is said of each instant first fails; `nil` where the claim says no such thing.
  private var firstViolation: Double? {
    guard let first = verdict.firstViolation else { return nil }
    let isTold =
      claim.isAboutEachInstant || claim.windows.contains { max($0.start, claim.start) < first }
    return isTold ? first + 0 : nil
  }
}
