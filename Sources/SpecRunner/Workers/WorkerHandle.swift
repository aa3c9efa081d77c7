import CLuaBridge
import Glibc
import SpecResults

/// A worker process, seen from its parent.
struct WorkerHandle {
  /// Becomes readable when the ring is half full, and when the worker has ended.
  let alarm: Int32

  /// The file that it runs, and where it began there; `nil` between files.
  private var assignment: Assignment?

  private let plan: RunPlan
  private let process: pid_t
  private let channel: WorkerChannel
  private var inbox = MessageInbox()

  /// Since when the step had lasted for which the worker is killed; `nil` while it may live.
  private var condemned: UInt64?

  /// Forks a worker that goes on after a loss; only the parent comes back from here.
  init(
    board: WorkBoard, place: Int, plan: RunPlan, executor: any FileExecutor,
    resuming assignment: Assignment?
  ) throws(RunnerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.refusal }
    self.plan = plan
    channel = board.channel(place)
    channel.stage.enter(.idle, at: 0)
    process = bridge_fork_worker(UInt64(plan.memoryLimit))
    if process == 0 {
      close(ends[0])
      let session = FileSession(plan: plan, executor: executor, stage: channel.stage)
      Worker(board: board, channel: channel, session: session, alarm: ends[1])
        .run(resuming: assignment)
    }
    close(ends[1])
    alarm = ends[0]
    self.assignment = assignment
    if process < 0 {
      close(alarm)
      throw Self.refusal
    }
  }

  private static var refusal: RunnerError {
    .refused("starting a worker process", reason: SystemError(number: errno).reason)
  }

  /// Takes a wake-up; false where the worker has ended and none will come again.
  func acknowledge() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
      read(alarm, bytes.baseAddress, bytes.count) > 0
    }
  }

  /// Hands on what the worker has told since the last time, and about which file.
  mutating func receive(_ take: (Message, Int) -> Void) {
    var assignment = assignment
    do throws(ArchiveError) {
      try inbox.receive(from: channel.ring) { message in
        if case .fileStarted(let file) = message, assignment?.file != file {
          assignment = Assignment(file: file, resumption: nil)
        }
        if let assignment { take(message, assignment.file) }
        if case .fileFinished = message { assignment = nil }
      }
    } catch {
      // Whatever it says from now on, too, would be noise.
      kill()
    }
    self.assignment = assignment
  }

  /// Kills the worker where its present step has taken longer than `limit` seconds.
  mutating func enforce(limit: Double, now: UInt64) {
    let since = channel.stage.since
    guard condemned == nil, since != 0, now > since, Double(now - since) / 1e9 > limit else {
      return
    }
    condemned = since
    kill()
  }

  /// Ends the worker, whatever it is doing.
  func kill() {
    Glibc.kill(process, SIGKILL)
  }

  /// Waits for the end of the process, and says what it has left undone; `nil` for nothing.
  func bury() -> Loss? {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    close(alarm)
    guard let assignment else { return nil }
    return Loss(
      of: assignment, at: channel.stage.stage,
      cause: cause(status: status, peakMemory: usage.ru_maxrss << 10))
  }

  /// What it was in the midst of when it was killed because the run ended.
  func cutShort(by ending: RunSummary.Ending) -> CutShort? {
    guard let assignment else { return nil }
    let board = channel.stage
    let line = board.line
    let place = line > 0 ? Location(path: plan.file(assignment.file).path, line: line) : nil
    return CutShort(assignment, at: board.stage, place: place, by: ending)
  }

  /// Why the process ended; `nil` where it was killed for a step that was over when the blow fell.
  private func cause(status: Int32, peakMemory: Int) -> Loss.Cause? {
    if let condemned {
      return condemned == channel.stage.since ? .timeout(seconds: plan.specLimit) : nil
    }
    let ending = Loss.Cause(status: status)
    // Swift crashes where it is refused memory, in one of several ways. The limit counts pages that
    // were never touched as well, the peak does not.
    if case .signal = ending, peakMemory > plan.memoryLimit / 2 {
      return .memory(bytes: plan.memoryLimit)
    }
    return ending
  }
}
