@testable import Motion

/// A claim on step signals judged by trying every instant that can matter, as claims.md reads.
///
/// Where all jumps and windows lie on a grid, nothing changes between its points and the middles
/// of its gaps, so the infima and suprema over these instants are those over all.
struct SampledClaim {
  /// Instants are counted in halves of this many seconds.
  static let grid = 0.25

  /// How many instants are tried.
  let count: Int

  func margins(of claim: Claim, negated: Bool = false) -> [Margin] {
    let each = 0..<count
    switch claim {
    case .atom(let atom):
      return each.map { margin(of: atom, at: $0, negated: negated) }
    case .word(let word):
      let margin = word.judged().margin
      return each.map { _ in negated ? -margin : margin }
    case .negate(let part): return margins(of: part, negated: !negated)
    case .allOf(let parts), .anyOf(let parts):
      let all = parts.map { margins(of: $0, negated: negated) }
      let takesLeast = if case .allOf = claim { !negated } else { negated }
      return each.map { i in
        let here = all.map { $0[i] }
        return takesLeast ? here.min() ?? .most : here.max() ?? .least
      }
    case .implies(let condition, let part):
      return margins(of: .anyOf([.negate(condition), part]), negated: negated)
    case .always(let part, let span), .eventually(let part, let span):
      let inner = margins(of: part, negated: negated)
      let takesLeast = if case .always = claim { !negated } else { negated }
      return each.map { i in
        let window = window(span, at: i).map(inner.at)
        return takesLeast ? window.min() ?? .most : window.max() ?? .least
      }
    case .holdsUntil(let hold, let goal, let span):
      let sign = { (margin: Margin) in negated ? -margin : margin }
      let holds = margins(of: hold, negated: negated).map(sign)
      let goals = margins(of: goal, negated: negated).map(sign)
      return each.map { i in
        let window = window(span, at: i)
        var (best, held) = (Margin.least, Margin.most)
        for u in window {
          best = max(best, min(goals.at(u), held))
          held = min(held, holds.at(u))
        }
        return sign(best)
      }
    }
  }

  private func margin(of atom: Atom, at index: Int, negated: Bool) -> Margin {
    let time = Double(index) * Self.grid / 2
    guard let value = atom.signal.trajectory.value(at: time) else { return .least }
    let margin = atom.comparison.margin(of: value)
    return negated ? -margin : margin
  }

  /// The instants of a window; those past the last one tried stand for it, as nothing changes.
  private func window(_ span: TimeSpan, at index: Int) -> [Int] {
    switch span {
    case .inNext(let near, let far):
      return Array(index + Int(near / Self.grid * 2)...index + Int(far / Self.grid * 2))
    case .fixed(let window):
      return (0..<count).filter {
        let other = Double($0) * Self.grid / 2
        return window.start <= other
          && (other < window.end || (other == window.end && window.includesEnd))
      }
    }
  }
}

extension [Margin] {
  /// The margin at an instant, or at the last one where it lies past the end.
  fileprivate func at(_ index: Int) -> Margin { self[Swift.min(index, count - 1)] }
}
