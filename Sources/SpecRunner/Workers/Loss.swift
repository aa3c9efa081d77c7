import Glibc
import SpecResults

/// What a worker left undone when it ended before its file did, and what follows from that.
struct Loss {
  /// Why a worker ended.
  enum Cause: Equatable {
    /// It was killed because a step took longer than these seconds.
    case timeout(seconds: Double)
    /// It was refused memory beyond these bytes.
    case memory(bytes: Int)
    /// A signal ended it.
    case signal(Int32)
    /// It ended by itself.
    case exit(code: Int32)
  }

  /// The file that was not done.
  let file: Int

  /// What to report of the file itself; `nil` where a spec is to blame, or nothing.
  let fileError: SpecError?

  /// What the next worker does; `nil` where the rest of the file is lost.
  let next: Assignment?

  /// The consequences of a worker's end.
  ///
  /// - Parameters:
  ///   - assignment: The file, and where in it the worker had begun.
  ///   - stage: What it was doing.
  ///   - cause: What is to blame on that; `nil` where the step is innocent and is tried again.
  init(of assignment: Assignment, at stage: WorkerStage, cause: Cause?) {
    file = assignment.file
    let error = cause.map { SpecError(kind: $0.kind, location: nil, message: $0.words(for: stage)) }
    let next =
      switch stage {
      case .running(let position): Resumption(position: position, loss: error)
      case .after(let position): Resumption(position: position + 1)
      case .idle, .loading: error == nil ? assignment.resumption ?? Resumption(position: 0) : nil
      }
    if let next, cause == nil || next.isProgress(from: assignment.resumption) {
      self.next = Assignment(file: assignment.file, resumption: next)
      fileError = next.loss == nil ? error : nil
    } else {
      self.next = nil
      fileError = error
    }
  }
}

extension Resumption {
  /// Whether something is gained by going on here: a file that loses its worker twice at the same
  /// place would lose it for ever.
  fileprivate func isProgress(from earlier: Resumption?) -> Bool {
    guard let earlier else { return true }
    return position > earlier.position || (position == earlier.position && earlier.loss == nil)
  }
}

extension Loss.Cause {
  /// The cause that the status of an ended process holds, as `waitpid` gives it.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit(code: status >> 8 & 0xFF) : .signal(signal)
  }

  fileprivate var kind: SpecError.Kind {
    switch self {
    case .timeout: .timeout
    case .memory: .memory
    case .signal, .exit: .crash
    }
  }

  fileprivate func words(for stage: WorkerStage) -> String {
    let step =
      switch stage {
      case .running: "the spec"
      case .after: "what ran after the spec"
      case .idle, .loading: "loading the file"
      }
    return switch self {
    case .timeout(let limit):
      "\(step) took longer than \(limit) s of wall time, and its process was killed"
    case .memory(let limit):
      "\(step) took more than \(limit >> 20) MiB of memory, and its process crashed"
    case .signal(SIGKILL):
      "\(step) lost its process: it was killed from outside, perhaps for want of memory"
    case .signal(SIGSEGV):
      "\(step) crashed its process: segmentation fault, as of a stack overflow"
    case .signal(let signal):
      "\(step) crashed its process: \(String(cString: strsignal(signal)).lowercased())"
    case .exit(let code):
      "\(step) ended its process with code \(code)"
    }
  }
}
