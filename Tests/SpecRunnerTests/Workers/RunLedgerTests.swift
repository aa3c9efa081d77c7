import SpecResults
import Testing

@testable import SpecRunner

@Suite("Run ledger")
struct RunLedgerTests {
  /// The events of files `a`, `b` and `c` whose ledger is told as much, and its summary.
  private func told(
    _ messages: [(Int, Message)], ending: RunSummary.Ending = .complete
  ) -> (events: [String], summary: RunSummary) {
    let log = Log()
    var ledger = RunLedger(plan: RunPlan(files: ["a", "b", "c"].map { SpecFile(path: $0) })) {
      log.events.append(Self.words($0))
    }
    for (file, message) in messages { ledger.take(message, of: file) }
    return (log.events, ledger.close(ending, duration: 0))
  }

  private final class Log {
    var events: [String] = []
  }

  private static func words(_ event: RunEvent) -> String {
    switch event {
    case .fileStarted(let path): "start \(path)"
    case .fileFinished(let path, let summary): "end \(path) \(summary.counts.total)"
    case .fileErrored(let path, _): "error \(path)"
    case .specFinished(let result): "spec \(result.id)"
    case .runStarted, .runFinished: "run"
    }
  }

  private static func file(_ index: Int, passing: UInt64...) -> [(Int, Message)] {
    [(index, .fileStarted(index: index))] + passing.map { (index, .passed(digest: $0)) }
      + [(index, .fileFinished(nanoseconds: 1))]
  }

  @Test("passes on what it hears in the order of the files, and digests it in that order")
  func order() {
    let (a, b, c) = (
      Self.file(0, passing: 1, 2), Self.file(1, passing: 3), Self.file(2, passing: 4)
    )
    let inOrder = told(a + b + c)
    #expect(
      inOrder.events == ["start a", "end a 2", "start b", "end b 1", "start c", "end c 1"])
    for others in [a + c + b, b + a + c, b + c + a, c + a + b, c + b + a] {
      let heard = told(others)
      #expect(heard.events == inOrder.events)
      #expect(heard.summary == inOrder.summary)
    }
    let turned = told(Self.file(0, passing: 2, 1) + b + c)
    #expect(turned.summary.digest != inOrder.summary.digest)
  }

  @Test("a file that nobody told of is an error of a complete run, and of no other")
  func silence() {
    let messages = Self.file(0, passing: 1) + Self.file(2, passing: 2)
    let complete = told(messages)
    #expect(complete.summary.erroredFiles == 1)
    #expect(complete.summary.counts.passed == 2)
    let interrupted = told(messages, ending: .interrupted(signal: 2))
    #expect(interrupted.summary.erroredFiles == 0)
    #expect(interrupted.summary.counts.passed == 2)
  }
}
