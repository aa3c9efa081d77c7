import Glibc
import SpecReports

/// A file descriptor that texts are written to, through a buffer.
///
/// Nothing is written after the first error. A closed pipe is no error: it ends the output, not the
/// run.
final class Descriptor {
  // A class because two owners would write the buffer twice.
  private let number: Int32
  private var buffer: [UInt8] = []
  private var isBroken = false

  /// The error number of the first write that failed; `nil` where none did.
  private(set) var failure: Int32?

  /// A system call for each of these many bytes.
  private static let capacity = 1 << 16

  /// Writes to an open descriptor, which stays open.
  init(_ number: Int32) {
    self.number = number
  }

  static func standardOutput() -> Descriptor { Descriptor(STDOUT_FILENO) }

  /// Adds `text` to what is written.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what is in the buffer.
  func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    buffer.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count, !isBroken {
        let count = Glibc.write(
          number, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if count >= 0 {
          offset += count
        } else if errno != EINTR {
          isBroken = true
          if errno != EPIPE { failure = errno }
        }
      }
    }
  }
}

/// Writes a line for the person at the terminal to standard error; what the terminal would obey, as in
/// the name of a file, is spelled out.
func say(_ message: String) { say(lines: message.visible) }

/// Writes several lines to standard error: the first says whose they are, the others stand further in.
func say(lines text: String) {
  let lines = text.visibleLines.lines.map(String.init).hanging
  let line = "sprung: \(lines.joined(separator: "\n"))\n"
  _ = line.utf8.withContiguousStorageIfAvailable {
    Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count)
  }
}
