import SpecResults
import Testing

@testable import SpecRunner

@Suite("Loss")
struct LossTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var earlier: Resumption?
    var stage: WorkerStage
    var cause: Loss.Cause?
    /// Where the file goes on, and whether that position's spec is to blame.
    var next: (position: Int, isLost: Bool)?
    var blamesFile = false
  }

  static let lost = SpecError(kind: .crash, location: nil, message: "earlier")

  static let rows = [
    Row(
      testDescription: "a spec is to blame", stage: .running(3), cause: .signal(11), next: (3, true)
    ),
    Row(
      testDescription: "tear-down is to blame", stage: .after(3), cause: .exit(code: 1),
      next: (4, false), blamesFile: true),
    Row(
      testDescription: "loading is to blame", stage: .loading, cause: .timeout(seconds: 10),
      blamesFile: true),
    Row(testDescription: "an innocent spec runs again", stage: .running(3), next: (3, false)),
    Row(testDescription: "an innocent load begins again", stage: .loading, next: (0, false)),
    Row(
      testDescription: "an innocent load begins again where it was",
      earlier: Resumption(position: 2, loss: lost), stage: .loading, next: (2, true)),
    Row(
      testDescription: "the second try of a spec is to blame", earlier: Resumption(position: 3),
      stage: .running(3), cause: .signal(11), next: (3, true)),
    Row(
      testDescription: "a spec that is lost even without running loses the file",
      earlier: Resumption(position: 3, loss: lost), stage: .running(3), cause: .signal(11),
      blamesFile: true),
    Row(
      testDescription: "a file that loads once but not twice is lost",
      earlier: Resumption(position: 3, loss: lost), stage: .loading, cause: .signal(11),
      blamesFile: true),
    Row(
      testDescription: "a later spec is lost, too", earlier: Resumption(position: 3, loss: lost),
      stage: .running(7), cause: .memory(bytes: 1 << 20), next: (7, true)),
  ]

  @Test("goes on behind what is to blame, and never twice at the same place", arguments: rows)
  func consequences(_ row: Row) {
    let assignment = Assignment(file: 5, resumption: row.earlier)
    let loss = Loss(of: assignment, at: row.stage, cause: row.cause)
    #expect(loss.file == 5)
    #expect(loss.next?.resumption?.position == row.next?.position)
    #expect((loss.next?.resumption?.loss != nil) == (row.next?.isLost ?? false))
    #expect((loss.fileError != nil) == row.blamesFile)
  }

  @Test(
    "reads the status of an ended process",
    arguments: [
      (0x0300, Loss.Cause.exit(code: 3)), (11, .signal(11)), (0x80 | 6, .signal(6)),
    ] as [(Int32, Loss.Cause)]) func status(_ status: Int32, _ cause: Loss.Cause)
  {
    #expect(Loss.Cause(status: status) == cause)
  }

  @Test("stages come back from shared memory as they went in")
  func stages() throws {
    let memory = try SharedMemory(size: StageBoard.size)
    let board = StageBoard(at: memory.base)
    for stage in [WorkerStage.idle, .loading, .running(0), .after(0), .running(9), .after(9)] {
      board.enter(stage, at: 12)
      #expect(board.stage == stage)
    }
    #expect(board.since == 12)
    board.announce(line: 40)
    #expect(board.line == 40)
    withExtendedLifetime(memory) {}
  }
}

@Suite("Processors")
struct ProcessorsTests {
  @Test(
    "reads a control group's quota",
    arguments: [
      ("max 100000\n", nil), ("200000 100000\n", 2), ("50000 100000", 0.5), ("", nil), ("1 0", nil),
    ] as [(String, Double?)])
  func quota(_ text: String, _ processors: Double?) {
    #expect(Processors.quota(text) == processors)
  }

  @Test("there is always one")
  func usable() {
    #expect(Processors.usable >= 1)
  }
}
