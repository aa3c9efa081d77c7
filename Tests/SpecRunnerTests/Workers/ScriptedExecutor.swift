import Glibc
import SpecResults

@testable import SpecRunner

/// Does what the words of a file's path say, one spec a word: `pass fail check crash spin exit big`;
/// the words of `load-…` and `after-…` do so while loading, and after the spec before.
struct ScriptedExecutor: FileExecutor {
  func execute(_ task: FileTask, report: (FileReport) -> Bool) {
    var words = task.file.path.split(separator: " ").map(String.init)
    words.removeFirst()  // The name of the file.
    let loading = words.filter { $0.hasPrefix("load-") }
    words.removeAll { $0.hasPrefix("load-") }
    for word in loading { act(String(word.dropFirst("load-".count))) }
    if loading.contains("load-error") {
      _ = report(.errored(SpecError(kind: .load, location: nil, message: "no spec file")))
    }
    _ = report(.loaded(declared: words.count))
    let resumption = task.resumption ?? Resumption(position: 0)
    for position in words.indices.dropFirst(resumption.position) {
      guard report(.started(position: position, line: position + 1)) else { return }
      var result = self.result(words[position], position, in: task.file.path)
      if position == resumption.position, let loss = resumption.loss {
        result.outcome = .errored
        result.errors = [loss]
        result.digest = loss.kind == .timeout ? nil : 1
      } else {
        act(words[position])
      }
      guard report(.finished(result)) else { return }
      if words[position].hasPrefix("after-") {
        act(String(words[position].dropFirst("after-".count)))
      }
    }
  }

  private func result(_ word: String, _ position: Int, in path: String) -> SpecResult {
    var result = SpecResult(
      id: "\(path.prefix { $0 != " " }) > \(position)", names: [word],
      location: Location(path: path, line: position), outcome: .passed)
    result.digest = UInt64(position + 1)
    switch word {
    case "fail": result.outcome = .failed
    case "raise": result.outcome = .errored
    case "skip": result.outcome = .skipped
    case "big": result.output = String(repeating: "0123456789", count: Ring.capacity / 5)
    case "check":
      result.check = Check(checklist: "c", document: "d", action: "", observe: "", titles: [:])
    default: break
    }
    return result
  }

  private func act(_ word: String) {
    switch word {
    case "crash": raise(SIGSEGV)
    case "abort": abort()
    case "exit": _exit(3)
    case "kill": raise(SIGKILL)
    case "spin": while true { pause() }
    case "interrupt": kill(getppid(), SIGTERM)
    case "nap": usleep(20_000)
    case "overflow": exit(Int32(truncatingIfNeeded: deep(0)))
    case "eat": eat()
    default: break
    }
  }

  /// Recursion without end, which no compiler turns into a loop.
  @inline(never)
  private func deep(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 1000) { frame in
      frame.initialize(repeating: depth)
      return deep(depth + frame[depth % 1000]) + frame[0]
    }
  }

  private func eat() {
    while true { memset(malloc(1 << 24) ?? { abort() }(), 1, 1 << 24) }
  }
}
