/// Mistakes that may together explain a subject's symptoms, and how the checks fare with them.
struct Hypothesis: Sendable {
  /// The mistakes, each laid over those before it.
  let mistakes: [Mistake]

  /// How the checks fare with all of them in the right form.
  let symptoms: Symptoms

  /// The checks that they make fare otherwise than the right form.
  let marks: Set<String>

  /// How alike those of them fare that fare otherwise with the subject, too.
  let likeness: [String: Double]

  /// What it takes to believe that they are the subject's; 0 for each mistake would be perfect.
  let cost: Double

  /// Whether every check was seen to fare as with the subject, to the number.
  let isExact: Bool
}
