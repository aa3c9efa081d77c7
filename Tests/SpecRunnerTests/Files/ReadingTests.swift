import Foundation
import Testing

@testable import SpecRunner

@Suite("Reading files")
struct ReadingTests {
  /// A pipe that one thread waits at, while another sends it signals before it writes.
  private struct Pipe: @unchecked Sendable {
    let reader = pthread_self()
    let ends: (reading: Int32, writing: Int32)

    init() {
      var numbers: [Int32] = [0, 0]
      pipe(&numbers)
      ends = (numbers[0], numbers[1])
    }

    /// The reader waits for as long as this is about it.
    func disturb() {
      for _ in 0..<1000 {
        pthread_kill(reader, SIGUSR1)
        sched_yield()
      }
      write(ends.writing, "read", 4)
      close(ends.writing)
    }
  }

  @Test("goes on where a signal interrupts it")
  func interrupted() throws {
    // Without SA_RESTART, as for a clock that has to end a call of the system.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR1, &action, nil)
    let pipe = Pipe()
    var writer = pthread_t()
    let box = Unmanaged.passRetained(Box(pipe))
    pthread_create(
      &writer, nil,
      { pointer in
        if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().pipe.disturb() }
        return nil
      }, box.toOpaque())
    defer {
      pthread_join(writer, nil)
      close(pipe.ends.reading)
    }
    #expect(try bytes(of: "/proc/self/fd/\(pipe.ends.reading)", atMost: 9) == Array("read".utf8))
  }

  private final class Box {
    let pipe: Pipe

    init(_ pipe: Pipe) { self.pipe = pipe }
  }

  @Test("refuses more than it may hold, and what is not there, in the system's words")
  func refused() throws {
    #expect(throws: SystemError(number: EFBIG)) { try bytes(of: #filePath, atMost: 10) }
    #expect(throws: SystemError(number: ENOENT)) { try bytes(of: "no/file", atMost: 9) }
    #expect(SystemError(number: ENOENT).reason == "no such file or directory")
  }

  @Test("takes a pipe that nobody writes to for empty, and waits for one that somebody does")
  func pipes() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(try bytes(of: path, atMost: 9) == [])
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    let writer = open(path, O_WRONLY)
    write(writer, "read", 4)
    close(writer)
    #expect(try bytes(of: path, atMost: 9) == Array("read".utf8))
    close(reader)
  }

  @Test("reads no more of what has no end than it may hold")
  func endless() {
    #expect(throws: SystemError(number: EFBIG)) { try bytes(of: "/dev/zero", atMost: 10_000) }
  }
}
