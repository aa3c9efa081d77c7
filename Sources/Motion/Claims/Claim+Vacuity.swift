extension Claim {
  /// Whether an implication in it, asked at every instant of a window, has a condition that holds
  /// at none.
  func neverApplies(in window: Window, isNegated: Bool) -> Bool {
    switch self {
    case .implies(let condition, _):
      return !isNegated && !condition.holdsSomewhere(in: window)
    case .negate(let part): return part.neverApplies(in: window, isNegated: !isNegated)
    case .allOf(let parts) where !isNegated, .anyOf(let parts) where isNegated:
      return parts.contains { $0.neverApplies(in: window, isNegated: isNegated) }
    case .always(let part, let span) where !isNegated,
      .eventually(let part, let span) where isNegated:
      return part.neverApplies(in: span.reach(from: window), isNegated: isNegated)
    default: return false
    }
  }

  private func holdsSomewhere(in window: Window) -> Bool {
    let window = window.cut(from: start)
    if !window.isEmpty, margin(at: window.start, Reading()).holds { return true }
    guard let negated = ValueMargin(self, Reading(isNegated: true)) else {
      return judged(Reading(), .any, window).holds
    }
    return negated.firstFailure(in: window, ignoresHoles: true) != nil
  }
}

extension Claim {
  /// Whether one of its windows holds no instant of what it speaks of.
  package var looksNowhere: Bool {
    windows.contains { $0.cut(from: start).isEmpty }
  }

  /// Why nothing of the claim was checked, where that is so.
  package var vacuity: Vacuity {
    if looksNowhere { return .emptyWindow }
    switch self {
    case .word(let word): return word.vacuity
    case .negate(let part), .always(let part, _), .eventually(let part, _): return part.vacuity
    case .allOf(let parts), .anyOf(let parts):
      return (parts.first { $0.judged().isVacuous } ?? parts[0]).vacuity
    default: return .conditionNeverHolds
    }
  }
}
