/// A margin as a function of one value: that of a comparison, or the least or greatest of several.
///
/// Negations stand at the comparisons, as they do in the definition of margins.
enum MarginShape: Hashable, Sendable {
  /// The margin of a comparison as it is read.
  case comparison(ReadComparison)

  /// The least of the margins.
  case least([MarginShape])

  /// The greatest of the margins.
  case greatest([MarginShape])

  /// The margin of a claim that is made of atoms about one signal, or about its derivative; `nil`
  /// for other claims.
  ///
  /// - Parameter first: The first of the atoms, once it is known.
  init?(_ claim: Claim, _ reading: Reading, about first: inout Atom?) {
    switch claim {
    case .atom(let atom):
      if let first {
        guard atom.isAbout(sameAs: first) else { return nil }
      } else {
        first = atom
      }
      self = .comparison(ReadComparison(comparison: atom.comparison, reading: reading))
    case .negate(let part): self.init(part, reading.negated, about: &first)
    case .implies(let condition, let claim):
      guard let one = MarginShape(condition, reading.negated, about: &first),
        let other = MarginShape(claim, reading, about: &first)
      else { return nil }
      self = reading.isNegated ? .least([one, other]) : .greatest([one, other])
    case .allOf(let parts), .anyOf(let parts):
      var shapes: [MarginShape] = []
      shapes.reserveCapacity(parts.count)
      for part in parts {
        guard let shape = MarginShape(part, reading, about: &first)
        else { return nil }
        shapes.append(shape)
      }
      self = claim.quantifier(reading) == .all ? .least(shapes) : .greatest(shapes)
    case .word, .always, .eventually, .holdsUntil: return nil
    }
  }

  /// Visits the comparisons that it is made of, in order.
  func visitComparisons(_ visit: (ReadComparison) -> Void) {
    switch self {
    case .comparison(let comparison): visit(comparison)
    case .least(let parts), .greatest(let parts):
      for part in parts { part.visitComparisons(visit) }
    }
  }

  /// The margin of a value.
  func margin(of value: Double) -> Margin {
    switch self {
    case .comparison(let comparison): return comparison.margin(of: value)
    case .least(let parts):
      // By index: a loop over the parts would copy each.
      var least = Margin.most
      for index in parts.indices { least = min(least, parts[index].margin(of: value)) }
      return least
    case .greatest(let parts):
      var greatest = Margin.least
      for index in parts.indices { greatest = max(greatest, parts[index].margin(of: value)) }
      return greatest
    }
  }

  /// The margin as a line over the value, as it goes on from corner to corner around `value`.
  func line(around value: Double) -> MarginLine {
    switch self {
    case .comparison(let comparison): return comparison.line(around: value)
    case .least(let parts), .greatest(let parts):
      let margin = margin(of: value)
      let deciding = parts.first { $0.margin(of: value) == margin }
      return deciding?.line(around: value) ?? MarginLine(slope: 0, shift: margin.value)
    }
  }
}

extension Atom {
  /// Whether both atoms look at the values of one signal, or at its derivative.
  fileprivate func isAbout(sameAs other: Atom) -> Bool {
    comparison.comparesSlope == other.comparison.comparesSlope && signal == other.signal
  }
}
