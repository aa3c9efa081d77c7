/// A margin as a function of one value: that of a comparison, or the least or greatest of several.
///
/// Negations stand at the comparisons, as they do in the definition of margins.
enum MarginShape: Hashable, Sendable {
  /// The margin of a comparison as it is read.
  case comparison(Comparison, Reading)

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
      guard first.map(atom.isAbout(sameAs:)) ?? true else { return nil }
      first = first ?? atom
      self = .comparison(atom.comparison, reading)
    case .negate(let part): self.init(part, reading.negated, about: &first)
    case .implies(let condition, let claim):
      guard let one = MarginShape(condition, reading.negated, about: &first),
        let other = MarginShape(claim, reading, about: &first)
      else { return nil }
      self = reading.isNegated ? .least([one, other]) : .greatest([one, other])
    case .allOf(let parts), .anyOf(let parts):
      var shapes: [MarginShape] = []
      for part in parts {
        guard let shape = MarginShape(part, reading, about: &first) else { return nil }
        shapes.append(shape)
      }
      self = claim.isAll != reading.isNegated ? .least(shapes) : .greatest(shapes)
    case .word, .always, .eventually, .holdsUntil: return nil
    }
  }

  /// The margin of a value.
  func margin(of value: Double) -> Margin {
    switch self {
    case .comparison(let comparison, let reading): reading.margin(of: value, by: comparison)
    case .least(let parts): parts.reduce(.most) { min($0, $1.margin(of: value)) }
    case .greatest(let parts): parts.reduce(.least) { max($0, $1.margin(of: value)) }
    }
  }

  /// The margin as a line over the value, as it goes on from corner to corner around `value`.
  func line(around value: Double) -> MarginLine {
    switch self {
    case .comparison(let comparison, let reading): reading.line(of: comparison, around: value)
    case .least(let parts), .greatest(let parts): line(of: parts, around: value)
    }
  }

  private func line(of parts: [MarginShape], around value: Double) -> MarginLine {
    let margin = margin(of: value)
    let deciding = parts.first { $0.margin(of: value) == margin }
    return deciding?.line(around: value) ?? MarginLine(slope: 0, shift: margin.value)
  }

  /// The comparisons in it and how they are read, in order.
  var comparisons: [(comparison: Comparison, reading: Reading)] {
    switch self {
    case .comparison(let comparison, let reading): [(comparison, reading)]
    case .least(let parts), .greatest(let parts): parts.flatMap(\.comparisons)
    }
  }

  /// The values at which the margin may turn, in rising order: a comparison's has its summit, and
  /// two meet where they are the same.
  var corners: [Double] {
    if case .comparison(let comparison, _) = self { return comparison.summit.map { [$0] } ?? [] }
    let comparisons = comparisons
    var corners = Set(comparisons.compactMap(\.comparison.summit))
    let lines = comparisons.map { $1.lines(of: $0) }
    for (index, one) in lines.enumerated() {
      for other in lines[..<index] {
        for line in one { corners.formUnion(other.compactMap(line.crossing)) }
      }
    }
    return corners.sorted()
  }

  /// The values besides the corners at which the margin may pass 0, in rising order.
  var bounds: [Double] {
    Set(comparisons.flatMap { [$0.comparison.bounds.lower, $0.comparison.bounds.upper] })
      .compactMap { $0 }.sorted()
  }
}

/// A margin that goes with a value at a constant rate.
struct MarginLine: Hashable, Sendable {
  /// By how much the margin grows with the value.
  var slope: Double

  /// The margin of the value 0.
  var shift: Double

  /// The value that two lines give the same margin; `nil` where they go side by side.
  func crossing(with other: MarginLine) -> Double? {
    let value = (other.shift - shift) / (slope - other.slope)
    return value.isFinite ? value : nil
  }
}

extension Reading {
  /// The line of a margin, on the side of the comparison's summit where `value` lies.
  func line(of comparison: Comparison, around value: Double) -> MarginLine {
    let line = comparison.line(around: value)
    let factor = (isNegated ? -1 : 1) / (isShare ? comparison.scale : 1)
    return MarginLine(slope: line.slope * factor, shift: line.shift * factor)
  }

  /// The lines of a margin: one, or one on each side of the summit.
  fileprivate func lines(of comparison: Comparison) -> [MarginLine] {
    let below = line(of: comparison, around: -.infinity)
    guard comparison.summit != nil else { return [below] }
    return [below, line(of: comparison, around: .infinity)]
  }
}

extension Atom {
  /// Whether both atoms look at the values of one signal, or at its derivative.
  fileprivate func isAbout(sameAs other: Atom) -> Bool {
    comparison.comparesSlope == other.comparison.comparesSlope && signal == other.signal
  }
}

extension Claim {
  /// Whether its parts are all to hold, or any of them.
  fileprivate var isAll: Bool {
    if case .allOf = self { return true }
    return false
  }
}
