import Glibc
import SpecRunner

/// A file that could not be read or written.
struct FileFault: Error, Hashable, Sendable {
  /// The path as it was given.
  var path: String

  /// What was tried.
  var action: Action

  /// The system's error number.
  var number: Int32

  /// What can be tried with a file.
  enum Action: String, Sendable {
    /// To read it.
    case read
    /// To write it.
    case write
  }
}

extension FileFault: CustomStringConvertible {
  var description: String {
    let reason =
      number == EFBIG && action == .read
      ? "it holds more than \(mostBytes >> 20) MiB" : SystemError(number: number).reason
    return "\(path): cannot \(action.rawValue): \(reason)"
  }
}

/// More bytes are not read: some files, such as `/dev/zero`, have no end.
private let mostBytes = 256 << 20

/// The bytes of a file.
func contents(of path: String) throws(FileFault) -> [UInt8] {
  do throws(SystemError) {
    return try bytes(of: path, atMost: mostBytes)
  } catch {
    throw FileFault(path: path, action: .read, number: error.number)
  }
}
