import CLuaBridge
import Glibc
import SpecResults

/// The parent of the workers: one thread that waits for them, passes on what they tell, ends what
/// takes too long, and replaces what is lost.
struct Supervisor {
  /// How long it sleeps while no worker wakes it, in milliseconds. This bounds how late a result is
  /// seen and a limit is kept; a worker that has a lot to tell wakes it before.
  private static let tick: Int32 = 20

  /// How much later than the interpreter's own clock the parent's kills, in seconds: loops in Lua
  /// end by themselves, and with a better message.
  private static let grace = 0.5

  private let plan: RunPlan
  private let executor: any FileExecutor
  private let board: WorkBoard
  private let start = MonotonicClock.now
  private var ledger: RunLedger
  private var workers: [WorkerHandle?]

  /// A supervisor of `jobs` workers, which do not run yet.
  init(
    _ plan: RunPlan, executor: any FileExecutor, jobs: Int, sink: @escaping (RunEvent) -> Void
  ) throws(RunnerError) {
    self.plan = plan
    self.executor = executor
    board = try WorkBoard(workers: jobs)
    ledger = RunLedger(plan: plan, sink: sink)
    workers = Array(repeating: nil, count: jobs)
  }

  /// Runs the whole plan, or as much of it as limits and signals let it.
  mutating func run() throws(RunnerError) -> RunSummary {
    let interrupts = bridge_open_interrupts()
    defer { bridge_close_interrupts(interrupts) }
    defer { dismissAll() }
    for place in workers.indices { workers[place] = try hire(for: place) }
    var ending: RunSummary.Ending?
    while ending == nil, workers.contains(where: { $0 != nil }) {
      let called = wait(interrupts)
      for place in workers.indices { try attend(to: place, isCalled: called[place]) }
      ending = reasonToEnd(interrupts)
    }
    dismissAll(ending ?? .complete)
    return ledger.close(ending ?? .complete, duration: MonotonicClock.seconds(since: start))
  }

  private func hire(
    for place: Int, resuming assignment: Assignment? = nil
  ) throws(RunnerError) -> WorkerHandle {
    try WorkerHandle(
      board: board, place: place, plan: plan, executor: executor, resuming: assignment)
  }

  /// Sleeps until a worker calls, a signal comes or a tick has passed; says which workers called.
  private func wait(_ interrupts: Int32) -> [Bool] {
    var watched = ([interrupts] + workers.map { $0?.alarm ?? -1 }).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&watched, nfds_t(watched.count), Self.tick)
    return watched.dropFirst().map { $0.revents != 0 }
  }

  /// Passes on what a worker has told, and replaces it where it has ended too early.
  private mutating func attend(to place: Int, isCalled: Bool) throws(RunnerError) {
    guard var worker = workers[place] else { return }
    let lives = !isCalled || worker.acknowledge()
    workers[place] = nil
    worker.receive { ledger.take($0, of: $1) }
    if lives {
      worker.enforce(limit: plan.specLimit + Self.grace, now: MonotonicClock.now)
      workers[place] = worker
    } else if let loss = worker.bury() {
      if let error = loss.fileError { ledger.take(.errored(error), of: loss.file) }
      if loss.next == nil { ledger.take(.fileFinished(nanoseconds: 0), of: loss.file) }
      workers[place] = try hire(for: place, resuming: loss.next)
    }
  }

  private func reasonToEnd(_ interrupts: Int32) -> RunSummary.Ending? {
    let signal = bridge_next_interrupt(interrupts)
    if signal != 0 { return .interrupted(signal: signal) }
    if ledger.isFull { return .failureLimit }
    if let limit = plan.runLimit, MonotonicClock.seconds(since: start) > limit { return .timeout }
    return nil
  }

  /// Ends the workers that still run, and takes what they have finished and were at.
  private mutating func dismissAll(_ ending: RunSummary.Ending = .complete) {
    for place in workers.indices {
      guard var worker = workers[place] else { continue }
      workers[place] = nil
      worker.kill()
      _ = worker.bury()
      worker.receive { ledger.take($0, of: $1) }
      if let cut = worker.cutShort(by: ending) { ledger.take(.errored(cut.error), of: cut.file) }
    }
  }
}
