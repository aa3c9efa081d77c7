import SpecResults
import Testing

@testable import SpecRunner

@Suite("What a run cuts short")
struct CutShortTests {
  struct Row: Sendable {
    let stage: WorkerStage
    let ending: RunSummary.Ending
    let message: String?
    var kind: SpecError.Kind = .timeout
    let line: Int?
  }

  static let rows: [Row] = [
    Row(
      stage: .running(2), ending: .interrupted(signal: 2),
      message: "the run was interrupted by signal 2 while this spec ran", kind: .interrupted,
      line: 7),
    Row(
      stage: .running(0), ending: .timeout,
      message: "the time of the run was up while this spec ran",
      line: 7),
    Row(
      stage: .after(2), ending: .timeout,
      message: "the time of the run was up while what follows this spec ran", line: 7),
    Row(
      stage: .loading, ending: .timeout,
      message: "the time of the run was up while the file was loaded", line: nil),
    Row(stage: .idle, ending: .timeout, message: nil, line: nil),
    Row(stage: .running(2), ending: .complete, message: nil, line: nil),
    Row(stage: .running(2), ending: .failureLimit, message: nil, line: nil),
  ]

  @Test("is told of at its line where the run did not end of itself", arguments: rows)
  func cut(_ row: Row) {
    let cut = CutShort(
      Assignment(file: 5, resumption: nil), at: row.stage,
      place: Location(path: "a_spec.lua", line: 7), by: row.ending)
    #expect(cut?.error.message == row.message)
    #expect(cut?.error.kind == row.message.map { _ in row.kind })
    #expect(cut?.error.location?.line == row.line)
    #expect(cut.map(\.file) == row.message.map { _ in 5 })
  }
}
