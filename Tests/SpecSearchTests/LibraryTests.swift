import Foundation
import SpecResults
import SpecRunner
import Testing

@testable import SpecSearch

/// The shipped mistakes and checks, tried in this process; workers try them in `sprung mutate`.
@Suite("The documented mistakes")
struct LibraryTests {
  static let specs = URL(filePath: #filePath).appending(path: "../../../specs").standardized.path

  static let interactions = [
    "spring-tile", "committed-rectangle", "gradient-progress", "follow-tile", "swipe-card",
    "swipe-up-sheet",
  ]

  /// How many pairs of mistakes are diagnosed; 200 in all is what the product promises.
  static let pairs = ProcessInfo.processInfo.environment["SPRUNG_PAIRS"].flatMap { Int($0) } ?? 24

  static func trial(of interaction: String, _ library: MutantLibrary) -> Trial {
    let files = Discovery(arguments: [specs]).files
    return library.trial(
      of: interaction, files: files, isolation: .inProcess, executor: SpecExecutor())
  }

  @Test(
    "are noticed by the checks that the catalogue names, and found again by their symptoms",
    arguments: interactions)
  func mistakes(of interaction: String) throws {
    let library = try MutantLibrary(folder: Self.specs + "/faults")
    let own = try library.mutants(named: [interaction])
    let trial = Self.trial(of: interaction, library)
    let matrix = try MutationMatrix(trial, original: library.original(of: interaction), own)
    for row in matrix.rows {
      #expect(row.verdict == .noticed, "\(row.mutant.id): \(row.missed)")
      #expect(!row.mutant.advice.isEmpty, "\(row.mutant.id)")
      let first = Diagnosis(of: row.symptoms, by: matrix).findings.first
      #expect(first.map { $0.names(row.mutant) } == true, "\(row.mutant.id)")
    }
    try diagnosePairs(of: own, trial, matrix)
  }

  /// Diagnoses seeded pairs of mistakes that both show: both should be among the first three,
  /// but where one hides most of the other.
  private func diagnosePairs(
    of mutants: [Mutant], _ trial: Trial, _ matrix: MutationMatrix
  ) throws {
    var random = SplitMix(state: 7)
    var (shown, found) = (0, 0)
    let wanted = max(1, Self.pairs * mutants.count / 137)
    for _ in 0..<wanted {
      let pair = mutants.shuffled(using: &random).prefix(2)
      let symptoms = try symptoms(of: pair[0], over: pair[1], trial)
      let rows = matrix.rows.filter { pair.contains($0.mutant) }
      if rows.contains(where: { symptoms.differing(from: $0.symptoms).isEmpty }) { continue }
      let raising = rows.reduce(into: Set<String>()) { $0.formUnion($1.symptoms.raising) }
      // An override whose `original` is another override may hand it less than a drag does.
      if !symptoms.raising.isSubset(of: raising) { continue }
      let findings = Diagnosis(of: symptoms, by: matrix).findings
      shown += 1
      if pair.allSatisfy({ mutant in findings.contains { $0.names(mutant) } }) { found += 1 }
    }
    #expect(Double(found) >= 0.75 * Double(shown), "\(found) of \(shown) pairs")
  }

  /// How the checks fare where one mistake overrides the other.
  private func symptoms(of outer: Mutant, over inner: Mutant, _ trial: Trial) throws -> Symptoms {
    let text = try String(contentsOfFile: outer.path, encoding: .utf8)
    let name = inner.path.split(separator: "/").suffix(3).joined(separator: ".").dropLast(4)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).lua")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.replacing(/require "interactions\.\w+"/, with: "require \"\(name)\"")
      .write(to: file, atomically: true, encoding: .utf8)
    return try trial.symptoms(of: [file.path])[0]
  }
}

extension Diagnosis.Finding {
  /// Whether it is about the mutant, or about one that no check can tell from it.
  fileprivate func names(_ other: Mutant) -> Bool { mutant == other || siblings.contains(other) }
}

extension Symptoms {
  /// The checks that could not be judged.
  fileprivate var raising: Set<String> {
    Set(results.values.filter { $0.outcome == .errored }.map(\.id))
  }
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
