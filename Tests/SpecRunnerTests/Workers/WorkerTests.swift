import Glibc
import SpecResults
import Testing

@testable import SpecRunner

/// Each run happens in a process of its own, as forking workers asks for.
@Suite("Workers")
struct WorkerTests {
  @Test("tell of every spec, and of files in their order, however many workers there are")
  func order() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let files = ["a pass nap fail", "b pass pass", "c raise check", "d", "e skip big pass"]
      let one = try transcript(files, jobs: 1)
      print(lines: one)
      for jobs in 2...5 { #expect(try transcript(files, jobs: jobs) == one) }
      #expect(try transcript(files, jobs: 1) { $0.isolation = .inProcess } == one)
    }
    #expect(
      printed(result) == [
        "file a", "  passed pass", "  passed nap", "  failed fail", "  3 of 3",
        "file b", "  passed pass", "  passed pass", "  2 of 2",
        "file c", "  errored raise", "  passed check", "  2 of 2",
        "file d", "  0 of 0",
        "file e", "  skipped skip", "  passed big", "  passed pass", "  3 of 3",
        "passed 7 failed 1 errored 1 skipped 1, 10 declared, 0 errored files, digest \(digest(1, 2, 3, 1, 2, 1, 2, 1, 2, 3)), complete",
      ])
  }

  @Test("a lost worker costs the spec that it ran, whatever ended it")
  func losses() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let files = ["a pass crash pass", "b abort exit kill pass", "c overflow eat", "d pass"]
      let one = try transcript(files, jobs: 1)
      print(lines: one)
      #expect(try transcript(files, jobs: 3) == one)
    }
    #expect(
      printed(result) == [
        "file a", "  passed pass",
        "  errored crash: the spec crashed its process: segmentation fault, as of a stack overflow",
        "  passed pass", "  3 of 3",
        "file b", "  errored abort: the spec crashed its process: aborted",
        "  errored exit: the spec ended its process with code 3",
        "  errored kill: the spec lost its process:"
          + " it was killed from outside, perhaps for want of memory",
        "  passed pass", "  4 of 4",
        "file c",
        "  errored overflow: the spec crashed its process:"
          + " segmentation fault, as of a stack overflow",
        "  errored eat: the spec took more than 256 MiB of memory, and its process crashed",
        "  2 of 2",
        "file d", "  passed pass", "  1 of 1",
        "passed 4 failed 0 errored 6 skipped 0, 10 declared, 0 errored files, digest \(digest(1, 1, 3, 1, 1, 1, 4, 1, 1, 1)), complete",
      ])
  }

  @Test("what takes too long is ended, and leaves the run without a digest")
  func limits() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let files = ["a spin pass", "b pass after-spin pass", "c load-spin pass", "d pass"]
      print(lines: try transcript(files, jobs: 4) { $0.specLimit = 0.5 })
    }
    let words = "took longer than 0.5 s of wall time, and its process was killed"
    #expect(
      printed(result) == [
        "file a", "  errored spin: the spec \(words)", "  passed pass", "  2 of 2",
        "file b", "  passed pass", "  passed after-spin",
        "  timeout: what ran after the spec \(words)", "  passed pass", "  3 of 3",
        "file c", "  timeout: loading the file \(words)", "  0 of 0",
        "file d", "  passed pass", "  1 of 1",
        "passed 5 failed 0 errored 1 skipped 0, 6 declared, 2 errored files, digest none, complete",
      ])
  }

  @Test(
    "a run that has failed often enough ends there, at the same place for any number of workers")
  func failureLimit() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let files = ["a pass nap nap", "b pass raise pass fail pass", "c fail", "d pass"]
      let one = try transcript(files, jobs: 1) { $0.failureLimit = 2 }
      print(lines: one)
      #expect(try transcript(files, jobs: 4) { $0.failureLimit = 2 } == one)
    }
    #expect(
      printed(result) == [
        "file a", "  passed pass", "  passed nap", "  passed nap", "  3 of 3",
        "file b", "  passed pass", "  errored raise", "  passed pass", "  failed fail", "  4 of 5",
        "passed 5 failed 1 errored 1 skipped 0, 8 declared, 0 errored files, digest \(digest(1, 2, 3, 1, 2, 3, 4)), failureLimit",
      ])
  }

  @Test("a run that is interrupted, or out of time, tells what had finished and what ran")
  func endings() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let files = ["a pass spin", "b pass interrupt nap nap nap nap nap spin"]
      // Signals reach a process of one thread as they reach the command.
      try inProcessOfItsOwn { print(lines: try transcript(files, jobs: 2)) }
      print(lines: try transcript(["a pass spin", "b pass"], jobs: 2) { $0.runLimit = 0.1 })
    }
    let lines = printed(result)
    #expect(lines.contains { $0.hasSuffix("interrupted(signal: 15)") })
    #expect(
      lines.contains("  interrupted: the run was interrupted by signal 15 while this spec ran"))
    #expect(
      lines.suffix(8)
        == [
          "file a", "  passed pass", "  timeout: the time of the run was up while this spec ran",
          "  1 of 2", "file b", "  passed pass", "  1 of 1",
          "passed 2 failed 0 errored 0 skipped 0, 3 declared, 1 errored files, digest none, timeout",
        ])
  }

  @Test("specs that passed with nothing to show are only counted, unless all are wanted")
  func detail() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let files = ["a pass check pass fail big", "b pass"]
      let one = try transcript(files, jobs: 1) { $0.detail = .notable }
      print(lines: one)
      #expect(try transcript(files, jobs: 1).last == one.last)
    }
    #expect(
      printed(result) == [
        "file a", "  passed check", "  failed fail", "  passed big", "  5 of 5", "file b",
        "  1 of 1",
        "passed 5 failed 1 errored 0 skipped 0, 6 declared, 0 errored files, digest \(digest(1, 2, 3, 4, 5, 1)), complete",
      ])
  }

  @Test("workers end with their parent, whatever ends that")
  func orphans() async throws {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      let parent = fork()
      if parent == 0 {
        var plan = RunPlan(files: [SpecFile(path: "a pass spin"), SpecFile(path: "b spin")])
        plan.isolation = .workers(jobs: 2)
        plan.detail = .all
        plan.specLimit = 60
        _ = try? Runner.run(plan, executor: ScriptedExecutor()) { event in
          guard case .specFinished = event else { return }
          write(ends[1], "p", 1)
        }
        _exit(1)
      }
      close(ends[1])
      // A worker has told of a spec, and is in the next one.
      var passed: UInt8 = 0
      #expect(read(ends[0], &passed, 1) == 1)
      kill(parent, SIGKILL)
      // The end of the pipe comes when the last process that could write to it is gone.
      var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      #expect(poll(&waiting, 1, 5000) == 1)
    }
  }

  @Test("the time that a worker waits for a slow reader counts for no limit")
  func slowReader() async throws {
    await #expect(processExitsWith: .success) {
      var plan = RunPlan(files: [SpecFile(path: "a big big big big big pass")])
      plan.specLimit = 0.01
      var hasSlept = false
      let summary = try Runner.run(plan, executor: ScriptedExecutor()) { event in
        guard case .specFinished = event else { return }
        if hasSlept { return }
        hasSlept = true
        usleep(700_000)
      }
      #expect(summary.counts.passed == 6)
    }
  }

  /// What the specs' digests make together, in this order.
  private func digest(_ specs: UInt64...) -> UInt64 {
    var digest = Digest()
    for spec in specs { digest.add(spec) }
    return digest.value
  }

  private func printed(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}

private func print(lines: [String]) {
  for line in lines { print(line) }
}

/// Forks once more, since tests run beside other threads.
private func inProcessOfItsOwn(_ body: () throws -> Void) throws {
  let child = fork()
  if child == 0 {
    let code: Int32 = (try? body()) == nil ? 1 : 0
    fflush(nil)
    _exit(code)
  }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  #expect(status == 0)
}

/// The events of a run as lines, and the summary as the last one.
func transcript(
  _ files: [String], jobs: Int, plan change: (inout RunPlan) -> Void = { _ in }
) throws -> [String] {
  var plan = RunPlan(files: files.map { SpecFile(path: $0) })
  plan.isolation = .workers(jobs: jobs)
  plan.detail = .all
  plan.specLimit = 30
  plan.memoryLimit = 256 << 20
  change(&plan)
  let lines = Lines()
  let summary = try Runner.run(plan, executor: ScriptedExecutor()) { lines.add($0) }
  let counts = summary.counts
  return lines.all + [
    "passed \(counts.passed) failed \(counts.failed) errored \(counts.errored)"
      + " skipped \(counts.skipped), \(summary.declared) declared,"
      + " \(summary.erroredFiles) errored files, digest \(summary.digest.map(String.init) ?? "none"), \(summary.ending)"
  ]
}

/// What a sink has seen.
private final class Lines {
  private(set) var all: [String] = []

  func add(_ event: RunEvent) {
    switch event {
    case .runStarted, .runFinished: break
    case .fileStarted(let path): all.append("file \(path.prefix { $0 != " " })")
    case .specFinished(let result):
      let why = result.errors.map { ": \($0.message)" }.joined()
      all.append("  \(result.outcome) \(result.names[0])\(why)")
    case .fileErrored(_, let error): all.append("  \(error.kind): \(error.message)")
    case .fileFinished(_, let summary):
      all.append("  \(summary.counts.total) of \(summary.declared)")
    }
  }
}
