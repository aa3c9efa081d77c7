/// A subject's symptoms beside those of the right form, against which mistakes are weighed.
struct SymptomComparison {
  private let subject: Symptoms
  private let healthy: Symptoms

  /// The checks that say nothing of the subject: those that fail on the right form already, and
  /// those that could not be judged.
  private let ignored: Set<String>

  /// The checks that fare otherwise than on the right form, be it in a number alone.
  let marks: Set<String>

  /// Those of them that fail.
  let failing: Set<String>

  /// Compares `subject` with the right form of `matrix`.
  init(_ subject: Symptoms, _ matrix: MutationMatrix) {
    self.subject = subject
    healthy = matrix.healthy
    ignored = matrix.blind.union(subject.unjudged(by: matrix))
    marks = subject.differing(from: matrix.healthy).subtracting(ignored)
    failing = subject.failing.subtracting(ignored)
  }

  /// What one more mistake costs.
  private static let mistakeCost = 0.5

  /// What it costs that the subject does not show a mark of a mistake.
  private static let absence = 0.8

  /// The same before it was tried, since another mistake may hide the mark.
  private static let concealment = 0.1

  /// How much a check weighs that differs in its numbers alone.
  private static let passing = 0.3

  /// What it costs to leave everything unexplained.
  var costOfNothing: Double { weight(of: marks, in: subject) }

  /// Mistakes with which the checks fare as `symptoms` says.
  ///
  /// - Parameter isTried: Whether it was seen that they fare so.
  func hypothesis(
    _ mistakes: [Mistake], _ symptoms: Symptoms, isTried: Bool = true
  ) -> Hypothesis {
    let theirs = symptoms.differing(from: healthy).subtracting(ignored)
    let likeness = Dictionary(
      uniqueKeysWithValues: theirs.intersection(marks).map {
        ($0, subject.likeness(to: symptoms, in: $0))
      })
    let unlike =
      marks.reduce(0) { $0 + weight($1, in: subject) * (1 - (likeness[$1] ?? 0)) }
      + Self.absence * weight(of: theirs.subtracting(marks), in: symptoms)
    return Hypothesis(
      mistakes: mistakes, symptoms: symptoms, marks: theirs, likeness: likeness,
      cost: rounded(Self.mistakeCost * Double(mistakes.count) + unlike),
      isExact: isTried && unlike == 0)
  }

  /// Two hypotheses together if each shows as it does alone.
  func untried(_ first: Hypothesis, _ second: Hypothesis) -> Hypothesis {
    let nearer = second.marks.filter { id in
      !first.marks.contains(id) || (second.likeness[id] ?? 0) > (first.likeness[id] ?? 0)
    }
    let symptoms = first.symptoms.overlaid(by: second.symptoms.restricted(to: nearer))
    return hypothesis(first.mistakes + second.mistakes, symptoms, isTried: false)
  }

  /// What two hypotheses would cost together if each showed as it does alone.
  func predictedCost(_ first: Hypothesis, _ second: Hypothesis) -> Double {
    var cost = Self.mistakeCost * Double(first.mistakes.count + second.mistakes.count)
    for id in marks {
      let likeness = max(first.likeness[id] ?? 0, second.likeness[id] ?? 0)
      cost += weight(id, in: subject) * (1 - likeness)
    }
    for hypothesis in [first, second] {
      let absent = hypothesis.marks.subtracting(marks)
      cost += Self.concealment * weight(of: absent, in: hypothesis.symptoms)
    }
    return rounded(cost)
  }

  private func weight(_ id: String, in symptoms: Symptoms) -> Double {
    symptoms.fails(id) ? 1 : Self.passing
  }

  private func weight(of ids: Set<String>, in symptoms: Symptoms) -> Double {
    ids.reduce(0) { $0 + weight($1, in: symptoms) }
  }

  /// Sums of one set in another order may differ in their last digits.
  private func rounded(_ cost: Double) -> Double { (cost * 1e9).rounded() / 1e9 }
}
