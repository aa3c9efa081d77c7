import Motion
import SpecResults

extension JudgedClaim {
  var detail: FailureDetail {
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
  func plot(_ settings: SpecSettings) -> Plot? {
    let part = object.deciding
    return part.subjects.first.flatMap {
      Plot(of: $0, part.bounds, witness: verdict.witness?.time, settings)
    }
  }

  private var message: String {
    guard !isVacuous else { return vacuousMessage }
    let edge = isOnTheEdge ? " (on the edge)" : ""
    return "expected: \(object.sentence)\n  got: \(observed)\(beyond)\(edge)"
  }

  private var vacuousMessage: String {
    let start =
      claim.looksNowhere
      ? claim.signals.map(\.start).max().map { "; the signal begins at \(Figure.value($0)) s" }
      : nil
    let isInDrag = claim.windows.contains { isDragged(at: $0.start) }
    var steps = claim.isAboutVelocity && isInDrag ? "\n  \(Surroundings.steps)" : ""
    if !steps.isEmpty, [.noDirection, .neverThatFast].contains(claim.vacuity) {
      steps += "; the way of a drag is run.released.translation:angle()"
    }
    return "nothing was checked: \(object.sentence)\n"
      + "  \(claim.vacuity.phrase)\(start ?? "")\(steps)"
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
    if let note = noteOnInNext ?? claim.doubtOfAll { lines.append(note) }
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

  /// What a reader may have meant who looks ahead from every instant, and not from one.
  private var noteOnInNext: String? {
    switch claim {
    case .always(_, .inNext(let near, let far)), .eventually(_, .inNext(let near, let far)):
      let stretch =
        near == 0
        ? "after(run.pressed, \(far.text))" : "{ from = \(near.text), to = \(far.text) }"
      return "in_next counts from every instant of the run: a stretch of it is \(stretch)"
    default: return nil
    }
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
