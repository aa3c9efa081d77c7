/// A form told step by step, each made of earlier ones: its expression graph in topological order.
///
/// What the form names several times, be it with the opposite sign, is one step, and computed once.
struct Recipe {
  /// How a value is made of those of earlier steps, which are told by their places.
  enum Step: Equatable {
    /// A value that does not move.
    case constant(Double)
    /// A motion, told by its place among those of the form.
    case motion(Int)
    /// A value multiplied by a number, and another number added.
    case line(Int, factor: Double, shift: Double)
    /// The sum of two.
    case sum(Int, Int)
    /// The first one less the second.
    case difference(Int, Int)
    /// The product of two.
    case product(Int, Int)
    /// The way of a running value over to a number.
    case interpolation(Int, to: Double, progress: Int)
    /// The length of the vector with these components.
    case length(Int, Int)
    /// The angle between a vector and a direction, as of the form.
    case angle(across: Term, along: Term, from: Double, side: Double)
    /// A value kept between two bounds.
    case clipped(Int, to: ValueLimits)
    /// The derivative.
    case slope(Int)
  }

  /// What a step comes to, or the negative of it.
  struct Term: Equatable {
    /// The place of the step.
    var step: Int

    /// Whether the negative of it is meant.
    var isNegative = false

    static prefix func - (term: Term) -> Term {
      Term(step: term.step, isNegative: !term.isNegative)
    }
  }

  /// The motions that the form is made of, each once.
  private(set) var motions: [UnitMotion] = []

  /// The steps, each once.
  private(set) var steps: [Step] = []

  /// What the form comes to.
  private var result = Term(step: 0)

  /// The steps that lead to `form`.
  init(of form: ClosedForm) {
    motions.reserveCapacity(4)
    steps.reserveCapacity(12)
    result = add(form)
  }
}

extension Recipe {
  /// Adds the steps that lead to a form, as far as they are new.
  private mutating func add(_ form: ClosedForm) -> Term {
    switch form {
    case .constant(let value): return add(Step.constant(value))
    case .spring(let piece):
      return add(add(UnitMotion.spring(piece)), factor: 1, shift: piece.target)
    case .eased(let piece):
      return add(add(UnitMotion.eased(piece)), factor: piece.to - piece.from, shift: piece.from)
    case .sum(let terms):
      var sum = add(terms[0])
      for term in terms.dropFirst() { sum = add(sum, add(term)) }
      return sum
    case .product(.constant(let factor), let form): return add(add(form), factor: factor, shift: 0)
    case .product(let one, let other):
      let (one, other) = (add(one), add(other))
      let product = add(Step.product(one.step, other.step))
      return one.isNegative == other.isNegative ? product : -product
    case .interpolation(let form, let target, let progress):
      let running = add(form)
      let way = add(
        Step.interpolation(
          running.step, to: running.isNegative ? -target : target, progress: positive(add(progress))
        ))
      return running.isNegative ? -way : way
    case .length(let x, let y): return add(Step.length(add(x).step, add(y).step))
    case .angle(let across, let along, let heading, let side):
      return add(Step.angle(across: add(across), along: add(along), from: heading, side: side))
    case .clipped(let form, let limits): return add(Step.clipped(positive(add(form)), to: limits))
    case .slope(let form):
      let term = add(form)
      let slope = add(Step.slope(term.step))
      return term.isNegative ? -slope : slope
    }
  }

  private mutating func add(_ step: Step) -> Term {
    if let known = steps.firstIndex(of: step) { return Term(step: known) }
    steps.append(step)
    return Term(step: steps.count - 1)
  }

  private mutating func add(_ motion: UnitMotion) -> Term {
    for (index, known) in motions.enumerated() {
      if known.isSame(as: motion) { return add(Step.motion(index)) }
      if known.isOpposite(to: motion) { return -add(Step.motion(index)) }
    }
    motions.append(motion)
    return add(Step.motion(motions.count - 1))
  }

  private mutating func add(_ one: Term, _ other: Term) -> Term {
    let sum = add(
      one.isNegative == other.isNegative
        ? .sum(one.step, other.step) : .difference(one.step, other.step))
    return one.isNegative ? -sum : sum
  }

  private mutating func add(_ term: Term, factor: Double, shift: Double) -> Term {
    if abs(factor) == 1, shift == 0 { return factor < 0 ? -term : term }
    let line = add(Step.line(term.step, factor: factor, shift: term.isNegative ? -shift : shift))
    return term.isNegative ? -line : line
  }

  /// A step that comes to what a term does.
  private mutating func positive(_ term: Term) -> Int {
    term.isNegative ? add(Step.line(term.step, factor: -1, shift: 0)).step : term.step
  }
}

extension Recipe {
  /// Whether the form can be followed by the parameter of a curve in place of time: it is made of no
  /// rate by time, or tells the direction of two such rates, which do not vanish together.
  func isTimeless(along curve: UnitCurve) -> Bool {
    var directions: [Int] = []
    var slopes: [Int] = []
    for (place, step) in steps.enumerated() {
      switch step {
      case .slope: slopes.append(place)
      case .angle(let across, let along, _, _) where !curve.standsStill:
        directions = [across.step, along.step].sorted()
      default: break
      }
    }
    return slopes.isEmpty || slopes == directions
  }

  /// The value of the form and its derivatives.
  func jet<Source: JetSource>(from source: Source) -> Jet<Source.Number> {
    // Room for what the steps come to, on the stack.
    withUnsafeTemporaryAllocation(of: Jet<Source.Number>.self, capacity: steps.count) { jets in
      for place in steps.indices {
        let jet: Jet<Source.Number> =
          switch steps[place] {
          case .constant(let value): Jet(value)
          case .motion(let motion): source.jet(of: motion)
          case .line(let step, let factor, let shift): jets[step].line(factor, shift)
          case .sum(let one, let other): jets[one] + jets[other]
          case .difference(let one, let other): jets[one] - jets[other]
          case .product(let one, let other): jets[one] * jets[other]
          case .interpolation(let running, let target, let progress):
            .interpolation(jets[running], to: target, progress: jets[progress])
          case .length(let x, let y): .length(jets[x], jets[y])
          case .angle(let across, let along, let heading, let side):
            .angle(
              across: jets.term(across), along: jets.term(along), from: heading, side: side,
              turning: turning(of: across, along, from: source))
          case .clipped(let step, let limits): jets[step].clipped(to: limits)
          case .slope(let step): jets[step].derivative
          }
        jets.initializeElement(at: place, to: jet)
      }
      return jets.term(result)
    }
  }

  /// The cross product of the vector of two terms and its derivative, where a source knows it
  /// better than from their jets: that of two motions.
  private func turning<Source: JetSource>(
    of across: Term, _ along: Term, from source: Source
  ) -> Source.Number? {
    guard case .motion(let one) = steps[across.step], case .motion(let other) = steps[along.step],
      let turning = source.turning(of: one, other)
    else { return nil }
    return across.isNegative == along.isNegative ? turning : turning.scaled(by: -1)
  }
}

extension Jet where Number: Scalar {
  /// The jet of the value multiplied by a number, and another one added.
  fileprivate func line(_ factor: Double, _ shift: Double) -> Jet {
    var jet = factor == 1 ? self : scaled(by: factor)
    jet.value = jet.value + Number(shift)
    return jet
  }
}

extension UnsafeMutableBufferPointer {
  /// What a term comes to, where this is what the steps come to.
  fileprivate func term<Number: Scalar>(_ term: Recipe.Term) -> Jet<Number>
  where Element == Jet<Number> {
    term.isNegative ? self[term.step].scaled(by: -1) : self[term.step]
  }
}
