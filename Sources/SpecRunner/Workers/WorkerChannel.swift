import Glibc
import Synchronization

/// The memory that a run's workers share with their parent: the count of files that were taken,
/// and a channel for each worker.
struct WorkBoard {
  private let memory: SharedMemory
  private let filesTaken: UnsafeMutablePointer<Atomic<Int>>

  /// Memory for as many workers.
  init(workers: Int) throws(RunnerError) {
    memory = try SharedMemory(size: 64 + workers * WorkerChannel.size)
    filesTaken = memory.base.assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Takes the next of `count` files for the worker that asks; `nil` where none is left.
  func takeFile(of count: Int) -> Int? {
    let index = filesTaken.pointee.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  /// The channel of the worker in that place, and of each that replaces it.
  func channel(_ place: Int) -> WorkerChannel {
    WorkerChannel(at: memory.base + 64 + place * WorkerChannel.size)
  }
}

/// What one worker shows its parent: the ring of its messages, and what it is doing.
struct WorkerChannel {
  static let size = StageBoard.size + Ring.size

  let stage: StageBoard
  let ring: Ring

  fileprivate init(at base: UnsafeMutableRawPointer) {
    stage = StageBoard(at: base)
    ring = Ring(at: base + StageBoard.size)
  }
}
