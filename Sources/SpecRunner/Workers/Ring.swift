import Synchronization

/// Bytes that flow from one worker to the parent through shared memory.
///
/// Both sides count all bytes that ever passed; what lies between the counts waits. The worker
/// moves only `written`, the parent only `taken`, so what a worker had written when it died can
/// still be read, and its successor goes on from there.
struct Ring {
  /// How many bytes can wait; a power of two.
  static let capacity = 1 << 16

  /// What one ring takes of a mapping; the two counts stand in cache lines of their own.
  static let size = 128 + capacity

  private let written: UnsafeMutablePointer<Atomic<Int>>
  private let taken: UnsafeMutablePointer<Atomic<Int>>
  private let bytes: UnsafeMutableRawPointer

  /// The ring in the `size` bytes at `base`, which are zeros or a ring already.
  init(at base: UnsafeMutableRawPointer) {
    written = base.assumingMemoryBound(to: Atomic<Int>.self)
    taken = (base + 64).assumingMemoryBound(to: Atomic<Int>.self)
    bytes = base + 128
  }

  /// How many bytes wait.
  var count: Int {
    written.pointee.load(ordering: .acquiring) - taken.pointee.load(ordering: .acquiring)
  }

  /// Writes as much of the start of `source` as there is room for, and says how much that was.
  func write(_ source: UnsafeRawBufferPointer) -> Int {
    let start = written.pointee.load(ordering: .relaxed)
    let length = min(Self.capacity - count, source.count)
    let (first, second) = parts(of: length, from: start)
    first.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<first.count]))
    second.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[first.count..<length]))
    written.pointee.store(start + length, ordering: .releasing)
    return length
  }

  /// Moves all that waits to the end of `destination`.
  func take(into destination: inout [UInt8]) {
    let start = taken.pointee.load(ordering: .relaxed)
    let length = count
    let (first, second) = parts(of: length, from: start)
    destination.append(contentsOf: first)
    destination.append(contentsOf: second)
    taken.pointee.store(start + length, ordering: .releasing)
  }

  /// Where `length` bytes from the count `start` on stand; the second part, around the ring's end,
  /// is empty most of the time.
  private func parts(
    of length: Int, from start: Int
  ) -> (UnsafeMutableRawBufferPointer, UnsafeMutableRawBufferPointer) {
    let offset = start & (Self.capacity - 1)
    let first = min(length, Self.capacity - offset)
    return (
      UnsafeMutableRawBufferPointer(start: bytes + offset, count: first),
      UnsafeMutableRawBufferPointer(start: bytes, count: length - first)
    )
  }
}
