import CLuaBridge
import Glibc

/// A worker process, seen from inside: it takes files until none is left.
struct Worker {
  let board: WorkBoard
  let channel: WorkerChannel
  let session: FileSession

  /// The pipe that wakes the parent; its end tells the parent that the worker has ended.
  let alarm: Int32

  /// How long a worker waits between two looks at a ring that is full, in microseconds.
  private static let pause: UInt32 = 200

  /// Runs what a lost worker left, then files from the board, and ends the process.
  func run(resuming assignment: Assignment?) -> Never {
    if let assignment {
      session.run(assignment.file, resumption: assignment.resumption, send: send)
    }
    while let file = board.takeFile(of: session.plan.fileCount) { session.run(file, send: send) }
    // No exit handlers: they belong to the parent, whose buffers this process has copies of.
    _exit(0)
  }

  private func send(_ message: Message) {
    let (head, body) = message.encoded
    withUnsafeBytes(of: head, push)
    body.withUnsafeBytes(push)
  }

  /// Puts bytes into the ring. Waiting for a parent that is slow to empty it counts for no limit.
  private func push(_ bytes: UnsafeRawBufferPointer) {
    var rest = pushed(bytes[...])
    if rest.isEmpty { return }
    let stage = channel.stage.stage
    channel.stage.enter(stage, at: 0)
    while !rest.isEmpty {
      usleep(Self.pause)
      rest = pushed(rest)
    }
    channel.stage.enter(stage, at: MonotonicClock.now)
  }

  /// Puts as many bytes into the ring as there is room for, and gives back the rest.
  private func pushed(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    let wasRoomy = channel.ring.count <= Ring.capacity / 2
    let rest = bytes.dropFirst(channel.ring.write(UnsafeRawBufferPointer(rebasing: bytes)))
    if wasRoomy, channel.ring.count > Ring.capacity / 2 { wakeParent() }
    return rest
  }

  private func wakeParent() {
    var byte: UInt8 = 0
    _ = write(alarm, &byte, 1)
  }
}

/// A file for a worker, and where in it to begin.
struct Assignment {
  var file: Int
  var resumption: Resumption?
}
