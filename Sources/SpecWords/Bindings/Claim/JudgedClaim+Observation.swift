import Motion
import SpecResults

extension JudgedClaim {
  /// What was seen, in words and numbers.
  var observed: String {
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
