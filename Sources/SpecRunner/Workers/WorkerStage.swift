import Synchronization

/// Where in a file a worker is.
enum WorkerStage: Equatable {
  /// Between files.
  case idle
  /// Before the file's first spec.
  case loading
  /// In the spec at this position, or in hooks that it needs.
  case running(Int)
  /// After the spec at this position: in tear-down, or closing the interpreter.
  case after(Int)

  fileprivate var code: Int {
    switch self {
    case .idle: 0
    case .loading: 1
    case .running(let position): 2 + 2 * position
    case .after(let position): 3 + 2 * position
    }
  }

  fileprivate init(code: Int) {
    switch code {
    case 0: self = .idle
    case 1: self = .loading
    default: self = code % 2 == 0 ? .running(code / 2 - 1) : .after((code - 3) / 2)
    }
  }
}

/// What a worker is doing and since when, in memory that its parent watches.
struct StageBoard {
  /// What it takes of a mapping.
  static let size = 64

  private let code: UnsafeMutablePointer<Atomic<Int>>
  private let start: UnsafeMutablePointer<Atomic<UInt64>>
  private let place: UnsafeMutablePointer<Atomic<Int>>

  /// The board in the `size` bytes at `base`.
  init(at base: UnsafeMutableRawPointer) {
    code = base.assumingMemoryBound(to: Atomic<Int>.self)
    start = (base + 8).assumingMemoryBound(to: Atomic<UInt64>.self)
    place = (base + 16).assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Says on which line of its file the next spec stands; 0 where that is not known.
  func announce(line: Int) {
    place.pointee.store(line, ordering: .relaxed)
  }

  /// The line of the spec that runs or ran last; 0 where it is not known.
  var line: Int { place.pointee.load(ordering: .relaxed) }

  /// Says what begins at `time`, or at 0 what may take as long as it likes.
  func enter(_ stage: WorkerStage, at time: UInt64) {
    code.pointee.store(stage.code, ordering: .relaxed)
    start.pointee.store(time, ordering: .releasing)
  }

  /// What the worker is doing; to be trusted once the worker has ended.
  var stage: WorkerStage { WorkerStage(code: code.pointee.load(ordering: .acquiring)) }

  /// Since when, by the monotonic clock; 0 while no limit applies. No two stages begin at the same
  /// time.
  var since: UInt64 { start.pointee.load(ordering: .acquiring) }
}
