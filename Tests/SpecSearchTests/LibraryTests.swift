import Foundation
import SpecRunner
import SpecWords
import TestSupport
import Testing

@testable import SpecSearch

/// The shipped mistakes and checks, tried in this process; workers try them in `sprung mutate`.
@Suite("The documented mistakes")
struct LibraryTests {
  static let specs = URL.repository.appending(path: "specs").path

  static let interactions = [
    "spring-tile", "committed-rectangle", "gradient-progress", "follow-tile", "swipe-card",
    "swipe-up-sheet",
  ]

  /// How many pairs of mistakes are diagnosed; 200 in all is what the product promises.
  static let pairs = ProcessInfo.processInfo.environment["SPRUNG_PAIRS"].flatMap { Int($0) } ?? 24

  /// Whether it may take minutes.
  static var isThorough: Bool { pairs >= 200 }

  static func trial(of interaction: String, _ library: MistakeLibrary) throws -> Trial {
    var plan = RunPlan(files: Discovery(arguments: [specs]).files)
    plan.isolation = .inProcess
    return try library.trial(of: interaction, by: plan, executor: SpecExecutor())
  }

  @Test(
    "are noticed by the checks that the catalogue names, and found again by their symptoms",
    arguments: interactions)
  func mistakes(of interaction: String) throws {
    let library = try MistakeLibrary(folder: Self.specs + "/faults")
    let own = try library.mistakes(named: [interaction])
    let trial = try Self.trial(of: interaction, library)
    let matrix = try MutationMatrix(trial, original: library.original(of: interaction), own)
    for row in matrix.rows {
      #expect(row.verdict == .noticed, "\(row.mistake.id): \(row.missed)")
      #expect(!row.mistake.advice.isEmpty, "\(row.mistake.id)")
      let diagnosis = try Diagnosis(of: row.symptoms, by: matrix, in: trial)
      #expect(diagnosis.findings.first?.names(row.mistake) == true, "\(row.mistake.id)")
      #expect(diagnosis.isExact && diagnosis.together == 1, "\(row.mistake.id)")
    }
    try diagnosePairs(trial, matrix)
    try diagnoseOwnSubjects(trial, matrix)
  }

  /// Diagnoses seeded pairs of mistakes, one laid over the other.
  ///
  /// What can be seen is found: both, or the one that hides the other. Of the rest most are.
  private func diagnosePairs(_ trial: Trial, _ matrix: MutationMatrix) throws {
    var random = SplitMix(state: 7)
    var (rest, found) = (0, 0)
    let count = max(1, Self.pairs * matrix.rows.count / 137)
    for _ in 0..<count {
      let pair = Array(matrix.rows.shuffled(using: &random).prefix(2))
      let both = StandIn(paths: pair.map(\.mistake.path))
      let symptoms = try trial.symptoms(of: [both])[0]
      let sight = PairSight(of: symptoms, pair)
      if sight == .neither { rest += 1 }
      if sight == .neither, !Self.isThorough { continue }
      let isFound = sight.isFound(by: try Diagnosis(of: symptoms, by: matrix, in: trial), pair)
      if sight == .neither {
        found += isFound ? 1 : 0
      } else {
        #expect(isFound, "\(pair.map(\.mistake.id)), of which \(sight) shows")
      }
    }
    #expect(rest < count, "all \(count) pairs break each other, so that none is judged")
    if Self.isThorough { #expect(2 * found >= rest, "\(found) of \(rest) that break each other") }
  }

  /// Diagnoses interactions that were written without the mistakes at hand.
  private func diagnoseOwnSubjects(_ trial: Trial, _ matrix: MutationMatrix) throws {
    for row in OwnSubject.all where row.interaction == trial.interaction {
      if row.isLong, !Self.isThorough { continue }
      let symptoms = try trial.symptoms(of: [row.standIn])[0]
      let findings = try Diagnosis(of: symptoms, by: matrix, in: trial).findings
      for (finding, wanted) in zip(findings, row.mistakes) {
        #expect(
          ([finding.id] + finding.siblings.map(\.id)).contains(wanted), "\(row): \(finding.id)")
      }
      #expect(findings.count >= row.mistakes.count, "\(row)")
    }
  }
}

extension Diagnosis.Finding {
  /// Whether it is about the mistake, or about one that no check can tell from it.
  func names(_ other: Mistake) -> Bool { mistake == other || siblings.contains(other) }
}

/// Random numbers of a seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
