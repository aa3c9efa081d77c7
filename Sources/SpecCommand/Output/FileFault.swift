import Glibc

/// A file that could not be read or written.
package struct FileFault: Error, Hashable, Sendable {
  /// The path as it was given.
  package var path: String

  /// What was tried.
  package var action: Action

  /// The system's error number.
  package var number: Int32

  /// What can be tried with a file.
  package enum Action: String, Sendable {
    /// To read it.
    case read
    /// To write it.
    case write
  }
}

extension FileFault: CustomStringConvertible {
  package var description: String {
    "\(path): cannot \(action.rawValue): \(systemReason(number))"
  }
}

/// The bytes of a file.
func contents(of path: String) throws(FileFault) -> [UInt8] {
  let number = open(path, O_RDONLY | O_CLOEXEC)
  guard number >= 0 else { throw FileFault(path: path, action: .read, number: errno) }
  defer { close(number) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(number, &chunk, chunk.count)
    if count == 0 { return bytes }
    if count > 0 {
      bytes += chunk[..<count]
    } else if errno != EINTR {
      throw FileFault(path: path, action: .read, number: errno)
    }
  }
}
